import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { mostPerPage } from './criteria.rules.ts';
import { activeProductMessages } from './product-message.store.ts';

/** The messages about products above the results of the catalog (O046, C091, N056). */
export const productMessages: QueryResolvers['productMessages'] = async (_, args, ctx) => {
  const { sorg } = viewerOf(ctx);
  const page = parsePage(args, mostPerPage);
  const rows = await activeProductMessages(ctx.db, { sorg, locale: ctx.locale }, page);
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    from: starts_at.toISOString(),
    to: ends_at.toISOString(),
  }));
};
