import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { loadOverview } from './load-overview.ts';
import { readSalesFilter } from './sales-filter.ts';

/** The sales of a year against the last one (O136, E575 to E583). */
export const salesOverviewV4: QueryResolvers['salesOverviewV4'] = async (_, args, ctx) =>
  await loadOverview(ctx, await readSalesFilter(ctx, args));
