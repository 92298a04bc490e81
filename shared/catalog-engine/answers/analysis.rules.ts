import type { AnalysisAnswer, FlagAnswer } from './answer-shapes.ts';
import { type CheckedRow, causeText, listCauses, wordsOf } from './causes.rules.ts';
import { type BlockKind, blockReason, findBlocks, type OrderBlocks } from './order-blocks.rules.ts';

/** For whom and in which words articles are analysed. */
export interface AnalysisFor {
  sorg: string;
  /** Whether there is a customer; without one nothing has a price, and none is missed. */
  customer: boolean;
  blocks: OrderBlocks;
  /** One of ours; any other reads as English. */
  locale: string;
  /** YYYY-MM-DD */
  today: string;
}

/** The facts of an article that the analysis needs, active or not. */
export interface AnalysedRow extends CheckedRow {
  code: string;
  brand: string;
  category: string;
  merchandise_category: string;
  /** Name of the merchandise category. */
  merchandise_name: string;
}

const no: FlagAnswer = { status: false, description: '' };
const yes: FlagAnswer = { status: true, description: '' };
const because = (description: string): FlagAnswer => ({ status: true, description });

/** An article the sales organisation does not have: invalid, and nothing else is known (E297). */
export function unknownArticle(code: string, { sorg, locale }: AnalysisFor): AnalysisAnswer {
  const words = wordsOf(locale);
  const description = words.unknown(code, sorg);
  return {
    articleCode: code,
    causes: [{ code: 'INVALID', text: words.causes.INVALID }],
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
 * the distributor's, whose own reason follows ours. `allowToOrder` is refused with the first of the causes.
 * @param short whether nothing is in stock and the organisation refuses orders above stock
 */
export function analyseArticle(
  row: AnalysedRow,
  hasPrice: boolean,
  analysisFor: AnalysisFor,
  short = false,
): AnalysisAnswer {
  const { blocks, customer, locale, today } = analysisFor;
  const words = wordsOf(locale);
  const blocked = (kind: BlockKind, sentence: string): FlagAnswer => {
    const reason = blockReason(blocks, kind, row);
    return reason === null ? no : because(`${sentence} ${reason}`.trim());
  };
  const priced = hasPrice || !customer;
  const notSold = findBlocks(blocks, row);
  const codes = listCauses(row, { priced, today, notSold, short });
  const from = row.available_for_order_at;
  const ownBlock = codes.includes('ORDER_BLOCKED') || !row.active;
  const orderBlocked = !ownBlock
    ? no
    : because(
        !row.active
          ? words.inactive
          : row.order_blocked || from === null
            ? words.orderBlocked
            : words.orderedFrom(words.day(from)),
      );
  const priceless = customer ? words.noPrice : words.noCustomer;
  const flags = {
    orderBlocked,
    hierarchyBlocked: blocked('hierarchy', words.hierarchy(row.merchandise_name)),
    brandBlocked: blocked('brand', words.brand(row.brand)),
    categoryBlocked: blocked('category', words.category[row.category === 'Bike' ? 'Bike' : 'PAA']),
    sorgBlocked: blocked('sorg', words.sorg),
    hasPrice: hasPrice ? yes : { status: false, description: priceless },
  };
  const causes = codes.map((code) => ({ code, text: causeText(code, row, locale) }));
  const [first] = causes;
  return {
    articleCode: row.code,
    causes,
    invalidArticle: no,
    allowToOrder: first ? { status: false, description: toDescription(first, flags) } : yes,
    ...flags,
    availableForOrderAt: from,
  };
}

type Flags = Omit<AnalysisAnswer, 'articleCode' | 'causes' | 'invalidArticle' | 'allowToOrder'>;

/** The flag that says more about a cause, and what it says; stock has none and is said in short. */
function toDescription(
  { code, text }: AnalysisAnswer['causes'][number],
  flags: Omit<Flags, 'availableForOrderAt'>,
): string {
  const flag = {
    INVALID: null,
    INACTIVE: flags.orderBlocked,
    ORDER_BLOCKED: flags.orderBlocked,
    SORG_BLOCKED: flags.sorgBlocked,
    HIERARCHY_BLOCKED: flags.hierarchyBlocked,
    BRAND_BLOCKED: flags.brandBlocked,
    CATEGORY_BLOCKED: flags.categoryBlocked,
    NO_PRICE: flags.hasPrice,
    NO_STOCK: null,
  }[code];
  return flag?.description ?? text;
}
