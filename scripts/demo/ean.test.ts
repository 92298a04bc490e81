import { expect, it } from 'vitest';
import { ean13, eanCheckDigit } from './ean.ts';

it('computes the check digit of known numbers', () => {
  expect(eanCheckDigit('400638133393')).toBe(1);
  expect(eanCheckDigit('978020137962')).toBe(4);
});

it('makes thirteen digits in the range for use inside companies', () => {
  expect(ean13(1)).toMatch(/^29\d{11}$/);
  expect(ean13(9_999_999_999)).toMatch(/^299999999999\d$/);
});
