import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { searchPattern, searchWords } from '#server/lib/like-pattern.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from './rights/administrator.ts';
import { areaCustomerPage } from './users/area-customers.store.ts';

const mostCustomers = 100;
const mostOrganisations = 200;

/** The customers that the viewer may name in areas of users, by name (O160). */
export const customers: QueryResolvers['customers'] = async (_, args, ctx) => {
  const page = parsePage(args, mostCustomers);
  const search = searchWords(checkedText(args.search ?? '', 'search')).map(searchPattern);
  const sorgs = args.sorgs?.map((sorg) => checkedText(sorg, 'sorgs')) ?? null;
  if (sorgs && sorgs.length > mostOrganisations) throw badUserInput('Too many sorgs');
  const { areas } = await administratorOf(ctx);
  const { rows, count } = await areaCustomerPage(ctx.db, areas, { sorgs, search, page });
  return {
    customers: rows.map((row) => ({
      custName: row.name,
      custCode: { unified: row.unified, r3: row.r3, isr: row.isr },
      custAddress: row.address,
      custCity: row.city,
      custEmail: shownAddress(row.email),
      custPhone: row.phone,
      user: null,
      custAreas: [{ sorg: row.sorg, custGroup: row.customer_group }],
    })),
    info: pageInfo(page, count),
  };
};
