import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { SalesOverview } from '#server/graphql/generated/types.ts';
import { bcp47 } from '#shared/locales.ts';
import type { SalesFilter } from './sales-filter.ts';
import { addUp, noSums, sumBy, sumByModel } from './sales-items.rules.ts';
import { type OverviewRow, readOverview } from './sales-overview.store.ts';
import { toMonth } from './sales-period.rules.ts';

export const formatMonth = (month: number, locale: Context['locale']) =>
  new Intl.DateTimeFormat(bcp47(locale), { month: 'long', timeZone: 'UTC' }).format(
    new Date(toMonth(2000, month)),
  );

/** Adds up the overview: all its lists are sums of the same rows, and the months of the same statement. */
export async function loadOverview(ctx: Context, filter: SalesFilter): Promise<SalesOverview> {
  const asOf = new Date().toISOString();
  const { locale, db } = ctx;
  const rows = await readOverview(db, { viewer: viewerOf(ctx), filter, locale });
  const { period } = filter;
  const items = rows.filter(({ month }) => month === null);
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return {
    year: period.year,
    until: period.until,
    lastYearUntil: period.lastYearUntil,
    total: { id: 'total', name: '', ...addUp(items) },
    months: period.months.map((first) => {
      const month = Number(first.slice(5, 7));
      return { month, name: formatMonth(month, locale), ...sumsOf(byMonth.get(month)) };
    }),
    brands: sumBy(items, 'brand'),
    merchandiseCategories: sumBy(items, 'mc'),
    models: sumByModel(items),
    asOf,
  };
}

function sumsOf(row: OverviewRow | undefined) {
  if (!row) return noSums();
  const { netSales, netSalesLastYear, invoiceQuantity } = row;
  return { netSales, netSalesLastYear, invoiceQuantity };
}
