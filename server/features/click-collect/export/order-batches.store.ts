import { sql } from 'kysely';
import type { ExportRow } from '#server/batches/batch-csv.ts';
import type { Batch } from '#server/batches/batch-kind.ts';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';

/** The most orders in a batch; further ones go into the next batch. */
const mostOrders = 500;

/**
 * Puts orders whose present state the ERP does not know into a batch; a change takes an order out of its batch.
 * @returns whether there were any
 */
export async function fillWithOrders(tx: Db, batch: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update click_collect_order set batch = ${batch}
    where (sorg, id) in (select sorg, id from click_collect_order
      where batch is null and changed_at is not null
      order by changed_at, sorg, id limit ${mostOrders})`.execute(tx);
  return numAffectedRows > 0n;
}

/** The orders of a batch; `status` is the place of the status. */
export async function orderRows(
  tx: Db,
  batch: number,
): Promise<(ExportRow & { status: number })[]> {
  const { rows } = await sql<ExportRow & { status: number }>`
    select 0 as precision, o.sorg, o.id as "orderId", o.order_number as "orderNumber", o.customer,
      o.status, ${instant('o.submitted_at')} as "submittedAt", s.username as "submittedBy",
      ${instant('o.changed_at')} as "changedAt", u.username as "changedBy"
    from click_collect_order o left join app_user s on s.id = o.submitted_by
    left join app_user u on u.id = o.changed_by
    where o.batch = ${batch} order by o.sorg, o.id collate "C"`.execute(tx);
  return rows;
}

/** The lines of the orders of a batch. */
export async function itemRows(tx: Db, batch: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select 0 as precision, l.sorg, l.order_id as "orderId", l.id, l.sku, l.mark,
      l.qty_shipped as "qtyShipped", array_to_string(l.serials, '|') as serials
    from click_collect_line l join click_collect_order o on o.sorg = l.sorg and o.id = l.order_id
    where o.batch = ${batch} order by l.sorg, l.order_id collate "C", l.id collate "C"`.execute(tx);
  return rows;
}

/** How many orders batches hold. */
export async function countOrders(db: Db, batches: readonly number[]): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select b.id, (select count(*)::int from click_collect_order o where o.batch = b.id) as orders
    from unnest(${batches}::bigint[]) as b(id)`.execute(db);
  return rows;
}
