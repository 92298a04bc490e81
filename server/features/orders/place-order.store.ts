import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ShipTo } from '#server/graphql/generated/types.ts';
import { openStatuses, orderNo } from './orders.rules.ts';

export interface NewOrder {
  userId: number;
  customer: string;
  custPoNo: string | null;
  notes: string | null;
  shipTo: ShipTo;
  /** YYYY-MM-DD. */
  requestDeliveryDate: string | null;
  shipment: { rateId: string; name: string; price: number };
  payment: { id: string; type: string; description: string };
  /** Lines and shipment together, minor units. */
  total: number;
  /** CF is consignment fill up (B183); an ordinary order without it. */
  orderType?: string;
  /** False keeps it back until staff have confirmed it (N035). */
  released: boolean;
  lines: readonly NewOrderLine[];
  /** The reserved stock, so that a cancelled line releases exactly what it took. */
  takes: readonly StockTake[];
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

/** Pieces of an article reserved in a warehouse. */
export interface StockTake {
  article: string;
  warehouse: string;
  pieces: number;
}

/**
 * Writes orders under the next numbers of their sales organisation, in four statements however many
 * there are. The number's row stays locked until the transaction ends, so that a rolled back order
 * leaves no gap.
 * @returns the order numbers, in the order given
 */
export async function placeOrders(
  tx: Db,
  sorg: string,
  orders: readonly NewOrder[],
): Promise<string[]> {
  if (orders.length === 0) return [];
  const first = await takeNumbers(tx, sorg, orders.length);
  const numbered = orders.map((order, nth) => ({ ...order, order_no: orderNo(sorg, first + nth) }));
  await writeOrders(tx, sorg, numbered);
  await writeLines(tx, sorg, numbered);
  await keepTakes(tx, sorg, numbered);
  return numbered.map(({ order_no }) => order_no);
}

type Numbered = NewOrder & { order_no: string };

async function takeNumbers(tx: Db, sorg: string, count: number): Promise<number> {
  const { no } = await tx
    .updateTable('sales_org')
    .set((of) => ({ next_order_no: of('next_order_no', '+', count) }))
    .where('sorg', '=', sorg)
    .returning(sql<number>`next_order_no - ${count}::integer`.as('no'))
    .executeTakeFirstOrThrow();
  return no;
}

async function writeOrders(tx: Db, sorg: string, orders: readonly Numbered[]): Promise<void> {
  const rows = orders.map((order) => {
    const { id, ...address } = order.shipTo;
    return {
      sorg,
      order_no: order.order_no,
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
      order_type: order.orderType ?? '',
      released_at: order.released ? sql<Date>`now()` : null,
    };
  });
  await tx.insertInto('order').values(rows).execute();
}

async function writeLines(tx: Db, sorg: string, orders: readonly Numbered[]): Promise<void> {
  const rows = orders.flatMap(({ order_no, lines }) =>
    lines.map((line, index) => ({ ...line, order_no, position: index + 1 })),
  );
  await sql`
    insert into order_line (sorg, order_no, position, article, description, qty, uom, price,
      promo_price, subtotal, deal_no)
    select ${sorg}::text, line.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as line (order_no text, position integer,
      article text, description text, qty integer, uom text, price bigint, promo_price bigint,
      subtotal bigint, deal_no text)`.execute(tx);
}

/** An article is in one line of an order only. */
async function keepTakes(tx: Db, sorg: string, orders: readonly Numbered[]): Promise<void> {
  const rows = orders.flatMap(({ order_no, lines, takes }) => {
    // Joined with the lines by article, five hundred of them would take the database 300 ms.
    const positions = new Map(lines.map((line, index) => [line.article, index + 1]));
    return takes.map((take) => ({ ...take, order_no, position: positions.get(take.article) }));
  });
  if (rows.length === 0) return;
  await sql`
    insert into order_line_stock (sorg, order_no, position, warehouse, article, qty)
    select ${sorg}::text, take.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as take (order_no text,
      position integer, warehouse text, article text, pieces integer)`.execute(tx);
}

/**
 * Returns the total of the orders of `customer c` that are not shipped, minor units.
 * @param since only orders placed after this instant; all of them where it is null
 */
export function openOrderValue(since: RawBuilder<Date | null>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(o.total), 0)::bigint from "order" o
    where o.sorg = c.sorg and o.customer = c.unified and o.status = any(${[...openStatuses]}::text[])
      and o.created_at > coalesce(${since}::timestamptz, '-infinity'))`;
}
