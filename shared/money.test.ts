import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from './locales.ts';
import { formatMoney, type MoneyFormat, parseMoney } from './money.ts';

const dollars: MoneyFormat = {
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
};
const rupiah = { symbol: 'Rp', thousandSeparator: '.', decimalSeparator: ',', decimalPrecision: 0 };
const euros = { symbol: '€', thousandSeparator: '.', decimalSeparator: ',', decimalPrecision: 2 };
const dinars = { ...dollars, symbol: 'KD', decimalPrecision: 3 };

describe('formatMoney', () => {
  test.each([
    [0, dollars, '$0.00'],
    [5, dollars, '$0.05'],
    [123_456, dollars, '$1,234.56'],
    [-123_456, dollars, '−$1,234.56'],
    [100_000_000, dollars, '$1,000,000.00'],
    [999, rupiah, 'Rp\u00a0999'],
    [12_500_000, rupiah, 'Rp\u00a012.500.000'],
    [159_900, euros, '€1.599,00'],
    [1234, dinars, 'KD\u00a01.234'],
  ])('%i', (minor, format, text) => {
    expect(formatMoney(minor, format)).toBe(text);
  });
});

describe('formatMoney in the language of the page', () => {
  test.each<[Locale, number, MoneyFormat, string]>([
    ['en-us', 300_731, dollars, '$3,007.31'],
    ['en-us', 300_731, euros, '€3,007.31'],
    ['en-uk', -300_731, euros, '−€3,007.31'],
    ['de', 300_731, euros, '3.007,31\u00a0€'],
    ['de', -300_731, euros, '−3.007,31\u00a0€'],
    ['de', 12_500_000, rupiah, '12.500.000\u00a0Rp'],
    ['fr', 300_731, euros, '3\u202f007,31\u00a0€'],
    ['fr', 5, dollars, '0,05\u00a0$'],
    ['id-id', 12_500_000, rupiah, 'Rp\u00a012.500.000'],
    ['en-id', 12_500_000, rupiah, 'Rp\u00a012.500.000'],
    ['ms-my', 300_731, dollars, '$3,007.31'],
    ['de', 1234, dinars, '1,234\u00a0KD'],
  ])('%s: %i', (locale, minor, format, text) => {
    expect(formatMoney(minor, format, locale)).toBe(text);
  });
});

describe('parseMoney', () => {
  test.each([
    ['12.50', 2, 1250],
    ['12.5', 2, 1250],
    ['12', 2, 1200],
    ['12.500', 2, 1250],
    ['12.000', 0, 12],
    ['-0.01', 2, -1],
    ['-0.00', 2, 0],
    ['0012', 0, 12],
    ['12.501', 2, null],
    ['12.5', 0, null],
    ['', 2, null],
    ['.5', 2, null],
    ['5.', 2, null],
    ['1,234.50', 2, null],
    ['1e3', 2, null],
    [' 12', 2, null],
    ['+12', 2, null],
    ['١٢', 2, null],
    ['9999999999999999', 2, null],
    ['999999999999999', 2, null],
  ])('%j with %i decimals is %j', (text, precision, minor) => {
    expect(parseMoney(text.replace('−', '-'), precision)).toBe(minor);
  });
});

test('reads back a plainly formatted amount', () => {
  const amount = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 3 }), (minor, precision) => {
      const plain = { symbol: '', thousandSeparator: '', decimalSeparator: '.' };
      const text = formatMoney(minor, { ...plain, decimalPrecision: precision });
      expect(parseMoney(text.replace('−', '-'), precision)).toBe(minor);
    }),
  );
});

test('formats the same digits with separators in groups of three', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minor) => {
      const text = formatMoney(minor, dollars);
      expect(text).toMatch(/^−?\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(minor));
    }),
  );
});
