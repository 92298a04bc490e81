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

/** What a way of shipping costs for goods of a value: nothing from `freeFrom` on (N065). */
export function shippingPrice(
  rate: { price: number; freeFrom: number | null },
  value: number,
): number {
  const free = rate.freeFrom !== null && value >= rate.freeFrom;
  return free ? 0 : Math.max(0, rate.price);
}
