import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { analysedSorg } from './analysis-scope.ts';
import { analysisCustomerPage, hasAreaIn } from './scope.store.ts';

const mostCustomers = 100;

/** The customers that the viewer may analyse in an organisation, or those of one sales person of it (reading 73). */
export const analysisCustomers: QueryResolvers['analysisCustomers'] = async (_, args, ctx) => {
  const page = parsePage(args, mostCustomers);
  // Of another organisation there are none, as of one that does not exist.
  if (!(await hasAreaIn(ctx.db, viewerOf(ctx).userId, checkedText(args.sorg, 'sorg'))))
    return { customers: [], info: pageInfo(page, 0) };
  const { sorg, sales } = await analysedSorg(ctx, args);
  const search = toSearchPatterns(args.search);
  const { rows, count } = await analysisCustomerPage(ctx.db, { sorg, sales }, { search, page });
  return { customers: rows, info: pageInfo(page, count) };
};
