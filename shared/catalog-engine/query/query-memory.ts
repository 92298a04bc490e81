import { Lru } from '../lru.ts';
import type { ChosenWords } from '../query-types.ts';
import type { Match } from './match.ts';
import { RecyclingLru } from './recycling-lru.ts';

/** The cached results of an engine, over all its markets: a bounded number. */
export class Memory {
  /**
   * Up to four bytes per article each, and only useful for the next page or order of a recent filter:
   * few, because a device has little memory.
   */
  readonly matches = new RecyclingLru<Match>(4);
  /** Pages, facets and suggestions: some kilobytes each. */
  readonly answers = new Lru<object>(512);
  /** Of searches with several words. */
  readonly chosenWords = new Lru<ChosenWords>(128);
}
