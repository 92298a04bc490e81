import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';

/** How long a device that a user does not log in from any more stays known. */
const knownDays = 90;

/** Whether the user of this name has logged in from the device lately. */
export async function isKnownDevice(db: Db, username: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_device as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .select('u.id')
    .where('d.hash', '=', hash)
    .where('d.at', '>', sql<Date>`now() - make_interval(days => ${knownDays})`)
    .where((eb) => eb(eb.fn('lower', ['u.username']), '=', toCaselessKey(username)))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a device's token was issued by us: an invented token is never accepted. */
export async function isDevice(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_device')
    .select('hash')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that a user has logged in from a device, and forgets those that are no longer used. */
export async function keepDevice(db: Db, userId: number, hash: string): Promise<void> {
  await db
    .insertInto('login_device')
    .values({ user_id: userId, hash })
    .onConflict((conflict) =>
      conflict.columns(['hash', 'user_id']).doUpdateSet({ at: sql<Date>`now()` }),
    )
    .execute();
  await db
    .deleteFrom('login_device')
    .where(sql<boolean>`at <= now() - make_interval(days => ${knownDays})`)
    .execute();
}
