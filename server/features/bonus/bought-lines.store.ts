import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import { isFirstItem } from '#server/features/invoices/invoices.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type ListDefinition, listPortions, listRows } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { BonusLine } from '#shared/bonus/bonus-terms.ts';

/** More days, brands and categories than a customer buys in the years of its agreements. */
const mostGroups = 100_000;

/** Days, both included; and the brand, null for all. */
export interface BoughtFilter {
  from: string;
  to: string;
  brand: string | null;
}

/** Lines `l` of invoices, each with the first item `i` of its invoice: an instalment does not repeat them. */
const bought = sql`invoice i join invoice_line l on l.sorg = i.sorg and l.invoice_no = i.invoice_no
  join customer c on c.sorg = i.sorg and c.unified = i.customer
  left join article a on a.sorg = l.sorg and a.code = l.article`;

const brand = sql`coalesce(nullif(l.brand, ''), a.brand, '')`;

/**
 * The net value of line `l`: its share of the discount of the invoice is taken off, by what the lines before it
 * have got, so that the shares add up to the discount.
 */
const net = sql`(l.sub_total + case when i.discount = 0 then 0 else (
    select case when sum(s.sub_total) = 0 then case when min(s.position) = l.position then i.discount else 0 end
      else round(i.discount * sum(s.sub_total) filter (where s.position <= l.position) / sum(s.sub_total))
        - round(i.discount * coalesce(sum(s.sub_total) filter (where s.position < l.position), 0) / sum(s.sub_total))
      end
    from invoice_line s where s.sorg = l.sorg and s.invoice_no = l.invoice_no
  ) * coalesce((select d.sign from price_component d
    where d.sorg = i.sorg and d.module = 'invoice' and d.code = 'discount'), -1) end)::bigint`;

const points = sql`left join bonus_point b
  on b.sorg = l.sorg and b.invoice_no = l.invoice_no and b.position = l.position`;

const ofCustomer = (viewer: Viewer): RawBuilder<SqlBool> => sql<SqlBool>`i.sorg = ${viewer.sorg}
  and i.customer = ${viewer.customer?.unified ?? ''} and ${customerFence(viewer)} and ${isFirstItem}`;

const filters = {
  from: (from: string) => sql<SqlBool>`i.invoice_date >= ${from}`,
  to: (to: string) => sql<SqlBool>`i.invoice_date <= ${to}`,
  brand: (name: string) => sql<SqlBool>`lower(${brand}) = lower(${name})`,
};

/** A line of an invoice as the bonus lists it. */
export interface BoughtRow {
  invoice_date: string;
  invoice_no: string;
  position: number;
  name: string;
  brand: string;
  category: string | null;
  article: string;
  qty: number;
  net: number;
  point: number | null;
  point_value: number | null;
}

const boughtList: ListDefinition<BoughtFilter, 'invoiceDate' | 'invoiceNumber' | 'position'> = {
  from: bought,
  key: {
    sorg: { column: sql`l.sorg`, type: 'text' },
    invoice_no: { column: sql`l.invoice_no`, type: 'text' },
    position: { column: sql`l.position`, type: 'integer' },
  },
  columns: {
    invoiceDate: sql`i.invoice_date`,
    invoiceNumber: sql`l.invoice_no collate "C"`,
    position: sql`l.position`,
  },
  order: [
    { by: 'invoiceDate', order: 'DESC' },
    { by: 'invoiceNumber', order: 'DESC' },
    { by: 'position', order: 'ASC' },
  ],
  filters,
};

const selection = (viewer: Viewer) => ({
  select: sql`i.invoice_date, l.invoice_no, l.position, l.name, ${brand} as brand, a.category,
    coalesce(l.article_display, a.code_display, l.article) as article, l.qty, ${net} as net, b.point, b.point_value`,
  join: sql`join ${bought} on l.sorg = p.sorg and l.invoice_no = p.invoice_no and l.position = p.position
    and ${ofCustomer(viewer)} ${points}`,
});

/** A page of the lines that the active customer bought, newest first. */
export function boughtPage(
  db: Db,
  viewer: Viewer,
  filter: BoughtFilter,
  page: Page,
): Promise<BoughtRow[]> {
  return listRows(db, boughtList, { fence: ofCustomer(viewer), filter, page }, selection(viewer));
}

/** All of them, for a file. */
export function boughtPortions(db: Db, viewer: Viewer, filter: BoughtFilter, most: number) {
  const request = { fence: ofCustomer(viewer), filter };
  return listPortions<BoughtRow, BoughtFilter, 'invoiceDate' | 'invoiceNumber' | 'position'>(
    db,
    boughtList,
    request,
    selection(viewer),
    most,
  );
}

/** The lines of a day, brand and category together. */
export interface BoughtGroup extends BonusLine {
  lines: number;
  /** Points by their values, minor units. */
  pointValue: number;
}

/** The purchases of the active customer, by day, brand and category. */
export async function readGroups(
  db: Db,
  viewer: Viewer,
  filter: BoughtFilter,
): Promise<BoughtGroup[]> {
  const { rows } = await sql<BoughtGroup>`
    select i.invoice_date as date, ${brand} as brand, a.category, sum(${net})::bigint as value,
      sum(l.qty)::int as quantity, coalesce(sum(b.point), 0)::int as points, count(*)::int as lines,
      coalesce(sum(b.point * b.point_value), 0)::bigint as "pointValue"
    from ${bought} ${points}
    where ${ofCustomer(viewer)} and ${filters.from(filter.from)} and ${filters.to(filter.to)}
      ${filter.brand === null ? sql`` : sql`and ${filters.brand(filter.brand)}`}
    group by 1, 2, 3, sign(l.sub_total), (coalesce(b.point, 0) = 0)
    order by 1 limit ${mostGroups}`.execute(db);
  return rows;
}
