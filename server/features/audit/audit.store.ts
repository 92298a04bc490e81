import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { AuditEvent, StoredAuditEvent } from './audit-event.ts';

/** The last event of the chain; null while there is none. */
export interface ChainHead {
  id: number;
  hash: string;
}

/** The result of checking the chain; `broken` is the first event that does not fit, null when all do. */
export interface ChainCheck {
  events: number;
  head: ChainHead | null;
  broken: number | null;
}

/**
 * Appends events to the audit log in their order, in a transaction of their own: they stay when what
 * they record is rolled back. Callers wait until the events are stored.
 */
export async function recordAudit(db: Db, ...events: readonly AuditEvent[]): Promise<void> {
  const rows = events.map(({ actor, ...event }) => ({
    ...event,
    actor: typeof actor === 'number' ? `user:${actor}` : actor,
  }));
  await sql`select append_audit_events(${JSON.stringify(rows)}::jsonb)`.execute(db);
}

/** How many events are read or checked by one statement. */
const portion = 10_000;

/**
 * Checks every event against its hash, its predecessor and its position. Events removed from the end
 * can only be noticed by comparing the head with one that was noted earlier.
 */
export async function verifyChain(db: Db): Promise<ChainCheck> {
  let head: ChainHead | null = null;
  for (;;) {
    const after: ChainHead = head ?? { id: 0, hash: '' };
    const { rows } = await sql<ChainHead & { fits: boolean }>`
      select id, hash, hash = audit_event_hash(e)
        and previous = lag(hash, 1, ${after.hash}) over (order by id)
        and id = lag(id, 1, ${after.id}::bigint) over (order by id) + 1 as fits
      from audit_event e where id > ${after.id}
      order by id limit ${portion}`.execute(db);
    const wrong = rows.find(({ fits }) => !fits);
    const last = rows.at(-1);
    if (wrong || !last) return { events: after.id, head, broken: wrong?.id ?? null };
    head = { id: last.id, hash: last.hash };
  }
}

/** The hash of one event; null when there is no such event. */
export async function findEventHash(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Which events an export wants. */
export interface AuditFilter {
  /** UTC instants; `from` is included, `to` is not. */
  from?: string | undefined;
  to?: string | undefined;
  kind?: string | undefined;
}

/** The events in their order, in portions. */
export async function* auditEvents(
  db: Db,
  { from, to, kind }: AuditFilter,
): AsyncGenerator<StoredAuditEvent[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<StoredAuditEvent>`
      select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, kind, actor,
        sorg, customer, address, request_id, detail, hash
      from audit_event
      where id > ${after}
        and (${from ?? null}::timestamptz is null or at >= ${from ?? null}::timestamptz)
        and (${to ?? null}::timestamptz is null or at < ${to ?? null}::timestamptz)
        and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)
      order by id limit ${portion}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
