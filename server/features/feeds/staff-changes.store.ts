import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { records } from '#server/feeds/records.store.ts';

/** The records of a feed file that staff may have changed. */
interface Place {
  table: keyof DB;
  /** The columns that together name a record, as texts. */
  keys: readonly string[];
  /** The column that says that staff have changed a record. */
  mark: 'staff_changed_at' | 'of_staff';
  /** Then keys are given in small letters. */
  isCaseless: boolean;
}

/** The values of the key columns of a record. */
export type RecordKey = readonly string[];

const column = ({ isCaseless }: Place, key: string) =>
  isCaseless ? sql<string>`lower(t.${sql.ref(key)})` : sql<string>`t.${sql.ref(key)}`;

/** The records `t` that some keys name, joined with them as `r`. */
function named(place: Place, keys: readonly RecordKey[]) {
  const rows = keys.map((key) => Object.fromEntries(key.map((value, nth) => [`k${nth}`, value])));
  const types = Object.fromEntries(place.keys.map((_, nth) => [`k${nth}`, 'text']));
  const same = place.keys.map((key, nth) => sql`${column(place, key)} = ${sql.ref(`r.k${nth}`)}`);
  return { rows: records(rows, types), isNamed: sql.join(same, sql` and `) };
}

/** Returns which of the records staff have changed in the portal. */
export async function findStaffChanged(
  db: Db,
  place: Place,
  keys: readonly RecordKey[],
): Promise<RecordKey[]> {
  const of = named(place, keys);
  const isChanged =
    place.mark === 'of_staff' ? sql`t.of_staff` : sql`t.staff_changed_at is not null`;
  const { rows } = await sql<{ key: string[] }>`
    select array[${sql.join(place.keys.map((key) => column(place, key)))}] as key
    from ${sql.table(place.table)} t join ${of.rows} on ${of.isNamed} where ${isChanged}`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** Lets feeds write the records again; content that staff have deleted is there again. */
export async function giveBack(db: Db, place: Place, keys: readonly RecordKey[]): Promise<void> {
  const of = named(place, keys);
  const values =
    place.mark === 'of_staff'
      ? sql`of_staff = false, deleted_at = null, version = version + 1`
      : sql`staff_changed_at = null`;
  await sql`update ${sql.table(place.table)} t set ${values} from ${of.rows}
    where ${of.isNamed}`.execute(db);
}

/** Takes records out of use, of a table with a column `active`. */
export async function deactivate(db: Db, place: Place, keys: readonly RecordKey[]): Promise<void> {
  const of = named(place, keys);
  await sql`update ${sql.table(place.table)} t set active = false from ${of.rows}
    where ${of.isNamed} and t.active`.execute(db);
}
