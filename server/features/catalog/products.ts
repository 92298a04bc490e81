import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageOf } from '#server/lib/paging.ts';
import { sortOf } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { productList } from '#shared/catalog-engine/answers/lists.ts';
import { criteriaOf, mostPerPage } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** A page of articles (B081, B086, B087). */
export const products: QueryResolvers['products'] = async (_, args, ctx) => {
  const page = pageOf(args, mostPerPage);
  const criteria = criteriaOf(args.filter);
  const { market, answering } = await getViewerCatalog(ctx);
  const found = market.products(criteria, sortOf(args.sort, criteria), page);
  return productList(await answering(found.items), found, page);
};
