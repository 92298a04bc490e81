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

/** Gives articles numbers that are far apart, so that each of them is in a chunk of its own. */
export async function spreadNumbers(db: Db, sorg: string): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from article where sorg = ${sorg} order by code`.execute(db);
  for (const [nth, { code }] of rows.entries()) {
    await sql`select setval(pg_get_serial_sequence('article', 'no'), ${1_000_000 + nth * 10_000})`.execute(
      db,
    );
    await sql`update article set no = default where sorg = ${sorg} and code = ${code}`.execute(db);
  }
}
