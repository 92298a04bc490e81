import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageOf } from '#server/lib/paging.ts';
import { sortOf } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { groupList } from '#shared/catalog-engine/answers/lists.ts';
import { criteriaOf, mostPerPage } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** A page of models, each with those of its articles that match the filter (O033). */
export const productGroups: QueryResolvers['productGroups'] = async (_, args, ctx) => {
  const page = pageOf(args, mostPerPage);
  const criteria = criteriaOf(args.filter);
  const { market, answering } = await getViewerCatalog(ctx);
  const found = market.groups(criteria, sortOf(args.sort, criteria), page);
  const answer = await answering(found.items.flatMap(({ rows }) => rows));
  return groupList(answer, found, page);
};
