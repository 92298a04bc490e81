import { clean } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  CheckoutPayload,
  MutationCheckoutArgs,
  Order,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, userError } from '#server/graphql/user-errors.ts';
import type { OrderToPlace } from './order-to-place.rules.ts';
import { placeOrder } from './place-order.ts';

/**
 * Places the orders of the active customer (O063, B180 to B182). The key keeps the numbers of the
 * orders; sent again it answers these orders as they are now.
 */
export async function checkout(
  _root: unknown,
  args: MutationCheckoutArgs,
  ctx: Context,
): Promise<CheckoutPayload> {
  const { customer } = viewerOf(ctx);
  if (!customer) {
    const problem = userError('customer', 'NO_CUSTOMER', 'Select a customer first');
    return { ...failure([problem]), orders: [] };
  }
  const { intent, ...order } = args;
  // Without the flag the body is what it was before there was one: keys in use stay good.
  const body = intent ? args : order;
  const { message, userErrors, orderNos } = await once(ctx, 'checkout', body, (tx) =>
    placeOrder(tx, ctx, customer.unified, withCleanTexts(order), intent === true),
  );
  // Only their numbers: the orders themselves are read for those who ask for more, see `placedOrders`.
  return { message, userErrors, orders: orderNos.map((order_no) => ({ order_no }) as Order) };
}

/** The order without surrounding blanks and without what the database cannot store. */
export function withCleanTexts(order: OrderToPlace): OrderToPlace {
  return {
    ...order,
    shipto: clean(order.shipto),
    custPoNo: clean(order.custPoNo),
    notes: clean(order.notes),
  };
}
