import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { City } from '#server/graphql/generated/types.ts';

/**
 * Returns cities by name. Each country is read for itself, so that an index has its cities in order.
 * @param countries ISO 3166 alpha-2; empty: that of the sales organisation
 * @param search a `like` pattern of a beginning; null for all
 */
export async function listCities(
  db: Db,
  sorg: string,
  {
    countries,
    search,
    limit,
  }: { countries: readonly string[]; search: string | null; limit: number },
): Promise<City[]> {
  const found = search === null ? sql`true` : sql`search_text(t.description) like ${search}`;
  const { rows } = await sql<City>`
    select x.id, x.description, x.state
    from (select distinct unnest(case when cardinality(${[...countries]}::text[]) > 0
        then ${[...countries]}::text[]
        else array(select o.country from sales_org o where o.sorg = ${sorg}) end) as id) c
    cross join lateral (
      select t.id, t.description, t.state from city t
      where t.active and t.country = c.id and ${found}
      order by t.description collate "und-x-icu", t.id limit ${limit}) x
    order by x.description collate "und-x-icu", c.id, x.id limit ${limit}`.execute(db);
  return rows;
}

/** A city of a country; undefined for an unknown one and for one of another country. */
export async function findCity(
  db: Db,
  country: string,
  id: string,
): Promise<{ description: string; state: string } | undefined> {
  return await db
    .selectFrom('city')
    .select(['description', 'state'])
    .where('country', '=', country)
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}
