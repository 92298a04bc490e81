import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** An order that staff named, locked. */
export interface StaffOrderRow {
  order_no: string;
  total: number;
  /** Minor units; its own limit, else its customer's; null for none. */
  order_limit: number | null;
  /** It waits for staff. */
  waiting: boolean;
}

/**
 * Locks orders of the customers within the viewer's areas in one fixed order until the transaction
 * ends. Unknown and foreign numbers are left out.
 */
export async function lockOrders(
  tx: Db,
  viewer: Viewer,
  nos: readonly string[],
): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`
    select o.order_no, o.total, coalesce(o.order_limit, c.order_limit) as order_limit,
      (o.released_at is null and o.status = 'Waiting') as waiting
    from "order" o join customer c on c.sorg = o.sorg and c.unified = o.customer
    where o.sorg = ${viewer.sorg} and o.order_no = any(${nos}::text[]) and ${customerFence(viewer)}
    order by o.order_no for update of o`.execute(tx);
  return rows;
}

/** Lets locked orders go out to the distributor's own system (N035). */
export async function releaseOrders(
  tx: Db,
  { sorg, userId }: Viewer,
  nos: readonly string[],
): Promise<void> {
  await sql`
    update "order" set released_at = now(), confirmed_by = ${userId}, status = 'Confirmed'
    where sorg = ${sorg} and order_no = any(${nos}::text[])`.execute(tx);
  await setLines(tx, sorg, nos, 'Confirmed');
}

/** Cancels locked orders; a trigger gives their stock back, and nothing is to be sent. */
export async function cancelWaiting(
  tx: Db,
  sorg: string,
  nos: readonly string[],
  reason: string,
): Promise<void> {
  await sql`
    update "order" set status = 'Cancelled', cancel_reason = ${reason}, shipment_price = 0,
      total = total - shipment_price
    where sorg = ${sorg} and order_no = any(${nos}::text[])`.execute(tx);
  await setLines(tx, sorg, nos, 'Cancelled');
}

/** Lines the buyer has cancelled stay so. */
async function setLines(tx: Db, sorg: string, nos: readonly string[], status: string) {
  await sql`
    update order_line set status = ${status}
    where sorg = ${sorg} and order_no = any(${nos}::text[]) and status <> 'Cancelled'`.execute(tx);
}

/** Sets the highest value of one locked order, minor units. */
export async function limitOrder(tx: Db, sorg: string, orderNo: string, limit: number) {
  await tx
    .updateTable('order')
    .set({ order_limit: limit })
    .where('sorg', '=', sorg)
    .where('order_no', '=', orderNo)
    .execute();
}
