import type { Db } from '#server/db/database.ts';
import { getDayIn } from '#shared/days.ts';

/** A sales organisation and its time zone (IANA). */
export interface SorgZone {
  sorg: string;
  timeZone: string;
}

/** Returns the time zones of all sales organisations. */
export function listSorgZones(db: Db): Promise<SorgZone[]> {
  return selectZones(db).execute();
}

/** Returns the present day of a sales organisation, for code that has no host. */
export async function findSorgDay(db: Db, sorg: string): Promise<string> {
  const { timeZone } = await selectZones(db).where('sorg', '=', sorg).executeTakeFirstOrThrow();
  return getDayIn(timeZone);
}

const selectZones = (db: Db) =>
  db.selectFrom('sales_org').select(['sorg', 'time_zone as timeZone']);
