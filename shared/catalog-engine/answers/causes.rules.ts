import { bcp47, defaultLocale, isLocale, languageOf } from '#shared/locales.ts';
import { analysisTexts } from './analysis.texts.ts';
import type { BlockAnswer } from './answer-shapes.ts';

/** Why an article cannot be ordered: what a product says, an unknown code, or no stock where that counts. */
export type CauseCode = BlockAnswer | 'INVALID' | 'NO_STOCK';

/** The facts of an article itself that may prevent its order. */
export interface CheckedRow {
  active: boolean;
  order_blocked: boolean;
  /** YYYY-MM-DD */
  available_for_order_at: string | null;
}

export interface CauseFacts {
  /** Whether the customer has a price for it; true where there is no customer. */
  priced: boolean;
  /** YYYY-MM-DD */
  today: string;
  /** The distributor's blocks on it, in the order of `findBlocks`. */
  notSold: readonly BlockAnswer[];
  /** Whether nothing is in stock and the organisation refuses orders above stock (N029). */
  short?: boolean;
}

const isEarly = ({ available_for_order_at: from }: CheckedRow, today: string) =>
  from !== null && from > today;

/**
 * All causes that an article cannot be ordered, the one to name first in front (reading 110): out of the range,
 * the blocks from sales organisation to category, the article's own block, price, stock. Product page, cart, checkout
 * and analysis take theirs from here.
 */
export function listCauses(row: CheckedRow, facts: CauseFacts): CauseCode[] {
  const { priced, today, notSold, short = false } = facts;
  const causes: [boolean, CauseCode][] = [
    [row.order_blocked || isEarly(row, today), 'ORDER_BLOCKED'],
    [!priced, 'NO_PRICE'],
    [short, 'NO_STOCK'],
  ];
  const own = causes.filter(([holds]) => holds).map(([, code]) => code);
  return row.active ? [...notSold, ...own] : ['INACTIVE', ...notSold, ...own];
}

/** The names that the texts of causes insert. */
export interface CauseSubject extends Pick<CheckedRow, 'order_blocked' | 'available_for_order_at'> {
  brand: string;
  category: string;
  /** Name of the merchandise category in the reader's language. */
  merchandise_name: string;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The texts of a locale, with its way to write a day; any locale that is not ours reads as English. */
export function wordsOf(locale: string) {
  const known = isLocale(locale) ? locale : defaultLocale;
  const dates =
    dateFormats.get(known) ??
    new Intl.DateTimeFormat(bcp47(known), { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(known, dates);
  return {
    ...analysisTexts(languageOf(known)),
    day: (date: string) => dates.format(new Date(`${date}T00:00:00Z`)),
  };
}

/** A cause as part of a sentence, such as "brand Kette is blocked". */
export function causeText(code: CauseCode, of: CauseSubject, locale: string): string {
  const { causes, day } = wordsOf(locale);
  switch (code) {
    case 'HIERARCHY_BLOCKED':
      return causes.hierarchy(of.merchandise_name);
    case 'BRAND_BLOCKED':
      return causes.brand(of.brand);
    case 'CATEGORY_BLOCKED':
      return causes.category[of.category === 'Bike' ? 'Bike' : 'PAA'];
    case 'ORDER_BLOCKED':
      return of.order_blocked || of.available_for_order_at === null
        ? causes.orderBlocked
        : causes.early(day(of.available_for_order_at));
    default:
      return causes[code];
  }
}

/** The sentence that the dealer's own pages say, such as "Brand Kette is blocked."; null without a cause. */
export function blockSentence(
  code: BlockAnswer | null,
  of: CauseSubject,
  locale: string,
): string | null {
  if (code === null) return null;
  const text = causeText(code, of, locale);
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`;
}
