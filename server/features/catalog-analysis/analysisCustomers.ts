import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { analysedSorg } from './analysis-scope.ts';
import { analysisCustomerPage } from './scope.store.ts';

const mostCustomers = 100;

/** The customers that the viewer may analyse in an organisation, or those of one sales person of it (reading 73). */
export const analysisCustomers: QueryResolvers['analysisCustomers'] = async (_, args, ctx) => {
  const page = parsePage(args, mostCustomers);
  // Of another organisation there are none, as of one that does not exist.
  const analysed = await analysedSorg(ctx, args);
  if (!analysed) return { customers: [], info: pageInfo(page, 0) };
  const search = toSearchPatterns(args.search);
  const { rows, count } = await analysisCustomerPage(ctx.db, analysed, { search, page });
  return { customers: rows, info: pageInfo(page, count) };
};
