import { expect, test } from 'vitest';
import {
  filterCount,
  readCatalogParams,
  resetFilters,
  toFilter,
  toggleFacet,
  writeCatalogParams,
} from './catalog-params.ts';

const read = (query: string) => readCatalogParams(new URLSearchParams(query));

test('reads category Bike without regard to case, PAA as written (B077)', () => {
  expect(read('category=bIKe').category).toBe('Bike');
  expect(read('category=PAA').category).toBe('PAA');
  expect(read('category=boats').category).toBeNull();
});

test('merchandise categories come joined with + and leave sorted (B078)', () => {
  const params = read('merchandiseCategories=ROAD+MTB');
  expect(params.selected.merchandiseCategories).toEqual(['ROAD', 'MTB']);
  expect(writeCatalogParams(params).get('merchandiseCategories')).toBe('MTB+ROAD');
  expect(read(writeCatalogParams(params).toString()).selected.merchandiseCategories).toEqual([
    'MTB',
    'ROAD',
  ]);
});

test('sorts by price ascending unless told otherwise (B087)', () => {
  expect(read('').sort).toEqual({ field: 'price', order: 'ASC' });
  expect(read('sortByField=name&sortByOrder=DESC').sort).toEqual({ field: 'name', order: 'DESC' });
  expect(read('sortByField=colour').sort.field).toBe('price');
});

test('everything survives the way through the URL', () => {
  const query =
    'search=trail+29&category=Bike&brands=Alto&brands=Velm+%26+Co&priceFrom=1000&priceTo=250000&hasStock=true&sortByField=newest&sortByOrder=DESC&view=item';
  const params = read(query);
  expect(params.selected.brands).toEqual(['Alto', 'Velm & Co']);
  expect(read(writeCatalogParams(params).toString())).toEqual(params);
});

test('reset keeps price and category and empties the rest (B083)', () => {
  const params = resetFilters(read('category=PAA&brands=Alto&priceTo=500&hasStock=true'));
  expect(params.category).toBe('PAA');
  expect(params.priceTo).toBe(500);
  expect(filterCount(params)).toBe(1);
});

test('asks the server only with what is set', () => {
  expect(toFilter(read(''))).toEqual({});
  const params = toggleFacet(toggleFacet(read('search=chain'), 'brands', 'Rota'), 'brands', 'Alto');
  expect(toFilter(params)).toEqual({ search: 'chain', brands: ['Rota', 'Alto'] });
  expect(toFilter(toggleFacet(params, 'brands', 'Rota')).brands).toEqual(['Alto']);
});
