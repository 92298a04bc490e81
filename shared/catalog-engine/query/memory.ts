import { Lru } from '../lru.ts';
import type { Match } from './match.ts';

/** What an engine remembers of its answers, over all its markets: bounded by number. */
export class Memory {
  /**
   * Up to ten bytes per article each, and only of use for the next page or order of a filter just asked:
   * few, as a device holds them beside all else.
   */
  readonly matches = new Lru<Match>(6);
  /** Pages, facets and suggestions: some kilobytes each. */
  readonly answers = new Lru<object>(512);
}
