import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { toCaselessKey } from '#shared/caseless-key.ts';

export interface FedUserRow {
  id: number;
  /** The key of the username. */
  name: string;
  password_hash: string;
  full_name: string;
  email: string;
  language: string;
  fake_email: boolean;
}

/** The users of the given names, by the key of the name. */
export async function usersByName(db: Db, names: readonly string[]) {
  const small = JSON.stringify(names.map((name) => toCaselessKey(name)));
  const { rows } = await sql<FedUserRow>`
    select u.id, lower(u.username) as name, u.password_hash, u.name as full_name, u.email,
      u.language, u.fake_email
    from json_array_elements_text((${small}::text)::json) n
    join app_user u on lower(u.username) = n`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}
