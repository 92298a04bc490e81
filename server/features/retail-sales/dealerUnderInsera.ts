import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { listDealers } from './dealers.store.ts';

/** The only sales organisation whose dealers can be looked up (C060). */
const sorgOfDealers = '1000';

/** Dealers of sales organisation 1000; none at another one, so that no host shows data of 1000 (reading 35). */
export const dealerUnderInsera: QueryResolvers['dealerUnderInsera'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  if (viewer.sorg !== sorgOfDealers) return [];
  return listDealers(ctx.db, viewer, toSearchPattern(args.search, 100));
};
