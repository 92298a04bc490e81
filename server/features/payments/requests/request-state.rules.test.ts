import { describe, expect, test } from 'vitest';
import {
  decideReport,
  isOver,
  type Report,
  type ReportedRequest,
  requestStatuses,
} from './request-state.rules.ts';

const request: ReportedRequest = {
  status: 'pending',
  amount: 12_000,
  currency: 'USD',
  isVoidRequested: false,
  isExpired: false,
  gatewayReference: 'ref',
  gatewayAlias: 'alias',
};
const paid: Report = {
  reference: 'ref',
  status: 'complete',
  amount: 12_000,
  currency: 'USD',
  reason: null,
};
const decide = (of: Partial<ReportedRequest>, report: Partial<Report>) =>
  decideReport({ ...request, ...of }, { ...paid, ...report });

describe('a report', () => {
  test('moves a request forward', () => {
    expect(decide({}, { status: 'processing' })).toMatchObject({ status: 'on processing' });
    expect(decide({}, {})).toMatchObject({ outcome: 'moved', status: 'complete' });
    expect(decide({ status: 'on processing' }, { status: 'failed', reason: 'RETURNED' })).toEqual({
      outcome: 'moved',
      status: 'failed',
      reason: 'RETURNED',
    });
  });

  test('moves no request back or a second time', () => {
    expect(decide({ status: 'on processing' }, { status: 'pending' }).outcome).toBe('ignored');
    expect(decide({ status: 'on processing' }, { status: 'processing' }).outcome).toBe('ignored');
    for (const status of requestStatuses.filter(isOver))
      for (const late of ['pending', 'processing', 'failed', 'void'] as const)
        expect(decide({ status }, { status: late }).outcome).toBe('ignored');
    expect(decide({ status: 'complete' }, {}).outcome).toBe('ignored');
  });

  test('holds another amount or currency and never completes it', () => {
    const held = { outcome: 'held', status: 'on processing' };
    expect(decide({}, { amount: 11_999 })).toEqual({ ...held, held: 'amount' });
    expect(decide({}, { amount: 12_001 })).toEqual({ ...held, held: 'amount' });
    expect(decide({}, { currency: 'EUR' })).toEqual({ ...held, held: 'currency' });
  });

  test('holds money for a request that is over', () => {
    for (const status of ['failed', 'void'] as const)
      expect(decide({ status }, {})).toEqual({ outcome: 'held', held: 'late', status });
  });

  test('holds money that the bank takes back', () => {
    const returned = { status: 'returned', reason: 'RETURNED' } as const;
    expect(decide({ status: 'complete' }, returned)).toMatchObject({ held: 'returned' });
    expect(decide({ status: 'on processing' }, returned)).toMatchObject({ status: 'failed' });
  });

  test('of a declined attempt tells why and ends nothing', () => {
    const declined = { status: 'pending', reason: 'DECLINED' } as const;
    const expected = { outcome: 'declined', status: 'pending', reason: 'DECLINED' };
    expect(decide({}, declined)).toEqual(expected);
    expect(decide({}, { ...declined, reference: 'another attempt' })).toEqual(expected);
    expect(decide({ status: 'on processing' }, declined).outcome).toBe('ignored');
    expect(decide({}, { status: 'pending' }).outcome).toBe('ignored');
  });

  test('about another payment is ignored', () => {
    expect(decide({}, { reference: 'other' }).outcome).toBe('ignored');
    expect(decide({}, { reference: 'alias' }).outcome).toBe('moved');
  });

  test('of success or progress counts without a reference', () => {
    const unknown = { gatewayReference: null };
    expect(decide(unknown, {}).outcome).toBe('moved');
    expect(decide(unknown, { status: 'processing' }).outcome).toBe('moved');
    expect(decide(unknown, { status: 'failed' }).outcome).toBe('ignored');
  });

  test('of a cancellation ends an expired request as failed (N082)', () => {
    const cancelled = { status: 'void' } as const;
    const failed = { status: 'failed', reason: 'EXPIRED' };
    expect(decide({ isExpired: true }, cancelled)).toMatchObject(failed);
    expect(decide({ isExpired: true, isVoidRequested: true }, cancelled)).toMatchObject({
      status: 'void',
    });
    expect(decide({}, cancelled)).toMatchObject({ status: 'void', reason: null });
  });

  test('of a failure ends a request that is being voided as void', () => {
    const failed = { status: 'failed', reason: 'EXPIRED' } as const;
    expect(decide({ isVoidRequested: true }, failed)).toMatchObject({ status: 'void' });
  });
});

test('ends in the same state in whatever order reports arrive', () => {
  const reports = (['pending', 'processing', 'complete'] as const).map((status) => ({
    ...paid,
    status,
  }));
  const orders = reports.flatMap((a) =>
    reports.flatMap((b) => reports.map((c) => [a, b, c, paid])),
  );
  for (const order of orders) {
    let status = request.status;
    for (const report of order) {
      const decision = decideReport({ ...request, status }, report);
      if (decision.outcome === 'moved') status = decision.status;
    }
    expect(status).toBe('complete');
  }
});
