import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, pageOf } from '#server/lib/paging.ts';
import { productsByCode } from './catalog.public.ts';
import { criteriaOf } from './criteria.rules.ts';
import { mostPerPage, sortOf } from './list.rules.ts';
import { countListed, type Listing, pageOfIds } from './list.store.ts';
import { marketOf } from './market.ts';

/** A page of articles (B081, B086, B087). */
export const products: QueryResolvers['products'] = async (_, args, ctx) => {
  const page = pageOf(args, mostPerPage);
  const criteria = criteriaOf(args.filter);
  const market = await marketOf(ctx);
  const listing: Listing = { criteria, market, unit: 'article', sort: sortOf(args.sort) };
  const asOf = new Date().toISOString();
  const [count, codes] = await Promise.all([
    countListed(ctx.db, listing),
    pageOfIds(ctx.db, listing, page),
  ]);
  const byCode = await productsByCode(ctx, codes);
  return {
    products: codes.flatMap((code) => byCode.get(code) ?? []),
    info: pageInfo(page, count),
    asOf,
  };
};
