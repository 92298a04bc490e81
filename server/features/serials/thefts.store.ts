import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { records } from '#server/feeds/records.store.ts';
import type { StolenBike } from '#server/graphql/generated/types.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';

/**
 * Finds out which bikes were reported as stolen. The report of a number that only looks alike names it as `lookalike`.
 * @param numbers in normal form
 * @returns the report of each number, in their order; null where there is none
 */
export async function findThefts(
  db: Db,
  sorg: string,
  numbers: readonly string[],
): Promise<(StolenBike | null)[]> {
  if (numbers.length === 0) return [];
  const asked = numbers.map((normal, place) => ({ place, normal, folded: foldSerial(normal) }));
  const shape = { place: 'int4', normal: 'text', folded: 'text' };
  const { rows } = await sql<StolenBike & { place: number }>`
    select q.place, true as stolen, b.since, b.source, b.reference, true as "isOurs", null as link,
      case when b.normal <> q.normal then b.value end as lookalike
    from ${records(asked, shape, 'q')}
    cross join lateral (select * from stolen_bike x
      where x.sorg = ${sorg} and x.folded = q.folded and x.active
      order by x.normal <> q.normal, x.normal limit 1) b`.execute(db);
  const found = new Map(rows.map(({ place, ...bike }) => [place, bike]));
  return numbers.map((_, place) => found.get(place) ?? null);
}

/** The most numbers that a device stores. */
const mostThefts = 300_000;

/** The numbers of all bikes that were reported as stolen, in normal form, the newest reports first. */
export async function theftNumbers(db: Db, sorg: string): Promise<string[]> {
  const { rows } = await sql<{ normal: string }>`
    select normal from stolen_bike where sorg = ${sorg} and active
    order by since desc nulls last, normal limit ${mostThefts}`.execute(db);
  return rows.map(({ normal }) => normal);
}
