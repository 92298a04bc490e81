import { expect, test } from 'vitest';
import { plainDecimal, typedDecimal } from './typed-number.ts';

test.each([
  ['1200', 'en-us', '1200'],
  ['1,200', 'en-us', '1200'],
  ['1,200.50', 'en-us', '1200.50'],
  ['1.2', 'en-us', '1.2'],
  ['12,5', 'en-us', '12.5'],
  ['1.200', 'de', '1200'],
  ['1.200,5', 'de', '1200.5'],
  ['12.5', 'de', '12.5'],
  ['12,50', 'de', '12.50'],
  [',5', 'de', '0.5'],
  ['1 200,5', 'fr', '1200.5'],
  ['1\u202f200,5', 'fr', '1200.5'],
  ['12.5', 'fr', '12.5'],
  ["1'200", 'de', '1200'],
  ['1.200.000', 'id-id', '1200000'],
  ['-3', 'en-us', '-3'],
  ['−3,5', 'de', '-3.5'],
] as const)('%j in %s is %s', (text, locale, plain) => {
  expect(plainDecimal(text, locale)).toBe(plain);
});

test.each(['', '-', 'abc', '1,2,3', '1.2.3', '12,34,567', '1e5', '1234567890123456', '..', '1-2'])(
  '%j is not a number',
  (text) => {
    expect(plainDecimal(text, 'en-us')).toBeNull();
    expect(plainDecimal(text, 'de')).toBeNull();
  },
);

test('formats with the decimal separator of the language', () => {
  expect(typedDecimal('1200.50', 'de')).toBe('1200,50');
  expect(typedDecimal('1200.50', 'en-us')).toBe('1200.50');
});
