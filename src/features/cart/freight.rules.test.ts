import { expect, test } from 'vitest';
import { benefitGaps, freightGap } from './freight.rules.ts';

const rates = [
  { name: 'Standard', price: 900, freeFrom: 50_000 },
  { name: 'Express', price: 2900, freeFrom: 100_000 },
  { name: 'Pallet', price: 9000, freeFrom: null },
];

test('counts the nearest method of free shipping (N065)', () => {
  expect(freightGap(rates, 20_000)).toEqual({ name: 'Standard', missing: 30_000 });
  expect(freightGap(rates, 50_000)).toEqual({ name: 'Standard', missing: 0 });
});

test('ignores methods that are never free or cost nothing', () => {
  expect(freightGap([{ name: 'Pallet', price: 9000, freeFrom: null }], 1)).toBeNull();
  expect(freightGap([{ name: 'Pick-up', price: 0, freeFrom: 100 }], 1)).toBeNull();
  expect(freightGap([], 1)).toBeNull();
});

// O044
test('lists the nearest freight step first and omits reached ones', () => {
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
