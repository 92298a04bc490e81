import { expect, test } from 'vitest';
import { translateBikeCategories, translateName } from './translate-name.rules.ts';

test.each([
  ['de', 'Lenker'],
  ['en-us', 'Handlebars'],
  ['id-id', 'Setang'],
])('in %s a name reads %s', (locale, name) => {
  expect(translateName('Handlebars', { de: 'Lenker', id: 'Setang' }, locale)).toBe(name);
});

test('translates bike categories and drops the other languages', () => {
  const kids = { id: 'K', wording: 'Kids', type: 'kids', mcIds: ['1'], names: { de: 'Kinder' } };
  const none = { merchandiseCategories: [], promotions: [], synonyms: [], replaced: [], deals: [] };
  const names = { ...none, bikeCategories: [kids] };
  expect(translateBikeCategories(names, 'de')).toEqual([
    { id: 'K', wording: 'Kinder', type: 'kids', mcIds: ['1'] },
  ]);
});
