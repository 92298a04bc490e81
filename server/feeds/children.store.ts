import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import type { Row } from './feed-file.ts';
import { records } from './records.store.ts';

/** Rows that belong to other rows, for example the permissions of roles. */
export interface Children {
  table: keyof DB;
  /** Columns that name the owner. */
  owner: string[];
  /** All columns and their SQL types. */
  columns: Record<string, string>;
  owners: Row[];
  children: Row[];
  /** The table of owners, whose version is raised when their rows differ; `owner` is its `id`. */
  versioned?: 'role' | 'group_role' | 'app_user';
}

/**
 * Makes the given rows the only ones their owners have.
 * @returns how many owners had others before
 */
export async function replaceChildren(
  db: Db,
  { table, owner, versioned, ...of }: Children,
): Promise<number> {
  if (of.owners.length === 0) return 0;
  const types = Object.fromEntries(owner.map((name) => [name, of.columns[name] ?? 'text']));
  const names = Object.keys(of.columns);
  const same = (columns: string[]) =>
    sql.join(
      columns.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`r.${name}`)}`),
      sql` and `,
    );
  const owners = sql.join(owner.map((name) => sql.ref(`t.${name}`)));
  const removed = await sql<Row>`
    delete from ${sql.table(table)} t using ${records(of.owners, types, 'o')}
    where ${sql.join(
      owner.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`o.${name}`)}`),
      sql` and `,
    )} and not exists (select 1 from ${records(of.children, of.columns)} where ${same(names)})
    returning ${owners}`.execute(db);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const added = await sql<Row>`
    insert into ${sql.table(table)} as t (${columns})
    select ${columns} from ${records(of.children, of.columns)}
    on conflict do nothing returning ${owners}`.execute(db);
  const rows = [...removed.rows, ...added.rows];
  if (versioned && rows.length > 0) {
    const ids = rows.map((row) => row[owner[0] ?? '']);
    await sql`update ${sql.table(versioned)} set version = version + 1
      where id = any(${ids}::${sql.raw(`${Object.values(types)[0]}[]`)})`.execute(db);
  }
  return new Set(rows.map((row) => JSON.stringify(row))).size;
}
