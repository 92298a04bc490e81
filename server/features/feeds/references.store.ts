import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import type { Reference, Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

/** A name and the sales organisation it is looked up in (empty where that does not matter). */
export interface Name {
  sorg: string;
  name: string;
}

/** Which of the names are nowhere in the table, in one statement. */
export async function unknownNames(db: Db, to: Reference, names: Name[]): Promise<Name[]> {
  if (names.length === 0) return [];
  const here = to.bySorg ? sql`t.sorg = r.sorg and` : sql``;
  // A scalar subquery, so that each name is one look into the index, however large the table is.
  const { rows } = await sql<Name>`
    select r.sorg, r.name from ${records(names, { sorg: 'text', name: 'text' })}
    where (select true from ${sql.table(to.table)} t
           where ${here} ${sql.ref(`t.${to.column}`)} = r.name limit 1) is null`.execute(db);
  return rows;
}

/**
 * The positions (in `rows`) of those whose `column` another row of the table already has.
 * @param keys the table's key columns besides the sales organisation
 */
export async function takenRows(
  db: Db,
  table: keyof DB,
  column: string,
  keys: string[],
  rows: readonly Row[],
): Promise<number[]> {
  const numbered = rows.map((row, position) => ({ ...row, position }));
  const shape = Object.fromEntries(['sorg', column, ...keys].map((name) => [name, 'text']));
  const other = keys.map((key) => sql`${sql.ref(`t.${key}`)} <> ${sql.ref(`r.${key}`)}`);
  const found = await sql<{ position: number }>`
    select r.position from ${records(numbered, { position: 'int4', ...shape })}
    where (select true from ${sql.table(table)} t
           where t.sorg = r.sorg and ${sql.ref(`t.${column}`)} = ${sql.ref(`r.${column}`)}
             and (${sql.join(other, sql` or `)}) limit 1)`.execute(db);
  return found.rows.map(({ position }) => position);
}
