import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { mostLevels } from '#server/features/content/content.public.ts';
import type { MarketingMaterialType } from '#server/graphql/generated/types.ts';
import type { CategoryPlace } from './category-place.rules.ts';

/** Keeps the categories of a sales organisation from being moved by others until the transaction ends. */
export async function lockCategories(tx: Db, sorg: string): Promise<void> {
  const name = `marketing categories ${sorg}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** A category and the place that it is to have. */
interface AskedPlace {
  /** Its id outside; null for a new one. */
  key: string | null;
  /** The id of the parent outside; null for a root. */
  parent: string | null;
  type: MarketingMaterialType;
  route: string;
}

/** Reads the place that a category is to have, and whether another one has the route there, in one statement. */
export async function findCategoryPlace(
  tx: Db,
  sorg: string,
  { key, parent, type, route }: AskedPlace,
): Promise<CategoryPlace & { isRouteTaken: boolean }> {
  const categories = sql.table('marketing_material_category');
  const { rows } = await sql<CategoryPlace & { isRouteTaken: boolean }>`
    with recursive up as (
      select c.key, c.id, c.parent_id, c.type, 1 as step from ${categories} c
      where c.key = ${parent} and c.sorg = ${sorg}
      union all
      select c.key, c.id, c.parent_id, c.type, u.step + 1
      from up u join ${categories} c on c.sorg = ${sorg} and c.id = u.parent_id
      where u.step <= ${mostLevels}
    ), below as (
      select c.id, 1 as step from ${categories} c where c.key = ${key} and c.sorg = ${sorg}
      union all
      select c.id, b.step + 1 from below b join ${categories} c on c.sorg = ${sorg} and c.parent_id = b.id
      where c.deleted_at is null and b.step <= ${mostLevels})
    select (select json_build_object('type', p.type, 'level', (select max(u.step) from up u),
          'isBelow', exists (select from up u where u.key = ${key}))
        from up p where p.step = 1) as parent,
      coalesce((select max(b.step) from below b), 1) as height,
      (select c.type from ${categories} c where c.key = ${key} and c.sorg = ${sorg} and (
        exists (select from ${categories} d where d.sorg = c.sorg and d.parent_id = c.id)
        or exists (select from marketing_material m where m.sorg = c.sorg and m.parent_id = c.id))
      ) as "typeOfContent",
      exists (select from ${categories} c where c.sorg = ${sorg} and c.type = ${type}
        and c.route = ${route} and c.deleted_at is null and c.key is distinct from ${key}
        and c.parent_id is not distinct from (select p.id from up p where p.step = 1)) as "isRouteTaken"
    `.execute(tx);
  const [place] = rows;
  if (!place) throw new Error('A select without a table answers one row');
  return place;
}

/** Counts the categories and the material directly in a category. */
export async function countContent(tx: Db, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from marketing_material_category d
        where d.sorg = c.sorg and d.parent_id = c.id and d.deleted_at is null)::int
      + (select count(*) from marketing_material m
        where m.sorg = c.sorg and m.parent_id = c.id and m.deleted_at is null)::int as count
    from marketing_material_category c where c.key = ${key}`.execute(tx);
  return rows[0]?.count ?? 0;
}
