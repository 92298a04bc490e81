import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { readPeriod } from './bonus-period.rules.ts';
import { soldPage, sumPoints } from './retail-points.store.ts';

/** The bikes that the active customer has sold, with their points (O130, U263, E593 to E597). */
export const retailSalesV2: QueryResolvers['retailSalesV2'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const { timeZone } = ctx.host;
  const { year, quarter, brand } = readPeriod(args, getDayIn(timeZone));
  // The distributor may count a sale for another quarter than that of its day.
  const filter = { from: `${year}-01-01`, to: `${year}-12-31`, quarter, brand };
  const asOf = new Date().toISOString();
  const [{ rows, count }, point] = await Promise.all([
    soldPage(ctx.db, viewer, filter, page),
    sumPoints(ctx.db, viewer, filter),
  ]);
  const sales = rows.map((row) => ({
    id: row.id,
    inputDate: getDayIn(timeZone, row.created_at),
    frameNumber: row.frame_number,
    class: row.class,
    point: row.point,
    quarter: row.quarter,
  }));
  return { sales, point, info: pageInfo(page, count), asOf };
};
