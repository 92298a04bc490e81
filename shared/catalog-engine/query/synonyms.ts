import type { SearchWord } from '../query-types.ts';
import type { RangeNames } from '../row-types.ts';
import { spellings } from './search-words.ts';
import { shortestBeginning } from './word-points.ts';

/** Synonyms of so many parts are found in neighbouring words. */
const mostParts = 3;

/** `12-speed`, `12 speed` and `12speed` are one synonym. */
const toKey = (word: string) => word.replaceAll('-', '').replaceAll(' ', '');

/**
 * Synonyms as the distributor defines them. Users may type another language than that of the page, so the
 * synonyms of all languages of the sales organisation count.
 */
export class Synonyms {
  /** Each set in the spellings of its words, and their keys. */
  readonly #sets: readonly { words: readonly string[]; keys: readonly string[] }[];
  /** Keys of those with a hyphen, which people write as several words. */
  readonly #compounds: ReadonlySet<string>;

  constructor(rows: RangeNames['synonyms']) {
    this.#sets = rows.map((row) => {
      const words = [...new Set(row.words.flatMap(spellings))];
      return { words, keys: words.map(toKey) };
    });
    this.#compounds = new Set(this.words.filter((word) => word.includes('-')).map(toKey));
  }

  /** All words. */
  get words(): readonly string[] {
    return this.#sets.flatMap(({ words }) => words);
  }

  /**
   * Returns the synonyms of a word, also while it is being typed.
   * @param typed its spellings
   */
  of(typed: readonly string[]): string[] {
    const forms = typed.map(toKey).filter(Boolean);
    const same = (key: string) =>
      forms.some(
        (form) => key === form || (form.length >= shortestBeginning && key.startsWith(form)),
      );
    const found = this.#sets.filter(({ keys }) => keys.some(same)).flatMap(({ words }) => words);
    return [...new Set(found)].filter((word) => !typed.includes(word));
  }

  /** Joins neighbouring words that together are a synonym, where it is found. */
  join(words: readonly SearchWord[], isFound: (text: string) => boolean): SearchWord[] {
    const joined: SearchWord[] = [];
    for (let at = 0; at < words.length; ) {
      let parts = Math.min(mostParts, words.length - at);
      const text = () =>
        words
          .slice(at, at + parts)
          .map((word) => word.text)
          .join(' ');
      while (parts > 1 && !(this.#isCompound(text()) && isFound(text()))) parts--;
      joined.push(parts > 1 ? { text: text(), ean: null } : (words[at] as SearchWord));
      at += parts;
    }
    return joined;
  }

  #isCompound(text: string): boolean {
    return spellings(text).some((form) => this.#compounds.has(toKey(form)));
  }
}
