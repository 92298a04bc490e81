import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** The records of a feed file, by the column of their key. */
interface Place {
  table: keyof DB;
  key: string;
  /** Then keys are given in small letters. */
  isCaseless: boolean;
}

const keyOf = ({ key, isCaseless }: Place) =>
  isCaseless ? sql<string>`lower(${sql.ref(key)})` : sql.ref<string>(key);

/** Returns which of the records staff have changed in the portal. */
export async function findStaffChanged(
  db: Db,
  place: Place,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select ${keyOf(place)} as name from ${sql.table(place.table)}
    where ${keyOf(place)} = any(${[...keys]}::text[]) and staff_changed_at is not null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Lets feeds write the records again. */
export async function giveBack(db: Db, place: Place, keys: readonly string[]): Promise<void> {
  await sql`update ${sql.table(place.table)} set staff_changed_at = null
    where ${keyOf(place)} = any(${[...keys]}::text[])`.execute(db);
}

/** Takes records out of use, of a table with a column `active`. */
export async function deactivate(db: Db, place: Place, keys: readonly string[]): Promise<void> {
  await sql`update ${sql.table(place.table)} set active = false
    where ${keyOf(place)} = any(${[...keys]}::text[]) and active`.execute(db);
}
