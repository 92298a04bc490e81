import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PaymentMethod, QueryPaymentsArgs } from '#server/graphql/generated/types.ts';
import { paymentMethods } from './checkout.store.ts';

/**
 * Ways to pay in the currency and the sales organisation of the viewer's account; none in any other, and none for
 * invoices on a host that takes no payments (O073, E411 to E416).
 */
export async function payments(
  _root: unknown,
  { sorg, module }: QueryPaymentsArgs,
  ctx: Context,
): Promise<PaymentMethod[]> {
  if (sorg !== viewerOf(ctx).sorg) return [];
  if (module === 'invoice' && !ctx.host.payment) return [];
  const { locale } = ctx;
  const currency = ctx.host.currency.display;
  const rows = await paymentMethods(ctx.db, { sorg, module, currency, locale });
  return rows.map(({ id, type, description, discount, instruction, gateway }) => {
    const paymentDiscount = Number(discount);
    const merchant = { instruction, extPaymentGatewayId: gateway || null, paymentDiscount };
    return { id, type, desc: description, paymentDiscount, paymentMerchants: [merchant] };
  });
}
