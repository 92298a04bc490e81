import { articlesToOrder } from '#server/features/cart/cart.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  QueryCustomerShipmentRatesArgs,
  ShipmentRate,
} from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { freightBenefit, piecesByArea } from '#shared/freight-benefit.ts';
import { shippingPrice } from '#shared/shipping-price.ts';
import { benefitSteps, shipmentRates, stockRows } from './checkout.store.ts';
import { maxOrderLines } from './line-problems.rules.ts';
import { goodsValue } from './shipment.rules.ts';
import { takes } from './stock.rules.ts';

/**
 * What shipping these lines as one order would cost the active customer, per way of shipping, prices
 * and freight benefit as at checkout (O043, N065). Empty for a merchant that does not deliver here or
 * without a customer.
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
  const stock = await stockRows(ctx.db, sorg, [...articles.keys()], false);
  const lines = cartItems.map(({ articleCode, qty }) => ({ article: articleCode, qty }));
  const pieces = piecesByArea(takes(stock, lines));
  const benefit = freightBenefit(pieces, await benefitSteps(ctx.db, sorg));
  const value = goodsValue(cartItems, articles);
  const rates = await shipmentRates(ctx.db, sorg);
  return rates.map((rate) => ({ ...rate, merchant, ...shippingPrice(rate, value, benefit) }));
}
