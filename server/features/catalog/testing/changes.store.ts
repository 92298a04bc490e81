import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A change with an id of one's own, as of a transaction that took it early and commits late. */
export async function insertChange(
  db: Db,
  change: { id: number; sorg: string; part: string; articles: string[] },
): Promise<void> {
  const { id, sorg, part, articles } = change;
  await sql`delete from catalog_change where id = ${id}`.execute(db);
  await sql`insert into catalog_change (id, sorg, part, articles) overriding system value
    values (${id}, ${sorg}, ${part}, ${articles}::text[])`.execute(db);
}
