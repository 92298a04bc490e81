import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { componentRows } from './invoice-detail.store.ts';

/** Returns the components of an invoice's total in the order of the feed (O075, E410). */
export const priceComponents: QueryResolvers['priceComponents'] = async (_, { module }, ctx) => {
  const rows = await componentRows(ctx.db, viewerOf(ctx).sorg, module, ctx.locale);
  return rows.map((row) => ({ ...row, module }));
};
