import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PaymentMethod, QueryPaymentsArgs } from '#server/graphql/generated/types.ts';
import { paymentMethods } from './checkout.store.ts';

/** Ways to pay in the viewer's own sales organisation; none in any other (O073). */
export async function payments(
  _root: unknown,
  { sorg, module }: QueryPaymentsArgs,
  ctx: Context,
): Promise<PaymentMethod[]> {
  if (sorg !== viewerOf(ctx).sorg) return [];
  const rows = await paymentMethods(ctx.db, sorg, module, ctx.locale);
  return rows.map(({ id, type, description, discount }) => ({
    id,
    type,
    desc: description,
    paymentDiscount: Number(discount),
  }));
}
