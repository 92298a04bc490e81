import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, pageOf } from '#server/lib/paging.ts';
import { criteriaOf } from './criteria.rules.ts';
import { loadGroups } from './groups.load.ts';
import { mostPerPage, sortOf } from './list.rules.ts';
import { countListed, type Listing, pageOfIds } from './list.store.ts';
import { marketOf } from './market.ts';

/** A page of models, each with those of its articles that match the filter (O033). */
export const productGroups: QueryResolvers['productGroups'] = async (_, args, ctx) => {
  const page = pageOf(args, mostPerPage);
  const criteria = criteriaOf(args.filter);
  const market = await marketOf(ctx);
  const listing: Listing = { criteria, market, unit: 'group', sort: sortOf(args.sort) };
  const asOf = new Date().toISOString();
  const [count, ids] = await Promise.all([
    countListed(ctx.db, listing),
    pageOfIds(ctx.db, listing, page),
  ]);
  return {
    productGroups: await loadGroups(ctx, criteria, market, ids),
    info: pageInfo(page, count),
    asOf,
  };
};
