import { expect, test } from 'vitest';
import { checkDraft } from './variant-draft.rules.ts';

test('nothing typed is nothing wanted', () => {
  expect(checkDraft('  ', 3, null)).toEqual({ add: 0, problem: null });
});

test('text, negative and fractional quantities are refused', () => {
  for (const text of ['two', '-1', '1.5', '1,5', '1e3'])
    expect(checkDraft(text, 0, null)).toEqual({ add: 0, problem: 'NOT_A_QUANTITY' });
});

test('the quota counts what is in the cart already', () => {
  expect(checkDraft('2', 3, 5)).toEqual({ add: 2, problem: null });
  expect(checkDraft('3', 3, 5)).toEqual({ add: 0, problem: 'OVER_QUOTA' });
});

test('a quantity beyond the bound is refused', () => {
  expect(checkDraft('100000', 0, null).problem).toBe('QTY_TOO_LARGE');
});
