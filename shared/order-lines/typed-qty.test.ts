import { expect, test } from 'vitest';
import { maxQty } from '#shared/quantity.ts';
import { typedQtyProblem } from './typed-qty.ts';

test.each<[string, number, number, ReturnType<typeof typedQtyProblem>]>([
  ['5', 1, maxQty, null],
  ['0', 0, maxQty, null],
  ['0', 1, maxQty, 'QTY_TOO_SMALL'],
  ['2', 3, maxQty, 'QTY_TOO_SMALL'],
  ['6', 1, 5, 'OVER_QUOTA'],
  ['100000', 1, maxQty, 'QTY_TOO_LARGE'],
  ['100000', 1, 5, 'OVER_QUOTA'],
  ['1.5', 1, maxQty, 'FRACTION'],
  ['5 pcs', 1, maxQty, 'FOREIGN_DIGITS'],
  ['a few', 1, maxQty, 'NOT_A_QUANTITY'],
])('checks %j from %s to %s as %s', (text, least, quota, problem) => {
  expect(typedQtyProblem(text, least, quota)).toBe(problem);
});
