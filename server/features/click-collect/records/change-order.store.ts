import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ClickCollectMarkName } from '#shared/click-collect/statuses.ts';

/**
 * Moves a locked order to a status; the next batch has it.
 * @param change `pickupCode` is taken where the order has none
 */
export async function setStatus(
  tx: Db,
  { sorg, userId }: Viewer,
  id: string,
  change: { place: number; isSubmit: boolean; pickupCode: string | null },
): Promise<void> {
  const { place, isSubmit, pickupCode } = change;
  await sql`
    update click_collect_order set status = ${place}, changed_at = now(), changed_by = ${userId},
      pickup_code = coalesce(pickup_code, ${pickupCode}), wrong_codes = 0, batch = null,
      submitted_at = case when ${isSubmit} then now() else submitted_at end,
      submitted_by = case when ${isSubmit} then ${userId}::bigint else submitted_by end
    where sorg = ${sorg} and id = ${id}`.execute(tx);
}

/** Has the next batch have a locked order. */
export async function noteChange(tx: Db, { sorg, userId }: Viewer, id: string): Promise<void> {
  await sql`
    update click_collect_order set changed_at = now(), changed_by = ${userId}, batch = null
    where sorg = ${sorg} and id = ${id}`.execute(tx);
}

/** New values of a line; what is left out stays. */
interface LineChange {
  id: string;
  mark?: ClickCollectMarkName;
  qtyShipped?: number;
  serials?: readonly string[];
}

/** Changes lines of a locked order, each named once. */
export async function setLines(
  tx: Db,
  { sorg }: Viewer,
  orderId: string,
  changes: readonly LineChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update click_collect_line l
    set mark = coalesce(n.mark, l.mark), qty_shipped = coalesce(n."qtyShipped", l.qty_shipped),
      serials = coalesce(n.serials, l.serials)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as n(id text, mark text, "qtyShipped" int, serials text[])
    where l.sorg = ${sorg} and l.order_id = ${orderId} and l.id = n.id`.execute(tx);
}
