import { expect, test } from 'vitest';
import { parseCriteria } from './criteria.rules.ts';

test('applies no criteria for an empty filter', () => {
  const nothing = parseCriteria(null);
  expect(parseCriteria({ brands: [], search: '  ', price: {}, hasStock: null })).toEqual(nothing);
  expect(Object.values(nothing).every((v) => !v || (Array.isArray(v) && v.length === 0))).toBe(
    true,
  );
});

test('matches no article for an empty list of codes', () => {
  expect(parseCriteria({ articleCodes: [] }).articleCodes).toEqual([]);
});

test('splits the search into words and tries both forms of a UPC-A', () => {
  expect(parseCriteria({ search: ' Trail\t29 ' }).words.map(({ text }) => text)).toEqual([
    'Trail',
    '29',
  ]);
  expect(parseCriteria({ search: '0123456789012' }).words).toEqual([
    { text: '0123456789012', ean: '123456789012' },
  ]);
  expect(parseCriteria({ search: '123456789012' }).words[0]?.ean).toBeNull();
});

test.each([
  ['a search that is too long', { search: 'x'.repeat(201) }],
  ['too many words', { search: 'a '.repeat(13) }],
  ['too many values', { brands: Array(501).fill('x') }],
  ['a NUL character', { series: ['a\0b'] }],
])('%s is refused', (_, filter) => {
  expect(() => parseCriteria(filter)).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }),
  );
});
