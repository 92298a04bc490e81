import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageOf } from '#server/lib/paging.ts';
import { mostPerPage } from './criteria.rules.ts';
import { activeProductMessages } from './product-message.store.ts';

/** What is said about products above the results of the catalog (O046, C091, N056). */
export const productMessages: QueryResolvers['productMessages'] = async (_, args, ctx) => {
  const rows = await activeProductMessages(ctx.db, viewerOf(ctx).sorg, pageOf(args, mostPerPage));
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    from: starts_at.toISOString(),
    to: ends_at.toISOString(),
  }));
};
