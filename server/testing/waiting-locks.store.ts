import { sql } from 'kysely';
import { vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';

/**
 * Waits until another transaction of this database waits for an advisory lock. The embedded database has one connection,
 * so that others wait for the transaction as a whole.
 */
export async function untilLockIsAwaited(tx: Db): Promise<void> {
  if (!testDatabaseUrl()) return;
  const isAwaited = async () => {
    const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(
      tx,
    );
    return rows.length > 0;
  };
  await vi.waitUntil(isAwaited, { timeout: 30_000 });
}
