import * as helpers from '../bits.ts';
import { type FacetName, facetNames } from '../facet-table.ts';
import type { Bundles, RangeIndex } from '../index-of-range.ts';
import type { ScratchPool } from '../scratch-pool.ts';

const { areEqual, bitAt, hasOneBitAtMost, highestPlace, isPerRow, isZero, maskIf } = helpers;

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

/** Some bundles, and how many of the articles of each; on scratch memory. */
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
  bundles: Uint16Array;
  /** Whether any bundle is mixed. */
  isMixed = false;
  /** Orders of its groups and articles, made when first asked for. */
  readonly groupOrders = new Map<string, GroupOrder>();
  readonly orders = new Map<string, Uint32Array>();
  readonly #scratch: ScratchPool;
  #rows: Uint16Array | null;
  #count = -1;

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

  /** How many articles match. */
  get count(): number {
    if (this.#count === -1) this.tally(0, () => null);
    return this.#count;
  }

  /** Lends the bundles with articles that fail just this: nothing (0), or a facet and nothing else. */
  tally<Result>(bits: number, task: (tally: Tally) => Result): Result {
    const { length } = this.bundles;
    return this.#scratch.lend('bundles', Uint32Array, length, (places) =>
      this.#scratch.lend('sizes', Uint32Array, length, (sizes) =>
        task(this.#writeTally(bits, places, sizes)),
      ),
    );
  }

  #writeTally(bits: number, places: Uint32Array, sizes: Uint32Array): Tally {
    const { bundles: starts } = this.together;
    const [alike, found] = this.#listPlaces(bits, places);
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

  /** Lends the articles that fail exactly these bits, 0 for none, in no particular order. */
  hits<Result>(bits: number, task: (rows: Uint32Array<ArrayBuffer>) => Result): Result {
    return this.#scratch.lend('hits', Uint32Array, this.together.bundleOf.length, (rows) => {
      const count = this.#scratch.lend('bundles', Uint32Array, this.bundles.length, (places) =>
        this.#writeHits(bits, places, rows),
      );
      return task(rows.subarray(0, count));
    });
  }

  /** Writes the articles that fail exactly these bits. @returns how many there are */
  #writeHits(bits: number, places: Uint32Array, hits: Uint32Array): number {
    const { bundles: starts } = this.together;
    const [alike, found] = this.#listPlaces(bits, places);
    let count = 0;
    for (let at = 0; at < alike; at++) {
      const bundle = places[at] as number;
      const end = starts[bundle + 1] as number;
      for (let row = starts[bundle] as number; row < end; row++) hits[count++] = row;
    }
    if (found === alike) return count;
    const { rows } = this;
    for (let at = alike; at < found; at++) {
      const bundle = places[at] as number;
      const end = starts[bundle + 1] as number;
      for (let row = starts[bundle] as number; row < end; row++) {
        hits[count] = row;
        count += Number(rows[row] === bits);
      }
    }
    return count;
  }

  /** Notes of mixed bundles what there is among their articles. */
  notice(): void {
    const { bundles } = this;
    this.#scratch.lend('bundles', Uint32Array, bundles.length, (places) => {
      let found = 0;
      for (let bundle = 0; bundle < bundles.length; bundle++) {
        places[found] = bundle;
        found += isPerRow(bundles[bundle] as number);
      }
      this.#noticeAt(places.subarray(0, found));
    });
  }

  #noticeAt(places: Uint32Array): void {
    const { bundles: starts } = this.together;
    const { bundles, rows } = this;
    for (let at = 0; at < places.length; at++) {
      const bundle = places[at] as number;
      const end = starts[bundle + 1] as number;
      let among = 0;
      for (let row = starts[bundle] as number; row < end; row++) {
        const bits = rows[row] as number;
        // An article that matches fails nothing: it counts as `some`.
        among |= (bits | (maskIf(isZero(bits)) & some)) & maskIf(hasOneBitAtMost(bits));
      }
      bundles[bundle] = PER_ROW | among;
    }
  }

  /** Bundles that fail just this, and after them those where some articles do: how many, and with those. */
  #listPlaces(bits: number, places: Uint32Array): [alike: number, found: number] {
    const { bundles } = this;
    const count = bundles.length;
    const among = highestPlace(bits || some);
    let alike = 0;
    let others = 0;
    // From the front on and from the back: they never meet.
    for (let bundle = 0; bundle < count; bundle++) {
      const failed = bundles[bundle] as number;
      places[alike] = bundle;
      places[count - 1 - others] = bundle;
      alike += areEqual(failed, bits);
      others += isPerRow(failed) & bitAt(failed, among);
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
      count += areEqual(rows[row] as number, bits);
    return count;
  }
}
