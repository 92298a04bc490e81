import { expect, test } from 'vitest';
import { formatDay } from './format-day.rules.ts';

test.each([
  ['DD MMM YYYY', 'en-US', '05 Mar 2026'],
  ['D. MMMM YYYY', 'de-DE', '5. März 2026'],
  ['YYYY-MM-DD', 'en-US', '2026-03-05'],
  ['M/D/YY', 'en-US', '3/5/26'],
])('writes a day as %s in %s', (form, locale, written) => {
  expect(formatDay('2026-03-05', form, locale)).toBe(written);
});
