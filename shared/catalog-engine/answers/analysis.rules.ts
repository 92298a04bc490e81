import { bcp47, defaultLocale, isLocale, languageOf } from '#shared/locales.ts';
import { analysisTexts } from './analysis.texts.ts';
import type { AnalysisAnswer, FlagAnswer } from './answer-shapes.ts';
import { type BlockKind, blockReason, type OrderBlocks } from './order-blocks.rules.ts';

/** For whom and in which words articles are analysed. */
export interface AnalysisFor {
  sorg: string;
  /** Whether there is a customer; without one nothing has a price. */
  customer: boolean;
  blocks: OrderBlocks;
  /** One of ours; any other reads as English. */
  locale: string;
  /** YYYY-MM-DD */
  today: string;
}

/** The facts of an article that the analysis needs, active or not. */
export interface AnalysedRow {
  code: string;
  brand: string;
  category: string;
  merchandise_category: string;
  /** Name of the merchandise category. */
  merchandise_name: string;
  active: boolean;
  order_blocked: boolean;
  /** YYYY-MM-DD */
  available_for_order_at: string | null;
}

const no: FlagAnswer = { status: false, description: '' };
const yes: FlagAnswer = { status: true, description: '' };
const because = (description: string): FlagAnswer => ({ status: true, description });

function wordsOf(locale: string) {
  const known = isLocale(locale) ? locale : defaultLocale;
  const dates = new Intl.DateTimeFormat(bcp47(known), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...analysisTexts(languageOf(known)),
    day: (date: string) => dates.format(new Date(`${date}T00:00:00Z`)),
  };
}

/** An article the sales organisation does not have: invalid, and nothing else is known (E297). */
export function unknownArticle(code: string, { sorg, locale }: AnalysisFor): AnalysisAnswer {
  const description = wordsOf(locale).unknown(code, sorg);
  return {
    articleCode: code,
    invalidArticle: because(description),
    allowToOrder: { status: false, description },
    orderBlocked: no,
    hierarchyBlocked: no,
    brandBlocked: no,
    categoryBlocked: no,
    sorgBlocked: no,
    hasPrice: no,
    availableForOrderAt: null,
  };
}

/**
 * Whether and why an article can or cannot be ordered (E296 to E318, C142). `orderBlocked` is about
 * the article itself: taken out of the range, blocked, or not to be ordered yet. The other blocks are
 * the distributor's, whose own reason follows ours. `allowToOrder` is refused with the gravest reason.
 */
export function analyseArticle(
  row: AnalysedRow,
  hasPrice: boolean,
  analysisFor: AnalysisFor,
): AnalysisAnswer {
  const words = wordsOf(analysisFor.locale);
  const early =
    row.available_for_order_at !== null && row.available_for_order_at > analysisFor.today;
  const blocked = (kind: BlockKind, sentence: string): FlagAnswer => {
    const reason = blockReason(analysisFor.blocks, kind, row);
    return reason === null ? no : because(`${sentence} ${reason}`.trim());
  };
  const orderBlocked = !row.active
    ? because(words.inactive)
    : row.order_blocked
      ? because(words.orderBlocked)
      : early
        ? because(words.orderedFrom(words.day(row.available_for_order_at ?? '')))
        : no;
  const sorgBlocked = blocked('sorg', words.sorg);
  const category = row.category === 'Bike' ? 'Bike' : 'PAA';
  const categoryBlocked = blocked('category', words.category[category]);
  const hierarchyBlocked = blocked('hierarchy', words.hierarchy(row.merchandise_name));
  const brandBlocked = blocked('brand', words.brand(row.brand));
  const priceless = analysisFor.customer ? words.noPrice : words.noCustomer;
  const against = [orderBlocked, sorgBlocked, categoryBlocked, hierarchyBlocked, brandBlocked]
    .filter(({ status }) => status)
    .map(({ description }) => description);
  const reason = against[0] ?? (hasPrice ? null : priceless);
  return {
    articleCode: row.code,
    invalidArticle: no,
    allowToOrder: reason === null ? yes : { status: false, description: reason },
    orderBlocked,
    hierarchyBlocked,
    brandBlocked,
    categoryBlocked,
    sorgBlocked,
    hasPrice: hasPrice ? yes : { status: false, description: priceless },
    availableForOrderAt: row.available_for_order_at,
  };
}
