import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Names the advisory lock of imports; any number that nothing else in the database uses. */
const lockKey = 7_330_013;

/** Databases with one connection whose only process is importing. */
const heldHere = new WeakSet<Db>();

/** Whether several processes may use the database at once: PostgreSQL, not the embedded one. */
export function isShared(db: Db): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === true;
}

/**
 * Runs work while no other process on the database imports a feed. PostgreSQL gives the lock back when
 * the process or its connection ends; the embedded database has one process anyway.
 * @param work gets a function that throws when the lock was lost with its connection
 * @returns null, without running the work, when another import has the lock
 */
export async function withImportLock<T>(
  db: Db,
  work: (checkHeld: () => Promise<void>) => Promise<T>,
): Promise<T | null> {
  if (isShared(db)) return db.connection().execute((connection) => lockOnServer(connection, work));
  if (heldHere.has(db)) return null;
  heldHere.add(db);
  try {
    return await work(async () => {});
  } finally {
    heldHere.delete(db);
  }
}

async function lockOnServer<T>(
  connection: Db,
  work: (checkHeld: () => Promise<void>) => Promise<T>,
): Promise<T | null> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${lockKey}) as locked`.execute(connection);
  if (!rows[0]?.locked) return null;
  try {
    return await work(async () => {
      await sql`select 1`.execute(connection);
    });
  } finally {
    // A connection that is lost has given the lock back itself.
    await sql`select pg_advisory_unlock(${lockKey})`.execute(connection).catch(() => {});
  }
}

/** Whether an import runs on the database at this moment, in this process or another one. */
export async function isImporting(db: Db): Promise<boolean> {
  if (!isShared(db)) return heldHere.has(db);
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.granted and l.objid = ${lockKey}
        and l.classid = 0 and d.datname = current_database()) as held`.execute(db);
  return rows[0]?.held === true;
}
