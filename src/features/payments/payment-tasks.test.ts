import { expect, test } from 'vitest';
import { findPaymentTasks, type PaymentToDo } from './payment-tasks.rules.ts';

const payment = (
  externalId: string,
  id: string,
  fields: Partial<PaymentToDo> = {},
): PaymentToDo => ({
  externalId,
  amount: 1_000,
  createdAt: '2026-11-19T10:00:00.000Z',
  expiredDate: '2026-11-22T10:00:00.000Z',
  held: null,
  isVoiding: false,
  paymentStatus: { id },
  invoices: [{ accountingNo: 'A1', lineItem: '1', fiscalYear: 2026, companyCode: 'US20' }],
  ...fields,
});
const find = (...payments: PaymentToDo[]) => {
  const { failed, waiting } = findPaymentTasks(payments, '2026-11-20');
  const ids = (list: PaymentToDo[]) => list.map(({ externalId }) => externalId);
  return { failed: ids(failed), waiting: ids(waiting) };
};
const later = { createdAt: '2026-11-19T11:00:00.000Z' };

test('finds payments that failed and those that wait for the payer', () => {
  expect(find(payment('P1', 'failed'), payment('P2', 'complete'))).toEqual({
    failed: ['P1'],
    waiting: [],
  });
  expect(find(payment('P1', 'pending'), payment('P2', 'on processing'))).toEqual({
    failed: [],
    waiting: ['P1'],
  });
});

test.each(['pending', 'on processing', 'complete'])(
  'forgets a failed payment once a later one of its invoices is %s',
  (status) => {
    expect(find(payment('P1', 'failed'), payment('P2', status, later)).failed).toEqual([]);
  },
);

test.each([
  ['void', later],
  ['complete', { createdAt: '2026-11-19T09:00:00.000Z' }],
  ['complete', { ...later, invoices: [] }],
])('keeps a failed payment beside another one that is %s', (status, fields) => {
  expect(find(payment('P1', 'failed'), payment('P2', status, fields)).failed).toEqual(['P1']);
});

test('forgets a failed payment after two weeks', () => {
  const createdAt = '2026-11-05T10:00:00.000Z';
  expect(find(payment('P1', 'failed', { createdAt })).failed).toEqual([]);
});

test('waits for no payment that staff check or that is being voided', () => {
  expect(
    find(
      payment('P1', 'pending', { held: 'amount' }),
      payment('P2', 'pending', { isVoiding: true }),
    ),
  ).toEqual({ failed: [], waiting: [] });
});
