import { benefitSteps, shipmentRates } from '#server/features/shipping/shipping.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  CheckoutTerms,
  QueryCheckoutTermsArgs,
  ShipTo,
} from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { shippingPrice } from '#shared/shipping-price.ts';
import { maxTermsCustomers } from '#shared/validation/limits.ts';
import { listShipTos, warehouseAreas } from './checkout.store.ts';
import { closedDays } from './closedDays.ts';
import { payments } from './payments.ts';

/**
 * The data that a device needs to capture orders of several customers offline (B180, B181, N065, N066), in
 * six statements.
 * @throws GraphQLError BAD_USER_INPUT for more than 60 customers or 400 days
 */
export async function checkoutTerms(
  _root: unknown,
  { customers, from, to }: QueryCheckoutTermsArgs,
  ctx: Context,
): Promise<CheckoutTerms> {
  if (customers.length > maxTermsCustomers)
    throw badUserInput(`At most ${maxTermsCustomers} customers`);
  const viewer = viewerOf(ctx);
  const { sorg } = viewer;
  const merchant = ctx.host.merchantName;
  const shipTos = await listShipTos(ctx.db, viewer, customers);
  const steps = await benefitSteps(ctx.db, sorg);
  const rates = await shipmentRates(ctx.db, sorg, ctx.locale);
  return {
    shipTos: [...shipTos].map(([customer, rows]) => ({
      customer,
      shipTos: rows.flatMap(({ unified: _, ...row }) => (row.id === null ? [] : [row as ShipTo])),
    })),
    rates: rates.map((rate) => ({
      ...rate,
      merchant,
      price: shippingPrice(rate, 0, 0).price,
    })),
    freightSteps: steps,
    warehouseAreas: await warehouseAreas(ctx.db, sorg),
    payments: await payments(null, { sorg, module: 'order' }, ctx),
    closedDays: await closedDays(null, { from, to }, ctx),
  };
}
