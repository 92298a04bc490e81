import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The tables that a request may write without changing business data. */
const bookkeeping = /^(refresh_token|login_|audit_|processed_operation|catalog_|password_reset)/;

interface Columns {
  table: string;
  columns: string[];
}

/** The tables of each database: the catalog of columns takes longer to read than the tables. */
const known = new WeakMap<Db, Promise<Columns[]>>();

function listTables(db: Db): Promise<Columns[]> {
  const tables = known.get(db) ?? readTables(db);
  known.set(db, tables);
  return tables;
}

async function readTables(db: Db): Promise<Columns[]> {
  const { rows } = await sql<Columns>`
    select table_name as "table", array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name order by table_name`.execute(db);
  return rows.filter(({ table }) => !bookkeeping.test(table));
}

/** All rows of some tables, those that fit the condition, as one text a table. */
async function read(db: Db, parts: readonly [string, RawBuilder<unknown>][]) {
  const selects = parts.map(
    ([table, where]) => sql`select ${table}::text as "table",
      coalesce(string_agg(t::text, e'\n' order by t::text), '') as rows
      from ${sql.table(table)} t where ${where}`,
  );
  const { rows } = await sql<{ table: string; rows: string }>`
    ${sql.join(selects, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]));
}

/** Everything in the database but what belongs to one user. */
export async function stateWithout(db: Db, userId: number): Promise<Record<string, string>> {
  const parts = (await listTables(db)).map(({ table, columns }): [string, RawBuilder<unknown>] => {
    if (columns.includes('user_id')) return [table, sql`t.user_id is distinct from ${userId}`];
    return [table, table === 'app_user' ? sql`t.id <> ${userId}` : sql`true`];
  });
  return await read(db, parts);
}

/** Everything in the database that belongs to a customer, one of its orders and lists, and its user. */
export async function readState(
  db: Db,
  of: { customer: string; orderNo: string; list: string; userId: number },
): Promise<Record<string, string>> {
  const owners: Record<string, string | number> = {
    customer: of.customer,
    unified: of.customer,
    order_no: of.orderNo,
    list: of.list,
    user_id: of.userId,
  };
  const parts = (await listTables(db)).flatMap(
    ({ table, columns }): [string, RawBuilder<unknown>][] => {
      if (table === 'app_user') return [[table, sql`t.id = ${of.userId}`]];
      const own = Object.entries(owners).filter(([column]) => columns.includes(column));
      const conditions = own.map(([column, value]) => sql`t.${sql.ref(column)} = ${value}`);
      return conditions.length > 0 ? [[table, sql.join(conditions, sql` or `)]] : [];
    },
  );
  return await read(db, parts);
}

/** A row that a test's requests have added or removed; one that was changed is both. */
export interface RowChange {
  table: string;
  /** The whole row as text. */
  row: string;
  change: 'added' | 'removed';
}

/**
 * Notes from now on each row that is written. Where many tests each compare the database before and after a request,
 * this takes a small part of the time in which `stateWithout` reads all rows twice.
 * @returns the rows of all tables but those of bookkeeping that differ from those at the last call
 */
export async function watchRows(db: Db): Promise<() => Promise<RowChange[]>> {
  const tables = await readTables(db);
  await sql`create table noted_row ("table" text, "row" text, sign int)`.execute(db);
  await sql`
    create function note_row() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into noted_row ("table", "row", sign) values (tg_table_name, old::text, -1);
      end if;
      if tg_op <> 'DELETE' then
        insert into noted_row ("table", "row", sign) values (tg_table_name, new::text, 1);
      end if;
      return null;
    end $$`.execute(db);
  for (const { table } of tables)
    await sql`create trigger noted after insert or update or delete on ${sql.table(table)}
        for each row execute function note_row()`.execute(db);
  return async () => {
    const { rows } = await sql<RowChange>`
      with noted as (delete from noted_row returning *)
      select "table", "row", case when sum(sign) > 0 then 'added' else 'removed' end as change
      from noted group by "table", "row" having sum(sign) <> 0
      order by "table", "row"`.execute(db);
    return rows;
  };
}
