import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence, rowFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ThirdPartyAddress, ThirdPartyVendor } from '#server/graphql/generated/types.ts';
import {
  countBoundedBy,
  type ListDefinition,
  listPortions,
  listRows,
} from '#server/lib/list-query.store.ts';
import { type BoundedCount, type Page, toBoundedPage } from '#server/lib/paging.ts';
import { itemStatuses, toStatusNo } from '#shared/third-party/item-status.rules.ts';
import { vendorFence } from '../vendors/vendor.store.ts';

/** An order with its items; states are their places (`toItemStatus`). */
export interface OrderRow {
  orderNo: string;
  status: number;
  vendor: ThirdPartyVendor;
  customer: string;
  customerName: string;
  createdAt: Date;
  notes: string;
  reqDeliveryDate: string | null;
  isPickup: boolean;
  address: ThirdPartyAddress;
  total: number;
  isBuyer: boolean;
  items: ItemRow[];
}

export interface ItemRow {
  article: string;
  description: string;
  salesUnit: string;
  uomConverter: number;
  qty: number;
  price: number;
  subtotal: number;
  status: number;
  statusAt: string;
}

export interface OrderFilter {
  status: readonly number[] | null;
  vendor: string | null;
  customer: string | null;
  /** Instants between which they were placed. */
  from: Date | null;
  to: Date | null;
}

const orderList: ListDefinition<OrderFilter, 'isToDo' | 'createdAt'> = {
  // Outer joins, as every order has both: PostgreSQL leaves out what neither fence nor search names.
  from: sql`third_party_order o
    left join third_party_vendor v on v.sorg = o.sorg and v.id = o.vendor
    left join customer c on c.sorg = o.sorg and c.unified = o.customer`,
  key: { no: { column: sql`o.no`, type: 'bigint' } },
  columns: { isToDo: sql`(o.status <= 2)`, createdAt: sql`o.created_at` },
  required: ['isToDo', 'createdAt'],
  order: [{ by: 'createdAt', order: 'DESC' }],
  search: (pattern) =>
    sql`(o.search like ${pattern} or search_text(c.name) like ${pattern} or search_text(v.name) like ${pattern})`,
  filters: {
    status: (places) => sql`o.status = any(${places}::int[])`,
    vendor: (vendor) => sql`o.vendor = ${vendor}`,
    customer: (customer) => sql`o.customer = ${customer}`,
    from: (from) => sql`o.created_at >= ${from}`,
    to: (to) => sql`o.created_at < ${to}`,
  },
};

/** The condition on orders as a buyer sees them: of the active customer, without one of all customers of the viewer. */
function buyerFence(viewer: Viewer): RawBuilder<SqlBool> {
  const active = viewer.customer ? sql`o.customer = ${viewer.customer.unified}` : sql`true`;
  return sql`(o.sorg = ${viewer.sorg} and ${active} and ${rowFence(viewer)})`;
}

const selectOrder = (viewer: Viewer) => sql`o.order_no as "orderNo", o.status, o.customer,
  json_build_object('id', v.id, 'name', v.name, 'email', v.email, 'isOwn', ${vendorFence(viewer)}) as vendor,
  c.name as "customerName", o.created_at as "createdAt", o.notes,
  o.req_delivery_date::text as "reqDeliveryDate", o.is_pickup as "isPickup", o.address, o.total,
  ${customerFence(viewer)} as "isBuyer",
  (select json_agg(json_build_object('article', i.article, 'description', i.description,
      'salesUnit', i.sales_unit, 'uomConverter', i.uom_converter, 'qty', i.qty, 'price', i.price,
      'subtotal', i.subtotal, 'status', i.status, 'statusAt', i.status_at) order by i.position)
    from third_party_item i where i.order_id = o.no) as items`;

const joinOrder = sql`join third_party_order o on o.no = p.no
  join third_party_vendor v on v.sorg = o.sorg and v.id = o.vendor
  join customer c on c.sorg = o.sorg and c.unified = o.customer`;

/** Which orders are asked for. */
export interface AskedOrders {
  /** Whether only orders of the viewer's vendors are listed, those with something to do first. */
  incoming: boolean;
  filter: OrderFilter;
  search: readonly string[];
}

function toRequest(viewer: Viewer, { incoming, filter, search }: AskedOrders) {
  return {
    fence: incoming
      ? sql<SqlBool>`(o.sorg = ${viewer.sorg} and ${vendorFence(viewer)})`
      : buyerFence(viewer),
    filter,
    search,
    sort: incoming
      ? [{ by: 'isToDo', order: 'DESC' } as const, { by: 'createdAt', order: 'DESC' } as const]
      : null,
  };
}

/** A page of orders and how many there are of each state, up to `mostCounted`, of all that the other filters find. */
export async function orderPage(
  db: Db,
  viewer: Viewer,
  { page, ...asked }: AskedOrders & { page: Page },
): Promise<{ rows: OrderRow[]; counts: ReadonlyMap<number, BoundedCount> }> {
  const request = toRequest(viewer, asked);
  const [rows, counts] = await Promise.all([
    listRows<OrderRow, OrderFilter, 'isToDo' | 'createdAt'>(
      db,
      orderList,
      { ...request, page: toBoundedPage(page) },
      { select: selectOrder(viewer), join: joinOrder },
    ),
    countBoundedBy(
      db,
      orderList,
      { ...request, filter: { ...request.filter, status: null } },
      sql<number>`o.status`,
      itemStatuses.map(toStatusNo),
    ),
  ]);
  return { rows, counts };
}

/** All orders of a list, for files. */
export function orderPortions(
  db: Db,
  viewer: Viewer,
  asked: AskedOrders,
  most: number,
): AsyncGenerator<OrderRow[]> {
  const selection = { select: selectOrder(viewer), join: joinOrder };
  return listPortions(db, orderList, toRequest(viewer, asked), selection, most);
}

/**
 * An order that the viewer sees as buyer or vendor; null for none.
 * @param lock until the transaction ends. A statement of its own takes the lock: one that waits for it and reads the items
 *   too reads them as they were before it waited.
 */
export async function findOrder(
  db: Db,
  viewer: Viewer,
  orderNo: string,
  { lock = false } = {},
): Promise<(OrderRow & { no: number }) | null> {
  if (lock)
    await sql`select from third_party_order
      where sorg = ${viewer.sorg} and order_no = ${orderNo} for update`.execute(db);
  const { rows } = await sql<OrderRow & { no: number }>`
    select o.no, ${selectOrder(viewer)}
    from third_party_order o
    join third_party_vendor v on v.sorg = o.sorg and v.id = o.vendor
    join customer c on c.sorg = o.sorg and c.unified = o.customer
    where o.sorg = ${viewer.sorg} and o.order_no = ${orderNo}
      and (${vendorFence(viewer)} or ${customerFence(viewer)})`.execute(db);
  return rows[0] ?? null;
}

/** Whether the viewer sees an order. */
export const isOrderVisible = async (db: Db, viewer: Viewer, orderNo: string): Promise<boolean> =>
  (await findOrder(db, viewer, orderNo)) !== null;

/**
 * Gives an item of a locked order another state, and the pieces to the figures of the stock: what is shipped leaves the
 * stock, what is cancelled can be ordered again. A stock that comes again has the pieces of open orders by a trigger.
 * @param status that of the order afterwards
 */
export async function setItemStatus(
  tx: Db,
  { no, article, to, status }: { no: number; article: string; to: number; status: number },
): Promise<void> {
  await sql`
    with item as (
      update third_party_item set status = ${to}, status_at = now()
      where order_id = ${no} and article = ${article}
      returning article, qty * uom_converter as pieces
    ), head as (
      update third_party_order set status = ${status} where no = ${no} returning sorg, vendor
    )
    update third_party_stock s set
      open = greatest(0, s.open - case when ${to} in (3, 4) then i.pieces else 0 end),
      shipped = s.shipped + case when ${to} = 3 then i.pieces else 0 end,
      qty = greatest(0, s.qty - case when ${to} = 3 then i.pieces else 0 end)
    from item i, head h
    where s.sorg = h.sorg and s.vendor = h.vendor and s.article = i.article`.execute(tx);
}

/** An order as its vendor gets it by mail. */
export interface MailedOrder {
  orderNo: string;
  vendor: string;
  /** Empty for none. */
  email: string;
  customer: string;
  notes: string;
  reqDeliveryDate: string | null;
  isPickup: boolean;
  address: ThirdPartyAddress;
  total: number;
  lines: Pick<ItemRow, 'article' | 'description' | 'salesUnit' | 'qty' | 'subtotal'>[];
}

export async function findMailedOrder(
  db: Db,
  sorg: string,
  orderNo: string,
): Promise<MailedOrder | null> {
  const { rows } = await sql<MailedOrder>`
    select o.order_no as "orderNo", v.name as vendor, v.email, c.name as customer, o.notes,
      o.req_delivery_date::text as "reqDeliveryDate", o.is_pickup as "isPickup", o.address, o.total,
      (select json_agg(json_build_object('article', i.article, 'description', i.description,
          'salesUnit', i.sales_unit, 'qty', i.qty, 'subtotal', i.subtotal) order by i.position)
        from third_party_item i where i.order_id = o.no) as lines
    from third_party_order o
    join third_party_vendor v on v.sorg = o.sorg and v.id = o.vendor
    join customer c on c.sorg = o.sorg and c.unified = o.customer
    where o.sorg = ${sorg} and o.order_no = ${orderNo}`.execute(db);
  return rows[0] ?? null;
}
