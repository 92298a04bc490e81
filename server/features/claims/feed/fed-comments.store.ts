import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

const key = { sorg: 'text', claim_id: 'text', no: 'text' };
const ofRow = sql`m.sorg = r.sorg and m.claim_id = r.claim_id and m.no = r.no`;

/** A text that is the same for rows of the same comment. */
export const toCommentKey = ({ sorg, claim_id, no }: Row): string =>
  JSON.stringify([sorg, claim_id, no]);

/** Returns the keys of the comments that are stored already. */
export async function findKnownComments(db: Db, rows: readonly Row[]): Promise<Set<string>> {
  const { rows: known } = await sql<Row>`
    select m.sorg, m.claim_id, m.no from ${records(rows.map(pickKey), key)}
    join claim_comment m on ${ofRow}`.execute(db);
  return new Set(known.map(toCommentKey));
}

/**
 * Returns the ids of the comments that users are notified of: those for dealers too, unless they are older than the day
 * on which the portal got their claim. The first feed brings the conversations of years.
 */
export async function findCommentsToNotify(db: Db, rows: readonly Row[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<{ id: string }>`
    select m.id::text from ${records(rows.map(pickKey), key)} join claim_comment m on ${ofRow}
    join claim c on c.sorg = m.sorg and c.id = m.claim_id
    where not m.internal
      and m.created_at >= date_trunc('day', c.known_since at time zone 'UTC') at time zone 'UTC'
    order by m.id`.execute(db);
  return found.map(({ id }) => id);
}

const pickKey = ({ sorg, claim_id, no }: Row) => ({ sorg, claim_id, no });
