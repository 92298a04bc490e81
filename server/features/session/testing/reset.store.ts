import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';

/** Switches the reset of passwords on or off at all hosts. */
export async function letReset(db: Db, forgotPassword: boolean, more: object = {}): Promise<void> {
  const config = JSON.stringify({ forgotPassword, ...more });
  await db.updateTable('host').set({ config }).execute();
  forgetHosts(db);
}

/** Makes all links so many minutes older. */
export async function outdateResets(db: Db, minutes: number): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ expires_at: sql<Date>`expires_at - make_interval(mins => ${minutes})` })
    .execute();
}

export async function setUser(
  db: Db,
  username: string,
  user: Updateable<DB['app_user']>,
): Promise<void> {
  await db.updateTable('app_user').set(user).where('username', '=', username).execute();
}

/** All that is stored about links, as text. */
export async function storedAboutResets(db: Db): Promise<string> {
  const { rows } = await sql`
    select to_jsonb(j)::text as stored from pgboss.job j where name = 'reset-mail'
    union all select to_jsonb(r)::text from password_reset r`.execute(db);
  return JSON.stringify(rows);
}
