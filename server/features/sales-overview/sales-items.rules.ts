import type { SalesCategory } from '#server/graphql/generated/types.ts';

/** The filters of an overview that are about articles; an empty list lets all through. */
export interface ItemFilter {
  category: SalesCategory;
  brands: readonly string[];
  merchandiseCategories: readonly string[];
  models: readonly string[];
  series: readonly string[];
}

/** What an item of the sales belongs to. Ids are `-` and names empty where it belongs to none. */
export interface SalesItem {
  category: string | null;
  brand: string;
  brandName: string;
  mc: string;
  mcName: string;
  model: string;
  modelName: string;
  series: string;
  seriesName: string;
}

type ItemFacet = Exclude<keyof ItemFilter, 'category'>;

const fields = {
  brands: 'brand',
  merchandiseCategories: 'mc',
  models: 'model',
  series: 'series',
} as const;

/** Whether an item passes the filters, all but the one of `except`. */
export function passes(item: SalesItem, filter: ItemFilter, except?: ItemFacet): boolean {
  if (filter.category !== 'overview' && item.category !== filter.category) return false;
  return (Object.keys(fields) as ItemFacet[]).every(
    (name) =>
      name === except || filter[name].length === 0 || filter[name].includes(item[fields[name]]),
  );
}

/** Sums of this year and the last one. */
export interface Sums {
  netSales: number;
  netSalesLastYear: number;
  invoiceQuantity: number;
}

export const noSums = (): Sums => ({ netSales: 0, netSalesLastYear: 0, invoiceQuantity: 0 });

function add(to: Sums, more: Sums): void {
  to.netSales += more.netSales;
  to.netSalesLastYear += more.netSalesLastYear;
  to.invoiceQuantity += more.invoiceQuantity;
}

export function addUp(all: readonly Sums[]): Sums {
  const sum = noSums();
  for (const one of all) add(sum, one);
  return sum;
}

interface Group<Row> {
  id: string;
  name: string;
  rows: Row[];
}

/** The largest first; equal ones by their names, so that the order is the same each time. */
const bySales = (a: Sums & { name: string }, b: Sums & { name: string }) =>
  b.netSales - a.netSales || b.netSalesLastYear - a.netSalesLastYear || (a.name < b.name ? -1 : 1);

function groupRows<Row extends SalesItem>(
  rows: readonly Row[],
  field: 'brand' | 'mc' | 'model' | 'series',
): Group<Row>[] {
  const groups = new Map<string, Group<Row>>();
  for (const row of rows) {
    const id = row[field];
    const group = groups.get(id);
    if (group) group.rows.push(row);
    else groups.set(id, { id, name: row[`${field}Name`], rows: [row] });
  }
  return [...groups.values()];
}

/** Adds up the items by one of their fields. */
export const sumBy = (rows: readonly (SalesItem & Sums)[], field: 'brand' | 'mc' | 'series') =>
  groupRows(rows, field)
    .map(({ id, name, rows: own }) => ({ id, name, ...addUp(own) }))
    .sort(bySales);

/** Adds up the items by model, and those of a model by series. */
export const sumByModel = (rows: readonly (SalesItem & Sums)[]) =>
  groupRows(rows, 'model')
    .map(({ id, name, rows: own }) => ({
      id,
      name,
      brand: own[0]?.brandName ?? '',
      ...addUp(own),
      series: sumBy(own, 'series'),
    }))
    .sort(bySales);

/** The values of a filter with the pieces they have under the other filters; chosen ones also without pieces. */
export function listOptions(
  rows: readonly (SalesItem & { pieces: number })[],
  filter: ItemFilter,
  facet: ItemFacet,
) {
  const chosen = filter[facet];
  return groupRows(
    rows.filter((row) => passes(row, filter, facet) || chosen.includes(row[fields[facet]])),
    fields[facet],
  )
    .map(({ id, name, rows: own }) => ({
      id,
      name,
      count: own
        .filter((row) => passes(row, filter, facet))
        .reduce((sum, { pieces }) => sum + pieces, 0),
    }))
    .filter(({ id, count }) => count !== 0 || chosen.includes(id))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
