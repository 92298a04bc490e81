import { expect, test } from 'vitest';
import { listFacets } from '#shared/catalog-engine/facet-table.ts';
import {
  facets,
  filterCount,
  readCatalogParams,
  resetFilters,
  searchFor,
  toFilter,
  toggleFacet,
  writeCatalogParams,
} from './catalog-params.ts';

const read = (query: string) => readCatalogParams(new URLSearchParams(query));

test('knows every facet of the engine, in its order', () => {
  expect(facets).toEqual(listFacets);
});

test('reads the category case-insensitively (B077)', () => {
  expect(read('category=paa').category).toBe('PAA');
  expect(read('category=bIKe').category).toBe('Bike');
  expect(read('category=PAA').category).toBe('PAA');
  expect(read('category=boats').category).toBeNull();
});

test('reads categories joined with + and writes them sorted (B078)', () => {
  const params = read('merchandiseCategories=ROAD+MTB');
  expect(params.selected.merchandiseCategories).toEqual(['ROAD', 'MTB']);
  expect(writeCatalogParams(params).get('merchandiseCategories')).toBe('MTB+ROAD');
  expect(read(writeCatalogParams(params).toString()).selected.merchandiseCategories).toEqual([
    'MTB',
    'ROAD',
  ]);
});

test('sorts by price ascending by default (B087)', () => {
  expect(read('').sort).toEqual({ field: 'price', order: 'ASC' });
  expect(read('sortByField=name&sortByOrder=DESC').sort).toEqual({ field: 'name', order: 'DESC' });
  expect(read('sortByField=colour').sort.field).toBe('price');
});

test('sorts a search by best match unless another order is chosen', () => {
  const bestMatch = { field: 'relevance', order: 'DESC' };
  expect(read('search=chain').sort).toEqual(bestMatch);
  expect(read('search=chain&sortByField=relevance').sort).toEqual(bestMatch);
  expect(read('sortByField=relevance').sort).toEqual({ field: 'price', order: 'ASC' });
  const chosen = { ...read('search=chain'), sort: { field: 'price', order: 'ASC' } as const };
  expect(writeCatalogParams(chosen).toString()).toBe('search=chain&sortByField=price');
  expect(read('search=chain&sortByField=price').sort).toEqual(chosen.sort);
});

test('changes only the default order when a search starts', () => {
  expect(writeCatalogParams(searchFor(read(''), 'chain')).toString()).toBe('search=chain');
  expect(writeCatalogParams(searchFor(read('search=chain'), '')).toString()).toBe('');
  expect(searchFor(read('sortByField=name'), 'chain').sort.field).toBe('name');
  expect(writeCatalogParams({ ...read('search=chain'), search: '' }).toString()).toBe('');
});

// E197, E202 to E216
test('round-trips every catalog parameter through the URL', () => {
  const query =
    'search=trail+29&category=Bike&bikeCategories=MTB&bikeCategories=KIDS&merchandiseCategories=MTB%2BROAD&brands=Alto&brands=Velm+%26+Co' +
    '&series=S+1&models=M%2F2&frameSizes=M&frameSizes=L&wheelSizes=29%22&promotions=D100' +
    '&articleTags=e-bike&articleTagCategory=drive&priceFrom=1000&priceTo=250000&hasStock=true' +
    '&isNew=true' +
    '&searchAndFilter=true&sortByField=newest&sortByOrder=DESC&view=item';
  const params = read(query);
  expect(params).toEqual({
    search: 'trail 29',
    category: 'Bike',
    selected: {
      bikeCategories: ['MTB', 'KIDS'],
      merchandiseCategories: ['MTB', 'ROAD'],
      brands: ['Alto', 'Velm & Co'],
      series: ['S 1'],
      models: ['M/2'],
      frameSizes: ['M', 'L'],
      wheelSizes: ['29"'],
      promotions: ['D100'],
      articleTags: ['e-bike'],
    },
    articleTagCategory: 'drive',
    priceFrom: 1000,
    priceTo: 250_000,
    hasStock: true,
    isNew: true,
    searchAndFilter: true,
    sort: { field: 'newest', order: 'DESC' },
    view: 'item',
  });
  expect(writeCatalogParams(params).toString()).toBe(query);
});

test('omits defaults when writing and ignores invalid values', () => {
  expect(writeCatalogParams(read('')).toString()).toBe('');
  expect(read('priceFrom=-5&hasStock=1&view=map&sortByOrder=up&brands=')).toEqual(read(''));
});

// N053
test('clears filters on a new search unless search-with-filter on', () => {
  const filtered = read('category=PAA&brands=Alto&priceTo=500&sortByField=name');
  const off = searchFor(filtered, ' chain ');
  expect(writeCatalogParams(off).toString()).toBe('search=chain&category=PAA&sortByField=name');
  const on = searchFor({ ...filtered, searchAndFilter: true }, 'chain');
  expect(on.selected.brands).toEqual(['Alto']);
  expect(on.priceTo).toBe(500);
});

test('does not treat equal or empty text as a new search', () => {
  const filtered = read('search=chain&brands=Alto');
  expect(searchFor(filtered, 'chain')).toEqual(filtered);
  // Without words there is no best match any more.
  const cheapest = { field: 'price', order: 'ASC' };
  expect(searchFor(filtered, '')).toEqual({ ...filtered, search: '', sort: cheapest });
});

test('switches search-with-filter off on reset (B084)', () => {
  expect(resetFilters(read('searchAndFilter=true&search=chain')).searchAndFilter).toBe(false);
});

test('keeps price and category on reset and clears the rest (B083)', () => {
  const params = resetFilters(read('category=PAA&brands=Alto&priceTo=500&hasStock=true'));
  expect(params.category).toBe('PAA');
  expect(params.priceTo).toBe(500);
  expect(filterCount(params)).toBe(1);
});

test('sends only set values to the server', () => {
  expect(toFilter(read(''))).toEqual({});
  const params = toggleFacet(toggleFacet(read('search=chain'), 'brands', 'Rota'), 'brands', 'Alto');
  expect(toFilter(params)).toEqual({ search: 'chain', brands: ['Rota', 'Alto'] });
  expect(toFilter(toggleFacet(params, 'brands', 'Rota')).brands).toEqual(['Alto']);
});
