import type { Db } from '#server/db/database.ts';
import { lockCart, removeCartLines } from '#server/features/cart/cart.public.ts';
import { productsByCode } from '#server/features/catalog/catalog.public.ts';
import { notifyOrder } from '#server/features/notifications/notifications.public.ts';
import { placeOrders } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { failure, type MutationFailure, success } from '#server/graphql/user-errors.ts';
import { reserveStock } from './checkout.store.ts';
import { type OrderMailJob, orderMailQueue } from './order-mail.ts';
import type { OrderToPlace } from './order-to-place.rules.ts';
import { validateOrder } from './validate-order.ts';

export interface Bought extends MutationFailure {
  orderNos: string[];
}

/**
 * Checks an order against the present state and places it, one for each delivery day, in the
 * caller's transaction; nothing of it is kept when it is refused. Locks are taken in one order
 * everywhere: cart, customer, stock, order number. The numbers come last, since all buyers of the
 * sales organisation wait for them. The confirmation mail is a job of the same transaction.
 * @param intent captured without a connection: only as the buyer saw it, and the buyer is notified
 */
export async function placeOrder(
  tx: Db,
  ctx: Context,
  customer: string,
  order: OrderToPlace,
  intent: boolean,
): Promise<Bought> {
  const { sorg, userId } = viewerOf(ctx);
  const owner = { sorg, userId, customer };
  await lockCart(tx, owner);
  // A memory of its own: a transaction that is tried again must not find what an earlier one read.
  const shown = (codes: readonly string[]) =>
    productsByCode({ ...ctx, db: tx, memo: new Map() }, codes);
  // An order sent online whose answer was lost may come again as a captured one, with the same body.
  const compares = intent || order.products.some(({ seen }) => seen != null);
  const how = { lock: true, shown: compares ? shown : null, pricesNeeded: intent };
  const validation = await validateOrder(tx, ctx, customer, order, how);
  const { problems, parts, shipTo, payment, rate } = validation;
  if (problems.length > 0 || !shipTo || !payment || !rate)
    return { ...failure(problems), orderNos: [] };
  const lines = parts.reduce((sum, part) => sum + part.lines.length, 0);
  if (lines !== order.products.length) throw new Error('a line without a fault has no price');

  await reserveStock(
    tx,
    sorg,
    parts.flatMap((part) => part.takes),
  );
  await removeCartLines(
    tx,
    owner,
    order.products.map((product) => product.articleCode),
  );
  const orders = parts.map(({ date, shipping, total, lines, takes }) => ({
    userId,
    customer,
    custPoNo: order.custPoNo || null,
    notes: order.notes || null,
    shipTo,
    requestDeliveryDate: date,
    shipment: { rateId: rate.id, name: rate.name, price: shipping.price },
    payment,
    total,
    released: !ctx.host.orderConfirmation,
    lines,
    takes,
  }));
  const orderNos = await placeOrders(tx, sorg, orders);
  if (intent)
    for (const orderNo of orderNos) await notifyOrder(tx, { ...owner, orderNo, event: 'placed' });
  const { host, orderConfirmation: wait } = ctx.host;
  const job: OrderMailJob = { sorg, orderNos, host, wait };
  await ctx.jobs.send(orderMailQueue, job, tx);
  const what = orderNos.length === 1 ? 'Order' : 'Orders';
  return { message: success(`${what} ${orderNos.join(', ')} placed`), userErrors: [], orderNos };
}
