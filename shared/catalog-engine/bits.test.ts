import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areEqual,
  bitAt,
  countBits,
  hasOneBitAtMost,
  highestPlace,
  isNotZero,
  isPerRow,
  isZero,
  maskIf,
  maskUnless,
  orZero,
  stateOf,
} from './bits.ts';

const number = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 2 ** 31 - 1 }));
const ones = (n: number) => [...n.toString(2)].filter((digit) => digit === '1').length;

test('answers questions about numbers with 0 or 1', () => {
  const property = fc.property(number, number, (a, b) => {
    expect(isZero(a)).toBe(Number(a === 0));
    expect(isNotZero(a)).toBe(Number(a !== 0));
    expect(areEqual(a, b)).toBe(Number(a === b));
    expect(areEqual(a, a)).toBe(1);
    expect(orZero(a - b)).toBe(Math.max(a - b, 0));
  });
  fc.assert(property);
});

test('counts and finds the bits of a number', () => {
  const property = fc.property(number, (n) => {
    expect(countBits(n)).toBe(ones(n));
    expect(hasOneBitAtMost(n)).toBe(Number(ones(n) <= 1));
    if (n > 0) expect(bitAt(n, highestPlace(n))).toBe(1);
    expect(n >>> (highestPlace(n) + 1)).toBe(0);
  });
  fc.assert(property);
  expect([0b101, 0b101, 0b101].map(bitAt)).toEqual([1, 0, 1]);
  expect([2 ** 15 - 1, 2 ** 15, 2 ** 16 - 1].map(isPerRow)).toEqual([0, 1, 1]);
});

test('makes masks and states of flags', () => {
  expect([maskIf(0) & 7, maskIf(1) & 7]).toEqual([0, 7]);
  expect([maskUnless(0) & 7, maskUnless(1) & 7]).toEqual([7, 0]);
  expect([stateOf(0, 1), stateOf(1, 0), stateOf(0, 0)]).toEqual([0, 1, 2]);
});
