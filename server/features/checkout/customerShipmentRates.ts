import { articlesToOrder } from '#server/features/cart/cart.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  QueryCustomerShipmentRatesArgs,
  ShipmentRate,
} from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { maxOrderLines } from './checkout.rules.ts';
import { shipmentRates } from './checkout.store.ts';
import { goodsValue, shippingPrice } from './shipment.rules.ts';

/**
 * What shipping these lines would cost the active customer, per way of shipping, prices as at
 * checkout (O043, N065). Empty for a merchant that does not deliver here or without a customer.
 */
export async function customerShipmentRates(
  _root: unknown,
  { cartItems, merchant }: QueryCustomerShipmentRatesArgs,
  ctx: Context,
): Promise<ShipmentRate[]> {
  const { sorg, customer } = viewerOf(ctx);
  if (cartItems.length > maxOrderLines) throw badUserInput(`At most ${maxOrderLines} lines`);
  if (!customer || merchant !== ctx.host.merchantName) return [];
  const codes = [...new Set(cartItems.map((item) => item.articleCode))];
  const articles = await articlesToOrder(ctx.db, sorg, customer.unified, codes);
  const value = goodsValue(cartItems, articles);
  const rates = await shipmentRates(ctx.db, sorg);
  return rates.map((rate) => ({ ...rate, merchant, price: shippingPrice(rate, value) }));
}
