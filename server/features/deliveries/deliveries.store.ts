import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listPortions, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { ExportPeriod } from '#server/lib/period-export.ts';
import type { DeliveryConditions } from './deliveries.rules.ts';

/** Deliveries that left in the period, or those that are on their way in it. */
export type DeliveryKind = 'shipped' | 'open';

export interface DeliveryRow {
  do_number: string;
  tracking_no: string | null;
  tracking_url: string | null;
  order_type: string;
  customer: string;
  expedition_name: string;
  /** Days as YYYY-MM-DD. */
  shipped_on: string;
  estimated_delivery_date: string | null;
  delivery_date: string | null;
  currency: string;
  symbol: string;
  thousand_separator: string;
  decimal_separator: string;
  precision: number;
}

/** A line of a delivery; all of it is null when `position` is, for a delivery without lines. */
export interface DeliveryLineRow {
  position: number | null;
  order_no: string;
  article: string;
  /** The code as people know it; null when the catalog lacks the article. */
  article_display: string | null;
  description: string;
  qty: number;
  uom: string;
  /** Minor units per piece. */
  price: number;
  slug: string | null;
  category: ProductCategory | null;
}

const head = sql`d.do_number, d.tracking_no, d.tracking_url, d.order_type, d.customer,
  d.expedition_name, d.shipped_on, d.estimated_delivery_date, d.delivery_date, s.currency, s.symbol,
  s.thousand_separator, s.decimal_separator, s.precision`;

/** Line `l` with what the catalog knows of its article. */
const line = sql`l.position, l.order_no, l.article, a.code_display as article_display,
  l.description, l.qty, l.uom, l.price,
  case when a.active then g.slug end as slug, case when a.active then a.category end as category`;

const withLines = sql`
  join sales_org s on s.sorg = d.sorg
  left join delivery_line l on l.sorg = d.sorg and l.do_number = d.do_number
  left join article a on a.sorg = l.sorg and a.code = l.article
  left join product_group g on g.sorg = a.sorg and g.id = a.group_id`;

/**
 * Delivery `d` is on its way from the day it left until it arrives; one that is late is still on its
 * way today.
 */
const inPeriod: Record<DeliveryKind, (of: DeliveryConditions) => RawBuilder<SqlBool>> = {
  shipped: ({ from, to }) => sql`d.shipped_on between ${from}::date and ${to}::date`,
  open: ({ from, to, today }) => sql`(d.delivery_date is null and d.shipped_on <= ${to}::date
    and greatest(d.estimated_delivery_date, d.shipped_on, ${today}::date)
      >= ${from}::date)`,
};

type DeliveryFilter = Pick<DeliveryConditions, 'consignment'>;

const deliveryList: ListDefinition<DeliveryFilter, 'shippedOn' | 'estimatedDeliveryDate'> = {
  from: sql`delivery d join customer c on c.sorg = d.sorg and c.unified = d.customer`,
  key: {
    sorg: { column: sql`d.sorg`, type: 'text' },
    do_number: { column: sql`d.do_number`, type: 'text' },
  },
  columns: {
    shippedOn: sql`d.shipped_on`,
    estimatedDeliveryDate: sql`d.estimated_delivery_date`,
  },
  order: [{ by: 'shippedOn', order: 'DESC' }],
  search: (
    pattern,
  ) => sql`search_text(d.do_number) like ${pattern} or search_text(d.tracking_no) like ${pattern}
    or exists (select from delivery_line l
      left join "order" o on o.sorg = l.sorg and o.order_no = l.order_no and o.customer = d.customer
      where l.sorg = d.sorg and l.do_number = d.do_number
        and (search_text(l.order_no) like ${pattern} or search_text(o.sap_order_no) like ${pattern}))`,
  filters: { consignment: () => sql`d.order_type = 'CF'` },
};

const orders = {
  shipped: deliveryList.order,
  open: [
    { by: 'estimatedDeliveryDate', order: 'ASC' },
    { by: 'shippedOn', order: 'ASC' },
  ],
} as const;

const rowWithLines = {
  select: sql`${head}, ${line}`,
  join: sql`join delivery d on d.sorg = p.sorg and d.do_number = p.do_number ${withLines}`,
  within: sql`l.position`,
};

const requestOf = (viewer: Viewer, kind: DeliveryKind, of: DeliveryConditions) => ({
  fence: sql<SqlBool>`d.sorg = ${viewer.sorg}
    and d.customer = ${viewer.customer?.unified ?? ''}
    and ${customerFence(viewer)} and ${inPeriod[kind](of)}`,
  filter: { consignment: of.consignment },
  sort: orders[kind],
  search: of.search === null ? [] : [of.search],
});

/**
 * One page of the active customer's deliveries with their lines, a row for each line, and how many
 * deliveries there are; none of a customer outside the viewer's areas.
 */
export function deliveryPage(
  db: Db,
  viewer: Viewer,
  kind: DeliveryKind,
  { page, ...of }: DeliveryConditions & { page: Page },
): Promise<{ rows: (DeliveryRow & DeliveryLineRow)[]; count: number }> {
  return listQuery(db, deliveryList, { ...requestOf(viewer, kind, of), page }, rowWithLines);
}

/** All deliveries that the list finds, a row for each line, at most `most` deliveries. */
export function deliveryPortions(
  db: Db,
  viewer: Viewer,
  kind: DeliveryKind,
  of: DeliveryConditions,
  most: number,
): AsyncGenerator<(DeliveryRow & DeliveryLineRow)[]> {
  return listPortions(db, deliveryList, requestOf(viewer, kind, of), rowWithLines, most);
}

/** The deliveries that left in a period, of a customer or of all in the viewer's fence, the oldest first. */
export function deliveriesOfPeriod(
  db: Db,
  viewer: Viewer,
  { from, to, customer }: ExportPeriod,
  most: number,
): AsyncGenerator<(DeliveryRow & DeliveryLineRow)[]> {
  const fence = sql<SqlBool>`d.sorg = ${viewer.sorg} and ${customerFence(viewer)}
    and d.shipped_on between ${from}::date and ${to}::date
    and ${customer === null ? sql`true` : sql`d.customer = ${customer}`}`;
  const request = { fence, filter: { consignment: null }, sort: [{ by: 'shippedOn' as const }] };
  return listPortions(db, deliveryList, request, rowWithLines, most);
}

/**
 * The deliveries that hold lines of these orders, newest first, a row for each of their lines; a
 * delivery to another customer than the order's is not one of it.
 */
export async function deliveryRowsOfOrders(
  db: Db,
  sorg: string,
  nos: readonly string[],
): Promise<(DeliveryRow & DeliveryLineRow)[]> {
  const { rows } = await sql<DeliveryRow & DeliveryLineRow>`
    select ${head}, ${line} from delivery d ${withLines}
    where d.sorg = ${sorg} and (d.sorg, d.do_number) in (
      select x.sorg, x.do_number from delivery_line x
      join "order" o on o.sorg = x.sorg and o.order_no = x.order_no
      join delivery y on y.sorg = x.sorg and y.do_number = x.do_number and y.customer = o.customer
      where x.sorg = ${sorg} and x.order_no = any(${nos}::text[]))
    order by d.shipped_on desc, d.do_number collate "C" desc, l.position`.execute(db);
  return rows;
}
