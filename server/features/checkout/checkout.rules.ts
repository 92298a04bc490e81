import { type ArticleToOrder, lineProblems } from '#server/features/cart/cart.public.ts';
import type { MutationCheckoutArgs, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { formatMoney } from '#shared/money.ts';
import { linePrice } from '#shared/price-rule.ts';
import { limits } from '#shared/validation/limits.ts';

/** Most lines of one order: a whole cart. */
export const maxOrderLines = 2000;

const { poNumber: maxPoNo, notes: maxNotes } = limits;

/** What is known about the things an order names; `shipTo` and so on are null when not found. */
export interface OrderFacts {
  host: HostConfig;
  /** YYYY-MM-DD. */
  today: string;
  shipToFound: boolean;
  paymentFound: boolean;
  rateIds: ReadonlySet<string>;
  articles: ReadonlyMap<string, ArticleToOrder>;
  available: ReadonlyMap<string, number>;
}

/** Everything that is wrong with an order but the customer's credit, all of it at once. */
export function orderProblems(order: MutationCheckoutArgs, facts: OrderFacts): UserError[] {
  return [
    ...headProblems(order, facts),
    ...shipmentProblems(order, facts),
    ...productProblems(order, facts),
  ];
}

function headProblems(order: MutationCheckoutArgs, facts: OrderFacts): UserError[] {
  const problems: UserError[] = [];
  const add = (field: string, code: string, message: string) =>
    problems.push(userError(field, code, message));
  if (!order.shipto) add('shipto', 'REQUIRED', 'Choose where to deliver');
  else if (!facts.shipToFound) add('shipto', 'SHIP_TO_CHANGED', 'ship-to data changed, refresh');
  if (!order.paymentId) add('paymentId', 'REQUIRED', 'Choose how to pay');
  else if (!facts.paymentFound)
    add('paymentId', 'UNKNOWN_PAYMENT', 'This way to pay is not available');
  const date = order.request_delivery_date;
  if (date != null && !mayDeliverOn(date, facts.today))
    add('request_delivery_date', 'BAD_DATE', 'Choose a day from tomorrow up to one year ahead');
  if ([...(order.custPoNo ?? '')].length > maxPoNo)
    add('custPoNo', 'TOO_LONG', `At most ${maxPoNo} characters`);
  if ([...(order.notes ?? '')].length > maxNotes)
    add('notes', 'TOO_LONG', `At most ${maxNotes} characters`);
  return problems;
}

/** Whether a requested day is between tomorrow and one year ahead (N066). */
export function mayDeliverOn(date: string, today: string): boolean {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const tomorrow = isoDay(Date.UTC(year, month - 1, day + 1));
  const inAYear = isoDay(Date.UTC(year + 1, month - 1, day));
  return isoDay(Date.parse(date)) === date && date >= tomorrow && date <= inAYear;
}

/** The day of an instant, YYYY-MM-DD; empty for no instant. */
function isoDay(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}

function shipmentProblems({ shipments }: MutationCheckoutArgs, facts: OrderFacts): UserError[] {
  const { merchantName } = facts.host;
  if (shipments.length === 0) return [userError('shipments', 'REQUIRED', 'Choose a shipment')];
  return shipments.flatMap(({ merchant, rateId }, index) => {
    const at = `shipments.${index}`;
    if (merchant !== merchantName || index > 0)
      return [userError(`${at}.merchant`, 'UNKNOWN_SHIPMENT', `${merchant} ships nothing here`)];
    if (!facts.rateIds.has(rateId))
      return [userError(`${at}.rateId`, 'UNKNOWN_SHIPMENT', 'This shipment is not available')];
    return [];
  });
}

function productProblems({ products }: MutationCheckoutArgs, facts: OrderFacts): UserError[] {
  if (products.length === 0)
    return [userError('products', 'REQUIRED', 'There is nothing to order')];
  if (products.length > maxOrderLines)
    return [userError('products', 'TOO_MANY_LINES', `At most ${maxOrderLines} lines`)];
  const seen = new Set<string>();
  return products.flatMap((product, index) => {
    const at = `products.${index}`;
    if (seen.has(product.articleCode))
      return [userError(`${at}.articleCode`, 'DUPLICATE_ARTICLE', 'The article is listed twice')];
    seen.add(product.articleCode);
    const article = facts.articles.get(product.articleCode);
    const problems = lineProblems({ ...product, index }, article, 1);
    if (problems.length > 0 || !article) return problems;
    return [...stockProblem(at, product, facts), ...priceProblem(at, product, article, facts)];
  });
}

type Product = MutationCheckoutArgs['products'][number];

/** N028, N029, M042: ordering more than there is. Only an exact host tells how much there is. */
function stockProblem(at: string, { articleCode, qty }: Product, facts: OrderFacts): UserError[] {
  const { availableStockCheck, exactQtyCheckout } = facts.host;
  const pieces = facts.available.get(articleCode) ?? 0;
  if (!(availableStockCheck || exactQtyCheckout) || qty <= pieces) return [];
  const more = exactQtyCheckout ? `, ${pieces} available` : '';
  return [userError(`${at}.qty`, 'EXCEEDS_STOCK', `order exceeds stock${more}`)];
}

/** The buyer's own figure is compared and never used. */
function priceProblem(
  at: string,
  { qty, subtotal }: Product,
  article: ArticleToOrder,
  { host }: OrderFacts,
): UserError[] {
  const { total } = linePrice(article.dealer ?? 0, qty, article.steps);
  if (subtotal == null || subtotal === total) return [];
  const amount = formatMoney(total, host.currency);
  return [userError(`${at}.subtotal`, 'PRICE_CHANGED', `The price is now ${amount}`)];
}
