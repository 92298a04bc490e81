import { plainSigns } from './plain-signs.ts';

/** Lowercases each character without regard to its neighbours, as the database's lower() does. */
export function lowered(text: string): string {
  return text.replaceAll('Σ', 'σ').replaceAll('İ', 'i').toLowerCase();
}

/** Letters that do not come apart into a letter and an accent. */
const whole: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

/**
 * Text as every search compares it: small letters without accents, `Straße` as `strasse`, signs as of a plain keyboard.
 * The function search_text of the database does the same; a test holds both equal.
 */
export function folded(text: string): string {
  const small = lowered(text);
  // Most of it is ASCII, which has no accents.
  if (/^[\0-\x7f]*$/.test(small)) return small;
  return plainSigns(small)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđıς]/g, (letter) => whole[letter] ?? letter);
}
