import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Makes a change that needs the rights of the database's owner, and reverts it. */
export async function tamper(db: Db, attack: (tx: Db) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table audit_event disable trigger user`.execute(tx);
      await attack(tx);
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
}
