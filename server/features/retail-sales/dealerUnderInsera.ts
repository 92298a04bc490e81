import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { searchPattern } from '#server/lib/like-pattern.ts';
import { checkedText } from '#server/lib/paging.ts';
import { listDealers } from './dealers.store.ts';

/** The only sales organisation whose dealers can be looked up (C060). */
const sorgOfDealers = '1000';

/** Dealers of sales organisation 1000; none at another one, so that no host shows data of 1000 (reading 35). */
export const dealerUnderInsera: QueryResolvers['dealerUnderInsera'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  if (viewer.sorg !== sorgOfDealers) return [];
  const search = checkedText(args.search ?? '', 'search', 100).trim();
  return listDealers(ctx.db, viewer, search === '' ? null : searchPattern(search));
};
