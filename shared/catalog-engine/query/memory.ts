import { Lru } from '../lru.ts';
import type { Match } from './match.ts';

/** What an engine remembers of its answers, over all its markets: bounded by number. */
export class Memory {
  /** Some bytes per article each. */
  readonly matches = new Lru<Match>(12);
  /** Pages, facets and suggestions: some kilobytes each. */
  readonly answers = new Lru<object>(512);
}
