import { expect, test } from 'vitest';
import { isIban, passesLuhn, replaceIbans } from './account-numbers.ts';

test('knows card numbers by their check digit', () => {
  expect(['4111111111111111', '378282246310005'].every(passesLuhn)).toBe(true);
  expect(['4111111111111112', '1234567890123'].some(passesLuhn)).toBe(false);
});

test('knows IBANs by length and check digits', () => {
  expect(
    ['DE89370400440532013000', 'NO9386011117947', 'FR1420041010050500013M02606'].every(isIban),
  ).toBe(true);
  expect(['DE88370400440532013000', 'DE8937040044053201300', 'DE89 3704', ''].some(isIban)).toBe(
    false,
  );
});

test.each([
  ['to DE89370400440532013000.', 'to X.'],
  ['de89 3704 0044 0532 0130 00 PR2345678', 'X PR2345678'],
  ['DE89370400440532013000 NO9386011117947', 'X X'],
  ['DE88370400440532013000', 'DE88370400440532013000'],
  ['invoice RE2031 and AB12', 'invoice RE2031 and AB12'],
  ['', ''],
])('replaces the IBANs of %j', (text, replaced) => {
  expect(replaceIbans(text, () => 'X')).toBe(replaced);
});
