import { clean, ordersByNo } from '#server/features/orders/orders.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { CheckoutPayload, MutationCheckoutArgs } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, userError } from '#server/graphql/user-errors.ts';
import { buy } from './buy.ts';

/**
 * Places the order of the active customer (O063, B180 to B182). The key keeps the numbers of the
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
  const order = {
    ...args,
    shipto: clean(args.shipto),
    custPoNo: clean(args.custPoNo),
    notes: clean(args.notes),
  };
  const { message, userErrors, orderNos } = await once(ctx, 'checkout', args, (tx) =>
    buy(tx, ctx, customer.unified, order),
  );
  return { message, userErrors, orders: await ordersByNo(ctx, orderNos) };
}
