import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { formatMonth } from './load-overview.ts';
import { readSalesFilter } from './sales-filter.ts';
import { listOptions } from './sales-items.rules.ts';
import { readPieces, readYears } from './sales-overview.store.ts';
import { toSalesPeriod } from './sales-period.rules.ts';

/** The values that filters may have, each with its pieces under the other filters (O139, N099). */
export const salesOverviewFilterOptions: QueryResolvers['salesOverviewFilterOptions'] = async (
  _,
  args,
  ctx,
) => {
  const asOf = new Date().toISOString();
  const { db, locale } = ctx;
  const filter = await readSalesFilter(ctx, args);
  const request = { viewer: viewerOf(ctx), filter, locale };
  const today = getDayIn(ctx.host.timeZone);
  const all = toSalesPeriod(filter.period.year, [], today).months;
  const [rows, years] = await Promise.all([readPieces(db, request, all), readYears(db, request)]);
  const items = rows.filter(({ month }) => month === null);
  const pieces = new Map(rows.map((row) => [row.month, row.pieces]));
  const { customers } = filter;
  return {
    years: [...new Set([...years, Number(today.slice(0, 4))])].sort((a, b) => b - a),
    months: all.map((first) => {
      const month = Number(first.slice(5, 7));
      return { id: String(month), name: formatMonth(month, locale), count: pieces.get(month) ?? 0 };
    }),
    brands: listOptions(items, filter.items, 'brands'),
    merchandiseCategories: listOptions(items, filter.items, 'merchandiseCategories'),
    models: listOptions(items, filter.items, 'models'),
    series: listOptions(items, filter.items, 'series'),
    customers:
      customers.kind === 'some'
        ? customers.list.map(({ unified, name }) => ({ id: unified, name, count: null }))
        : [],
    asOf,
  };
};
