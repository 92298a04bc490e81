import { expect, test } from 'vitest';
import { lowered } from '../../folded-text.ts';
import { compare, nameKey } from './search-words.ts';

test('lowercases each letter like the database', () => {
  expect(lowered('ÜBER Straße')).toBe('über straße');
  // Not the sigma of word ends, and one letter for a capital I with a dot.
  expect(lowered('ΟΔΟΣ İ')).toBe('οδοσ i');
});

test('sorts names ignoring case and accents', () => {
  const names = ['Zebra', 'éclair', 'Eclat', 'alto 10', 'Alto 2', 'alto'];
  expect(names.sort((a, b) => compare(nameKey(a), nameKey(b)))).toEqual([
    'alto',
    'alto 10',
    'Alto 2',
    'éclair',
    'Eclat',
    'Zebra',
  ]);
});
