import type { Db } from '#server/db/database.ts';

/** Returns the id of a user of the fixture. */
export async function userId(db: Db, username: string): Promise<number> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}
