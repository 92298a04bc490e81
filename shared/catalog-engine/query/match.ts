import type { CatalogEngine } from '../catalog-engine.ts';
import { idsOf, idsWith, tagsOf } from '../index-of-range.ts';
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
  /** Orders of its groups and articles, made when first asked for. */
  groupOrders: Map<string, GroupOrder>;
  orders: Map<string, Uint32Array>;
}

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
 * (words, stock, codes, bike categories, the tag category) rules out altogether.
 */
export function matchOf(c: Criteria, scope: Scope): Match {
  const { all } = scope.engine.index;
  const state = new Uint8Array(all.length);
  let lists: Uint32Array[] = [all];
  if (ruleOut(state, c, scope)) lists = byState(state, all);
  const left = lists[0] as Uint32Array;
  if (narrow(state, left, c, scope)) lists = byState(state, left);
  const [hits = all, ...near] = lists;
  return { state, hits, near, groupOrders: new Map(), orders: new Map() };
}

/** Rows by their state; those that match first, the dead left out. */
function byState(state: Uint8Array, rows: Uint32Array): Uint32Array[] {
  const counts = new Uint32Array(256);
  for (let at = 0; at < rows.length; at++) {
    const one = state[rows[at] as number] as number;
    counts[one] = (counts[one] as number) + 1;
  }
  counts[dead] = 0;
  const lists = ['hits', ...facetNames].map((_, one) => new Uint32Array(counts[one] as number));
  const places = new Uint32Array(256);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const one = state[row] as number;
    if (one === dead) continue;
    const place = places[one] as number;
    (lists[one] as Uint32Array)[place] = row;
    places[one] = place + 1;
  }
  return lists;
}

/** What is no facet: marks the articles that are out; whether anything was asked. */
function ruleOut(state: Uint8Array, c: Criteria, { engine, stock }: Scope): boolean {
  const { articles } = engine.index;
  let asked = false;
  const only = (wanted: Uint8Array) => {
    asked = true;
    for (let row = 0; row < state.length; row++) if (wanted[row] === 0) state[row] = dead;
  };
  const onlyWith = (name: string, wanted: (value: string | null) => boolean) => {
    asked = true;
    const { ids } = articles.repeated[name] as Repeated;
    const ok = idsWith(articles, name, wanted);
    for (let row = 0; row < state.length; row++)
      if (ok[ids[row] as number] === 0) state[row] = dead;
  };
  for (const word of c.words) only(engine.search.rowsWith(word));
  if (c.bikeCategories) {
    const asked = engine.names.bikeCategories.filter(({ id }) => c.bikeCategories?.includes(id));
    const mcs = new Set(asked.flatMap(({ mcIds }) => mcIds));
    onlyWith('merchandise_category', (value) => mcs.has(value as string));
  }
  if (c.articleTagCategory !== null) {
    const tag = c.articleTagCategory;
    onlyWith('tags', (stored) =>
      tagsOf(stored).some((one) => one === tag || one.startsWith(`${tag}:`)),
    );
  }
  if (c.articleCodes) {
    const listed = new Uint8Array(state.length);
    for (const code of c.articleCodes) {
      const row = engine.rowOf(code);
      if (row !== null) listed[row] = 1;
    }
    only(listed);
  }
  if (c.hasStock) only(stock.left);
  return asked;
}

/** The facets: an article that fails one keeps its number, in a second one it is dead. */
function narrow(state: Uint8Array, alive: Uint32Array, c: Criteria, scope: Scope): boolean {
  const { articles } = scope.engine.index;
  const several = selectedFacets(c).length > 1;
  let asked = false;
  const fails = (row: number, facet: number) => {
    state[row] = several && state[row] === 0 ? facet : dead;
  };
  const among = (name: string, facet: FacetName, ok: Uint8Array) => {
    asked = true;
    const number = facetNumber(facet);
    const { ids } = articles.repeated[name] as Repeated;
    for (let at = 0; at < alive.length; at++) {
      const row = alive[at] as number;
      if (ok[ids[row] as number] === 0) fails(row, number);
    }
  };
  for (const facet of Object.keys(facetColumns) as ColumnFacet[]) {
    const selected = facet === 'categories' ? c.category && [c.category] : c[facet];
    if (!selected) continue;
    among(facetColumns[facet], facet, idsOf(articles, facetColumns[facet], selected));
  }
  if (c.articleTags) {
    const tags = new Set(c.articleTags);
    const tagged = (stored: string | null) => tagsOf(stored).some((tag) => tags.has(tag));
    among('tags', 'articleTags', idsWith(articles, 'tags', tagged));
  }
  if (c.promotions) {
    asked = true;
    const number = facetNumber('promotions');
    const covered = coveredBy(scope, c.promotions);
    for (let at = 0; at < alive.length; at++) {
      const row = alive[at] as number;
      if (covered[row] === 0) fails(row, number);
    }
  }
  if (c.price) {
    asked = true;
    const number = facetNumber('price');
    const { dealer } = scope.book;
    const least = c.price.from ?? Number.NEGATIVE_INFINITY;
    const most = c.price.to ?? Number.POSITIVE_INFINITY;
    for (let at = 0; at < alive.length; at++) {
      const row = alive[at] as number;
      const amount = dealer ? (dealer[row] as number) : Number.NaN;
      // NaN, no price, is not within either.
      if (!(amount >= least && amount <= most)) fails(row, number);
    }
  }
  return asked;
}

/** The articles that fail a facet and nothing else. */
export function nearly({ near }: Match, facet: FacetName): Uint32Array {
  return near[facetNumber(facet) - 1] ?? nothing;
}

const nothing = new Uint32Array();
