import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The users of the given names, by these names; letters may be large or small. */
export async function usersByName(db: Db, names: readonly string[]) {
  const given = JSON.stringify([...new Set(names)]);
  const { rows } = await sql<{ id: number; name: string; password_hash: string }>`
    select u.id, n as name, u.password_hash
    from json_array_elements_text((${given}::text)::json) n
    join app_user u on lower(u.username) = lower(n)`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}
