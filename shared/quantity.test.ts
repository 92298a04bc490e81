import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQty, maxQty, parseQty } from './quantity.ts';

describe('checkQty', () => {
  test.each([
    [0, null, null],
    [1, null, null],
    [maxQty, null, null],
    [maxQty + 1, null, 'QTY_TOO_LARGE'],
    [-1, null, 'QTY_TOO_SMALL'],
    [1.5, null, 'NOT_A_QUANTITY'],
    [Number.NaN, null, 'NOT_A_QUANTITY'],
    [Number.POSITIVE_INFINITY, null, 'NOT_A_QUANTITY'],
    [5, 5, null],
    [6, 5, 'OVER_QUOTA'],
    [1, 0, 'OVER_QUOTA'],
    [0, 0, null],
    [-1, 5, 'QTY_TOO_SMALL'],
  ])('%d with quota %j is %j', (qty, quota, problem) => {
    expect(checkQty(qty, quota)).toBe(problem);
  });

  test('accepts exactly the whole numbers from 0 to the quota', () => {
    const number = fc.oneof(fc.integer({ min: -10, max: maxQty + 10 }), fc.double());
    fc.assert(
      fc.property(number, fc.option(fc.nat({ max: maxQty })), (qty, quota) => {
        const good = Number.isInteger(qty) && qty >= 0 && qty <= (quota ?? maxQty);
        expect(checkQty(qty, quota) === null).toBe(good);
      }),
    );
  });
});

describe('parseQty', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
    ['007', 7],
    ['', null],
    ['-1', null],
    ['1.0', null],
    ['1e2', null],
    ['many', null],
    ['1234567', null],
  ])('%j is %j', (text, qty) => {
    expect(parseQty(text)).toBe(qty);
  });

  test('reads back every quantity', () => {
    const quantity = fc.nat({ max: maxQty });
    fc.assert(
      fc.property(quantity, (qty) => {
        expect(parseQty(String(qty))).toBe(qty);
      }),
    );
  });
});
