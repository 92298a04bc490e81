import { expect, test } from 'vitest';
import { disputedAmountProblem, isDisputable } from './dispute.rules.ts';

test.each([
  ['none', null, null],
  ['the smallest', 1, null],
  ['all that is open', 10_000, null],
  ['more than is open', 10_001, 'ABOVE_OPEN_AMOUNT'],
  ['0', 0, 'NOT_AN_AMOUNT'],
  ['below 0', -1, 'NOT_AN_AMOUNT'],
  ['no number', Number.NaN, 'NOT_AN_AMOUNT'],
])('checks the amount %s', (_name, amount, problem) => {
  expect(disputedAmountProblem(amount, 10_000)).toBe(problem);
});

test.each([
  ['an open payable', { accountingAmount: 1, clearingDate: null }, true],
  ['a credit note', { accountingAmount: -1, clearingDate: null }, false],
  ['a cleared payable', { accountingAmount: 1, clearingDate: '2026-11-20' }, false],
])('knows whether %s can be disputed', (_name, item, isPossible) => {
  expect(isDisputable(item)).toBe(isPossible);
});
