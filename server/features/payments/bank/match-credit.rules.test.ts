import { describe, expect, test } from 'vitest';
import {
  matchCredit,
  matchCredits,
  matchReturn,
  type WaitingRequest,
} from './match-credit.rules.ts';

const request = (more: Partial<WaitingRequest> = {}): WaitingRequest => ({
  externalId: 'PR1',
  payerName: 'Müller & Söhne',
  amount: 100,
  currency: 'EUR',
  status: 'pending',
  hasGateway: false,
  ...more,
});
const credit = { amount: 100, currency: 'EUR', payerName: 'MUELLER' };

describe('a credit', () => {
  test('pays the request that it names', () => {
    expect(matchCredit(credit, [request()], [])).toEqual({ externalId: 'PR1', reason: null });
    const proven = request({ status: 'on processing' });
    expect(matchCredit(credit, [proven], []).reason).toBeNull();
  });

  test.each([
    ['AMOUNT', { amount: 101 }],
    ['CURRENCY', { currency: 'USD' }],
    ['OVER', { status: 'complete' as const }],
    ['NO_REQUEST', { hasGateway: true }],
  ])('is listed with %s when it does not fit', (reason, more) => {
    expect(matchCredit(credit, [request(more)], [])).toEqual({ externalId: 'PR1', reason });
  });

  test('pays the only request of its payer over its amount', () => {
    const named = { ...credit, payerName: 'MULLER & SOHNE' };
    expect(matchCredit(named, [], [request()])).toEqual({ externalId: 'PR1', reason: null });
    const two = [request(), request({ externalId: 'PR2' })];
    expect(matchCredit(named, [], two).reason).toBe('AMBIGUOUS');
    expect(matchCredit(credit, [], [request()]).reason).toBe('NO_REQUEST');
    expect(matchCredit({ ...credit, payerName: '' }, [], [request({ payerName: '' })]).reason).toBe(
      'NO_REQUEST',
    );
  });

  test('that names two requests is listed', () => {
    const two = [request(), request({ externalId: 'PR2' })];
    expect(matchCredit(credit, two, []).reason).toBe('AMBIGUOUS');
  });

  test('finds a request over that an earlier credit pays', () => {
    const named = { ...credit, numbers: ['PR1'] };
    const byAmount = { ...credit, payerName: 'MULLER & SOHNE', numbers: [] };
    const matches = matchCredits([named, named, byAmount], [request()], [request()]);
    expect(matches.map(({ match }) => match.reason)).toEqual([null, 'OVER', 'NO_REQUEST']);
  });
});

test.each([
  ['Müller', 'MUELLER', true],
  ['Müller', 'Muller', true],
  ['Straßenräder GmbH', 'STRASSENRAEDER GMBH', true],
  ['Ångström Cykler', 'AANGSTROEM CYKLER', true],
  ['Łukasz Rowery', 'LUKASZ ROWERY', true],
  ['Mu\u0308ller', 'MUELLER', true],
  ['Bauer', 'Baur', false],
  ['', '', false],
])('the payers %j and %j: %j', (name, written, isSame) => {
  const asked = request({ payerName: name });
  const { reason } = matchCredit({ ...credit, payerName: written }, [], [asked]);
  expect(reason).toBe(isSame ? null : 'NO_REQUEST');
});

describe('money that was taken back', () => {
  const paid = request({ status: 'complete' });

  test('belongs to the request that is named, else to the only one', () => {
    expect(matchReturn({ payerName: '' }, [paid], [])).toBe(paid);
    expect(matchReturn({ payerName: 'MUELLER & SOEHNE' }, [], [paid])).toBe(paid);
    expect(matchReturn({ payerName: 'Nobody' }, [], [paid])).toBeNull();
    expect(matchReturn({ payerName: 'Müller & Söhne' }, [], [paid, paid])).toBeNull();
  });
});
