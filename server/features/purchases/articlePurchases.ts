import { orderStates } from '#server/features/orders/orders.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { purchasesOfSlug } from './purchases.store.ts';

const mostPurchases = 20;

/**
 * The last order lines of the active customer for the variants under a slug, newest first, at most
 * 20, at the price of one piece after its discount; none without an active customer.
 */
export const articlePurchases: QueryResolvers['articlePurchases'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const slug = checkedText(args.slug, 'slug');
  if (!viewer.customer) return [];
  const buyer = { viewer, without: orderStates.lost };
  const rows = await purchasesOfSlug(ctx.db, buyer, slug, mostPurchases);
  return rows.map(({ article, created_at, ...line }) => ({
    ...line,
    article_code: article,
    orderedAt: created_at.toISOString(),
  }));
};
