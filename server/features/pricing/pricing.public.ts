import type { Db } from '#server/db/database.ts';
import type { Discount } from '#server/graphql/generated/types.ts';
import { discountDetail } from '#shared/catalog-engine/answers/deal.rules.ts';
import { dealerPrices, dealSteps, type StepRow } from './pricing.store.ts';

export { dealerPrice, findPriceList } from './pricing.store.ts';

/** The price of one article for a customer. */
interface ArticlePrice {
  /** Dealer price of one piece in minor units; null without a price or a customer. */
  dealer: number | null;
  /** All steps that may apply, by quantity. */
  steps: Discount[];
}

/**
 * Prices and deal ladders of articles for a customer (E280, E285 to E291), in at most two
 * statements. Without a customer nothing has a price and only the deals for everybody count.
 * @param today the present day of the sales organisation, YYYY-MM-DD
 * @returns an entry for every code asked for
 */
export async function loadPrices(
  db: Db,
  sorg: string,
  customerUnified: string | null,
  codes: readonly string[],
  today: string,
): Promise<Map<string, ArticlePrice>> {
  if (codes.length === 0) return new Map();
  const [dealers, deals] = await Promise.all([
    customerUnified ? dealerPrices(db, sorg, customerUnified, codes) : [],
    loadDeals(db, sorg, customerUnified, codes, today),
  ]);
  const prices = new Map(dealers.map(({ article, dealer }) => [article, dealer]));
  return new Map(
    codes.map((code) => [code, { dealer: prices.get(code) ?? null, steps: deals.get(code) ?? [] }]),
  );
}

/**
 * The deal ladders of articles for a customer, by quantity, in one statement; nothing for articles
 * without a deal.
 * @param today the present day of the sales organisation, YYYY-MM-DD
 */
export async function loadDeals(
  db: Db,
  sorg: string,
  customerUnified: string | null,
  codes: readonly string[],
  today: string,
): Promise<Map<string, Discount[]>> {
  const deals = new Map<string, Discount[]>();
  for (const row of await dealSteps(db, sorg, customerUnified, codes, today)) {
    const steps = deals.get(row.article);
    if (steps) steps.push(discount(row));
    else deals.set(row.article, [discount(row)]);
  }
  return deals;
}

function discount(row: StepRow): Discount {
  const { qty, uom, term, type, value } = row;
  const detail = discountDetail(row, {
    symbol: row.symbol,
    thousandSeparator: row.thousand_separator,
    decimalSeparator: row.decimal_separator,
    decimalPrecision: row.precision,
  });
  return {
    salesDealNo: row.deal_no,
    description: row.description,
    detail,
    qty,
    uom,
    term,
    type,
    value,
  };
}
