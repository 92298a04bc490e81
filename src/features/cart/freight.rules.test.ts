import { expect, test } from 'vitest';
import { benefitGaps, freightGap } from './freight.rules.ts';

const rates = [
  { name: 'Standard', price: 900, freeFrom: 50_000 },
  { name: 'Express', price: 2900, freeFrom: 100_000 },
  { name: 'Pallet', price: 9000, freeFrom: null },
];

test('the nearest way of shipping for nothing counts (N065)', () => {
  expect(freightGap(rates, 20_000)).toEqual({ name: 'Standard', missing: 30_000 });
  expect(freightGap(rates, 50_000)).toEqual({ name: 'Standard', missing: 0 });
});

test('what never is free, or costs nothing anyway, is no gap', () => {
  expect(freightGap([{ name: 'Pallet', price: 9000, freeFrom: null }], 1)).toBeNull();
  expect(freightGap([{ name: 'Pick-up', price: 0, freeFrom: 100 }], 1)).toBeNull();
  expect(freightGap([], 1)).toBeNull();
});

test('the nearest step of the freight benefit comes first; a highest one has none (O044)', () => {
  expect(
    benefitGaps([
      { area: 'East', qty: 4, amount: 0, nextQty: 20, nextAmount: 900 },
      { area: 'West', qty: 7, amount: 500, nextQty: 10, nextAmount: 800 },
      { area: 'North', qty: 50, amount: 900, nextQty: null, nextAmount: null },
    ]),
  ).toEqual([
    { area: 'West', more: 3, less: 300 },
    { area: 'East', more: 16, less: 900 },
  ]);
});
