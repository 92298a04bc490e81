import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Writes a row as it is, through to the disk. @throws when the database is away or takes no writes */
export async function databaseTakesWrites(db: Db): Promise<void> {
  await sql`update server_status set status = status`.execute(db);
}

class Enough extends Error {}

/**
 * Has PostgreSQL write a new file of 64 kB, which takes room on its disk as no other statement is sure
 * to, and undoes it.
 * @throws when there is none left
 */
export async function databaseHasRoom(db: Db): Promise<void> {
  const table = sql.table(`check_${randomUUID()}`);
  const write = async (tx: Db) => {
    await sql`create table ${table} as select repeat('x', 1000) from generate_series(1, 64)`.execute(
      tx,
    );
    throw new Enough();
  };
  await db
    .transaction()
    .execute(write)
    .catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error;
    });
}
