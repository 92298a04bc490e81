import { pricesOf, today } from '#server/features/pricing/pricing.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Product } from '#server/graphql/generated/types.ts';
import { articlesByCode } from './article.store.ts';
import { productOf } from './product.rules.ts';
import type { StockFigures } from './stock.rules.ts';
import { stockOf } from './stock.store.ts';

/** A product as the viewer may see it, with the stock figures behind it, which the host may hide. */
export interface LoadedProduct {
  code: string;
  groupId: string;
  product: Product;
  figures: StockFigures;
}

/**
 * Products by article code at the active customer's prices, in five statements however many there
 * are; codes outside the viewer's sales organisation are left out.
 */
export async function loadProducts(
  ctx: Context,
  codes: readonly string[],
): Promise<Map<string, LoadedProduct>> {
  const { sorg, customer } = viewerOf(ctx);
  if (codes.length === 0) return new Map();
  const [rows, prices, stock] = await Promise.all([
    articlesByCode(ctx.db, sorg, codes),
    pricesOf(ctx.db, sorg, customer?.unified ?? null, codes),
    stockOf(ctx.db, sorg, codes),
  ]);
  const loaded = rows.map((row): LoadedProduct => {
    const price = prices.get(row.code) ?? { dealer: null, steps: [] };
    const figures = stock.get(row.code) ?? { stock: [], arrivals: [] };
    const product = productOf(row, price, figures, ctx.host, today());
    return { code: row.code, groupId: row.group_id, product, figures };
  });
  return new Map(loaded.map((one) => [one.code, one]));
}
