import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { toSort } from '#shared/catalog-engine/answers/criteria.rules.ts';
import { groupList } from '#shared/catalog-engine/answers/list-answers.ts';
import { mostPerPage, parseCriteria } from './criteria.rules.ts';
import { getViewerCatalog } from './viewer-catalog.ts';

/** A page of models, each with those of its articles that match the filter (O033). */
export const productGroups: QueryResolvers['productGroups'] = async (_, args, ctx) => {
  const page = parsePage(args, mostPerPage);
  const criteria = parseCriteria(args.filter);
  const { pricedCatalog, answering } = await getViewerCatalog(ctx);
  const found = pricedCatalog.groups(criteria, toSort(args.sort, criteria), page);
  const answer = await answering(found.items.flatMap(({ rows }) => rows));
  return groupList(answer, found, page);
};
