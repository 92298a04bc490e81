import { expect, test } from 'vitest';
import { finderInput, readFinderParams, writeFinderParams } from './finder-params.ts';

const read = (query: string) => readFinderParams(new URLSearchParams(query));

test('without a choice the list has its own order', () => {
  expect(finderInput(read('brands=Alto'))).toEqual({ filter: { brands: ['Alto'] }, sort: null });
  expect(writeFinderParams(read('')).toString()).toBe('');
  expect(writeFinderParams(read('search=chain')).toString()).toBe('search=chain');
});

test('a chosen order survives the way through the URL, also the catalog’s own', () => {
  const query = 'search=chain&category=PAA&sortByField=price&sortByOrder=ASC';
  expect(read(query).sort).toEqual({ field: 'price', order: 'ASC' });
  expect(writeFinderParams(read(query)).toString()).toBe(query);
});
