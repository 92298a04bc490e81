import type { RangeNames } from '../row-types.ts';
import { spellings } from './search-words.ts';
import { shortestBeginning } from './word-points.ts';

/**
 * Synonyms as the distributor defines them. Users may type another language than that of the page, so the
 * synonyms of all languages of the sales organisation count.
 */
export class Synonyms {
  /** Each set in the spellings of its words. */
  readonly #sets: readonly (readonly string[])[];

  constructor(rows: RangeNames['synonyms']) {
    this.#sets = rows.map(({ words }) => [...new Set(words.flatMap(spellings))]);
  }

  /** All words. */
  get words(): readonly string[] {
    return this.#sets.flat();
  }

  /**
   * Returns the synonyms of a word, also while it is being typed.
   * @param typed its spellings
   */
  of(typed: readonly string[]): string[] {
    const same = (word: string) =>
      typed.some(
        (form) => word === form || (form.length >= shortestBeginning && word.startsWith(form)),
      );
    const found = this.#sets.filter((set) => set.some(same)).flat();
    return [...new Set(found)].filter((word) => !typed.includes(word));
  }
}
