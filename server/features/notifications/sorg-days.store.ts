import type { Db } from '#server/db/database.ts';
import { listSorgZones } from '#server/lib/sorg-day.store.ts';
import { type SorgDay, toSorgDay } from './sorg-days.rules.ts';

/** The present days of all sales organisations. */
export async function findSorgDays(db: Db, now: Date): Promise<SorgDay[]> {
  const zones = await listSorgZones(db);
  return zones.map((zone) => toSorgDay(zone, now));
}
