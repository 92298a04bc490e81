import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The tables of the whole database, background jobs included, that have a row with a text in any column. */
export async function findTablesWith(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ holds: boolean }>`
      select exists (select from ${sql.table(`${schema}.${name}`)} t
        where strpos(lower(t::text), lower(${text})) > 0) as holds`.execute(db);
    if (rows[0]?.holds) found.push(`${schema}.${name}`);
  }
  return found;
}
