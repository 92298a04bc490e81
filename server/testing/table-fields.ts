import type { Insertable } from 'kysely';
import type { DB } from '#server/db/generated/tables.ts';
import { snakeCase } from '#server/feeds/feed-file.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Columns of a table by their names in TypeScript: `custPoNo` is `cust_po_no`. */
export type Fields<Table extends keyof DB> = {
  [Column in keyof Insertable<DB[Table]> & string as CamelCase<Column>]?: Insertable<
    DB[Table]
  >[Column];
};

/** Returns the columns of a row; fields that are undefined are left out. */
export function toColumns<Table extends keyof DB>(
  fields: Fields<Table>,
): Partial<Insertable<DB[Table]>> {
  const columns = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(columns.map(([name, value]) => [snakeCase(name), value])) as Partial<
    Insertable<DB[Table]>
  >;
}
