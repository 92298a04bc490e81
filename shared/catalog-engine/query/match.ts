import * as helpers from '../bits.ts';
import { type FacetName, facetNames } from '../facet-table.ts';
import type { Bundles, RangeIndex } from '../index-of-range.ts';
import type { ScratchPool } from '../scratch-pool.ts';

const { areEqual, bitAt, hasOneBitAtMost, highestPlace, isNotZero, isPerRow, isZero, maskIf } =
  helpers;

/** Returns the bit that is set for articles that fail a facet. */
export function facetBit(facet: FacetName): number {
  return 1 << facetNames.indexOf(facet);
}

/** Non-facet criteria set two bits, so `tally(oneFacetBit)` never counts these rows. */
export const EXCLUDED = 0b11 << facetNames.length;

/** The articles of a bundle fail different things: each is to be looked at. No facet has this bit. */
export const PER_ROW = 1 << 15;
/** Of a mixed bundle: some of its articles match. */
const some = 1 << 14;

/** Groups with a matching article. */
export interface GroupOrder {
  /** How many groups there are. */
  count: number;
  /** The representative articles of the first groups, or of all, in order. */
  representatives: Uint32Array;
}

/** The bundles with articles that fail just one thing, and how many of the articles of each; on scratch memory. */
export interface Tally {
  bundles: Uint32Array;
  sizes: Uint32Array;
  /** Of so many bundles, the first ones, all articles count; those after them are mixed. */
  whole: number;
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
  bundles: Uint16Array;
  /** Whether any bundle is mixed. */
  isMixed = false;
  /** How many articles match, counted by `settle`. */
  count = 0;
  /** Orders of its groups and articles, made when first asked for. */
  readonly groupOrders = new Map<string, GroupOrder>();
  readonly orders = new Map<string, Uint32Array>();
  readonly #scratch: ScratchPool;
  #rows: Uint16Array | null;
  /**
   * Bundles in four parts: those that match; mixed ones of which some articles match; mixed ones of which some fail
   * just one facet; and those that fail just one. The last two begin at the end, so that there may be a gap before.
   */
  #places: Uint32Array;
  #matching = 0;
  #partly = 0;
  #mixed = 0;
  #near = 0;

  /**
   * Starts with no article failed.
   * @param reuse a match that is no longer in use. Its arrays are taken over, so that it throws when it is asked.
   */
  constructor(index: RangeIndex, reuse: Match | null) {
    this.together = index.together();
    this.#scratch = index.scratch;
    const count = this.together.bundles.length - 1;
    this.bundles = reuse?.bundles.length === count ? reuse.bundles.fill(0) : new Uint16Array(count);
    this.#rows = reuse ? reuse.#rows : null;
    this.#places = reuse?.bundles.length === count ? reuse.#places : new Uint32Array(count);
    if (reuse) reuse.bundles = null as never;
  }

  /** The bits of what each article fails, of bundles that are mixed. */
  get rows(): Uint16Array {
    this.#rows ??= new Uint16Array(this.together.bundleOf.length);
    return this.#rows;
  }

  /** The bits of what an article fails, 0 when it matches. */
  failed(row: number): number {
    const bits = this.bundles[this.together.bundleOf[row] as number] as number;
    return bits >= PER_ROW ? (this.rows[row] as number) : bits;
  }

  /** Sorts the bundles by what their articles fail, once all criteria are applied. */
  settle(): void {
    const { bundles } = this;
    const places = this.#places;
    const last = bundles.length - 1;
    this.#scratch.lend('mixed bundles', Uint32Array, bundles.length, (mixed) => {
      let [matching, near, found] = [0, 0, 0];
      for (let bundle = 0; bundle <= last; bundle++) {
        const bits = bundles[bundle] as number;
        // From the front on and from the back: they never meet.
        places[matching] = bundle;
        places[last - near] = bundle;
        mixed[found] = bundle;
        matching += isZero(bits);
        near += hasOneBitAtMost(bits) & isNotZero(bits & ~PER_ROW);
        found += isPerRow(bits);
      }
      this.#matching = matching;
      this.#near = near;
      this.count = this.#countAll(places.subarray(0, matching));
      this.#placeMixed(mixed.subarray(0, found));
    });
  }

  #countAll(places: Uint32Array): number {
    const { bundles: starts } = this.together;
    let count = 0;
    for (let at = 0; at < places.length; at++) {
      const bundle = places[at] as number;
      count += (starts[bundle + 1] as number) - (starts[bundle] as number);
    }
    return count;
  }

  /** Notes of mixed bundles what there is among their articles. */
  #placeMixed(bundles: Uint32Array): void {
    const { bundles: starts } = this.together;
    const { bundles: failed, rows } = this;
    const places = this.#places;
    const last = places.length - this.#near - 1;
    let [count, partly, mixed] = [0, 0, 0];
    for (let at = 0; at < bundles.length; at++) {
      const bundle = bundles[at] as number;
      const end = starts[bundle + 1] as number;
      let among = 0;
      for (let row = starts[bundle] as number; row < end; row++) {
        const bits = rows[row] as number;
        const matches = isZero(bits);
        count += matches;
        // An article that matches fails nothing: it counts as `some`.
        among |= (bits | (maskIf(matches) & some)) & maskIf(hasOneBitAtMost(bits));
      }
      failed[bundle] = PER_ROW | among;
      places[this.#matching + partly] = bundle;
      places[last - mixed] = bundle;
      const matches = isNotZero(among & some);
      partly += matches;
      mixed += isNotZero(among) & (1 - matches);
    }
    this.count += count;
    this.#partly = partly;
    this.#mixed = mixed;
  }

  /** Lends the bundles with articles that fail just this: nothing (0), or a facet and nothing else. */
  tally<Result>(bits: number, task: (tally: Tally) => Result): Result {
    return this.#lendPlaces(bits, (bundles, whole) =>
      this.#scratch.lend('sizes', Uint32Array, bundles.length, (sizes) => {
        const { bundles: starts } = this.together;
        for (let at = 0; at < whole; at++) {
          const bundle = bundles[at] as number;
          sizes[at] = (starts[bundle + 1] as number) - (starts[bundle] as number);
        }
        for (let at = whole; at < bundles.length; at++)
          sizes[at] = this.#failing(bundles[at] as number, bits);
        return task({ bundles, sizes, whole });
      }),
    );
  }

  /** Lends the articles that fail exactly these bits, 0 for none, in no particular order. */
  hits<Result>(bits: number, task: (rows: Uint32Array<ArrayBuffer>) => Result): Result {
    return this.#scratch.lend('hits', Uint32Array, this.together.bundleOf.length, (rows) => {
      const count = this.#lendPlaces(bits, (bundles, whole) =>
        this.#writeHits(bits, bundles, whole, rows),
      );
      return task(rows.subarray(0, count));
    });
  }

  /** Writes the articles that fail exactly these bits. @returns how many there are */
  #writeHits(bits: number, bundles: Uint32Array, whole: number, hits: Uint32Array): number {
    const { bundles: starts } = this.together;
    let count = 0;
    for (let at = 0; at < whole; at++) {
      const bundle = bundles[at] as number;
      const end = starts[bundle + 1] as number;
      for (let row = starts[bundle] as number; row < end; row++) hits[count++] = row;
    }
    if (bundles.length === whole) return count;
    const { rows } = this;
    for (let at = whole; at < bundles.length; at++) {
      const bundle = bundles[at] as number;
      const end = starts[bundle + 1] as number;
      for (let row = starts[bundle] as number; row < end; row++) {
        hits[count] = row;
        count += areEqual(rows[row] as number, bits);
      }
    }
    return count;
  }

  /** Lends the bundles that fail just this, and after them those of which some articles do. */
  #lendPlaces<Result>(bits: number, task: (bundles: Uint32Array, whole: number) => Result): Result {
    const places = this.#places;
    const matching = places.subarray(0, this.#matching + this.#partly);
    if (bits === 0) return task(matching, this.#matching);
    const nearFrom = places.length - this.#near;
    const near = places.subarray(nearFrom);
    const mixed = places.subarray(nearFrom - this.#mixed, nearFrom);
    const length = near.length + mixed.length + this.#partly;
    return this.#scratch.lend('bundles', Uint32Array, length, (found) => {
      const { bundles } = this;
      let whole = 0;
      for (let at = near.length - 1; at >= 0; at--) {
        const bundle = near[at] as number;
        found[whole] = bundle;
        whole += areEqual(bundles[bundle] as number, bits);
      }
      const among = highestPlace(bits);
      let count = whole;
      for (const part of [matching.subarray(this.#matching), mixed])
        for (let at = 0; at < part.length; at++) {
          const bundle = part[at] as number;
          found[count] = bundle;
          count += bitAt(bundles[bundle] as number, among);
        }
      return task(found.subarray(0, count), whole);
    });
  }

  /** How many articles of a mixed bundle fail just this. */
  #failing(bundle: number, bits: number): number {
    const { rows } = this;
    const { bundles: starts } = this.together;
    const end = starts[bundle + 1] as number;
    let count = 0;
    for (let row = starts[bundle] as number; row < end; row++)
      count += areEqual(rows[row] as number, bits);
    return count;
  }
}
