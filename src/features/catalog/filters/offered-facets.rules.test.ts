import { expect, test } from 'vitest';
import { readCatalogParams } from '../catalog-params.ts';
import { offeredFacets } from './offered-facets.rules.ts';

const params = (query: string) => readCatalogParams(new URLSearchParams(query));
const of = (...values: string[]) => values.map((value) => ({ value }));
const options = {
  merchandiseCategories: of('tools', 'tires'),
  series: of('A', 'B'),
  models: of('B', 'C'),
  frameSizes: of('2–16 Nm', '700C'),
};

test('offers sizes of parts within one category only', () => {
  expect(offeredFacets(params('category=PAA'), options)).not.toContain('frameSizes');
  const one = params('category=PAA&merchandiseCategories=tires');
  expect(offeredFacets(one, options)).toContain('frameSizes');
  expect(offeredFacets(params('category=Bike'), options)).toContain('frameSizes');
});

test('offers series and models of equal names once', () => {
  expect(offeredFacets(params(''), options)).toEqual(expect.arrayContaining(['series', 'models']));
  const same = { ...options, models: of('B', 'A') };
  expect(offeredFacets(params(''), same)).toContain('series');
  expect(offeredFacets(params(''), same)).not.toContain('models');
});

test('keeps selected values in any offer', () => {
  const ticked = params('category=PAA&frameSizes=700C&models=B');
  const offered = offeredFacets(ticked, { ...options, series: of('B'), models: of('B') });
  expect(offered).toEqual(expect.arrayContaining(['frameSizes', 'models']));
});
