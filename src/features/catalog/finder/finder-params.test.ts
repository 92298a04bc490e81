import { expect, test } from 'vitest';
import { finderInput, readFinderParams, writeFinderParams } from './finder-params.ts';

const read = (query: string) => readFinderParams(new URLSearchParams(query));

test("uses the list's own order by default", () => {
  expect(finderInput(read('brands=Alto'))).toEqual({ filter: { brands: ['Alto'] }, sort: null });
  expect(writeFinderParams(read('')).toString()).toBe('');
  expect(writeFinderParams(read('search=chain')).toString()).toBe('search=chain');
});

test('round-trips a chosen order through the URL, even the default', () => {
  const query = 'search=chain&category=PAA&sortByField=price&sortByOrder=ASC';
  expect(read(query).sort).toEqual({ field: 'price', order: 'ASC' });
  expect(writeFinderParams(read(query)).toString()).toBe(query);
});
