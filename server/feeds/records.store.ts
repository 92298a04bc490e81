import { sql } from 'kysely';

/** The rows as a table named `r` inside a statement, whatever their number, by one parameter. */
export function records(rows: readonly object[], columns: Record<string, string>, name = 'r') {
  const shape = Object.entries(columns).map(
    ([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`,
  );
  return sql`json_to_recordset((${JSON.stringify(rows)}::text)::json) as ${sql.ref(name)}(${sql.join(shape)})`;
}
