import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Whether a row, whose `portals` are empty for all hosts of its sales organisation, is shown on a host (reading 59). */
export function isOnPortal(alias: string, host: string): RawBuilder<SqlBool> {
  const portals = sql.ref(`${alias}.portals`);
  return sql<SqlBool>`(cardinality(${portals}) = 0 or ${host} = any(${portals}))`;
}

/** Returns those of some names that are no host of a sales organisation. */
export async function findUnknownPortals(
  db: Db,
  sorg: string,
  portals: readonly string[],
): Promise<string[]> {
  if (portals.length === 0) return [];
  const { rows } = await sql<{ portal: string }>`
    select portal from unnest(${[...portals]}::text[]) portal
    where not exists (select from host h where h.host = portal and h.sorg = ${sorg})`.execute(db);
  return rows.map(({ portal }) => portal);
}

/** Selects the languages of the hosts of a row's sales organisation, as an array. */
export function hostLanguages(alias: string): RawBuilder<string[]> {
  return sql`array(select distinct left(locale, 2) from host h, unnest(h.languages) locale
    where h.sorg = ${sql.ref(`${alias}.sorg`)} order by 1)`;
}
