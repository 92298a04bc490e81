import { expect, test } from 'vitest';
import { findDueInvoices } from './due-invoices.rules.ts';

const item = (dueDate: string, fields: object = {}) => ({
  dueDate,
  status: 'Open',
  accountingAmount: 1_000,
  payerCode: 'C1',
  ...fields,
});
const totals = { overdue: 900_000, overdueCount: 2_300 };
const find = (invoices: ReturnType<typeof item>[], more = false) =>
  findDueInvoices(
    { invoices, more, totals, canPay: true, asOf: '2026-11-20T09:00:00Z' },
    'C1',
    '2026-11-20',
  );

test('counts what is overdue, due today and due within a week', () => {
  const due = find([
    item('2026-11-01'),
    item('2026-11-19'),
    item('2026-11-20'),
    item('2026-11-21'),
    item('2026-11-27'),
    item('2026-11-28'),
  ]);
  expect(due).toEqual({
    overdue: { count: 2, amount: 2_000, day: '2026-11-01' },
    dueToday: { count: 1, amount: 1_000, day: '2026-11-20' },
    dueSoon: { count: 2, amount: 2_000, day: '2026-11-21' },
  });
});

test.each([
  ['is being paid', { status: 'Pending Payment' }],
  ['is a credit note', { accountingAmount: -1_000 }],
  ['another payer pays', { payerCode: 'C2' }],
])('leaves out what %s', (_, fields) => {
  expect(find([item('2026-11-01', fields)]).overdue.count).toBe(0);
});

test('takes the total of the server for a list with more items', () => {
  expect(find([item('2026-11-01')], true).overdue).toEqual({
    count: 2_300,
    amount: 900_000,
    day: '2026-11-01',
  });
});
