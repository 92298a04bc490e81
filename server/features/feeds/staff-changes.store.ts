import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** The records of a feed file, by the column of their key. */
interface Place {
  table: keyof DB;
  key: string;
  /** Then letters of keys may be large or small. */
  isCaseless: boolean;
}

const isKey = ({ key, isCaseless }: Place) =>
  isCaseless ? sql`lower(t.${sql.ref(key)}) = lower(k)` : sql`t.${sql.ref(key)} = k`;

/** Returns those of the keys whose records staff have changed in the portal. */
export async function findStaffChanged(
  db: Db,
  place: Place,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select k as name from unnest(${[...keys]}::text[]) k join ${sql.table(place.table)} t
      on ${isKey(place)} where t.staff_changed_at is not null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Lets feeds write the records again. */
export async function giveBack(db: Db, place: Place, keys: readonly string[]): Promise<void> {
  await sql`update ${sql.table(place.table)} t set staff_changed_at = null
    from unnest(${[...keys]}::text[]) k where ${isKey(place)}`.execute(db);
}

/** Takes records out of use, of a table with a column `active`. */
export async function deactivate(db: Db, place: Place, keys: readonly string[]): Promise<void> {
  await sql`update ${sql.table(place.table)} t set active = false
    from unnest(${[...keys]}::text[]) k where ${isKey(place)} and t.active`.execute(db);
}
