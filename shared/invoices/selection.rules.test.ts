import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { sumSelection, takeFraction } from './amounts.rules.ts';
import { type InvoiceItem, selectionKey } from './item.ts';
import { addDeductions, proposePayment } from './proposal.rules.ts';
import { blockedCode, validateSelection } from './selection.rules.ts';
import { creditNote, item, terms, today } from './testing/items.ts';

const day = (days: number) => addDays(today, days);
const keysOf = (...items: InvoiceItem[]) => new Set(items.map(selectionKey));
const codes = (
  items: InvoiceItem[],
  selected: InvoiceItem[],
  more: Parameters<typeof terms>[0] = {},
  choice: Parameters<typeof validateSelection>[3] = {},
) =>
  validateSelection(items, keysOf(...selected), terms(more), choice).problems.map(
    ({ code }) => code,
  );

describe('which items can be selected (B188)', () => {
  test.each([
    ['Open', null],
    [null, null],
    ['Pending Payment', 'PENDING_PAYMENT'],
    ['Waiting For Payment', 'WAITING_FOR_PAYMENT'],
  ])('answers for the status %s', (status, expected) => {
    expect(blockedCode(item('A', { status }), terms())).toBe(expected);
  });

  test('refuses a cleared item and one that another customer pays', () => {
    expect(blockedCode(item('A', { clearingDate: day(-1) }), terms())).toBe('CLEARED');
    expect(blockedCode(item('A', { payerCode: 'C2' }), terms())).toBe('OTHER_PAYER');
  });

  test('reports a selected item whose state has changed', () => {
    const paid = item('A', { status: 'Pending Payment' });
    expect(codes([paid], [paid])).toEqual(['INVOICE_CHANGED']);
  });

  test('reports keys that no item has', () => {
    const one = item('A');
    const validation = validateSelection([one], new Set(['+A', '+B']), terms());
    expect(validation.problems).toEqual([{ code: 'UNKNOWN_INVOICE', key: '+B' }]);
  });

  test('finds payables by assignment, deductions by number', () => {
    const one = item('A', { assignment: 'ASSIGNED', invoiceNo: 'N1' });
    const note = creditNote('B', { assignment: 'ASSIGNED', invoiceNo: 'N2' });
    const find = (key: string) => validateSelection([one, note], new Set([key]), terms()).chosen;
    expect(find('+ASSIGNED')).toEqual([one]);
    expect(find('-N2')).toEqual([note]);
  });

  test('reports items of two companies', () => {
    const both = [item('A'), item('B', { companyCode: 'CO2' })];
    expect(codes(both, both)).toEqual(['MIXED_COMPANIES']);
  });
});

describe('the rule "oldest" (B194)', () => {
  const first = item('A', { dueDate: day(1) });
  const second = item('B', { dueDate: day(2) });
  const rule = { rule: 'oldest' } as const;

  test('names the invoice to choose first', () => {
    const { problems } = validateSelection([second, first], keysOf(second), terms(rule));
    expect(problems).toEqual([{ code: 'WRONG_SELECTION', item: second, first }]);
    expect(codes([second, first], [first], rule)).toEqual([]);
    expect(codes([second, first], [first, second], rule)).toEqual([]);
  });

  test('accepts either of two with the same due date', () => {
    const twin = item('C', { dueDate: day(1) });
    expect(codes([first, twin], [twin], rule)).toEqual([]);
  });

  test.each([
    ['in a request', { status: 'Pending Payment' }],
    ['disputed', { isDisputed: true }],
    ['of another company', { companyCode: 'CO2' }],
    ['of another payer', { payerCode: 'C2' }],
    ['deducted', { accountingAmount: -1 }],
  ])('ignores an earlier item that is %s', (_name, more) => {
    expect(codes([{ ...first, ...more }, second], [second], rule)).toEqual([]);
  });

  test('never calls a deduction wrong', () => {
    const note = creditNote('N', { dueDate: day(9) });
    const later = item('Z', { dueDate: day(20) });
    const { firstBefore } = validateSelection([first, later, note], keysOf(note), terms(rule));
    expect(firstBefore(note)).toBeNull();
    expect(firstBefore(later)).toBe(first);
  });
});

describe('the rule "overdue" (B195)', () => {
  const overdue = item('A', { dueDate: day(-1) });
  const rule = { rule: 'overdue' } as const;

  test('refuses others while an overdue invoice is unselected', () => {
    const due = item('B', { dueDate: today });
    expect(codes([overdue, due], [due], rule)).toEqual(['WRONG_SELECTION']);
    expect(codes([overdue, due], [overdue, due], rule)).toEqual([]);
  });

  test('leaves the order among overdue ones open', () => {
    const older = item('B', { dueDate: day(-30) });
    expect(codes([overdue, older], [overdue], rule)).toEqual([]);
  });
});

test('leaves any order open without a rule (N038)', () => {
  const items = [item('A', { dueDate: day(-90) }), item('B')];
  expect(codes(items, items.slice(1))).toEqual([]);
});

describe('what blocks a payment', () => {
  test('is a selection without a payable (B197)', () => {
    const note = creditNote('A');
    expect(codes([note], [])).toEqual(['NO_PAYABLE']);
    expect(codes([note], [note])).toEqual(['NO_PAYABLE']);
  });

  test('is a total of 0 or less (B198)', () => {
    const one = item('A', { accountingAmount: 3_000 });
    expect(codes([one, creditNote('B')], [one, creditNote('B')])).toEqual(['TOTAL_NOT_POSITIVE']);
    const free = item('A', { accountingAmount: 100, earlyPaymentDiscount: 100 });
    expect(codes([free], [free])).toEqual(['TOTAL_NOT_POSITIVE']);
  });

  const one = item('A');
  const partial = { allowPartialPayment: true };
  test.each([
    ['the host allows none', { amount: 5_000 }, {}, ['PARTIAL_NOT_ALLOWED']],
    ['99 cents', { amount: 99 }, partial, ['AMOUNT_TOO_SMALL']],
    ['one unit (C068)', { amount: 100 }, partial, []],
    ['1 yen', { amount: 1 }, { ...partial, precision: 0 }, []],
    ['a minor unit below the total', { amount: 9_999 }, partial, []],
    ['exactly the total', { amount: 10_000 }, {}, []],
    ['more than the total', { amount: 10_001 }, partial, ['AMOUNT_TOO_LARGE']],
    ['a negative amount', { amount: -1 }, partial, ['AMOUNT_TOO_SMALL']],
  ])('checks a payment in part: %s (B199 to B202)', (_name, choice, more, expected) => {
    expect(codes([one], [one], more, choice)).toEqual(expected);
  });

  test('is an amount for two invoices (B199)', () => {
    const both = [one, item('B')];
    expect(codes(both, both, partial, { amount: 5_000 })).toEqual(['PARTIAL_NOT_ALLOWED']);
    expect(codes(both, both, partial, { amount: 20_000 })).toEqual([]);
  });
});

describe('the sums of a selection (B203 to B206)', () => {
  const parts = [1, 2, 3].map((part) =>
    item(`N-${part}`, {
      invoiceNo: 'N',
      assignment: `N-${part}`,
      installments: 3,
      earlyPaymentDiscount: 600,
      freightAllowance: 150,
    }),
  );

  test('count discounts once, with all instalments only', () => {
    expect(sumSelection(parts, terms())).toMatchObject({
      selected: 30_000,
      earlyPaymentDiscount: 600,
      freightAllowance: 150,
      beforeMethod: 29_250,
      reductions: [{ invoiceNo: 'N', earlyPaymentDiscount: 600, freightAllowance: 150 }],
    });
    expect(sumSelection(parts.slice(1), terms())).toMatchObject({
      selected: 20_000,
      earlyPaymentDiscount: 0,
      freightAllowance: 0,
      beforeMethod: 20_000,
      reductions: [],
    });
  });

  test('end the early-payment discount after its last day', () => {
    const until = (earlyPaymentUntil: string) =>
      sumSelection([item('A', { earlyPaymentDiscount: 200, earlyPaymentUntil })], terms()).toPay;
    expect([until(day(-1)), until(today), until(day(1))]).toEqual([10_000, 9_800, 9_800]);
  });

  test('take the method’s discount from what is left, once', () => {
    const chosen = [
      item('A', { earlyPaymentDiscount: 200 }),
      creditNote('B', { accountingAmount: -1_245 }),
    ];
    expect(sumSelection(chosen, terms(), { methodDiscount: 0.02 })).toMatchObject({
      selected: 8_755,
      beforeMethod: 8_555,
      methodDiscount: 171,
      toPay: 8_384,
    });
  });

  test('drop only the method’s discount of a payment in part', () => {
    const chosen = [item('A', { earlyPaymentDiscount: 200 })];
    const sums = (amount: number) =>
      sumSelection(chosen, terms(), { methodDiscount: 0.1, amount }).toPay;
    expect(sums(5_000)).toBe(4_800);
    expect(sums(10_000)).toBe(8_820);
  });

  test.each([
    [100, 0.145, 15],
    [100, 0.144999999, 14],
    [-100, 0.145, -15],
    [1, 0.5, 1],
    [9_007_199_254_740_991, 1, 9_007_199_254_740_991],
    [0, 0.3, 0],
  ])('round %i × %f half away from zero (reading 23)', (amount, fraction, expected) => {
    expect(takeFraction(amount, fraction)).toBe(expected);
  });
});

describe('a proposal for an amount', () => {
  const older = item('A', { dueDate: day(-5) });
  const newer = item('B', { dueDate: day(3), earlyPaymentDiscount: 200 });
  const note = creditNote('C');
  const all = [newer, note, older];

  test('takes the oldest first and tells what is left', () => {
    expect(proposePayment(all, 15_000, terms())).toMatchObject({ chosen: [older], left: 5_000 });
    expect(proposePayment(all, 19_800, terms())).toMatchObject({
      chosen: [older, newer],
      left: 0,
    });
  });

  test('pays the oldest in part where the host allows it', () => {
    const allowed = terms({ allowPartialPayment: true });
    const partial = { chosen: [older], partialAmount: 4_000, left: 0 };
    expect(proposePayment(all, 4_000, allowed)).toMatchObject(partial);
    expect(proposePayment(all, 4_000, terms())).toMatchObject({ chosen: [], left: 4_000 });
    expect(proposePayment(all, 99, allowed)).toMatchObject({ chosen: [], partialAmount: null });
    expect(proposePayment([newer], 4_000, allowed)).toMatchObject({
      partialAmount: 4_200,
      amounts: { toPay: 4_000 },
    });
  });

  test('takes credit notes along while something is left to pay', () => {
    const large = creditNote('D', { accountingAmount: -9_000, dueDate: day(20) });
    const keys = addDeductions([...all, large], keysOf(older), terms());
    expect(keys).toEqual(keysOf(older, note));
    expect(addDeductions(all, new Set(), terms())).toEqual(new Set());
  });
});
