import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { OpenOrderAction } from '#server/graphql/generated/types.ts';

/** A line of an order. */
export interface LineKey {
  sorg: string;
  orderNo: string;
  position: number;
}

/**
 * Locks an order of the active customer until the transaction ends, so that it is neither exported nor
 * changed. Reads after this see the order as it is now.
 */
export async function lockOrder(tx: Db, viewer: Viewer, orderNo: string): Promise<void> {
  await sql`
    select from "order" o join customer c on c.sorg = o.sorg and c.unified = o.customer
    where o.sorg = ${viewer.sorg} and o.order_no = ${orderNo}
      and o.customer = ${viewer.customer?.unified ?? ''} and ${customerFence(viewer)}
    for update of o`.execute(tx);
}

/** Keeps what a customer wants of a line, for the distributor's own system to answer. */
export async function keepWish(
  tx: Db,
  { sorg, orderNo, position }: LineKey,
  wish: { action: OpenOrderAction; date: string | null; userId: number },
): Promise<void> {
  await tx
    .insertInto('order_line_wish')
    .values({
      sorg,
      order_no: orderNo,
      position,
      action: wish.action,
      date: wish.date,
      user_id: wish.userId,
    })
    .execute();
}

/** Asks for another day for a line that the distributor's own system does not know yet. */
export async function redateLine(tx: Db, line: LineKey, date: string): Promise<void> {
  await ofLine(tx, line).set({ request_date: date }).execute();
}

/**
 * Cancels a line that the distributor's own system does not know yet; a trigger releases its stock. The
 * buyer is not notified of their own action.
 */
export async function cancelLine(tx: Db, line: LineKey): Promise<void> {
  const { sorg, orderNo, position } = line;
  await ofLine(tx, line).set({ status: 'Cancelled' }).execute();
  await sql`
    update order_line_change set told_at = now()
    where sorg = ${sorg} and order_no = ${orderNo} and position = ${position}
      and changed_at = now()`.execute(tx);
}

/** The rest of an order whose lines were cancelled, amounts in minor units. */
export interface Rest {
  rateId: string;
  /** The freight that was agreed for all original lines, in minor units. */
  freight: number;
  lines: number;
  goods: number;
  takes: { area: string; pieces: number }[];
}

export async function loadRest(tx: Db, { sorg, orderNo }: LineKey): Promise<Rest> {
  const { rows } = await sql<Rest>`
    select o.shipment_rate as "rateId", o.shipment_price as freight, rest.lines, rest.goods,
      (select coalesce(json_agg(json_build_object('area', w.area, 'pieces', t.qty)), '[]')
        from order_line_stock t join warehouse w on w.sorg = t.sorg and w.id = t.warehouse
        where t.sorg = o.sorg and t.order_no = o.order_no) as takes
    from "order" o cross join (
      select count(*)::int as lines, coalesce(sum(subtotal), 0)::bigint as goods from order_line
      where sorg = ${sorg} and order_no = ${orderNo} and status <> 'Cancelled') rest
    where o.sorg = ${sorg} and o.order_no = ${orderNo}`.execute(tx);
  if (!rows[0]) throw new Error('the order was locked before');
  return rows[0];
}

/**
 * Sets what an order comes to, minor units. One that is cancelled as a whole keeps the value of the
 * goods that were last in it, and has no freight.
 */
export async function updateOrderTotal(
  tx: Db,
  { sorg, orderNo }: LineKey,
  to: { freight: number; total: number } | 'cancelled',
): Promise<void> {
  await tx
    .updateTable('order')
    .where('sorg', '=', sorg)
    .where('order_no', '=', orderNo)
    .set(({ eb, ref }) =>
      to === 'cancelled'
        ? {
            status: 'Cancelled',
            shipment_price: 0,
            total: eb(ref('total'), '-', ref('shipment_price')),
          }
        : { shipment_price: to.freight, total: to.total },
    )
    .execute();
}

const ofLine = (tx: Db, { sorg, orderNo, position }: LineKey) =>
  tx
    .updateTable('order_line')
    .where('sorg', '=', sorg)
    .where('order_no', '=', orderNo)
    .where('position', '=', position);
