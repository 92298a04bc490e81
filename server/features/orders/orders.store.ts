import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { OrderSort, OrderSortColumn } from '#server/graphql/generated/types.ts';
import {
  countBy,
  type ListDefinition,
  listPortions,
  listQuery,
} from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { consignment, type OrderConditions, paymentStates } from './orders.rules.ts';

/** An order with the names of its customer and the format of its amounts, minor units. */
export type OrderRow = Selectable<DB['order']> & {
  /** The user who placed it. */
  created_by: string;
  customer_name: string;
} & Pick<Selectable<DB['customer']>, 'unified' | 'r3' | 'isr'> &
  Pick<
    Selectable<DB['sales_org']>,
    | 'currency'
    | 'symbol'
    | 'precision'
    | 'merchant_name'
    | 'thousand_separator'
    | 'decimal_separator'
  >;

type OrderFilter = Omit<OrderConditions, 'search'>;

/** The state of an order's payment, as `paymentOf` of `load-orders.ts` finds it. */
const paymentStatus = sql<string>`case
  when o.payment_status not in ('', 'Waiting') then o.payment_status
  when o.payment_status = '' and lower(trim(o.payment_type)) = 'invoice' then ''
  when o.status = 'Cancelled' then 'Voided' else 'Waiting' end`;

const orderList: ListDefinition<OrderFilter, OrderSortColumn> = {
  from: sql`"order" o join customer c on c.sorg = o.sorg and c.unified = o.customer`,
  key: {
    sorg: { column: sql`o.sorg`, type: 'text' },
    order_no: { column: sql`o.order_no`, type: 'text' },
  },
  columns: {
    createdAt: sql`o.created_at`,
    orderNo: sql`o.order_no collate "C"`,
    custPoNo: sql`o.cust_po_no`,
    requestDeliveryDate: sql`o.request_delivery_date`,
    status: sql`o.status`,
    total: sql`o.total`,
  },
  order: [{ by: 'createdAt', order: 'DESC' }],
  search: (
    pattern,
  ) => sql`search_text(o.order_no) like ${pattern} or search_text(o.sap_order_no) like ${pattern}
    or search_text(o.cust_po_no) like ${pattern}
    or exists (select from delivery_line sent
      join delivery d on d.sorg = sent.sorg and d.do_number = sent.do_number
      where sent.sorg = o.sorg and sent.order_no = o.order_no and d.customer = o.customer
        and (search_text(d.do_number) like ${pattern} or search_text(d.tracking_no) like ${pattern}))
    or exists (select from order_line line where line.sorg = o.sorg and line.order_no = o.order_no
      and (search_text(line.article) like ${pattern} or search_text(line.description) like ${pattern}))`,
  filters: {
    orderNo: (no) => sql`o.order_no = ${no}`,
    status: (states) => sql`o.status = any(${states}::text[])`,
    placedFrom: (instant) => sql`o.created_at >= ${instant}`,
    placedBefore: (instant) => sql`o.created_at < ${instant}`,
    consignment: () => sql`o.order_type = ${consignment}`,
    paymentStatus: (states) => sql`${paymentStatus} = any(${states}::text[])`,
  },
};

/** The orders of the active customer, if that customer is within the viewer's areas. */
const ofActiveCustomer = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`o.sorg = ${viewer.sorg} and o.customer = ${viewer.customer?.unified ?? ''}
    and ${customerFence(viewer)}`;

/** The orders of all customers within the viewer's areas. */
const ofAllCustomers = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`o.sorg = ${viewer.sorg} and ${customerFence(viewer)}`;

const names = sql`left join app_user u on u.id = o.user_id join sales_org s on s.sorg = o.sorg`;

const row = {
  select: sql`o.*, coalesce(u.name, o.placed_by) as created_by, c.name as customer_name,
    c.unified, c.r3, c.isr, s.currency, s.symbol, s.precision, s.merchant_name,
    s.thousand_separator, s.decimal_separator`,
  join: sql`join "order" o on o.sorg = p.sorg and o.order_no = p.order_no
    join customer c on c.sorg = o.sorg and c.unified = o.customer ${names}`,
};

/** One page of orders, newest first unless asked otherwise, and how many there are. */
export function orderPage(
  db: Db,
  viewer: Viewer,
  request: { filter: OrderConditions; sort: readonly OrderSort[] | null | undefined; page: Page },
): Promise<{ rows: OrderRow[]; count: number }> {
  const { search, ...filter } = request.filter;
  const patterns = search === null ? [] : [search];
  const fence = ofActiveCustomer(viewer);
  return listQuery(db, orderList, { ...request, fence, filter, search: patterns }, row);
}

/** Counts the orders that a filter finds by the state of their payment, whatever states it names (U239). */
export async function countByPayment(
  db: Db,
  viewer: Viewer,
  { search, ...filter }: OrderConditions,
): Promise<{ status: string; count: number }[]> {
  const request = {
    fence: ofActiveCustomer(viewer),
    filter: { ...filter, paymentStatus: null },
    search: search === null ? [] : [search],
  };
  const counts = await countBy(db, orderList, request, paymentStatus);
  return paymentStates.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** An order as the export of the list shows it. */
export type ExportedOrder = Pick<
  Selectable<DB['order']>,
  'order_no' | 'sap_order_no' | 'created_at' | 'order_type' | 'cust_po_no' | 'status' | 'total'
> & {
  /** How many lines it has. */
  articles: number;
};

const exported = {
  select: sql`o.order_no, o.sap_order_no, o.created_at, o.order_type, o.cust_po_no, o.status, o.total,
    (select count(*)::int from order_line l where l.sorg = o.sorg and l.order_no = o.order_no)
      as articles`,
  join: sql`join "order" o on o.sorg = p.sorg and o.order_no = p.order_no`,
};

/** All orders the list finds, newest first, at most `most`, for exports. */
export function orderPortions(
  db: Db,
  viewer: Viewer,
  { search, ...filter }: OrderConditions,
  most: number,
): AsyncIterable<ExportedOrder[]> {
  const fence = ofActiveCustomer(viewer);
  const request = { fence, filter, search: search === null ? [] : [search] };
  return listPortions(db, orderList, request, exported, most);
}

/** Orders by number, of the active customer or of all within the viewer's areas. */
export async function orderRowsByNo(
  db: Db,
  viewer: Viewer,
  nos: readonly string[],
  of: 'active customer' | 'all customers',
): Promise<OrderRow[]> {
  const fence = of === 'active customer' ? ofActiveCustomer(viewer) : ofAllCustomers(viewer);
  const { rows } = await sql<OrderRow>`
    select ${row.select} from ${orderList.from} ${names}
    where ${fence} and o.order_no = any(${nos}::text[]) order by o.order_no`.execute(db);
  return rows;
}
