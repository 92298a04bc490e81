import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ShipTo } from '#server/graphql/generated/types.ts';
import { openStatuses, orderNo } from './orders.rules.ts';

export interface NewOrder {
  sorg: string;
  userId: number;
  customer: string;
  custPoNo: string | null;
  notes: string | null;
  shipTo: ShipTo;
  requestDeliveryDate: string | null;
  shipment: { rateId: string; name: string; price: number };
  payment: { id: string; type: string; description: string };
  /** Lines and shipment together, minor units. */
  total: number;
}

export interface NewOrderLine {
  article: string;
  description: string;
  qty: number;
  uom: string;
  price: number;
  promo_price: number | null;
  subtotal: number;
  deal_no: string | null;
}

/**
 * Writes an order under the next number of its sales organisation. The number's row stays locked
 * until the transaction ends, so that a rolled back order leaves no gap.
 * @returns the order number
 */
export async function placeOrder(
  tx: Db,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<string> {
  const order_no = await nextOrderNo(tx, order.sorg);
  const { id, ...address } = order.shipTo;
  await tx
    .insertInto('order')
    .values({
      sorg: order.sorg,
      order_no,
      user_id: order.userId,
      customer: order.customer,
      cust_po_no: order.custPoNo,
      notes: order.notes,
      ship_to: id,
      ship_to_address: JSON.stringify(address),
      request_delivery_date: order.requestDeliveryDate,
      shipment_rate: order.shipment.rateId,
      shipment_name: order.shipment.name,
      shipment_price: order.shipment.price,
      payment_id: order.payment.id,
      payment_type: order.payment.type,
      payment_description: order.payment.description,
      total: order.total,
    })
    .execute();
  const rows = lines.map((line, position) => ({ ...line, position: position + 1 }));
  await sql`
    insert into order_line (sorg, order_no, position, article, description, qty, uom, price,
      promo_price, subtotal, deal_no)
    select ${order.sorg}::text, ${order_no}::text, line.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as line (position integer, article text,
      description text, qty integer, uom text, price bigint, promo_price bigint, subtotal bigint,
      deal_no text)`.execute(tx);
  return order_no;
}

async function nextOrderNo(tx: Db, sorg: string): Promise<string> {
  const { no } = await tx
    .updateTable('sales_org')
    .set((of) => ({ next_order_no: of('next_order_no', '+', 1) }))
    .where('sorg', '=', sorg)
    .returning(sql<number>`next_order_no - 1`.as('no'))
    .executeTakeFirstOrThrow();
  return orderNo(sorg, no);
}

/**
 * What the orders of `customer c` that are not yet shipped add up to, minor units.
 * @param since only orders placed after this instant; all of them where it is null
 */
export function openOrderValue(since: RawBuilder<Date | null>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(o.total), 0)::bigint from "order" o
    where o.sorg = c.sorg and o.customer = c.unified and o.status = any(${[...openStatuses]}::text[])
      and o.created_at > coalesce(${since}::timestamptz, '-infinity'))`;
}
