import type { Db } from '#server/db/database.ts';
import { type ArticleToOrder, articlesToOrder } from '#server/features/cart/cart.public.ts';
import { creditProblems, creditRows } from '#server/features/credit/credit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Product, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import {
  freightProblems,
  limitProblems,
  type OrderToPlace,
  orderProblems,
} from './checkout.rules.ts';
import {
  benefitSteps,
  orderingCustomer,
  paymentMethods,
  shipmentRates,
  shipTos,
  stockRows,
} from './checkout.store.ts';
import { deliveryDaysFor } from './delivery-days.ts';
import { maxOrderLines } from './line-problems.rules.ts';
import { type OrderPart, orderParts } from './order-parts.rules.ts';
import { available } from './stock.rules.ts';

/** An order held against the present state. */
export interface Appraisal {
  /** Everything that is in the way of placing it. */
  problems: UserError[];
  /** The orders it becomes, without the lines that cannot be ordered. */
  parts: OrderPart[];
  articles: ReadonlyMap<string, ArticleToOrder>;
  shipTo: Awaited<ReturnType<typeof shipTos>>[number] | undefined;
  payment: Awaited<ReturnType<typeof paymentMethods>>[number] | undefined;
  rate: Awaited<ReturnType<typeof shipmentRates>>[number] | undefined;
}

/** How an order is looked at. */
export interface Appraising {
  /** True keeps customer and stock as they are until the transaction ends; locks in this order. */
  lock: boolean;
  /** Loads the articles as buyers see them now, to compare what was seen; null compares nothing. */
  shown: ((codes: readonly string[]) => Promise<ReadonlyMap<string, Product>>) | null;
  /** Whether a line without the price the buyer saw is refused. */
  pricesNeeded: boolean;
}

/**
 * Holds an order against the present state, in a number of statements that does not depend on its
 * lines. Nothing is changed.
 * @param db the transaction, when the order is to be placed in it
 */
export async function appraise(
  db: Db,
  ctx: Context,
  customer: string,
  order: OrderToPlace,
  { lock, shown, pricesNeeded }: Appraising,
): Promise<Appraisal> {
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
  const articles = await articlesToOrder(db, sorg, customer, codes);
  const found = [...articles.keys()];
  const stock = await stockRows(db, sorg, found, lock);
  const [shipTo] = order.shipto ? await shipTos(db, viewer, order.shipto) : [];
  const payments = await paymentMethods(db, sorg, 'order');
  const payment = payments.find((method) => method.id === order.paymentId);
  const rates = await shipmentRates(db, sorg);
  const rate = rates.find(({ id }) => id === order.shipments[0]?.rateId);
  const dates = products.map((product) => product.request_delivery_date);
  const days = await deliveryDaysFor(db, host, [order.request_delivery_date, ...dates]);
  const steps = await benefitSteps(db, sorg);

  const problems = orderProblems(order, {
    host,
    days,
    shipToFound: shipTo !== undefined,
    paymentFound: payment !== undefined,
    rateIds: new Set(rates.map(({ id }) => id)),
    articles,
    available: available(stock),
    shown: shown && (await shown(found)),
    pricesNeeded,
  });
  const parts = orderParts({ ...order, products }, { articles, stock, steps, rate });
  if (rate) problems.push(...freightProblems(order, parts, host));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (!Number.isSafeInteger(total))
    return refused(userError('products', 'TOTAL_TOO_LARGE', 'The order is worth too much'));
  const totals = parts.map((part) => part.total);
  problems.push(...limitProblems(totals, buyer.orderLimit, host));
  if (host.creditCheck)
    problems.push(...creditProblems(await creditRows(db, viewer, customer), total));
  return { problems, parts, articles, shipTo, payment, rate };
}

function refused(problem: UserError): Appraisal {
  const nothing = { shipTo: undefined, payment: undefined, rate: undefined };
  return { problems: [problem], parts: [], articles: new Map(), ...nothing };
}
