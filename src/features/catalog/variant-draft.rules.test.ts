import { expect, test } from 'vitest';
import { checkedStock } from '#src/lib/checked-stock.ts';
import { checkDraft } from './variant-draft.rules.ts';

test('nothing typed is nothing wanted', () => {
  expect(checkDraft('  ', 3, null)).toEqual({ add: 0, problem: null });
});

test('text, negative and fractional quantities are refused', () => {
  for (const text of ['two', '-1', '1.5', '1,5', '1e3'])
    expect(checkDraft(text, 0, null)).toEqual({ add: 0, problem: 'NOT_A_QUANTITY' });
});

test('the quota counts what is in the cart already', () => {
  expect(checkDraft('2', 3, 5)).toEqual({ add: 2, problem: null });
  expect(checkDraft('3', 3, 5)).toEqual({ add: 0, problem: 'OVER_QUOTA' });
});

test('a quantity beyond the bound is refused', () => {
  expect(checkDraft('100000', 0, null).problem).toBe('QTY_TOO_LARGE');
});

test('the stock counts where the host checks it and says how much there is (N028, N029)', () => {
  const none = { availableStockCheck: false, exactQtyCheck: false };
  expect(checkedStock({ qty: 4, masked: false }, none)).toBeNull();
  expect(checkedStock({ qty: 4, masked: true }, { ...none, exactQtyCheck: true })).toBeNull();
  expect(checkedStock({ qty: 4, masked: false }, { ...none, availableStockCheck: true })).toBe(4);
  expect(checkDraft('1', 3, null, 4)).toEqual({ add: 1, problem: null });
  expect(checkDraft('2', 3, null, 4)).toEqual({ add: 0, problem: 'OVER_STOCK' });
  expect(checkDraft('2', 3, 4, 4).problem).toBe('OVER_QUOTA');
});
