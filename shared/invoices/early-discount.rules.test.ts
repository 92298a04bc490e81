import { expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { sumSelection } from './amounts.rules.ts';
import {
  listEarlyDiscounts,
  listMissedDiscounts,
  listPromisedDiscounts,
} from './early-discount.rules.ts';
import type { InvoiceItem } from './item.ts';
import { item, terms, today } from './testing/items.ts';

const part = (no: number, more: Partial<InvoiceItem> = {}) =>
  item(`A${no}`, {
    invoiceNo: 'A',
    earlyPaymentDiscount: 300,
    earlyPaymentUntil: today,
    installments: 2,
    ...more,
  });
const stateOf = (...items: InvoiceItem[]) => listEarlyDiscounts(items, terms()).get('A')?.state;

test('lists the discount of an invoice once', () => {
  const discounts = listEarlyDiscounts([part(1), part(2), item('B')], terms());
  expect([...discounts.values()]).toMatchObject([
    { invoiceNo: 'A', amount: 300, until: today, state: 'obtainable', installments: 2 },
  ]);
});

test.each([
  ['is paid already', [part(2)]],
  ['is being paid', [part(1, { status: 'Pending Payment' }), part(2)]],
  ['waits for a transfer', [part(1), part(2, { status: 'Waiting For Payment' })]],
  ['was cleared', [part(1, { clearingDate: today }), part(2)]],
  ['is paid by another customer', [part(1), part(2, { payerCode: 'C2' })]],
])('promises nothing when a part %s', (_name, items) => {
  expect(stateOf(...items)).toBe('divided');
});

test('promises nothing after the last day', () => {
  const earlyPaymentUntil = addDays(today, -1);
  expect(stateOf(part(1, { earlyPaymentUntil }), part(2, { earlyPaymentUntil }))).toBe('over');
});

test.each([
  ['all parts', ['A1', 'A2'], []],
  ['one part', ['A1'], ['A']],
])('says what a selection of %s misses', (_name, ids, missed) => {
  const items = [part(1), part(2), item('B')];
  const chosen = items.filter(({ id }) => ids.includes(id) || id === 'B');
  const { reductions } = sumSelection(chosen, terms());
  const found = listMissedDiscounts(listEarlyDiscounts(items, terms()), chosen, reductions);
  expect(found.map(({ invoiceNo }) => invoiceNo)).toEqual(missed);
});

test('promises a discount once, at the first instalment', () => {
  const promised = (...items: InvoiceItem[]) => [...listPromisedDiscounts(items, terms()).keys()];
  const [first, second] = [part(1, { dueDate: today }), part(2, { dueDate: addDays(today, 9) })];
  expect(promised(second, first)).toEqual([first.id]);
  expect(promised(first, { ...second, status: 'Pending Payment' })).toEqual([]);
  expect(promised(second)).toEqual([]);
});
