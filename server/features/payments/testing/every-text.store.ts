import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Everything that any table of the database holds, the jobs' tables included, as one text. */
export async function everyText(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const texts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, e'\n') as text from ${sql.table(`${schema}.${name}`)} t`.execute(
      db,
    );
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}
