import type { CatalogEngine } from '../catalog-engine.ts';
import type { Bundles } from '../index-of-range.ts';
import type { Criteria } from '../query.ts';
import type { StockView } from '../stock-view.ts';
import type { GroupOrder } from './group-order.ts';
import type { PriceBook } from './prices.ts';

/** What a question is asked about. */
export interface Scope {
  engine: CatalogEngine;
  book: PriceBook;
  stock: StockView;
}

export const facetNames = [
  ...(['categories', 'brands', 'models', 'series', 'frameSizes', 'wheelSizes'] as const),
  ...(['merchandiseCategories', 'bikeCategories', 'articleTags', 'promotions'] as const),
  'price' as const,
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

/** What fails a facet has its bit. */
export function facetBit(facet: FacetName): number {
  return 1 << facetNames.indexOf(facet);
}

/** What is no facet rules out altogether: two bits, so that it is never only one that fails. */
export const dead = 0b11 << facetNames.length;

/** Which articles match. */
export class Match {
  /** The articles that match, by number. */
  readonly hits: Uint32Array;
  /** Orders of its groups and articles, made when first asked for. */
  readonly groupOrders = new Map<string, GroupOrder>();
  readonly orders = new Map<string, Uint32Array>();
  /** By facet the articles that fail only this one. */
  readonly #near: Uint32Array[];
  readonly #bundleOf: Uint32Array;
  readonly #bundles: Uint16Array;
  readonly #rows: Uint16Array | null;

  /**
   * @param notes at least as long as there are articles, overwritten
   * @param together which articles are a bundle
   * @param bundles what all articles of a bundle fail, by bundle
   * @param rows what each article fails, by article; null when those of a bundle are alike
   * @param several whether several facets are selected; what fails the only one is told by the filter
   *   without it
   */
  constructor(
    notes: Uint32Array,
    together: Bundles,
    bundles: Uint16Array,
    rows: Uint16Array | null,
    several: boolean,
  ) {
    this.#bundleOf = together.bundleOf;
    this.#bundles = bundles;
    this.#rows = rows;
    const lists = sorted(rows ?? bundles, notes, several);
    const [hits, ...near] = rows ? lists : lists.map((list) => articlesOf(list, together.bundles));
    this.hits = hits as Uint32Array;
    this.#near = near;
  }

  /** The bits of what an article fails, 0 when it matches. */
  failed(row: number): number {
    return (this.#rows ? this.#rows[row] : this.#bundles[this.#bundleOf[row] as number]) as number;
  }

  /** The articles that fail a facet and nothing else; none when it is the only one selected. */
  near(facet: FacetName): Uint32Array {
    return this.#near[facetNames.indexOf(facet)] ?? nothing;
  }
}

const nothing = new Uint32Array();

/**
 * Places by what they fail: those that fail nothing, then by facet those that fail only it, if wanted.
 * Written without conditions: a processor that guesses them wrong takes longer than for all the rest.
 * @param notes at least as long, overwritten
 */
function sorted(failed: Uint16Array, notes: Uint32Array, several: boolean): Uint32Array[] {
  const count = failed.length;
  let hits = 0;
  let near = 0;
  if (!several)
    for (let place = 0; place < count; place++) {
      notes[hits] = place;
      hits += ((failed[place] as number) - 1) >>> 31;
    }
  // Those that match from the front on, the others from the back: they never meet.
  else
    for (let place = 0; place < count; place++) {
      const bits = failed[place] as number;
      const none = (bits - 1) >>> 31;
      notes[hits] = place;
      notes[count - 1 - near] = place;
      hits += none;
      near += (((bits & (bits - 1)) - 1) >>> 31) - none;
    }
  return [notes.slice(0, hits), ...byFacet(failed, notes.subarray(count - near, count))];
}

/** By facet the places that fail it; none of them fails several. */
function byFacet(failed: Uint16Array, places: Uint32Array): Uint32Array[] {
  const facetOf = (at: number) => 31 - Math.clz32(failed[places[at] as number] as number);
  const ends = new Uint32Array(facetNames.length);
  for (let at = 0; at < places.length; at++) {
    const facet = facetOf(at);
    ends[facet] = (ends[facet] as number) + 1;
  }
  const lists = Array.from(ends, (length) => new Uint32Array(length));
  for (let at = 0; at < places.length; at++) {
    const facet = facetOf(at);
    const left = (ends[facet] as number) - 1;
    (lists[facet] as Uint32Array)[left] = places[at] as number;
    ends[facet] = left;
  }
  return lists;
}

/** The articles of bundles. */
function articlesOf(bundles: Uint32Array, starts: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    count += (starts[bundle + 1] as number) - (starts[bundle] as number);
  }
  const rows = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < bundles.length; at++) {
    const bundle = bundles[at] as number;
    const end = starts[bundle + 1] as number;
    for (let row = starts[bundle] as number; row < end; row++) rows[next++] = row;
  }
  return rows;
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
