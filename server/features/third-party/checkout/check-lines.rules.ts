import type {
  ThirdPartyLineInput,
  ThirdPartyProductError,
} from '#server/graphql/generated/types.ts';
import { linePrice, type PriceStep } from '#shared/price-rule.ts';
import { checkQty } from '#shared/quantity.ts';

/** An article as it is sold now. */
export interface SoldArticle {
  vendor: string;
  code: string;
  description: string;
  /** Of one sales unit, minor units. */
  price: number;
  salesUnit: string;
  uomConverter: number;
  active: boolean;
  /** Pieces that are not ordered yet. */
  available: number;
  deals: PriceStep[];
}

/** A line that can be ordered as it is. */
export interface PricedLine {
  article: SoldArticle;
  qty: number;
  /** Of one sales unit with the deals, minor units. */
  unit: number;
  total: number;
}

/** Which checks the host's settings ask for (B285, F021, F022). */
export interface CheckedThings {
  stock: boolean;
  price: boolean;
}

/**
 * The most of a line, minor units, so that the total of 500 lines is a safe integer, and the most pieces that may be
 * ordered beyond the stock, so that the figures of the stock stay integers of the database.
 */
const mostTotal = 10_000_000_000_000;
const mostBeyondStock = 1_000_000_000;

export const articleKey = (vendor: string, code: string) => JSON.stringify([vendor, code]);

/** Compares the lines of a cart with the articles as they are now (B286, N145). */
export function checkLines(
  lines: readonly ThirdPartyLineInput[],
  articles: readonly SoldArticle[],
  { vendors, checks }: { vendors: ReadonlySet<string>; checks: CheckedThings },
): { priced: PricedLine[]; errors: ThirdPartyProductError[] } {
  const byKey = new Map(articles.map((one) => [articleKey(one.vendor, one.code), one]));
  const seen = new Set<string>();
  const priced: PricedLine[] = [];
  const errors: ThirdPartyProductError[] = [];
  for (const line of lines) {
    const { vendorId, articleCode, qty } = line;
    const refuse = (field: string, code: string, message: string, now: number | null = null) =>
      errors.push({ vendorId, articleCode, field, code, message, now });
    const key = articleKey(vendorId, articleCode);
    const article = byKey.get(key);
    const qtyProblem = qty === 0 ? 'QTY_TOO_SMALL' : checkQty(qty, null);
    if (seen.has(key)) refuse('articleCode', 'TWICE_IN_CART', 'The cart has it twice');
    else if (!vendors.has(vendorId)) refuse('vendorId', 'VENDOR_GONE', 'There is no such vendor');
    else if (!article?.active) refuse('articleCode', 'NOT_ORDERABLE', 'It is not sold any more');
    else if (qtyProblem) refuse('qty', qtyProblem, `The quantity is not allowed: ${qtyProblem}`);
    else {
      const { unit, total } = linePrice(article.price, qty, article.deals);
      const left = Math.floor(article.available / article.uomConverter);
      const isShort = checks.stock && qty > left;
      const isDearer = checks.price && unit !== line.price;
      const beyondStock = qty * article.uomConverter - article.available;
      const isTooLarge = !isShort && (total > mostTotal || beyondStock > mostBeyondStock);
      if (isShort) refuse('qty', 'STOCK_CHANGED', `${Math.max(0, left)} left`, Math.max(0, left));
      if (isTooLarge) refuse('qty', 'QTY_TOO_LARGE', 'The quantity is not allowed: QTY_TOO_LARGE');
      if (isDearer) refuse('price', 'PRICE_CHANGED', 'The price has changed', unit);
      if (!isShort && !isTooLarge && !isDearer) priced.push({ article, qty, unit, total });
    }
    seen.add(key);
  }
  return { priced, errors };
}
