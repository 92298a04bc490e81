import { sql } from 'kysely';
import type { DB } from '#server/db/generated/tables.ts';
import type { RecordFields } from '#shared/record-fields.ts';

/** The columns of a table that hold the fields of a record. */
export type FieldColumns<Fields extends RecordFields, Table extends keyof DB> = {
  readonly [Name in keyof Fields]: keyof DB[Table] & string;
};

/** Writes `u.send_email as "sendEmail"` for each field. @param as the name of a field in the answer */
export const selectFields = (
  columns: Readonly<Record<string, string>>,
  table: string,
  as = (name: string) => name,
) =>
  sql.join(
    Object.entries(columns).map(
      ([name, column]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(as(name))}`,
    ),
  );

/** Returns the values of fields by their columns. */
export function toColumns<
  const Columns extends Readonly<Record<string, string>>,
  Values extends Record<keyof Columns, unknown>,
>(columns: Columns, values: Values): { [Name in keyof Columns as Columns[Name]]: Values[Name] } {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, values[name]]),
  ) as { [Name in keyof Columns as Columns[Name]]: Values[Name] };
}
