import { type ArticleToOrder, lineProblems } from '#server/features/cart/cart.public.ts';
import type { CheckoutProductInput, Product, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type DeliveryDays, dayProblems } from '#server/lib/delivery-day.rules.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import { linePrice } from '#shared/price-rule.ts';

/** Most lines of one order: a whole cart. */
export const maxOrderLines = 2000;

/** The known facts about the ordered articles, by code. */
export interface LineFacts {
  host: HostConfig;
  days: DeliveryDays;
  articles: ReadonlyMap<string, ArticleToOrder>;
  /** Free pieces, as they are when the stock is locked. */
  available: ReadonlyMap<string, number>;
  /**
   * The articles of lines that wait for an arrival, as buyers see them now; null compares nothing of
   * what was seen.
   */
  shown: ReadonlyMap<string, Product> | null;
  /** Whether a line without the price the buyer saw is refused. */
  pricesNeeded: boolean;
}

/** Everything that is wrong with the lines of an order, each by its place in it. */
export function productProblems(
  products: readonly CheckoutProductInput[],
  facts: LineFacts,
): UserError[] {
  if (products.length === 0)
    return [userError('products', 'REQUIRED', 'There is nothing to order')];
  if (products.length > maxOrderLines)
    return [userError('products', 'TOO_MANY_LINES', `At most ${maxOrderLines} lines`)];
  const met = new Set<string>();
  return products.flatMap((product, index) => {
    const at = `products.${index}`;
    if (met.has(product.articleCode))
      return [userError(`${at}.articleCode`, 'DUPLICATE_ARTICLE', 'The article is listed twice')];
    met.add(product.articleCode);
    const day = dayProblems(
      `${at}.request_delivery_date`,
      product.request_delivery_date,
      facts.days,
    );
    const article = facts.articles.get(product.articleCode);
    const problems = [...lineProblems({ ...product, index }, article, 1), ...day];
    if (problems.length > 0 || !article) return problems;
    return [
      ...stockProblems(at, product, facts),
      ...seenProblems(at, product, facts),
      ...priceProblems(at, product, article, facts),
    ];
  });
}

/**
 * F031, N028, N029, N061, M042: ordering more than there is. Only an exact host tells how much there
 * is: here one that is exact in the catalog, too, for its stock is no secret.
 */
function stockProblems(
  at: string,
  { articleCode, qty }: CheckoutProductInput,
  { host, available }: LineFacts,
): UserError[] {
  const exact = host.exactQtyCheck || host.exactQtyCheckout;
  const pieces = available.get(articleCode) ?? 0;
  if (!(host.availableStockCheck || exact) || qty <= pieces) return [];
  if (!exact) return [userError(`${at}.qty`, 'EXCEEDS_STOCK', 'order exceeds stock')];
  const message = `order exceeds stock, ${pieces} available`;
  return [userError(`${at}.qty`, 'EXCEEDS_STOCK', message, { most: pieces })];
}

/** Whether the buyer relied on a day of arrival, since fewer pieces are there than ordered. */
export function waitsForArrival(
  { articleCode, qty, seen }: CheckoutProductInput,
  available: LineFacts['available'],
): boolean {
  return seen?.arrival != null && qty > (available.get(articleCode) ?? 0);
}

/**
 * Checks what the buyer saw and relied on: of the ordered pieces those shown in stock, and for the others
 * the day of the next arrival. More stock, or an earlier day, is no reason to ask again.
 */
function seenProblems(
  at: string,
  { articleCode, qty, seen }: CheckoutProductInput,
  { available, shown }: LineFacts,
): UserError[] {
  const pieces = available.get(articleCode) ?? 0;
  if (!shown || !seen || qty <= pieces) return [];
  if (seen.available != null && pieces < seen.available)
    return [userError(`${at}.qty`, 'STOCK_CHANGED', 'There are fewer in stock than were shown')];
  if (seen.arrival == null) return [];
  const arrival = shown.get(articleCode)?.stock.nextArrival?.date;
  if (arrival !== undefined && arrival <= seen.arrival) return [];
  const message = arrival === undefined ? 'No arrival is known any more' : 'It arrives later';
  return [userError(`${at}.qty`, 'ARRIVAL_CHANGED', message)];
}

/** The buyer's own figure is compared and never used. */
function priceProblems(
  at: string,
  { qty, subtotal }: CheckoutProductInput,
  article: ArticleToOrder,
  { host, pricesNeeded }: LineFacts,
): UserError[] {
  const { total } = linePrice(article.dealer ?? 0, qty, article.steps);
  if (subtotal === total || (subtotal == null && !pricesNeeded)) return [];
  const amount = formatMoney(total, host.currency);
  const message = `The price is now ${amount}`;
  return [userError(`${at}.subtotal`, 'PRICE_CHANGED', message, { amount: total })];
}
