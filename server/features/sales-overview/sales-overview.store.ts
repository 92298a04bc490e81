import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import { ofCustomers } from './sales-customers.store.ts';
import type { SalesFilter } from './sales-filter.ts';
import type { ItemFilter, SalesItem, Sums } from './sales-items.rules.ts';
import { toMonth } from './sales-period.rules.ts';

/** A question, its viewer and its language. */
export interface SalesRequest {
  viewer: Viewer;
  filter: SalesFilter;
  locale: Locale;
}

const listed = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${values}::text[])`;

/** The condition that the item filter puts on the columns of `salesItems`; that of `passes` in SQL. */
const passing = (filter: ItemFilter) => sql`(${
  filter.category === 'overview' ? sql`true` : sql`n.category = ${filter.category}`
} and ${listed('n.brand', filter.brands)} and ${listed('n.mc', filter.merchandiseCategories)}
  and ${listed('n.model', filter.models)} and ${listed('n.series', filter.series)})`;

/** The items of the sales organisation with what they belong to, and whether they pass the filter. */
export const salesItems = ({ filter }: SalesRequest) => sql`
  select n.*, coalesce(${passing(filter.items)}, false) as passes from (
    select i.id, g.category, o.brand, coalesce(g.merchandise_category, '-') as mc,
      o.brand || '~' || o.model as model, o.brand || '~' || o.model || '~' || o.series as series,
      nullif(o.brand, '-') as brand_name, nullif(o.model, '-') as model_name, nullif(o.series, '-') as series_name
    from sales_item i
    left join product_group g on g.sorg = i.sorg and g.id = i.model
    cross join lateral (select coalesce(nullif(coalesce(g.brand, i.brand), ''), '-') as brand,
      coalesce(nullif(g.model, ''), g.name, '-') as model, coalesce(nullif(g.serie, ''), g.name, '-') as series) o
    where i.sorg = ${filter.sorg}
  ) n`;

/**
 * The entries of the kept figures in these months, as `is_this`, `month`, `item`, `net` and `qty`: of the whole
 * organisation from its sums, else from those of customers.
 */
function entries(
  { viewer, filter }: SalesRequest,
  { whole, partial }: { whole: readonly string[]; partial: SalesFilter['period']['partial'] },
): RawBuilder<unknown> {
  const { sorg, period, customers } = filter;
  const from = toMonth(period.year, 1);
  const last = partial?.month ?? null;
  if (customers.kind === 'organisation')
    return sql`
      select f.month >= ${from}::date as is_this, extract(month from f.month)::int as month,
        unnest(f.items) as item, unnest(f.net) as net, unnest(f.qty) as qty
      from sales_total f where f.sorg = ${sorg} and ((f.day = 0 and f.month = any(${whole}::date[]))
        or (f.month = ${last}::date and f.day between 1 and ${partial?.day ?? 0}))`;
  return sql`
    select d.is_this, d.month, d.item, d.net, d.qty from (
      select f.month >= ${from}::date as is_this, f.month = ${last}::date as is_partial,
        extract(month from f.month)::int as month,
        unnest(f.items) as item, ${partial ? sql`unnest(f.days)` : sql`0`} as day, unnest(f.net) as net,
        unnest(f.qty) as qty
      from customer c cross join lateral (select * from sales_figure f
        where f.sorg = ${sorg} and f.customer = c.unified
          and f.month = any(${last ? [...whole, last] : whole}::date[]) offset 0) f
      where c.sorg = ${sorg} and ${ofCustomers('c.unified', viewer, customers)}
    ) d where d.is_partial is not true or d.day <= ${partial?.day ?? 0}`;
}

const mcName = (locale: Locale) =>
  translated({ entity: 'merchandise_category', field: 'name', alias: 'm' }, locale);

/** The sums of a month, or of an item. */
export interface OverviewRow extends Sums, SalesItem {
  /** Null in the rows of items. */
  month: number | null;
}

const itemColumns = (
  locale: Locale,
) => sql`i.category, i.brand, coalesce(i.brand_name, '') as "brandName", i.mc,
  coalesce((select ${mcName(locale)} from merchandise_category m where m.sorg = i.sorg and m.id = i.mc), '') as "mcName",
  i.model, coalesce(i.model_name, '') as "modelName", i.series, coalesce(i.series_name, '') as "seriesName"`;

/** The sums by month and by item, read in one statement so that they always agree. */
export async function readOverview(db: Db, request: SalesRequest): Promise<OverviewRow[]> {
  const { period } = request.filter;
  const whole = [...period.months, ...period.lastYear];
  const { rows } = await sql<OverviewRow>`
    with item as materialized (${salesItems(request)}), sums as (
      select e.month, e.item, coalesce(sum(e.net) filter (where e.is_this), 0)::bigint as "netSales",
        coalesce(sum(e.net) filter (where not e.is_this), 0)::bigint as "netSalesLastYear",
        coalesce(sum(e.qty) filter (where e.is_this), 0)::bigint as "invoiceQuantity"
      from (${entries(request, { whole, partial: period.partial })}) e
      where e.item in (select id from item where passes)
      group by grouping sets ((e.month), (e.item))
    )
    select s.month, s."netSales", s."netSalesLastYear", s."invoiceQuantity", ${itemColumns(request.locale)}
    from sums s left join (select i.*, ${request.filter.sorg}::text as sorg from item i) i on i.id = s.item`.execute(
    db,
  );
  return rows;
}

/** The pieces of an item in the chosen months, or of a month under the item filters. */
export interface OptionRow extends SalesItem {
  month: number | null;
  pieces: number;
}

/** The pieces of the year by item, whatever it is, and by month. */
export async function readPieces(
  db: Db,
  request: SalesRequest,
  months: readonly string[],
): Promise<OptionRow[]> {
  const { period, sorg } = request.filter;
  const chosen = period.months.map((month) => Number(month.slice(5, 7)));
  const { rows } = await sql<OptionRow>`
    with item as materialized (${salesItems(request)}), sums as (
      select e.month, e.item, case when grouping(e.item) = 0
          then sum(e.qty) filter (where e.month = any(${chosen}::int[]))
          else sum(e.qty) filter (where n.passes) end::bigint as pieces
      from (${entries(request, { whole: months, partial: null })}) e join item n on n.id = e.item
      group by grouping sets ((e.month), (e.item))
    )
    select s.month, s.pieces, ${itemColumns(request.locale)}
    from sums s left join (select i.*, ${sorg}::text as sorg from item i) i on i.id = s.item
    where s.pieces is not null`.execute(db);
  return rows;
}

/** The years in which the customers have sales; of more than a few customers, those of the organisation. */
export async function readYears(db: Db, { viewer, filter }: SalesRequest): Promise<number[]> {
  const { sorg, customers } = filter;
  const months =
    customers.kind === 'some'
      ? sql`sales_figure f where ${ofCustomers('f.customer', viewer, customers)}`
      : sql`sales_total f where f.day = 0`;
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from f.month)::int as year from ${months} and f.sorg = ${sorg}`.execute(
    db,
  );
  return rows.map(({ year }) => year);
}
