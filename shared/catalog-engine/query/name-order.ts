import type { RangeIndex } from '../index-of-range.ts';
import { byKeys, createNumbers } from '../table/radix-sort.ts';
import type { Names } from '../table/table.ts';
import { compare, nameKey } from './search-words.ts';

/**
 * By row the rank of its name's key; equal keys have the same. Names are compared word by word, which
 * is the same as letter by letter, since no letter of a key comes before the space.
 */
function nameRanks({ starts, ids, words }: Names, count: number): Float64Array {
  const keys = words.map(nameKey);
  const sorted = [...new Set(keys)].sort(compare);
  const places = new Map(sorted.map((key, place) => [key, place + 1]));
  const ranks = Uint32Array.from(keys, (key) => places.get(key) as number);
  let longest = 0;
  for (let row = 0; row < count; row++)
    longest = Math.max(longest, (starts[row + 1] as number) - (starts[row] as number));
  const getWord = (row: number, place: number) => {
    const at = (starts[row] as number) + place;
    return at < (starts[row + 1] as number) ? (ranks[ids[at] as number] as number) : 0;
  };
  let order = createNumbers(count);
  const digits = new Uint32Array(count);
  for (let place = longest - 1; place >= 0; place--) {
    for (let row = 0; row < count; row++) digits[row] = getWord(row, place);
    order = byKeys(order, digits);
  }
  const result = new Float64Array(count);
  let rank = 0;
  for (let at = 0; at < count; at++) {
    const row = order[at] as number;
    if (at > 0) {
      const before = order[at - 1] as number;
      for (let place = 0; place < longest; place++)
        if (getWord(row, place) !== getWord(before, place)) {
          rank++;
          break;
        }
    }
    result[row] = rank;
  }
  return result;
}

/** Orders of all articles that no price list changes, made when first asked for. */
export class Orders {
  /** Null for one that was asked for once. */
  readonly whole = new Map<string, Uint32Array | null>();
  readonly #index: RangeIndex;
  #articles: Float64Array | null = null;
  #groups: Float64Array | null = null;
  #popularity: Float64Array | null = null;

  constructor(index: RangeIndex) {
    this.#index = index;
  }

  /** By article the rank of its name. */
  articleNames(): Float64Array {
    const { names, nos } = this.#index.articles;
    this.#articles ??= nameRanks(names.name as Names, nos.length);
    return this.#articles;
  }

  /** By group the rank of its name. */
  groupNames(): Float64Array {
    const { names, nos } = this.#index.groups;
    this.#groups ??= nameRanks(names.name as Names, nos.length);
    return this.#groups;
  }

  /** By article how much it sells, from 0 to less than 1. */
  popularity(): Float64Array {
    const values = this.#index.articles.numbers.popularity as Float64Array;
    if (this.#popularity) return this.#popularity;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < values.length; row++) {
      least = Math.min(least, values[row] as number);
      most = Math.max(most, values[row] as number);
    }
    this.#popularity = values.map((value) => (value - least) / (most - least + 1));
    return this.#popularity;
  }

  /** Memory taken, bytes. */
  get bytes(): number {
    const made = [this.#articles, this.#groups, this.#popularity];
    let bytes = made.reduce((sum, one) => sum + (one?.byteLength ?? 0), 0);
    for (const order of this.whole.values()) bytes += order?.byteLength ?? 0;
    return bytes;
  }
}
