import { plainSigns } from '#shared/plain-signs.ts';

/** Letters that do not come apart into a letter and an accent. */
const whole: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** Text as it is compared: small letters without accents, `Straße` as `strasse`, `Ó` as `o`. */
export function folded(text: string): string {
  const small = text.toLowerCase();
  // Most of it is ASCII, which has no accents.
  if (/^[\0-\x7f]*$/.test(small)) return small;
  return plainSigns(small)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđı]/g, (letter) => whole[letter] ?? letter);
}
