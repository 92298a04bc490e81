import type { Db } from '#server/db/database.ts';

/** A sales organisation and its time zone (IANA). */
export interface SorgZone {
  sorg: string;
  timeZone: string;
}

/** Returns the time zones of all sales organisations. */
export function listSorgZones(db: Db): Promise<SorgZone[]> {
  return db.selectFrom('sales_org').select(['sorg', 'time_zone as timeZone']).execute();
}
