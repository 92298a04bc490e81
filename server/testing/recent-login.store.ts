import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Makes all logins recent. */
export async function renewLogins(db: Db): Promise<void> {
  await db.updateTable('user_session').set({ confirmed_at: sql<Date>`now()` }).execute();
}

/** Makes all logins older than those that `requireRecentLogin` accepts. */
export async function outdateLogins(db: Db): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ confirmed_at: sql<Date>`now() - interval '6 minutes'` })
    .execute();
}
