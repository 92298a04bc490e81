import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Manifest, TableSummary } from './backup-manifest.ts';

/** A table and those of its columns that are copied. */
export type TableColumns = Pick<TableSummary, 'name' | 'columns'>;

/** A name as SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table with its columns, as SQL. */
export const target = ({ name, columns }: TableColumns) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

/**
 * All tables of the schema. Columns that are computed are left out, and so are numbers of transactions
 * (xid8), which mean nothing in another database: a row gets that of the transaction that restores it. A table with
 * nothing else has no columns here, and no rows, because they concern transactions that are under way.
 */
export async function listTables(db: Db): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum)
      filter (where a.attgenerated = '' and a.atttypid <> 'xid8'::regtype), '{}') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
        and d.objid = c.oid and d.deptype = 'e')
    group by c.oid, c.relname order by c.relname`.execute(db);
  return rows;
}

/**
 * How many rows a table has, and a sum over all of them that is the same in whatever order they lie, and
 * on both databases.
 */
export async function summarizeTable(db: Db, table: TableColumns): Promise<TableSummary> {
  const row = sql.raw(`row(${table.columns.map(quoted).join(', ')})::text`);
  const { rows } = await sql<Pick<TableSummary, 'rows' | 'checksum'>>`
    select count(*) as rows,
      coalesce(sum(('x' || substr(md5(${row}), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from public.${sql.raw(quoted(table.name))}`.execute(db);
  const { rows: count, checksum } = rows[0] ?? { rows: 0, checksum: '' };
  return { ...table, rows: count, checksum };
}

/** The sequences with the last number each has given; null for none. */
export async function listSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select c.relname as name, pg_sequence_last_value(c.oid)::text as last
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The names of the migrations that were run, in their order; none when there are no tables yet. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
