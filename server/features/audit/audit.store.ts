import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { AuditEvent, StoredAuditEvent } from './audit-event.ts';

/** The last event of the chain. */
export interface ChainHead {
  /** The position in the chain, from 1. */
  id: number;
  hash: string;
}

/** The result of checking the chain. */
export interface ChainCheck {
  events: number;
  /** Null while there is no event. */
  head: ChainHead | null;
  /** The first event that does not fit; null when all do. */
  broken: number | null;
  /** Whether the first wrong event is not there at all. */
  isMissing: boolean;
}

/**
 * Appends events to the audit log in their order. Outside a transaction they stay when what they record is
 * rolled back. Callers wait until the events are stored, but not for each other: the events get their places
 * in the chain later (`sealEvents`).
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
/** How many events are sealed by one transaction, which holds the lock of the chain. */
const sealedAtOnce = 1_000;

/** Gives all committed events their places in the chain of hashes (docs/decisions/041-sealed-audit-log.md). */
export async function sealEvents(db: Db): Promise<void> {
  let sealed = sealedAtOnce;
  while (sealed === sealedAtOnce) {
    const { rows } = await sql<{ sealed: number }>`
      select case when exists (select from audit_event where position is null)
        then seal_audit_events(${sealedAtOnce}) else 0 end as sealed`.execute(db);
    sealed = rows[0]?.sealed ?? 0;
  }
}

/**
 * Seals what is not sealed yet, and checks every event against its hash, its predecessor and its position.
 * Events removed from the end can only be noticed by comparing the head with one that was noted earlier.
 */
export async function verifyChain(db: Db): Promise<ChainCheck> {
  await sealEvents(db);
  let head: ChainHead | null = null;
  for (;;) {
    const after: ChainHead = head ?? { id: 0, hash: '' };
    const { rows } = await sql<ChainHead & { fits: boolean; follows: boolean }>`
      select position as id, hash,
        hash = audit_event_hash(e) and previous = lag(hash, 1, ${after.hash}) over (order by position)
          as fits,
        position = lag(position, 1, ${after.id}::bigint) over (order by position) + 1 as follows
      from audit_event e where position > ${after.id}
      order by position limit ${portion}`.execute(db);
    const wrong = rows.findIndex(({ fits, follows }) => !fits || !follows);
    const last = rows.at(-1);
    const isMissing = rows[wrong]?.follows === false;
    const broken = isMissing ? (rows[wrong - 1] ?? after).id + 1 : (rows[wrong]?.id ?? null);
    if (broken !== null || !last) return { events: after.id, head, broken, isMissing };
    head = { id: last.id, hash: last.hash };
  }
}

/** The hash of the event at a position; null when there is no such event. */
export async function findEventHash(db: Db, position: number): Promise<string | null> {
  const row = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('position', '=', position)
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

/** The sealed events in the order of the chain, in portions. */
export async function* auditEvents(
  db: Db,
  { from, to, kind }: AuditFilter,
): AsyncGenerator<StoredAuditEvent[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<StoredAuditEvent>`
      select position as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, kind, actor,
        sorg, customer, address, request_id, detail, hash
      from audit_event
      where position > ${after}
        and (${from ?? null}::timestamptz is null or at >= ${from ?? null}::timestamptz)
        and (${to ?? null}::timestamptz is null or at < ${to ?? null}::timestamptz)
        and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)
      order by position limit ${portion}`.execute(db);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
