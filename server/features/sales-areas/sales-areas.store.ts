import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence, seesAllCustomers } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { SalesAreaCategory, SalesRegion } from '#server/graphql/generated/types.ts';

/**
 * The condition that limits `sales_region_group g` to the viewer's: those of no sales group, and those of a sales group
 * that an area names or that a customer of the areas belongs to.
 */
function groupFence(viewer: Viewer): RawBuilder<SqlBool> {
  const here = sql<SqlBool>`g.sorg = ${viewer.sorg}`;
  if (seesAllCustomers(viewer)) return here;
  const named = viewer.areas
    .filter(({ sorg, limitation }) => sorg === viewer.sorg && limitation === 'sales_group')
    .map(({ value }) => value);
  return sql<SqlBool>`(${here} and (g.sales_group is null or g.sales_group = any(${named}::text[])
    or g.sales_group in (select c.sales_group from customer c where ${customerFence(viewer)})))`;
}

/** The points that have a group of the viewer, by description. @param most at most so many */
export async function listRegions(
  db: Db,
  viewer: Viewer,
  { category, patterns }: { category: SalesAreaCategory | null; patterns: readonly string[] },
  most: number,
): Promise<SalesRegion[]> {
  const words = patterns.map(
    (
      pattern,
    ) => sql`bool_or(search_text(r.description || ' ' || r.id || ' ' || g.description || ' ' || g.code)
      like ${pattern})`,
  );
  const having = sql.join(
    [category === null ? sql`true` : sql`bool_or(g.category = ${category})`, ...words],
    sql` and `,
  );
  const { rows } = await sql<SalesRegion>`
    select r.id, r.description, r.lat, r.lng,
      json_agg(json_build_object('code', g.code, 'description', g.description,
        'category', g.category) order by g.description collate "und-x-icu", g.code) as "regionGroups"
    from sales_region r
    join sales_region_group g on g.sorg = r.sorg and g.region = r.id
    where ${groupFence(viewer)}
    group by r.sorg, r.id having ${having}
    order by r.description collate "und-x-icu", r.id
    limit ${most}`.execute(db);
  return rows;
}

/** A region group of the viewer, locked. */
export interface LockedGroup {
  code: string;
  category: SalesAreaCategory;
}

/** Locks region groups of the viewer in one fixed order. Unknown and foreign codes are left out. */
export async function lockGroups(
  tx: Db,
  viewer: Viewer,
  codes: readonly string[],
): Promise<LockedGroup[]> {
  const { rows } = await sql<LockedGroup>`
    select g.code, g.category from sales_region_group g
    where ${groupFence(viewer)} and g.code = any(${codes}::text[])
    order by g.code for update`.execute(tx);
  return rows;
}

/** Gives locked groups their categories; the next batch has them. */
export async function setCategories(
  tx: Db,
  { sorg, userId }: Viewer,
  changes: readonly LockedGroup[],
): Promise<void> {
  await sql`
    update sales_region_group g
    set category = n.category, changed_at = now(), changed_by = ${userId}, batch = null
    from unnest(${changes.map(({ code }) => code)}::text[],
      ${changes.map(({ category }) => category)}::text[]) as n(code, category)
    where g.sorg = ${sorg} and g.code = n.code`.execute(tx);
}

/** Whether a region group is the viewer's. */
export async function isGroupVisible(db: Db, viewer: Viewer, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from sales_region_group g where ${groupFence(viewer)} and g.code = ${code}`.execute(db);
  return rows.length > 0;
}
