import type { Db } from '#server/db/database.ts';
import { type SorgDay, toSorgDay } from './sorg-days.rules.ts';

/** The present days of all sales organisations. */
export async function findSorgDays(db: Db, now: Date): Promise<SorgDay[]> {
  const zones = await db
    .selectFrom('sales_org')
    .select(['sorg', 'time_zone as timeZone'])
    .execute();
  return zones.map((zone) => toSorgDay(zone, now));
}
