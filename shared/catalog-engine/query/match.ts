import type { CatalogEngine } from '../catalog-engine.ts';
import type { Bundles, RangeIndex } from '../index-of-range.ts';
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

/** The articles of a bundle fail different things: each is to be looked at. No facet has this bit. */
export const mixed = 1 << 15;
/** Of a mixed bundle: some of its articles match. */
const some = 1 << 14;

/** Some bundles, and how many of the articles of each; on notes that the next question overwrites. */
export interface Tally {
  bundles: Uint32Array;
  sizes: Uint32Array;
}

/**
 * Which articles match: bundle by bundle, and article by article only where those of one differ. Long
 * loops are written without conditions: a processor that guesses them wrong takes longer than for all the
 * rest.
 */
export class Match {
  readonly together: Bundles;
  /**
   * By bundle the bits of what its articles fail, 0 when they match; when several, some may be missing. Of
   * mixed ones the bits of what some of them fail and nothing else.
   */
  readonly bundles: Uint16Array;
  /** Whether any bundle is mixed. */
  isMixed = false;
  /** Orders of its groups and articles, made when first asked for. */
  readonly groupOrders = new Map<string, GroupOrder>();
  readonly orders = new Map<string, Uint32Array>();
  readonly #notes: RangeIndex['notes'];
  #rows: Uint16Array | null;
  #count = -1;

  /**
   * Nothing has failed yet.
   * @param spare one that nobody asks any more; its memory is taken over
   */
  constructor(index: RangeIndex, spare: Match | null) {
    this.together = index.together();
    this.#notes = index.notes;
    const count = this.together.bundles.length - 1;
    this.bundles = spare?.bundles.length === count ? spare.bundles.fill(0) : new Uint16Array(count);
    this.#rows = spare ? spare.#rows : null;
  }

  /** The bits of what each article fails, of bundles that are mixed. */
  get rows(): Uint16Array {
    this.#rows ??= new Uint16Array(this.together.bundleOf.length);
    return this.#rows;
  }

  /** The bits of what an article fails, 0 when it matches. */
  failed(row: number): number {
    const bits = this.bundles[this.together.bundleOf[row] as number] as number;
    return bits >= mixed ? (this.rows[row] as number) : bits;
  }

  /** How many articles match. */
  get count(): number {
    if (this.#count === -1) this.tally(0);
    return this.#count;
  }

  /** Bundles with articles that fail just this: nothing (0), or a facet and nothing else. */
  tally(bits: number): Tally {
    const [places, sizes] = this.#notes;
    const { bundles: starts } = this.together;
    const [alike, found] = this.#placesOf(bits, places);
    let count = 0;
    for (let at = 0; at < alike; at++) {
      const bundle = places[at] as number;
      const size = (starts[bundle + 1] as number) - (starts[bundle] as number);
      sizes[at] = size;
      count += size;
    }
    for (let at = alike; at < found; at++) {
      const size = this.#failing(places[at] as number, bits);
      sizes[at] = size;
      count += size;
    }
    if (bits === 0) this.#count = count;
    return { bundles: places.subarray(0, found), sizes: sizes.subarray(0, found) };
  }

  /** The articles that fail just this, nothing unless told, in no order; on the first of the notes. */
  hits(bits = 0): Uint32Array {
    const [notes, places] = this.#notes;
    const { bundles: starts } = this.together;
    const [alike, found] = this.#placesOf(bits, places);
    let count = 0;
    for (let at = 0; at < alike; at++) {
      const bundle = places[at] as number;
      const end = starts[bundle + 1] as number;
      for (let row = starts[bundle] as number; row < end; row++) notes[count++] = row;
    }
    const { rows } = this;
    for (let at = alike; at < found; at++) {
      const bundle = places[at] as number;
      const end = starts[bundle + 1] as number;
      for (let row = starts[bundle] as number; row < end; row++) {
        notes[count] = row;
        count += Number(rows[row] === bits);
      }
    }
    return notes.subarray(0, count);
  }

  /** Notes of mixed bundles what there is among their articles. @param places of all that are mixed */
  notice(places: Uint32Array): void {
    const { bundles: starts } = this.together;
    const { rows } = this;
    for (let at = 0; at < places.length; at++) {
      const bundle = places[at] as number;
      const end = starts[bundle + 1] as number;
      let among = 0;
      for (let row = starts[bundle] as number; row < end; row++) {
        const bits = rows[row] as number;
        const atMostOne = ((bits & (bits - 1)) - 1) >>> 31;
        among |= (bits | (((bits - 1) >>> 31) * some)) & -atMostOne;
      }
      this.bundles[bundle] = mixed | among;
    }
  }

  /** Bundles that fail just this, and after them those where some articles do: how many, and with those. */
  #placesOf(bits: number, places: Uint32Array): [alike: number, found: number] {
    const { bundles } = this;
    const count = bundles.length;
    const among = 31 - Math.clz32(bits || some);
    let alike = 0;
    let others = 0;
    // From the front on and from the back: they never meet.
    for (let bundle = 0; bundle < count; bundle++) {
      const failed = bundles[bundle] as number;
      places[alike] = bundle;
      places[count - 1 - others] = bundle;
      alike += ((failed ^ bits) - 1) >>> 31;
      others += (failed >>> 15) & (failed >>> among);
    }
    places.copyWithin(alike, count - others, count);
    return [alike, alike + others];
  }

  /** How many articles of a mixed bundle fail just this. */
  #failing(bundle: number, bits: number): number {
    const rows = this.rows;
    const { bundles: starts } = this.together;
    const end = starts[bundle + 1] as number;
    let count = 0;
    for (let row = starts[bundle] as number; row < end; row++)
      count += (((rows[row] as number) ^ bits) - 1) >>> 31;
    return count;
  }
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
