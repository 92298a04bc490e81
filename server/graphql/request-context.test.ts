import { expect, it } from 'vitest';
import { negotiateLocale } from './request-context.ts';

it.each([
  ['de', 'de'],
  ['id-id', 'id-id'],
  ['en-UK', 'en-uk'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.8', 'en-us'],
  ['es-ES, fr;q=0.5', 'fr'],
  ['xx', 'en-us'],
  ['', 'en-us'],
  [undefined, 'en-us'],
])('reads the locale of "%s" as %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
});
