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
    from information_schema.columns where table_schema = 'public'
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
