import { expect, test } from 'vitest';
import { checkedStock } from '#src/lib/stock/checked-stock.ts';
import { checkDraft } from './variant-draft.rules.ts';

test('treats an empty field as no quantity', () => {
  expect(checkDraft('  ', 3, null)).toEqual({ add: 0, problem: null });
});

test('rejects text, negative and fractional quantities', () => {
  for (const text of ['two', '-1', '1.5', '1,5', '1e3'])
    expect(checkDraft(text, 0, null)).toEqual({ add: 0, problem: 'NOT_A_QUANTITY' });
});

test('counts the cart against the quota', () => {
  expect(checkDraft('2', 3, 5)).toEqual({ add: 2, problem: null });
  expect(checkDraft('3', 3, 5)).toEqual({ add: 0, problem: 'OVER_QUOTA' });
});

test('rejects a quantity above the maximum', () => {
  expect(checkDraft('100000', 0, null).problem).toBe('QTY_TOO_LARGE');
});

// N028, N029
test('limits by stock only where the host checks and shows it', () => {
  const none = { availableStockCheck: false, exactQtyCheck: false };
  expect(checkedStock({ qty: 4, masked: false }, none)).toBeNull();
  expect(checkedStock({ qty: 4, masked: true }, { ...none, exactQtyCheck: true })).toBeNull();
  expect(checkedStock({ qty: 4, masked: false }, { ...none, availableStockCheck: true })).toBe(4);
  expect(checkDraft('1', 3, null, 4)).toEqual({ add: 1, problem: null });
  expect(checkDraft('2', 3, null, 4)).toEqual({ add: 0, problem: 'OVER_STOCK' });
  expect(checkDraft('2', 3, 4, 4).problem).toBe('OVER_QUOTA');
});
