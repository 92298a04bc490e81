import type { ListFacet } from '#shared/catalog-engine/facet-table.ts';
import type {
  CountUnit,
  ProductCategory,
  ProductFilterInput,
  ProductSortInput,
} from '#src/graphql/generated/graphql.ts';

/**
 * The facets a user ticks values of; their names are the URL's parameters (E197, E204 to E211). The list facets of the
 * engine's table, which is too large for the first screen.
 */
export const facets = [
  'bikeCategories',
  'merchandiseCategories',
  'brands',
  'series',
  'models',
  'frameSizes',
  'wheelSizes',
  'promotions',
  'articleTags',
] as const satisfies readonly ListFacet[];
export type Facet = ListFacet;

export type CatalogView = 'group' | 'item';

/** Returns the unit that the filters of a view count. */
export const unitOf = (view: CatalogView): CountUnit => (view === 'item' ? 'article' : 'model');

/** The whole state of a catalog page, as the URL holds it (E202 to E216). */
export interface CatalogParams {
  category: ProductCategory | null;
  search: string;
  selected: Record<Facet, string[]>;
  articleTagCategory: string;
  /** Minor units. */
  priceFrom: number | null;
  priceTo: number | null;
  hasStock: boolean;
  /** Only what is marked as new. */
  isNew: boolean;
  /** A new search keeps the filters (U192, N053). */
  searchAndFilter: boolean;
  sort: ProductSortInput;
  view: CatalogView | null;
}

const sortFields = ['price', 'name', 'newest', 'popularity', 'relevance'] as const;
const bestMatch: ProductSortInput = { field: 'relevance', order: 'DESC' };
const cheapest: ProductSortInput = { field: 'price', order: 'ASC' };

/** Best match first for a search, else by price, lowest first (decision 029, B087). */
function defaultSort(search: string): ProductSortInput {
  return search ? bestMatch : cheapest;
}

function isSame(a: ProductSortInput, b: ProductSortInput): boolean {
  return a.field === b.field && a.order === b.order;
}

/** Reads an order; without a search there is no best match. */
function readSort(query: URLSearchParams, search: string): ProductSortInput {
  const named = sortFields.find((name) => name === query.get('sortByField'));
  const usual = defaultSort(search);
  if (named === 'relevance') return usual;
  const order = query.get('sortByOrder') === 'DESC' ? 'DESC' : 'ASC';
  if (!named && search) return usual;
  return { field: named ?? 'price', order };
}

/** In any case of letters: links are written both ways (B051, B077). */
function category(text: string | null): ProductCategory | null {
  const kinds: Record<string, ProductCategory> = { bike: 'Bike', paa: 'PAA' };
  return kinds[text?.toLowerCase() ?? ''] ?? null;
}

function amount(text: string | null): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

const byFacet = (values: (facet: Facet) => string[]) =>
  Object.fromEntries(facets.map((facet) => [facet, values(facet)])) as Record<Facet, string[]>;

/** Reads the catalog state from a query string; anything it does not understand is left out. */
export function readCatalogParams(query: URLSearchParams): CatalogParams {
  const search = query.get('search')?.trim() ?? '';
  const view = query.get('view');
  const selected = byFacet((facet) => query.getAll(facet).filter(Boolean));
  // Category ids come joined with +, which a query string reads as a space (B078).
  selected.merchandiseCategories = selected.merchandiseCategories
    .flatMap((ids) => ids.split(/[+ ]/))
    .filter(Boolean);
  return {
    category: category(query.get('category')),
    search,
    selected,
    articleTagCategory: query.get('articleTagCategory') ?? '',
    priceFrom: amount(query.get('priceFrom')),
    priceTo: amount(query.get('priceTo')),
    hasStock: query.get('hasStock') === 'true',
    isNew: query.get('isNew') === 'true',
    searchAndFilter: query.get('searchAndFilter') === 'true',
    sort: readSort(query, search),
    view: view === 'item' || view === 'group' ? view : null,
  };
}

/** Writes the catalog state as a query string; what is at its default is left out. */
export function writeCatalogParams(params: CatalogParams): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | false | null | undefined) => {
    if (value) query.set(name, String(value));
  };
  set('search', params.search);
  set('category', params.category);
  for (const facet of facets) {
    const values = params.selected[facet];
    if (facet === 'merchandiseCategories') set(facet, [...values].sort().join('+'));
    else for (const value of values) query.append(facet, value);
  }
  set('articleTagCategory', params.articleTagCategory);
  set('priceFrom', params.priceFrom);
  set('priceTo', params.priceTo);
  set('hasStock', params.hasStock && 'true');
  set('isNew', params.isNew && 'true');
  set('searchAndFilter', params.searchAndFilter && 'true');
  const { field, order } = params.sort;
  const usual = defaultSort(params.search);
  set('sortByField', field !== usual.field && field !== 'relevance' && field);
  set('sortByOrder', field !== 'relevance' && order !== 'ASC' && order);
  set('view', params.view);
  return query;
}

/** The filter the server is asked with. */
export function toFilter(params: CatalogParams): ProductFilterInput {
  const filter: ProductFilterInput = {};
  if (params.category) filter.category = params.category;
  if (params.search) filter.search = params.search;
  for (const facet of facets)
    if (params.selected[facet].length) filter[facet] = params.selected[facet];
  if (params.articleTagCategory) filter.articleTagCategory = params.articleTagCategory;
  if (params.priceFrom !== null || params.priceTo !== null)
    filter.price = { from: params.priceFrom, to: params.priceTo };
  if (params.hasStock) filter.hasStock = true;
  if (params.isNew) filter.isNew = true;
  return filter;
}

/** Ticks or unticks one value of a facet. */
export function toggleFacet(params: CatalogParams, facet: Facet, value: string): CatalogParams {
  const before = params.selected[facet];
  const after = before.includes(value) ? before.filter((v) => v !== value) : [...before, value];
  return { ...params, selected: { ...params.selected, [facet]: after } };
}

/** Clears every filter but price and category and switches search-with-filter off (B083, B084). */
export function resetFilters(params: CatalogParams): CatalogParams {
  return {
    ...params,
    selected: byFacet(() => []),
    articleTagCategory: '',
    hasStock: false,
    isNew: false,
    searchAndFilter: false,
  };
}

/** A search for other words: with search-with-filter the filters stay, without it they go (N053). */
export function searchFor(params: CatalogParams, words: string): CatalogParams {
  const search = words.trim();
  const fresh = search !== '' && search !== params.search && !params.searchAndFilter;
  const base = fresh ? resetFilters({ ...params, priceFrom: null, priceTo: null }) : params;
  const sort = isSame(params.sort, defaultSort(params.search)) ? defaultSort(search) : params.sort;
  return { ...base, search, sort };
}

/** How many filters are set, price counting once. */
export function filterCount(params: CatalogParams): number {
  const ticked = Object.values(params.selected).flat().length;
  const others = [
    params.priceFrom !== null || params.priceTo !== null,
    params.hasStock,
    params.isNew,
    params.articleTagCategory,
  ];
  return ticked + others.filter(Boolean).length;
}
