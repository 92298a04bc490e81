import { toSalesCustomer } from '#server/features/customers/customers.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from './rights/administrator.ts';
import { areaCustomerPage } from './users/area-customers.store.ts';

const mostCustomers = 100;
const mostOrganisations = 200;

/** The customers that the viewer may name in areas of users, by name (O160). */
export const customers: QueryResolvers['customers'] = async (_, args, ctx) => {
  const page = parsePage(args, mostCustomers);
  const search = toSearchPatterns(args.search);
  const sorgs = args.sorgs?.map((sorg) => checkedText(sorg, 'sorgs')) ?? null;
  if (sorgs && sorgs.length > mostOrganisations) throw badUserInput('Too many sorgs');
  const { areas } = await administratorOf(ctx);
  const { rows, count } = await areaCustomerPage(ctx.db, areas, { sorgs, search, page });
  return {
    customers: rows.map((row) => toSalesCustomer(row, ctx.host.host)),
    info: pageInfo(page, count),
  };
};
