import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type Locale, languageOf } from '#shared/locales.ts';

/** A country; its name is null where no feed has given one. */
export interface CountryRow {
  id: string;
  name: string | null;
}

/** The countries of the feed with the sales organisation's own, which comes without a name if the feed lacks it. */
export async function listCountries(db: Db, sorg: string, locale: Locale): Promise<CountryRow[]> {
  const name = sql.ref(`t.name_${languageOf(locale)}`);
  const { rows } = await sql<CountryRow>`
    select t.id, coalesce(nullif(${name}, ''), t.name) as name from country t where t.active
    union all
    select o.country, null from sales_org o
    where o.sorg = ${sorg} and not exists (select from country t where t.active and t.id = o.country)`.execute(
    db,
  );
  return rows;
}
