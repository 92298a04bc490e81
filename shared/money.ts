import { bcp47, type Locale } from './locales.ts';

/** How amounts of one currency are written; amounts themselves are integer minor units. */
export interface MoneyFormat {
  symbol: string;
  thousandSeparator: string;
  decimalSeparator: string;
  decimalPrecision: number;
}

/** Where a language writes the symbol, and what separates the digits. */
interface Layout {
  symbolFirst: boolean;
  /** The characters that the language puts between symbol and digits. */
  gap: string;
  group: string;
  decimal: string;
}

const layouts = new Map<Locale, Layout>();

function getLayout(locale: Locale): Layout {
  const known = layouts.get(locale);
  if (known) return known;
  // A language writes all currency symbols in the same position, so the dollar sign is used to find it.
  const parts = new Intl.NumberFormat(bcp47(locale), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1_234_567.8);
  const text = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const layout = {
    symbolFirst: parts[0]?.type === 'currency',
    gap: text('literal'),
    group: text('group'),
    decimal: text('decimal'),
  };
  layouts.set(locale, layout);
  return layout;
}

/** The layout of a document without a reader's language: the sales organisation's own separators. */
const plainLayout = ({ thousandSeparator, decimalSeparator }: MoneyFormat): Layout => ({
  symbolFirst: true,
  gap: '',
  group: thousandSeparator,
  decimal: decimalSeparator,
});

/**
 * Writes an amount: symbol and precision are the sales organisation's, the symbol's place and the
 * separators the language's. 300731 is "€3,007.31" in English and "3.007,31 €" in German.
 * @param minor integer minor units; negative amounts begin with a minus sign (U+2212)
 * @param locale language of the page; without it the sales organisation's separators are used
 */
export function formatMoney(minor: number, format: MoneyFormat, locale?: Locale): string {
  const { symbol, decimalPrecision } = format;
  const layout = locale ? getLayout(locale) : plainLayout(format);
  const digits = String(Math.abs(minor)).padStart(decimalPrecision + 1, '0');
  const cut = digits.length - decimalPrecision;
  const whole = digits.slice(0, cut).replace(/\B(?=(?:\d{3}){1,7}$)/g, layout.group);
  const decimals = decimalPrecision > 0 ? layout.decimal + digits.slice(cut) : '';
  const sign = minor < 0 ? '−' : '';
  if (!layout.symbolFirst) return `${sign}${whole}${decimals}${layout.gap}${symbol}`;
  const gap = layout.gap || (/[\p{L}\d]$/u.test(symbol) ? '\u00a0' : '');
  return `${sign}${symbol}${gap}${whole}${decimals}`;
}

/**
 * Reads a decimal number with a dot, as feeds write it, into minor units.
 * @returns null when it is not a number or has more decimals than the currency
 */
export function parseMoney(text: string, precision: number): number | null {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const decimals = match[3] ?? '';
  if (/[1-9]/.test(decimals.slice(precision))) return null;
  const minor = Number(match[2] + decimals.slice(0, precision).padEnd(precision, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return match[1] && minor !== 0 ? -minor : minor;
}

/** Minor units as a number in units of the currency, for spreadsheets and text; never calculate with it. */
export function toMajor(minor: number, precision: number): number {
  return minor / 10 ** precision;
}

/** Minor units as digits with a dot, without symbol and groups: 120050 is "1200.50". */
export function plainMoney(minor: number, precision: number): string {
  return toMajor(minor, precision).toFixed(precision);
}
