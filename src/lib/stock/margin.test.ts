import { expect, test } from 'vitest';
import { marginOf, marginRange, pieceCost, rangeOf, samePrice } from './margin.ts';

const step = (qty: number, value: number, type = 'percentage', term = '>=') => ({
  qty,
  value,
  type,
  term,
});

test('computes retail less own price in percent of retail', () => {
  expect(marginOf({ dealer: 6000, retail: 10_000, discounts: [] })).toEqual({
    amount: 4000,
    percent: 40,
  });
  expect(marginOf({ dealer: 2, retail: 3, discounts: [] })).toEqual({ amount: 1, percent: 33 });
});

test('uses the best step that one piece reaches', () => {
  const discounts = [step(10, -5000), step(1, -500), step(1, -1000), step(3, -300, 'fixed', '<=')];
  expect(pieceCost({ dealer: 6000, discounts })).toBe(5400);
  expect(marginOf({ dealer: 6000, retail: 10_000, discounts })).toEqual({
    amount: 4600,
    percent: 46,
  });
});

test('returns a negative margin below cost', () => {
  expect(marginOf({ dealer: 11_000, retail: 10_000, discounts: [] })).toEqual({
    amount: -1000,
    percent: -10,
  });
});

test('returns null when a price is missing', () => {
  expect(marginOf({ dealer: null, retail: 10_000, discounts: [] })).toBeNull();
  expect(marginOf({ dealer: 5000, retail: null, discounts: [] })).toBeNull();
  expect(marginOf({ dealer: 5000, retail: 0, discounts: [] })).toBeNull();
  expect(pieceCost({ discounts: [] })).toBeNull();
});

test('returns the lowest and highest margin of a model', () => {
  const prices = [
    { dealer: 50, retail: 100, discounts: [] },
    { dealer: 90, retail: 120, discounts: [] },
    { dealer: null, retail: 120, discounts: [] },
  ];
  expect(marginRange(prices)).toEqual([
    { amount: 30, percent: 25 },
    { amount: 50, percent: 50 },
  ]);
  expect(marginRange([])).toBeNull();
  expect(rangeOf([3, 1, 2])).toEqual([1, 3]);
  expect(rangeOf([])).toBeNull();
});

test('treats prices with equal cost, list and retail as equal', () => {
  const price = { dealer: 1000, retail: 2000, discounts: [] };
  const less = { qty: 1, term: '>=', type: 'percentage', value: -500 } as const;
  expect(samePrice([])).toBe(true);
  expect(samePrice([price])).toBe(true);
  expect(samePrice([price, { ...price }])).toBe(true);
  expect(samePrice([price, { ...price, retail: 2100 }])).toBe(false);
  expect(samePrice([price, { ...price, dealer: null }])).toBe(false);
  expect(samePrice([price, { ...price, discounts: [less] }])).toBe(false);
});
