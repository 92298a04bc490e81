import { linePrice, type PriceStep } from '#shared/price-rule.ts';

/** What the lines with a price are worth together, minor units; the others count nothing. */
export function goodsValue(
  lines: readonly { articleCode: string; qty: number }[],
  articles: ReadonlyMap<string, { dealer: number | null; steps: readonly PriceStep[] }>,
): number {
  return lines.reduce((sum, { articleCode, qty }) => {
    const article = articles.get(articleCode);
    if (article?.dealer == null || qty < 1) return sum;
    return sum + linePrice(article.dealer, qty, article.steps).total;
  }, 0);
}

/** What shipping costs and how much of it a benefit took off, minor units. */
export interface ShippingPrice {
  price: number;
  benefit: number;
}

/**
 * What a way of shipping costs for goods of a value: nothing from `freeFrom` on, else its price
 * without the freight benefit, never below 0 (N065).
 * @param benefit what the freight benefit would take off, minor units
 */
export function shippingPrice(
  rate: { price: number; freeFrom: number | null },
  value: number,
  benefit: number,
): ShippingPrice {
  if (rate.freeFrom !== null && value >= rate.freeFrom) return { price: 0, benefit: 0 };
  const full = Math.max(0, rate.price);
  const off = Math.min(full, benefit);
  return { price: full - off, benefit: off };
}

/** What the orders of a checkout cost to ship together, minor units. */
export function sumShipping(prices: readonly ShippingPrice[]): ShippingPrice {
  return prices.reduce(
    (sum, { price, benefit }) => ({ price: sum.price + price, benefit: sum.benefit + benefit }),
    { price: 0, benefit: 0 },
  );
}
