import * as v from 'valibot';
import type { Context } from '#server/graphql/context.ts';
import type { SalesOverview } from '#server/graphql/generated/types.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { loadOverview } from './load-overview.ts';
import { readSalesFilter } from './sales-filter.ts';
import type { Sums } from './sales-items.rules.ts';

/** A row of the list that is saved, with its share of all. */
interface FigureRow extends Sums {
  name: string;
  brand?: string;
  series?: string;
  all: number;
}

const { text, number, amount } = exportColumns<FigureRow>();
const values = v.optional(v.pipe(v.array(filterText(400)), v.maxLength(500)));

const filter = v.object({
  by: v.picklist(['months', 'brands', 'merchandiseCategories', 'models']),
  year: v.optional(v.number()),
  custCodes: values,
  allCustomers: v.optional(v.boolean()),
  months: v.optional(v.array(v.number())),
  category: v.optional(v.picklist(['overview', 'Bike', 'PAA'])),
  brands: values,
  merchandiseCategories: values,
  models: values,
  series: values,
});

type Filter = v.InferOutput<typeof filter>;

/** The rows of one of the lists; those of models are by series. */
function toRows(overview: SalesOverview, by: Filter['by']): FigureRow[] {
  const all = overview.total.netSales;
  if (by !== 'models') return overview[by].map((row) => ({ ...row, all }));
  return overview.models.flatMap(({ name, brand, series }) =>
    series.map((row) => ({ ...row, name, brand, series: row.name, all })),
  );
}

async function* portions(ctx: Context, { by, ...args }: Filter, most: number) {
  const overview = await loadOverview(ctx, await readSalesFilter(ctx, args));
  yield toRows(overview, by).slice(0, most);
}

/** A list of the overview as a file. */
export const salesOverviewExport = listExport({
  list: 'sales-overview',
  scopes: ['page.dashboard'],
  filter,
  columns: {
    name: text(({ name }) => name, 30),
    brand: text(({ brand }) => brand ?? null),
    series: text(({ series }) => series ?? null, 30),
    netSales: amount(({ netSales }) => netSales),
    netSalesLastYear: amount(({ netSalesLastYear }) => netSalesLastYear),
    difference: amount(({ netSales, netSalesLastYear }) => netSales - netSalesLastYear),
    invoiceQuantity: number(({ invoiceQuantity }) => invoiceQuantity),
    share: number(({ netSales, all }) =>
      all === 0 ? null : Math.round((netSales / all) * 1_000) / 10,
    ),
  },
  portions,
});
