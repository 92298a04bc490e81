import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import type { BatchRows } from './order-files.rules.ts';

/** Orders of one batch; more make further ones. */
const mostOrders = 500;
const mostChanges = 10_000;

/**
 * Puts released orders and answers of dealers that are in no batch yet into this one.
 * @returns whether there were any
 */
export async function fillWithOrders(tx: Db, id: number): Promise<boolean> {
  await sql`
    insert into order_export (sorg, order_no, batch)
    select o.sorg, o.order_no, ${id}::bigint from "order" o
    where o.released_at is not null and o.user_id is not null and o.sap_order_no is null
      and o.status <> 'Cancelled'
      and not exists (select from order_export e where e.sorg = o.sorg and e.order_no = o.order_no)
    order by o.created_at, o.sorg, o.order_no limit ${mostOrders}`.execute(tx);
  // Cancelled while this waited for the order.
  await sql`
    delete from order_export e using "order" o
    where e.batch = ${id} and o.sorg = e.sorg and o.order_no = e.order_no
      and o.status = 'Cancelled'`.execute(tx);
  await sql`
    update order_line_wish w set batch = ${id} where w.id in (
      select n.id from order_line_wish n
      join "order" o on o.sorg = n.sorg and o.order_no = n.order_no
      where n.batch is null and (o.user_id is null or o.sap_order_no is not null
        or exists (select from order_export e where e.sorg = o.sorg and e.order_no = o.order_no))
      order by n.id limit ${mostChanges})`.execute(tx);
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from order_export e where e.batch = ${id})
      or exists (select from order_line_wish w where w.batch = ${id}) as filled`.execute(tx);
  return rows[0]?.filled ?? false;
}

/**
 * Reads what a filled batch holds. A transaction that changed one of the orders had it locked, and the insert
 * into order_export waited for it; from then on the orders stay locked until the batch is written.
 */
export async function orderBatchRows(tx: Db, batch: number): Promise<BatchRows> {
  const ordered = sql`order_export e
    join "order" o on o.sorg = e.sorg and o.order_no = e.order_no
    join sales_org s on s.sorg = e.sorg`;
  const orders = await sql<ExportRow>`
    select s.precision, s.currency, o.sorg, o.order_no as "orderNo", o.customer,
      o.order_type as "orderType", o.cust_po_no as "custPoNo", o.notes,
      o.request_delivery_date::text as "requestDeliveryDate", ${instant('o.created_at')} as "createdAt",
      u.username as "placedBy", o.ship_to as "shipTo", o.ship_to_address ->> 'name' as "shipToName",
      o.ship_to_address ->> 'address' as "shipToAddress",
      o.ship_to_address ->> 'postalCode' as "shipToPostalCode",
      o.ship_to_address ->> 'city' as "shipToCity",
      o.ship_to_address ->> 'country' as "shipToCountry", o.shipment_rate as "shipmentRate",
      o.shipment_name as shipment, o.shipment_price as "shipmentPrice",
      o.payment_id as "paymentId", o.payment_type as payment, o.total
    from ${ordered} join app_user u on u.id = o.user_id
    where e.batch = ${batch} order by o.sorg, o.order_no collate "C"`.execute(tx);
  const lines = await sql<ExportRow>`
    select s.precision, l.sorg, l.order_no as "orderNo", l.position, l.article, l.description, l.qty,
      l.uom, l.price, l.promo_price as "promoPrice", l.subtotal, l.deal_no as "dealNo",
      l.request_date::text as "requestDate"
    from ${ordered} join order_line l on l.sorg = e.sorg and l.order_no = e.order_no
    where e.batch = ${batch} and l.status <> 'Cancelled'
    order by l.sorg, l.order_no collate "C", l.position`.execute(tx);
  const changes = await sql<ExportRow>`
    select 0 as precision, w.id as no, w.sorg, w.order_no as "orderNo", w.position, w.action,
      w.date::text as date, ${instant('w.created_at')} as "changedAt", u.username as "changedBy"
    from order_line_wish w left join app_user u on u.id = w.user_id
    where w.batch = ${batch} order by w.id`.execute(tx);
  return { orders: orders.rows, lines: lines.rows, changes: changes.rows };
}

/** Counts the orders and changes of batches. */
export async function countOrders(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from order_export e where e.batch = b.id) as orders,
      (select count(*)::int from order_line_wish w where w.batch = b.id) as changes
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
