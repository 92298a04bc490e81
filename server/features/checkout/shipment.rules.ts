import { linePrice, type PriceStep } from '#shared/price-rule.ts';
import type { ShippingPrice } from '#shared/shipping-price.ts';

/** Returns the total value of the lines with a price, minor units; the others count as 0. */
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

/** Returns the total price of shipping the orders of a checkout, minor units. */
export function sumShipping(prices: readonly ShippingPrice[]): ShippingPrice {
  return prices.reduce(
    (sum, { price, benefit }) => ({ price: sum.price + price, benefit: sum.benefit + benefit }),
    { price: 0, benefit: 0 },
  );
}
