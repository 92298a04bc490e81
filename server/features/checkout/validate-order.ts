import type { Db } from '#server/db/database.ts';
import { type ArticleToOrder, articlesToOrder } from '#server/features/cart/cart.public.ts';
import { creditProblems, creditRows } from '#server/features/credit/credit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Product, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { deliveryDays, stated } from '#server/lib/delivery-day.rules.ts';
import { freightProblems, limitProblems, orderProblems } from './checkout.rules.ts';
import { type OrderTerms, orderingCustomer, orderTerms, stockRows } from './checkout.store.ts';
import { maxOrderLines, waitsForArrival } from './line-problems.rules.ts';
import { type OrderPart, orderParts } from './order-parts.rules.ts';
import type { OrderToPlace } from './order-to-place.rules.ts';
import { available } from './stock.rules.ts';

/** An order held against the present state. */
export interface OrderValidation {
  /** Everything that is in the way of placing it. */
  problems: UserError[];
  /** The orders it becomes, without the lines that cannot be ordered. */
  parts: OrderPart[];
  articles: ReadonlyMap<string, ArticleToOrder>;
  shipTo: OrderTerms['shipTo'];
  payment: OrderTerms['payments'][number] | undefined;
  rate: OrderTerms['rates'][number] | undefined;
}

/** How an order is looked at. */
export interface Appraising {
  /** True keeps customer and stock as they are until the transaction ends; locks in this order. */
  lock: boolean;
  /**
   * Loads articles as buyers see them now, to compare what was seen of those that are to arrive; null
   * compares nothing.
   */
  shown: ((codes: readonly string[]) => Promise<ReadonlyMap<string, Product>>) | null;
  /** Whether a line without the price the buyer saw is refused. */
  pricesNeeded: boolean;
}

/**
 * Holds an order against the present state, in a number of statements that does not depend on its
 * lines. Nothing is changed.
 * @param db the transaction, when the order is to be placed in it
 */
export async function validateOrder(
  db: Db,
  ctx: Context,
  customer: string,
  order: OrderToPlace,
  { lock, shown, pricesNeeded }: Appraising,
): Promise<OrderValidation> {
  const { host } = ctx;
  if (!host.canCheckout)
    return refused(userError('checkout', 'CHECKOUT_OFF', 'Orders cannot be placed here'));
  const viewer = viewerOf(ctx);
  const { sorg } = viewer;
  const products = order.products.slice(0, maxOrderLines);
  const codes = [...new Set(products.map((product) => product.articleCode))];

  const buyer = await orderingCustomer(db, viewer, customer, lock);
  if (!buyer)
    return refused(
      userError('customer', 'CUSTOMER_LOST', 'customer no longer belongs to the user'),
    );
  const articles = await articlesToOrder(db, { host, sorg, customer }, codes);
  const stock = await stockRows(db, sorg, [...articles.keys()], lock);
  const dates = [order.request_delivery_date, ...products.map((one) => one.request_delivery_date)];
  const wanted = {
    shipTo: order.shipto ?? '',
    days: stated(dates),
    currency: host.currency.display,
  };
  const { shipTo, payments, rates, steps, closed } = await orderTerms(db, viewer, wanted);
  const payment = payments.find((method) => method.id === order.paymentId);
  const rate = rates.find(({ id }) => id === order.shipments[0]?.rateId);
  const pieces = available(stock);
  const waiting = products
    .filter((product) => articles.has(product.articleCode) && waitsForArrival(product, pieces))
    .map((product) => product.articleCode);

  const problems = orderProblems(order, {
    host,
    days: deliveryDays(host, closed),
    shipToFound: shipTo !== undefined,
    paymentFound: payment !== undefined,
    rateIds: new Set(rates.map(({ id }) => id)),
    articles,
    available: pieces,
    shown: shown && (await shown(waiting)),
    pricesNeeded,
  });
  const parts = orderParts({ ...order, products }, { articles, stock, steps, rate });
  if (rate) problems.push(...freightProblems(order, parts, { host, pricesNeeded }));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (!Number.isSafeInteger(total))
    return refused(userError('products', 'TOTAL_TOO_LARGE', 'The order is worth too much'));
  const totals = parts.map((part) => part.total);
  problems.push(...limitProblems(totals, buyer.orderLimit, host));
  if (host.creditCheck)
    problems.push(...creditProblems(await creditRows(db, viewer, customer), total));
  return { problems, parts, articles, shipTo, payment, rate };
}

function refused(problem: UserError): OrderValidation {
  const nothing = { shipTo: undefined, payment: undefined, rate: undefined };
  return { problems: [problem], parts: [], articles: new Map(), ...nothing };
}
