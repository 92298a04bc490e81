import { expect, test } from 'vitest';
import { findDifferences } from './differences.rules.ts';

test('splits names into those of one list and those of both', () => {
  expect(findDifferences(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual({
    onlyFirst: ['b'],
    onlySecond: ['d'],
    both: ['a', 'c'],
  });
});

test('finds no difference between equal lists in another order', () => {
  const { onlyFirst, onlySecond } = findDifferences(['a', 'b'], ['b', 'a']);
  expect([onlyFirst, onlySecond]).toEqual([[], []]);
});
