import type { CatalogEngine } from '../catalog-engine.ts';
import { idsOf, idsTagged } from '../index-of-range.ts';
import type { Criteria } from '../query.ts';
import type { StockView } from '../stock-view.ts';
import type { Repeated } from '../table/table.ts';
import type { GroupOrder } from './group-order.ts';
import type { PriceBook } from './prices.ts';
import { coveredBy } from './promotions.ts';

/** What a question is asked about. */
export interface Scope {
  engine: CatalogEngine;
  book: PriceBook;
  stock: StockView;
}

/** Facets by the number they have in `Match.state`, from 1. */
export const facetNames = [
  ...(['categories', 'brands', 'models', 'series', 'frameSizes', 'wheelSizes'] as const),
  ...(['merchandiseCategories', 'articleTags', 'promotions', 'price'] as const),
];

export type FacetName = (typeof facetNames)[number];

/** The columns of facets that compare one value. */
export const facetColumns = {
  categories: 'category',
  brands: 'brand',
  models: 'model',
  series: 'serie',
  frameSizes: 'frame_size',
  wheelSizes: 'wheel_size',
  merchandiseCategories: 'merchandise_category',
} as const;

export type ColumnFacet = keyof typeof facetColumns;

/** Which articles match. */
export interface Match {
  /** By article: 0 matches, else the number of the only facet it fails, else `dead`. */
  state: Uint8Array;
  /** The articles that match, by number. */
  hits: Uint32Array;
  /**
   * By number of a facet less 1: the articles that fail only this one. Nothing unless several facets are
   * selected: what fails the only one is told by the filter without it.
   */
  near: Uint32Array[];
  /** By bundle the state of all its articles; null when they were looked at one by one. */
  together: Uint8Array | null;
  /** Orders of its groups and articles, made when first asked for. */
  groupOrders: Map<string, GroupOrder>;
  orders: Map<string, Uint32Array>;
}

/** Beyond all numbers of facets; all bits are set. */
const dead = 255;

/** The number of a facet in `Match.state`. */
export function facetNumber(facet: FacetName): number {
  return facetNames.indexOf(facet) + 1;
}

/** The facets of which something is selected. */
export function selectedFacets(c: Criteria): FacetName[] {
  return facetNames.filter((facet) =>
    facet === 'categories' ? c.category !== null : c[facet] !== null,
  );
}

/** The filter without the selection of a facet. */
export function withoutFacet(c: Criteria, facet: FacetName): Criteria {
  return { ...c, [facet === 'categories' ? 'category' : facet]: null };
}

/**
 * The articles that a filter selects: values of one facet widen, facets narrow, and what is no facet
 * (words, stock, codes, bike categories, the tag category) rules out altogether. What a bundle has in
 * common is compared once for all its articles.
 */
export function matchOf(c: Criteria, scope: Scope): Match {
  const { all } = scope.engine.index;
  const state = new Uint8Array(all.length);
  const several = selectedFacets(c).length > 1;
  const states = ofBundles(state, c, scope, several);
  const oneByOne = ofRows(state, c, scope, several);
  const [hits = all, ...near] = states || oneByOne ? byState(state, several) : [all];
  const together = oneByOne ? null : states;
  return { state, hits, near, together, groupOrders: new Map(), orders: new Map() };
}

/** Rows by their state: those that match, then by facet those that fail only it, if there are several. */
function byState(state: Uint8Array, several: boolean): Uint32Array[] {
  if (!several) {
    const hits = new Uint32Array(zerosIn(state));
    for (let row = 0, at = 0; at < hits.length; row++) if (state[row] === 0) hits[at++] = row;
    return [hits];
  }
  const counts = new Uint32Array(256);
  for (let row = 0; row < state.length; row++) {
    const one = state[row] as number;
    counts[one] = (counts[one] as number) + 1;
  }
  const hits = new Uint32Array(counts[0] as number);
  const near = facetNames.map((_, at) => new Uint32Array(counts[at + 1] as number));
  const lists = [hits, ...near];
  const places = new Uint32Array(lists.length);
  for (let row = 0; row < state.length; row++) {
    const one = state[row] as number;
    if (one === dead) continue;
    const place = places[one] as number;
    (lists[one] as Uint32Array)[place] = row;
    places[one] = place + 1;
  }
  return lists;
}

function zerosIn(state: Uint8Array): number {
  let zeros = 0;
  for (let row = 0; row < state.length; row++) if (state[row] === 0) zeros++;
  return zeros;
}

/** What becomes of a state that fails a facet; the only one, or a second one, is the end. */
function failed(state: number, facet: number, several: boolean): number {
  return several && state === 0 ? facet : dead;
}

/** Criteria that articles of a bundle meet together; by bundle its state, null when none was asked. */
function ofBundles(
  state: Uint8Array,
  c: Criteria,
  { engine }: Scope,
  several: boolean,
): Uint8Array | null {
  const { articles, bundles } = engine.index;
  const states = new Uint8Array(bundles.length);
  let asked = false;
  const narrow = (name: string, facet: number, ok: Uint8Array) => {
    asked = true;
    narrowBundles(states, bundles, (articles.repeated[name] as Repeated).ids, ok, facet, several);
  };
  if (c.bikeCategories) {
    const chosen = engine.names.bikeCategories.filter(({ id }) => c.bikeCategories?.includes(id));
    const mcs = chosen.flatMap(({ mcIds }) => mcIds);
    narrow('merchandise_category', dead, idsOf(articles, 'merchandise_category', mcs));
  }
  if (c.articleTagCategory !== null) {
    const tag = c.articleTagCategory;
    const within = (one: string) => one === tag || one.startsWith(`${tag}:`);
    narrow('tags', dead, idsTagged(articles, within));
  }
  for (const facet of Object.keys(facetColumns) as ColumnFacet[]) {
    const selected = facet === 'categories' ? c.category && [c.category] : c[facet];
    const column = facetColumns[facet];
    if (!selected || facet === 'frameSizes') continue;
    narrow(column, facetNumber(facet), idsOf(articles, column, selected));
  }
  if (c.articleTags) {
    const tags = new Set(c.articleTags);
    narrow(
      'tags',
      facetNumber('articleTags'),
      idsTagged(articles, (tag) => tags.has(tag)),
    );
  }
  if (asked) spread(states, bundles, state);
  return asked ? states : null;
}

function narrowBundles(
  states: Uint8Array,
  bundles: Uint32Array,
  ids: Uint32Array,
  ok: Uint8Array,
  facet: number,
  several: boolean,
): void {
  for (let bundle = 0; bundle < states.length; bundle++)
    if (ok[ids[bundles[bundle] as number] as number] === 0)
      states[bundle] = failed(states[bundle] as number, facet, several);
}

/** Writes what is so by bundle to the articles of each. */
export function spread(of: Uint8Array, bundles: Uint32Array, to: Uint8Array): void {
  for (let bundle = 0; bundle < of.length; bundle++) {
    const one = of[bundle] as number;
    if (one === 0) continue;
    const end = bundle + 1 < of.length ? (bundles[bundle + 1] as number) : to.length;
    for (let row = bundles[bundle] as number; row < end; row++) to[row] = one;
  }
}

/** Criteria that each article meets by itself; whether any was asked. */
function ofRows(state: Uint8Array, c: Criteria, scope: Scope, several: boolean): boolean {
  const { engine, stock, book } = scope;
  const { articles } = engine.index;
  let asked = false;
  const only = (wanted: Uint8Array) => {
    asked = true;
    // 1 leaves the state as it is, 0 makes it dead.
    for (let row = 0; row < state.length; row++)
      state[row] = (state[row] as number) | ((wanted[row] as number) - 1);
  };
  for (const word of c.words) only(engine.search.rowsWith(word));
  if (c.articleCodes) {
    const listed = new Uint8Array(state.length);
    for (const code of c.articleCodes) {
      const row = engine.rowOf(code);
      if (row !== null) listed[row] = 1;
    }
    only(listed);
  }
  if (c.hasStock) only(stock.left);
  if (c.frameSizes) {
    asked = true;
    const { ids } = articles.repeated.frame_size as Repeated;
    const ok = idsOf(articles, 'frame_size', c.frameSizes);
    const facet = facetNumber('frameSizes');
    for (let row = 0; row < state.length; row++)
      if (ok[ids[row] as number] === 0) state[row] = failed(state[row] as number, facet, several);
  }
  if (c.promotions) {
    asked = true;
    const covered = coveredBy(scope, c.promotions);
    const facet = facetNumber('promotions');
    for (let row = 0; row < state.length; row++)
      if (covered[row] === 0) state[row] = failed(state[row] as number, facet, several);
  }
  if (c.price) {
    asked = true;
    const { from, to } = c.price;
    const facet = facetNumber('price');
    const least = from ?? Number.NEGATIVE_INFINITY;
    const most = to ?? Number.POSITIVE_INFINITY;
    const dealer = book.dealer ?? new Float64Array(state.length).fill(Number.NaN);
    for (let row = 0; row < state.length; row++) {
      const amount = dealer[row] as number;
      // NaN, no price, is not within either.
      if (!(amount >= least && amount <= most))
        state[row] = failed(state[row] as number, facet, several);
    }
  }
  return asked;
}

/** The articles that fail a facet and nothing else. */
export function nearly({ near }: Match, facet: FacetName): Uint32Array {
  return near[facetNumber(facet) - 1] ?? nothing;
}

const nothing = new Uint32Array();
