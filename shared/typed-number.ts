import { bcp47, type Locale } from './locales.ts';

interface Separators {
  group: string;
  decimal: string;
}

const known = new Map<Locale, Separators>();

function getSeparators(locale: Locale): Separators {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(bcp47(locale)).formatToParts(1_234_567.8);
  const text = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const separators = { group: text('group'), decimal: text('decimal') };
  known.set(locale, separators);
  return separators;
}

/** `1.234.567`: digits in groups of three behind the first one. */
const isGrouped = (parts: readonly string[]) =>
  parts.length > 1 &&
  /^\d{1,3}$/.test(parts[0] ?? '') &&
  parts.slice(1).every((part) => /^\d{3}$/.test(part));

/**
 * Reads a number as people of a language type it, into digits with a dot as feeds write them. The
 * language decides what "1.200" is: 1200 in German, 1.2 in English. A separator of the other kind is
 * taken as the decimal one where it cannot be of groups: "12.5" is 12.5 in German as well.
 * @returns null when it is not a number
 */
export function plainDecimal(text: string, locale: Locale): string | null {
  const { group, decimal } = getSeparators(locale);
  const compact = text.replace(/[\s'’]/gu, '').replace('−', '-');
  const sign = compact.startsWith('-') ? '-' : '';
  const [whole = '', decimals, ...more] = compact.slice(sign.length).split(decimal);
  if (more.length > 0) return null;
  const groups = /\s/u.test(group) ? [whole] : whole.split(group);
  const digits = isGrouped(groups) || groups.length === 1 ? groups.join('') : whole;
  const plain =
    decimals === undefined ? digits.replace(/[.,]/, '.') : `${digits || '0'}.${decimals || '0'}`;
  return /^\d{1,15}(\.\d+)?$/.test(plain) ? sign + plain : null;
}

/** Writes digits with a dot as a language types them, without groups: "1200.5" is "1200,5" in German. */
export function typedDecimal(plain: string, locale: Locale): string {
  return plain.replace('.', getSeparators(locale).decimal);
}
