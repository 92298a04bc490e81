import type { Db } from '#server/db/database.ts';
import type { AuditKind } from './audit-event.ts';

/** When the last event of a kind of no sales organisation was recorded, in milliseconds; null when there is none. */
export async function findLastEventTime(db: Db, kind: AuditKind): Promise<number | null> {
  const row = await db
    .selectFrom('audit_event')
    .select('at')
    .where('kind', '=', kind)
    .where('sorg', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? new Date(row.at).getTime() : null;
}
