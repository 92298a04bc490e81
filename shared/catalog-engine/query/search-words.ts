import { folded, lowered } from '../../folded-text.ts';
import type { ArticleRow } from '../row-types.ts';

/**
 * Returns the key that names are sorted by, in code units: lowercase without accents and control
 * characters.
 */
export function nameKey(text: string): string {
  const small = lowered(text);
  // Plain texts are their own key.
  if (/^[ -~]*$/.test(small)) return small;
  return small.normalize('NFD').replace(/[\p{M}\p{Cc}]/gu, '');
}

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Folds a text with umlauts spelled out: `ü` as `ue`. */
function spelled(text: string): string {
  const small = lowered(text).normalize('NFC');
  return folded(small.replace(/[äöüåø]/g, (letter) => spelledOut[letter] as string));
}

/** The spellings of a word: `bügel` is `bugel` and `buegel`. */
export function spellings(word: string): string[] {
  return [...new Set([folded(word), spelled(word)])];
}

/** A text in all its spellings, each on a line, for looking for words in it. */
export function searchable(text: string): string {
  return spellings(text).join('\n');
}

type Searched = Pick<
  ArticleRow,
  'name' | 'brand' | 'model' | 'serie' | 'color' | 'frame_size' | 'wheel_size'
>;

/** A sign for inches is found by its words. */
export function withInches(size: string): string {
  return /\d\s*("|''|″)/.test(size) ? `${size} inch zoll inci pouces` : size;
}

/** The texts of an article that words are looked for in, besides its codes and its category's name. */
export function searchedTexts(row: Searched): string[] {
  const sizes = [row.frame_size ?? '', withInches(row.wheel_size ?? '')];
  return [row.name, row.brand, row.model, row.serie, row.color ?? '', ...sizes];
}

/** The order of code units. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
