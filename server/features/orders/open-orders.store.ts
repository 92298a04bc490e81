import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { OpenOrderAction, ProductCategory } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listPortions, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { articleColumns, type LineArticle, withArticle } from './order-lines.store.ts';
import { consignment, openStatuses } from './orders.rules.ts';

/** The state of a line before its first change that was not accepted yet. */
export interface LineBaseline {
  expectedDate: string | null;
  price: number;
  replacedBy: string | null;
}

/** A line joined with its order; amounts in minor units, days as YYYY-MM-DD. */
export interface OpenLineRow extends LineArticle {
  sap_order_no: string | null;
  order_no: string;
  position: number;
  order_type: string;
  cust_po_no: string | null;
  created_at: Date;
  /** Asked for: the line's own day, else the order's. */
  request_date: string | null;
  expected_date: string | null;
  notes: string | null;
  internal_notes: string | null;
  created_by: string;
  ship_to: string;
  ship_to_address: Partial<Record<'name' | 'address' | 'postalCode' | 'city' | 'country', string>>;
  customer: string;
  customer_name: string;
  company_code: string;
  company_name: string;
  article: string;
  description: string;
  model_year: number | null;
  article_category: ProductCategory | null;
  qty: number;
  shipped_qty: number;
  /** Of one piece, after its discount. */
  unit: number;
  subtotal: number;
  uom: string;
  /** Of the line. */
  status: string;
  order_status: string;
  /** The distributor's own system has the order: it was written for it, or came from it. */
  exported: boolean;
  /** Null when nothing changed since the last acceptance. */
  baseline: LineBaseline | null;
  /** Something was accepted before. */
  accepted: boolean;
  /** The last wish that is not yet answered. */
  /** The next day another order goes to the same ship-to freight free (field 8). */
  free_shipment_on: string | null;
  wish_action: OpenOrderAction | null;
  wish_date: string | null;
  wish_at: Date | null;
}

/**
 * Lines `l` of orders `o` of the active customer `c`, if that customer is within the viewer's areas.
 * A wish is answered by the next change of its line, an acceptance by being acknowledged.
 */
const ofActiveCustomer = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`o.sorg = ${viewer.sorg} and o.customer = ${viewer.customer?.unified ?? ''}
    and ${customerFence(viewer)}`;

const isOpen = sql`o.status = any(${[...openStatuses]}::text[])
  and l.status = any(${[...openStatuses]}::text[]) and l.qty > l.shipped_qty`;

interface OpenLineFilter {
  consignment: true | null;
}

const openLineList: ListDefinition<OpenLineFilter, 'company' | 'createdAt'> = {
  from: sql`"order" o join customer c on c.sorg = o.sorg and c.unified = o.customer
    join order_line l on l.sorg = o.sorg and l.order_no = o.order_no`,
  key: {
    sorg: { column: sql`l.sorg`, type: 'text' },
    order_no: { column: sql`l.order_no`, type: 'text' },
    position: { column: sql`l.position`, type: 'integer' },
  },
  columns: { company: sql`c.company_code collate "C"`, createdAt: sql`o.created_at` },
  order: [
    { by: 'company', order: 'ASC' },
    { by: 'createdAt', order: 'ASC' },
  ],
  search: (
    pattern,
  ) => sql`search_text(o.order_no) like ${pattern} or search_text(o.sap_order_no) like ${pattern}
    or search_text(o.cust_po_no) like ${pattern} or search_text(l.article) like ${pattern} or search_text(l.description) like ${pattern}
    or exists (select from delivery_line sent
      join delivery d on d.sorg = sent.sorg and d.do_number = sent.do_number
      where sent.sorg = o.sorg and sent.order_no = o.order_no and d.customer = o.customer
        and (search_text(d.do_number) like ${pattern} or search_text(d.tracking_no) like ${pattern}))`,
  filters: { consignment: () => sql`o.order_type = ${consignment}` },
};

const columns = sql`
  o.sap_order_no, o.order_no, l.position, o.order_type, o.cust_po_no, o.created_at,
  coalesce(l.request_date, o.request_delivery_date) as request_date, l.expected_date, o.notes,
  o.internal_notes, coalesce(u.name, o.placed_by) as created_by, o.ship_to, o.ship_to_address,
  o.customer, c.name as customer_name, c.company_code, c.company_name, l.article,
  l.description, a.model_year, a.category as article_category, l.qty, l.shipped_qty,
  coalesce(l.promo_price, l.price) as unit, l.subtotal, l.uom, l.status, o.status as order_status,
  (o.user_id is null or o.sap_order_no is not null or e.order_no is not null) as exported,
  k.before as baseline, y.at is not null as accepted,
  free.day as free_shipment_on, w.action as wish_action, w.date as wish_date, w.created_at as wish_at, ${articleColumns}`;

const withRest = sql`
  join order_line l on l.sorg = p.sorg and l.order_no = p.order_no and l.position = p.position
  join "order" o on o.sorg = l.sorg and o.order_no = l.order_no
  join customer c on c.sorg = o.sorg and c.unified = o.customer
  left join app_user u on u.id = o.user_id
  left join order_export e on e.sorg = o.sorg and e.order_no = o.order_no
  ${withArticle}
  cross join lateral (select max(x.created_at) as at from order_line_wish x
    where x.sorg = l.sorg and x.order_no = l.order_no and x.position = l.position
      and x.action = 'accept') y
  left join lateral (select x.before from order_line_change x
    where x.sorg = l.sorg and x.order_no = l.order_no and x.position = l.position
      and x.changed_at > coalesce(y.at, '-infinity') order by x.id limit 1) k on true
  left join lateral (select * from (select x.action, x.date, x.created_at, x.batch
    from order_line_wish x
    where x.sorg = l.sorg and x.order_no = l.order_no and x.position = l.position
    order by x.id desc limit 1) last
    where not exists (select from order_line_change z
      where z.sorg = l.sorg and z.order_no = l.order_no and z.position = l.position
        and z.changed_at > last.created_at)
      and not (last.action = 'accept' and exists (select from export_batch b
        where b.id = last.batch and b.acknowledged_at is not null))) w on true`;

/**
 * The day to which a line can be put off so that it goes with an order that has earned its freight: of
 * the same customer and ship-to, by a rate that costs something, after today (YYYY-MM-DD) and no sooner
 * than the line is there.
 */
const freeShipment = (today: string) => sql`
  left join lateral (select min(days.day) as day from (
      select coalesce(fl.expected_date, fl.request_date, f.request_delivery_date) as day
      from "order" f
      join shipment_rate r on r.sorg = f.sorg and r.id = f.shipment_rate and r.price > 0
      join order_line fl on fl.sorg = f.sorg and fl.order_no = f.order_no
      where f.sorg = o.sorg and f.customer = o.customer and f.ship_to = o.ship_to
        and f.order_no <> o.order_no and f.shipment_price = 0 and o.shipment_price > 0
        and f.status = any(${[...openStatuses]}::text[])
        and fl.status = any(${[...openStatuses]}::text[]) and fl.qty > fl.shipped_qty) days
    where days.day > greatest(${today}::date, l.expected_date - 1)
      and days.day is distinct from coalesce(l.request_date, o.request_delivery_date)) free on true`;

/** The open lines that a list or an export is asked for. */
export interface OpenLineConditions extends OpenLineFilter {
  /** A `like` pattern; null for all. */
  search: string | null;
}

/** Lines of a customer, or of all in the viewer's fence, whose orders were placed in a period of instants. */
export interface OpenLinePeriod {
  from: Date;
  before: Date;
  customer: string | null;
}

const requestOf = (viewer: Viewer, { search, ...filter }: OpenLineConditions) => ({
  fence: sql<SqlBool>`${ofActiveCustomer(viewer)} and ${isOpen}`,
  filter,
  search: search === null ? [] : [search],
});

const selectionOn = (today: string) => ({
  select: columns,
  join: sql`${withRest} ${freeShipment(today)}`,
});

/**
 * One page of open lines by company, oldest order first, and how many there are.
 * @param today the present day of the sales organisation, YYYY-MM-DD
 */
export function openLinePage(
  db: Db,
  viewer: Viewer,
  today: string,
  { page, ...conditions }: OpenLineConditions & { page: Page },
): Promise<{ rows: OpenLineRow[]; count: number }> {
  const request = { ...requestOf(viewer, conditions), page };
  return listQuery(db, openLineList, request, selectionOn(today));
}

/** All open lines that a list finds, in its order, at most `most`. @param today as of `openLinePage` */
export function openLinePortions(
  db: Db,
  viewer: Viewer,
  today: string,
  conditions: OpenLineConditions,
  most: number,
): AsyncGenerator<OpenLineRow[]> {
  return listPortions(db, openLineList, requestOf(viewer, conditions), selectionOn(today), most);
}

/** All open lines of orders of a period, the oldest order first. @param today as of `openLinePage` */
export function openLinesOfPeriod(
  db: Db,
  viewer: Viewer,
  today: string,
  { from, before, customer }: OpenLinePeriod,
  most: number,
): AsyncGenerator<OpenLineRow[]> {
  const fence = sql<SqlBool>`o.sorg = ${viewer.sorg} and ${customerFence(viewer)} and ${isOpen}
    and o.created_at >= ${from} and o.created_at < ${before}
    and ${customer === null ? sql`true` : sql`o.customer = ${customer}`}`;
  const request = { fence, filter: { consignment: null }, sort: [{ by: 'createdAt' as const }] };
  return listPortions(db, openLineList, request, selectionOn(today), most);
}

/**
 * One line of the active customer's orders, open or not.
 * @param today the present day of the sales organisation, YYYY-MM-DD
 */
export async function lineByPosition(
  db: Db,
  viewer: Viewer,
  today: string,
  { orderNo, position }: { orderNo: string; position: number },
): Promise<OpenLineRow | null> {
  const { rows } = await sql<OpenLineRow>`
    with p as (select l.sorg, l.order_no, l.position from ${openLineList.from}
      where ${ofActiveCustomer(viewer)} and l.order_no = ${orderNo} and l.position = ${position})
    select ${columns} from p ${withRest} ${freeShipment(today)}`.execute(db);
  return rows[0] ?? null;
}

/** The format amounts of a sales organisation are written in. */
export async function priceFormat(db: Db, sorg: string) {
  return await db
    .selectFrom('sales_org')
    .select(['currency', 'symbol', 'precision as decimalPrecision'])
    .select(['thousand_separator as thousandSeparator', 'decimal_separator as decimalSeparator'])
    .where('sorg', '=', sorg)
    .executeTakeFirstOrThrow();
}
