import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Whether the session with a refresh token of this hash was confirmed within so many minutes. */
export async function wasConfirmed(db: Db, refreshHash: string, minutes: number): Promise<boolean> {
  const row = await sessionOf(db, refreshHash)
    .where('s.confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the user of the session with a refresh token of this hash has proved who they are. */
export async function keepConfirmation(db: Db, refreshHash: string): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('family', 'in', sessionOf(db, refreshHash))
    .execute();
}

function sessionOf(db: Db, refreshHash: string) {
  return db
    .selectFrom('user_session as s')
    .innerJoin('refresh_token as t', 't.family', 's.family')
    .select('s.family')
    .where('t.hash', '=', refreshHash);
}
