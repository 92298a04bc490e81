import { expect, test } from 'vitest';
import { nextRise } from './next-rise.ts';

const few = { qty: 2, term: '<=', type: 'percentage', value: -400 };
const many = (qty: number, value: number) => ({ qty, term: '>=', type: 'percentage', value });

test.each([0, 1, 2])('announces the price of the third piece at %i', (qty) => {
  expect(nextRise(334_939, qty, [few])).toEqual({ qty: 3, unit: 334_939 });
});

test('announces nothing beyond the deal', () => {
  expect(nextRise(334_939, 3, [few])).toBeNull();
});

test('announces nothing for a ladder that only falls', () => {
  expect(nextRise(2000, 1, [many(10, -500), many(20, -1000)])).toBeNull();
});

test('ignores another deal at the same price or below', () => {
  expect(nextRise(2000, 2, [few, many(3, -400)])).toBeNull();
  expect(nextRise(2000, 2, [few, many(3, -300)])).toEqual({ qty: 3, unit: 1940 });
});
