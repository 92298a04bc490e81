import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { requireKind } from '../asked-visits.ts';
import { visitCustomerPage } from './visit-customers.store.ts';

/** A device takes the customers of a whole area along. */
const mostCustomers = 1_000;

/** The customers that the viewer may visit, the one that was not visited for longest first. */
export const formVisitSalesCustomers: QueryResolvers['formVisitSalesCustomers'] = async (
  _,
  args,
  ctx,
) => {
  const page = parsePage(args, mostCustomers);
  const search = toSearchPatterns(args.search);
  const viewer = viewerOf(ctx);
  const { kind } = args;
  if (args.sorg && args.sorg !== viewer.sorg) return { customers: [], info: pageInfo(page, 0) };
  await requireKind(ctx, kind);
  const filter = { visited: args.onlyCustomerHasFormVisit ? (true as const) : null };
  const asked = { kind, filter, search, page };
  const reader = { viewer, locale: ctx.locale };
  const { rows, count } = await visitCustomerPage(ctx.db, reader, asked);
  return { customers: rows, info: pageInfo(page, count) };
};
