import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** A change of a claim's status as it is stored. */
export interface StatusChange {
  id: string;
  /** Null for the creation. */
  from: string | null;
  to: string;
  reason: string;
  approvedQty: number | null;
  isNotAWarranty: boolean;
}

const shape = {
  place: 'int4',
  id: 'text',
  from: 'text',
  to: 'text',
  reason: 'text',
  approvedQty: 'int4',
  isNotAWarranty: 'bool',
};

/** Adds changes of the status to the histories of claims. @returns the ids of the events */
export async function insertEvents(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  changes: readonly StatusChange[],
): Promise<string[]> {
  const rows = changes.map((change, place) => ({ ...change, place }));
  const { rows: events } = await sql<{ id: string }>`
    insert into claim_event (sorg, claim_id, from_status_id, to_status_id, reason, approved_qty,
      is_not_a_warranty, user_id, display_name)
    select ${sorg}, q.id, q."from", q."to", q.reason, q."approvedQty", q."isNotAWarranty", u.id, u.name
    from ${records(rows, shape, 'q')} join app_user u on u.id = ${userId}
    order by q.place
    returning id::text`.execute(tx);
  return events.map(({ id }) => id);
}

/** Gives claims their new status. Closing one without a reason leaves the reason of its decision. */
export async function updateStatuses(
  tx: Db,
  sorg: string,
  changes: readonly StatusChange[],
): Promise<void> {
  await sql`
    update claim r set status_id = q."to", status_at = now(),
      reason = case when s.category = 'closed' and q.reason = '' then r.reason else q.reason end,
      approved_qty = case when s.category = 'closed' then r.approved_qty else q."approvedQty" end,
      is_not_a_warranty = q."isNotAWarranty" or (s.category = 'closed' and r.is_not_a_warranty),
      decided_at = case when s.category in ('approved', 'rejected') then coalesce(r.decided_at, now())
        else r.decided_at end,
      version = r.version + 1, changed_at = now(), batch = null
    from ${records(changes, shape, 'q')} join claim_status s on s.sorg = ${sorg} and s.id = q."to"
    where r.sorg = ${sorg} and r.id = q.id`.execute(tx);
}
