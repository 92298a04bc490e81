import { customerPage } from '#server/features/customers/customers.public.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { ClaimCustomerList, QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';

/** A device may take the whole list along, as with the list of customers to act for. */
const mostCustomers = 1_000;

/** Returns a page of the customers inside the fence of a viewer, by name. */
export async function readCustomers(
  ctx: Context,
  viewer: Viewer,
  args: { search?: string | null; page: number; limit: number },
): Promise<ClaimCustomerList> {
  const page = parsePage(args, mostCustomers);
  const search = toSearchPatterns(args.search);
  const { rows, count } = await customerPage(ctx.db, viewer, { search, sort: null, page });
  return {
    customers: rows.map(({ unified, name, city, customer_group: custCategory }) => ({
      custCode: unified,
      name,
      city,
      custCategory,
    })),
    info: pageInfo(page, count),
  };
}

/** The customers that an area of the viewer names one by one (O099, B060). */
export const claimCustomers: QueryResolvers['claimCustomers'] = (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const areas = viewer.areas.filter(({ limitation }) => limitation === 'customer');
  return readCustomers(ctx, { ...viewer, areas }, args);
};
