import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FeedFile, Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

/** The table's columns that the file itself fills, with their SQL types. */
export function storedColumns(file: FeedFile): Record<string, string> {
  const own = Object.values(file.columns).flatMap(({ to, type }) => (to ? [[to, type.sql]] : []));
  return { ...Object.fromEntries(own), ...file.computed };
}

/** The table's columns of the file's key. */
export const keyColumns = (file: FeedFile): string[] =>
  file.key.map((name) => file.columns[name]?.keyedBy ?? file.columns[name]?.to ?? name);

/**
 * Writes rows by their key; a row that is already there as it should be is left alone.
 * @returns how many rows were new or different
 */
export async function upsert(db: Db, file: FeedFile, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const own = storedColumns(file);
  const copied = file.derived?.columns ?? [];
  const keys = keyColumns(file);
  const all = [...Object.keys(own), ...copied];
  const changing = all.filter((name) => file.conflict || !keys.includes(name));
  const list = (names: string[], prefix?: string) =>
    sql.join(names.map((name) => sql.ref(prefix ? `${prefix}.${name}` : name)));
  const values = [
    ...Object.keys(own).map((name) => sql.ref(`r.${name}`)),
    ...copied.map((name) => sql.ref(`d.${name}`)),
  ];
  const source = file.derived
    ? sql`${records(rows, own)} join ${sql.table(file.derived.table)} d on ${sql.raw(file.derived.on)}`
    : records(rows, own);
  const result = await sql`
    insert into ${sql.table(file.table)} as t (${list(all)})
    select ${sql.join(values)} from ${source}
    on conflict (${file.conflict ? sql.raw(file.conflict) : list(keys)}) do update
    set ${sql.join([
      ...changing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
      ...(file.raisesVersion ? [sql`version = t.version + 1`] : []),
    ])}
    where (${list(changing, 't')}) is distinct from (${list(changing, 'excluded')})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
