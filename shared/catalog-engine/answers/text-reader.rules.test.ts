import { expect, test } from 'vitest';
import type { TranslatedText } from '../row-types.ts';
import { createTextReader, translateArticle } from './text-reader.rules.ts';

const texts: TranslatedText[] = [
  { text: 'Terra Kette', names: { en: 'Terra chain', fr: 'Chaîne Terra' } },
  { text: 'Silber', names: { en: 'Silver' } },
  { text: 'Stahl, Silber', names: { en: 'Silver steel' } },
];

test.each([
  ['en-us', 'Silber', 'Silver'],
  ['en-us', 'Terra Kette, Silber, 118', 'Terra chain, Silver, 118'],
  ['en-us', 'Stahl, Silber', 'Silver steel'],
  ['fr', 'Terra Kette, Silber', 'Chaîne Terra, Silber'],
  ['de', 'Terra Kette, Silber', 'Terra Kette, Silber'],
])('in %s "%s" reads "%s"', (locale, text, read) => {
  expect(createTextReader({ texts }, locale)(text)).toBe(read);
});

test('returns every text unchanged without translations', () => {
  expect(createTextReader({}, 'en-us')('Silber')).toBe('Silber');
});

test('adds no color to an article without one', () => {
  const article = { name: 'Terra Kette', model: 'Terra', serie: '', frame_size: null };
  const row = { ...article, wheel_size: null, color: null };
  expect(translateArticle(row, createTextReader({ texts }, 'en-us'))).toEqual({
    ...row,
    name: 'Terra chain',
  });
});
