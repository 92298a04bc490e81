import { expect, test } from 'vitest';
import { ageAccount, chooseItems, hasNumber } from './open-invoices.rules.ts';
import { invoiceItem as item } from './testing/invoices.ts';

const today = '2026-11-20';
const late = item('late', { dueDate: '2026-10-01' });
const soon = item('soon', { dueDate: '2026-11-27' });
const later = item('later', { dueDate: '2026-11-28', accountingAmount: 900 });
const credit = item('credit', { dueDate: '2026-10-01', accountingAmount: -3_000 });
const requested = item('requested', { status: 'Pending Payment', isDisputed: true });
const all = [requested, later, soon, late, credit];
const everything = { show: '', bucket: '', sort: '' } as const;
const numbers = (choice: Partial<Parameters<typeof chooseItems>[1]>) =>
  chooseItems(all, { ...everything, ...choice }, today).map(({ invoiceNo }) => invoiceNo);

test('lists items by due date', () => {
  expect(numbers({})).toEqual(['credit', 'late', 'soon', 'later', 'requested']);
});

test.each([
  ['overdue', ['late']],
  ['soon', ['soon']],
  ['deductions', ['credit']],
  ['requested', ['requested']],
  ['disputed', ['requested']],
] as const)('shows only items that are %s', (show, expected) => {
  expect(numbers({ show })).toEqual(expected);
});

test('shows the items of a bucket', () => {
  expect(numbers({ bucket: 'from31' })).toEqual(['credit', 'late']);
  expect(numbers({ bucket: 'from91' })).toEqual([]);
});

test('sorts either way, equal ones by due date', () => {
  expect(numbers({ sort: 'amount' })).toEqual(['credit', 'later', 'late', 'soon', 'requested']);
  expect(numbers({ sort: '-invoice' })[0]).toBe('soon');
});

test('finds an item by any of its numbers', () => {
  const one = item('I1', { doNo: 'D1', orderNo: 'O1', poNumber: 'My po' });
  for (const text of ['i1', 'd1', ' O1 ', 'PO', 'acc-']) expect(hasNumber(one, text)).toBe(true);
  expect(hasNumber(one, 'x')).toBe(false);
});

test("counts only the payer's own items", () => {
  const other = item('other', { payerCode: 'C2', dueDate: '2026-10-01' });
  const account = {
    invoices: [...all, other],
    more: false,
    buckets: [],
    totals: { count: 0, payable: 0, deduction: 0, overdue: 0, overdueCount: 0 },
  };
  const { buckets, totals } = ageAccount(account, 'C1', today);
  expect(totals).toEqual({
    count: 5,
    payable: 30_900,
    deduction: -3_000,
    overdue: 10_000,
    overdueCount: 1,
  });
  expect(buckets.map(({ count }) => count)).toEqual([3, 0, 2, 0, 0]);
  expect(ageAccount({ ...account, more: true }, 'C1', today).totals).toBe(account.totals);
});

test('leaves out of what is overdue what is being paid', () => {
  const paying = item('paying', { dueDate: '2026-10-01', status: 'Pending Payment' });
  const { totals } = ageAccount(
    {
      invoices: [late, paying],
      more: false,
      buckets: [],
      totals: { count: 0, payable: 0, deduction: 0, overdue: 0, overdueCount: 0 },
    },
    'C1',
    today,
  );
  expect(totals).toMatchObject({ count: 2, overdue: 10_000, overdueCount: 1 });
  expect(chooseItems([late, paying], { ...everything, show: 'overdue' }, today)).toEqual([late]);
});
