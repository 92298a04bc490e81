import { expect, test } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { parseOrderText } from './parse-order-lines.ts';
import { resolveNumbers } from './resolve-numbers.ts';

test.each<[Locale, string, number | null]>([
  ['en-us', '1,000', 1000],
  ['en-us', '1,000 pcs', 1000],
  ['en-us', '100,000', null],
  ['en-us', '1.000', null],
  ['en-us', '1.500', null],
  ['de', '1.000', 1000],
  ['de', '1.500', 1500],
  ['de', '1,000', null],
  ['id-id', '1.000', 1000],
  ['en-us', '1,5', null],
])('in %s "%s" is %s', (locale, written, qty) => {
  const { lines } = resolveNumbers(parseOrderText(`P-1\t${written}`), locale);
  expect(lines[0]?.readings[0]?.qty).toBe(qty);
});
