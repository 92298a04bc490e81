import type { Db } from '#server/db/database.ts';
import { articlesToOrder, lockCart, removeCartLines } from '#server/features/cart/cart.public.ts';
import { creditProblems, creditRows } from '#server/features/credit/credit.public.ts';
import { placeOrder } from '#server/features/orders/orders.public.ts';
import { today } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationCheckoutArgs, UserError } from '#server/graphql/generated/types.ts';
import { failure, type MutationFailure, success, userError } from '#server/graphql/user-errors.ts';
import { maxOrderLines, orderProblems } from './checkout.rules.ts';
import {
  lockCustomer,
  lockStock,
  paymentMethods,
  reserveStock,
  shipmentRates,
  shipTos,
} from './checkout.store.ts';
import { orderLines } from './order-lines.rules.ts';
import { goodsValue, shippingPrice } from './shipment.rules.ts';
import { available, takes } from './stock.rules.ts';

export interface Bought extends MutationFailure {
  orderNos: string[];
}

/**
 * Checks an order against the present state and places it, in the caller's transaction; nothing of
 * it is kept when it is refused. Locks are taken in one order everywhere: cart, customer, stock,
 * order number. The number comes last, since all buyers of the sales organisation wait for it.
 */
export async function buy(
  tx: Db,
  ctx: Context,
  customer: string,
  order: MutationCheckoutArgs,
): Promise<Bought> {
  if (!ctx.host.canCheckout)
    return refused([userError('checkout', 'CHECKOUT_OFF', 'Orders cannot be placed here')]);
  const viewer = viewerOf(ctx);
  const { sorg, userId } = viewer;
  const owner = { sorg, userId, customer };
  const products = order.products.slice(0, maxOrderLines);
  const codes = [...new Set(products.map((product) => product.articleCode))];

  await lockCart(tx, owner);
  if (!(await lockCustomer(tx, viewer, customer)))
    return refused([
      userError('customer', 'CUSTOMER_LOST', 'customer no longer belongs to the user'),
    ]);
  const articles = await articlesToOrder(tx, sorg, customer, codes);
  const stock = await lockStock(tx, sorg, [...articles.keys()]);
  const [shipTo] = order.shipto ? await shipTos(tx, viewer, order.shipto) : [];
  const payments = await paymentMethods(tx, sorg, 'order');
  const payment = payments.find((method) => method.id === order.paymentId);
  const rates = await shipmentRates(tx, sorg);
  const rate = rates.find(({ id }) => id === order.shipments[0]?.rateId);

  const problems = orderProblems(order, {
    host: ctx.host,
    today: today(),
    shipToFound: shipTo !== undefined,
    paymentFound: payment !== undefined,
    rateIds: new Set(rates.map(({ id }) => id)),
    articles,
    available: available(stock),
  });
  const value = goodsValue(products, articles);
  const shipping = rate ? shippingPrice(rate, value) : 0;
  const total = value + shipping;
  if (!Number.isSafeInteger(total))
    return refused([userError('products', 'TOTAL_TOO_LARGE', 'The order is worth too much')]);
  if (ctx.host.creditCheck)
    problems.push(...creditProblems(await creditRows(tx, viewer, customer), total));
  if (problems.length > 0 || !shipTo || !payment || !rate) return refused(problems);

  await reserveStock(tx, sorg, takes(stock, products));
  const orderNo = await placeOrder(
    tx,
    {
      ...owner,
      custPoNo: order.custPoNo || null,
      notes: order.notes || null,
      shipTo,
      requestDeliveryDate: order.request_delivery_date ?? null,
      shipment: { rateId: rate.id, name: rate.name, price: shipping },
      payment,
      total,
    },
    orderLines(products, articles),
  );
  await removeCartLines(tx, owner, codes);
  return { message: success(`Order ${orderNo} placed`), userErrors: [], orderNos: [orderNo] };
}

function refused(problems: UserError[]): Bought {
  return { ...failure(problems), orderNos: [] };
}
