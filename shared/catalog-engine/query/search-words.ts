import { plainSigns } from '../../plain-signs.ts';
import type { ArticleRow } from '../row-types.ts';

/** Lowercases each character without regard to its neighbours, as the database's lower() does. */
export function lowered(text: string): string {
  return text.replaceAll('Σ', 'σ').replaceAll('İ', 'i').toLowerCase();
}

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

const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Small letters without accents, `ß` as `ss`, signs as of a plain keyboard: how a search compares letters. */
export function folded(text: string): string {
  const small = lowered(text);
  if (/^[ -~]*$/.test(small)) return small;
  return plainSigns(small)
    .replace(/[ßæœøłđ]/g, (letter) => ligatures[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

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
