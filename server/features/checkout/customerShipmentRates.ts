import { articlesToOrder } from '#server/features/cart/cart.public.ts';
import { benefitSteps, shipmentRates } from '#server/features/shipping/shipping.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  QueryCustomerShipmentRatesArgs,
  ShipmentRate,
} from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { freightBenefit, piecesByArea } from '#shared/freight-benefit.ts';
import { shippingPrice } from '#shared/shipping-price.ts';
import { stockRows } from './checkout.store.ts';
import { maxOrderLines } from './line-problems.rules.ts';
import { goodsValue, sumShipping } from './shipment.rules.ts';
import { takes } from './stock.rules.ts';

/**
 * The price of shipping these lines to the active customer, by shipping method, with prices and freight
 * benefit as at checkout: one order for each requested day (O043, N065). Empty for a merchant that does
 * not deliver here or without a customer.
 */
export async function customerShipmentRates(
  _root: unknown,
  { cartItems, merchant, lineDates }: QueryCustomerShipmentRatesArgs,
  ctx: Context,
): Promise<ShipmentRate[]> {
  const { sorg, customer } = viewerOf(ctx);
  if (Math.max(cartItems.length, lineDates?.length ?? 0) > maxOrderLines)
    throw badUserInput(`At most ${maxOrderLines} lines`);
  if (!customer || merchant !== ctx.host.merchantName) return [];
  const codes = [...new Set(cartItems.map((item) => item.articleCode))];
  const buyer = { host: ctx.host, sorg, customer: customer.unified };
  const articles = await articlesToOrder(ctx.db, buyer, codes);
  const stock = await stockRows(ctx.db, sorg, [...articles.keys()], false);
  const steps = await benefitSteps(ctx.db, sorg);
  /** The value of one order and what its pieces take off the freight. */
  const orderFacts = (lines: QueryCustomerShipmentRatesArgs['cartItems']) => {
    const wanted = lines.map(({ articleCode, qty }) => ({ article: articleCode, qty }));
    const benefit = freightBenefit(piecesByArea(takes(stock, wanted)), steps);
    return { value: goodsValue(lines, articles), benefit };
  };
  const dates = new Map((lineDates ?? []).map((line) => [line.articleCode, line.date]));
  const byDate = Map.groupBy(cartItems, ({ articleCode }) => dates.get(articleCode) ?? '');
  const whole = orderFacts(cartItems);
  const parts = byDate.size > 1 ? [...byDate.values()].map(orderFacts) : [whole];
  const rates = await shipmentRates(ctx.db, sorg, ctx.locale);
  return rates.map((rate) => {
    const sum = sumShipping(parts.map(({ value, benefit }) => shippingPrice(rate, value, benefit)));
    const together = shippingPrice(rate, whole.value, whole.benefit).price;
    return { ...rate, merchant, ...sum, splitExtra: Math.max(0, sum.price - together) };
  });
}
