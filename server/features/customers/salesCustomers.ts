import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { customerPage } from './customer.store.ts';
import { toSalesCustomer } from './to-sales-customer.ts';

/** The dialog pages by 10, 25 or 50; a device that takes the whole list with it asks for 1,000. */
const mostCustomers = 1000;

/** The customers the viewer may act for, by name (B055, B057). */
export const salesCustomers: QueryResolvers['salesCustomers'] = async (_, args, ctx) => {
  const page = parsePage(args, mostCustomers);
  const viewer = viewerOf(ctx);
  const search = toSearchPatterns(args.search);
  const { count, rows } = await customerPage(ctx.db, viewer, { search, sort: args.sort, page });
  return {
    customers: rows.map((row) => toSalesCustomer(row, ctx.host.host)),
    info: pageInfo(page, count),
  };
};
