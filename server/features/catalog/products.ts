import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { toSort } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { productList } from '#shared/catalog-engine/answers/list-answers.ts';
import { mostPerPage, parseCriteria } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** A page of articles (B081, B086, B087). */
export const products: QueryResolvers['products'] = async (_, args, ctx) => {
  const page = parsePage(args, mostPerPage);
  const criteria = parseCriteria(args.filter);
  const { pricedCatalog, answering } = await getViewerCatalog(ctx);
  const found = pricedCatalog.products(criteria, toSort(args.sort, criteria), page);
  return productList(await answering(found.items), found, page);
};
