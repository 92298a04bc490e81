import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { City } from '#server/graphql/generated/types.ts';

/** More cities than a list to choose from shows. */
const mostCities = 1_000;

/**
 * Returns cities by name.
 * @param countries ISO 3166 alpha-2; empty: that of the sales organisation
 * @param search a `like` pattern; null for all
 */
export async function listCities(
  db: Db,
  sorg: string,
  { countries, search }: { countries: readonly string[]; search: string | null },
): Promise<City[]> {
  const { rows } = await sql<City>`
    select t.id, t.description from city t
    where t.active and t.country = any(case when cardinality(${[...countries]}::text[]) > 0
        then ${[...countries]}::text[]
        else array(select o.country from sales_org o where o.sorg = ${sorg}) end)
      and (${search}::text is null or search_text(t.description) like ${search})
    order by t.description collate "und-x-icu", t.country, t.id limit ${mostCities}`.execute(db);
  return rows;
}
