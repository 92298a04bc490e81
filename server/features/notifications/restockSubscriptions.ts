import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { waitingPage } from './restock/restock-subscription.store.ts';

/** The articles the viewer waits for, over all customers, newest first; at most 50 at once. */
export const restockSubscriptions: QueryResolvers['restockSubscriptions'] = async (
  _root,
  args,
  ctx,
) => {
  const page = parsePage(args, 50);
  const { count, rows } = await waitingPage(ctx.db, viewerOf(ctx), page);
  return {
    subscriptions: rows.map((row) => ({
      article_code: row.article,
      article_code_display: row.code_display,
      sorg: row.sorg,
      name: row.name,
      category: row.category,
      slug: row.slug,
      image: row.image,
      qty: row.qty,
      customer: row.customer,
      customerName: row.customer_name,
      createdAt: row.created_at.toISOString(),
      toldAt: row.told_at?.toISOString() ?? null,
    })),
    info: pageInfo(page, count),
  };
};
