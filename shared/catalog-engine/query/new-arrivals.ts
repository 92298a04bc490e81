import { createPlaceFinder } from '../find-place.ts';
import { toDayNumber } from '../format/day-number.ts';
import type { RangeIndex } from '../index-of-range.ts';
import { Lru } from '../lru.ts';
import type { NewArrivals } from '../row-types.ts';

/** Whether an article is new on a day: from the first day to the last, both included (reading 72). */
export function isNewOn(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): boolean {
  return (
    (from !== null || to !== null) &&
    (from === null || from <= today) &&
    (to === null || today <= to)
  );
}

/** More than any release, in days since 1970: new articles come before all others. */
const beforeReleases = 1_000_000;
/** Of an arrival without a first day. */
const longAgo = 500_000;

/** The new articles of a day. */
export interface DayOfArrivals {
  /** 1 for a new article. */
  marks: Uint8Array;
  /** The keys of the order `newest`: new articles by their first day, then all others by their release. */
  newest: Float64Array;
  /** Orders by `newest`, as `Orders.whole` has the others. */
  orders: Map<string, Uint32Array | null>;
}

/** The articles that are marked as new. The days are compared when asked for: no build is needed at midnight. */
export class ArrivalBook {
  readonly #index: RangeIndex;
  readonly #arrivals: readonly NewArrivals[];
  readonly #days = new Lru<DayOfArrivals>(2);

  constructor(index: RangeIndex, arrivals: readonly NewArrivals[] = []) {
    this.#index = index;
    this.#arrivals = arrivals;
  }

  /** Returns the new articles of a day; two days are cached. @param today YYYY-MM-DD */
  on(today: string): DayOfArrivals {
    return this.#days.get(today, () => this.#read(today));
  }

  #read(today: string): DayOfArrivals {
    const { nos, numbers } = this.#index.articles;
    const released = numbers.released_at as Float64Array;
    const current = this.#arrivals.filter((arrivals) => isNewOn(arrivals, today));
    const marks = new Uint8Array(nos.length);
    const newest = current.length > 0 ? released.slice() : released;
    const find = createPlaceFinder(nos);
    for (const { from, articles } of current) {
      const key = beforeReleases + (from === null ? -longAgo : toDayNumber(from));
      for (const no of articles) {
        const row = find(no);
        if (row === -1) continue;
        marks[row] = 1;
        newest[row] = key;
      }
    }
    return { marks, newest, orders: new Map() };
  }
}
