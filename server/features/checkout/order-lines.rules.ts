import type { ArticleToOrder } from '#server/features/cart/cart.public.ts';
import type { NewOrderLine } from '#server/features/orders/orders.public.ts';
import { linePrice } from '#shared/price-rule.ts';

/** Ordered articles with the prices they are sold at (B101 to B103); unknown ones are left out. */
export function orderLines(
  products: readonly { articleCode: string; qty: number }[],
  articles: ReadonlyMap<string, ArticleToOrder>,
): NewOrderLine[] {
  return products.flatMap(({ articleCode, qty }) => {
    const article = articles.get(articleCode);
    if (article?.dealer == null) return [];
    const price = linePrice(article.dealer, qty, article.steps);
    const deal = article.steps[price.step];
    return {
      article: articleCode,
      description: article.name,
      qty,
      uom: article.uom,
      price: article.dealer,
      promo_price: deal ? price.unit : null,
      subtotal: price.total,
      deal_no: deal?.salesDealNo ?? null,
    };
  });
}
