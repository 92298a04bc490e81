import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { codesOfSlug } from './article.store.ts';
import { futureArrivals, stockLevel, warehouseStock } from './stock.rules.ts';
import { loadStock } from './stock.store.ts';

/** Fresh stock of the active variants under a slug, as the host shows it (O039). */
export const productStock: QueryResolvers['productStock'] = async (_, args, ctx) => {
  const { sorg } = viewerOf(ctx);
  const codes = await codesOfSlug(ctx.db, sorg, checkedText(args.slug, 'slug'));
  const stock = await loadStock(ctx.db, sorg, codes);
  const today = getDayIn(ctx.host.timeZone);
  return [...stock].map(([code, figures]) => ({
    article_code: code,
    stock: stockLevel(figures, ctx.host, today),
    warehouses: warehouseStock(figures, ctx.host),
    arrivals: futureArrivals(figures.arrivals, ctx.host, today),
  }));
};
