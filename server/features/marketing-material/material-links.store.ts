import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The articles and models that material is about, by their codes, and the names of brands. */
export interface MaterialLinks {
  articles: string[];
  models: string[];
  brands: string[];
}

/** Returns those that the catalog of a sales organisation does not have, in one statement. */
export async function listUnknownLinks(
  tx: Db,
  sorg: string,
  { articles, models, brands }: MaterialLinks,
): Promise<MaterialLinks> {
  const { rows } = await sql<MaterialLinks>`
    select array(select x from unnest(${articles}::text[]) x where not exists (
        select from article a where a.sorg = ${sorg} and a.code = x)) as articles,
      array(select x from unnest(${models}::text[]) x where not exists (
        select from product_group g where g.sorg = ${sorg} and g.id = x)) as models,
      array(select x from unnest(${brands}::text[]) x where not exists (
        select from article a where a.sorg = ${sorg} and a.brand = x)) as brands`.execute(tx);
  return rows[0] ?? { articles: [], models: [], brands: [] };
}
