import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { OpenOrderList, QueryOpenOrderV4Args } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { toOpenLineConditions } from './open-orders.rules.ts';
import { openLinePage, priceFormat } from './open-orders.store.ts';
import { toOpenOrder } from './to-open-order.ts';

/** Most lines of one answer. */
const mostLines = 5000;

/**
 * The lines of the active customer that are not yet shipped, by company, oldest order first (O057);
 * none without an active customer.
 */
export async function openOrderV4(
  _root: unknown,
  args: QueryOpenOrderV4Args,
  ctx: Context,
): Promise<OpenOrderList> {
  const viewer = viewerOf(ctx);
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? 50 }, mostLines);
  const asOf = new Date().toISOString();
  const { rows, count } = await openLinePage(ctx.db, viewer, getDayIn(ctx.host.timeZone), {
    ...toOpenLineConditions(args.filter ?? {}),
    page,
  });
  const companies = [...Map.groupBy(rows, (row) => row.company_code)];
  return {
    companies: companies.map(([companyCode, lines]) => ({
      companyCode,
      companyName: lines[0]?.company_name ?? companyCode,
      orders: lines.map((line) => toOpenOrder(line, ctx)),
    })),
    info: pageInfo(page, count),
    asOf,
    currency: await priceFormat(ctx.db, viewer.sorg),
  };
}
