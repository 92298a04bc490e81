import { type RawBuilder, sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import {
  type FiledItemRow,
  fileColumns,
  findItem,
  type ItemReader,
  type ItemRow,
  itemColumns,
  itemFence,
  mostLevels,
  titleOf,
} from '#server/features/content/content.public.ts';
import type {
  MarketingMaterialCategory,
  MarketingMaterialRoute,
  MarketingMaterialType,
} from '#server/graphql/generated/types.ts';
import type { Locale } from '#shared/locales.ts';

export const categoryKind = 'marketing_material_category';

const categories = sql.table(categoryKind);

/** A category as the database has it. */
export type CategoryRow = ItemRow &
  FiledItemRow &
  Pick<
    MarketingMaterialCategory,
    | 'type'
    | 'route'
    | 'parentId'
    | 'parent'
    | 'showChilds'
    | 'sorting'
    | 'totalChildren'
    | 'totalMaterials'
    | 'breadcrumb'
  > & {
    /** The last change of its picture; null without one. */
    uploadedAt: string | null;
  };

/** Where a category is found, as a JSON object. @param alias of its table */
export function routeObject(alias: string, locale: Locale): RawBuilder<MarketingMaterialRoute> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const title = titleOf(alias, locale);
  return sql`json_build_object('id', ${of('key')}, 'title', ${title}, 'route', ${of('route')},
    'parentId', ${of('sorg')} || '~' || ${of('parent_id')})`;
}

/** The columns of category `r` with its texts `t`, except its breadcrumb. */
const commonColumns = (reader: ItemReader): RawBuilder<unknown> => sql`
  ${itemColumns(categoryKind, reader)}, ${fileColumns(categoryKind)}, r.type, r.route,
  r.sorg || '~' || r.parent_id as "parentId", r.show_childs as "showChilds", r.sorting,
  ${instant('r.uploaded_at')} as "uploadedAt",
  (select ${routeObject('c', reader.locale)} from ${categories} c
    where c.sorg = r.sorg and c.id = r.parent_id) as parent,
  (select count(*)::int from ${categories} c where c.sorg = r.sorg and c.parent_id = r.id
    and ${itemFence(categoryKind, reader, 'c', 'seen')}) as "totalChildren",
  (select count(*)::int from marketing_material c where c.sorg = r.sorg and c.parent_id = r.id
    and c.deleted_at is null and ${itemFence('marketing_material', reader, 'c', 'seen')}) as "totalMaterials"`;

/** The columns of category `r` in a list. */
export const listedColumns = (reader: ItemReader): RawBuilder<unknown> =>
  sql`${commonColumns(reader)}, '[]'::json as breadcrumb`;

/** The ids above category `r` as `line`, by steps from it (C084); the last one is null, above the root. */
const line = sql`
  with recursive line as (
    select r.parent_id as id, 1 as step
    union all
    select c.parent_id, l.step + 1 from line l join ${categories} c on c.sorg = r.sorg and c.id = l.id
    where l.step < ${mostLevels})`;

/** The ancestors of category `r`, from the root (B296). */
const breadcrumb = (locale: Locale) => sql`(${line}
  select coalesce(json_agg(${routeObject('c', locale)} order by l.step desc), '[]')
  from line l join ${categories} c on c.sorg = r.sorg and c.id = l.id)`;

/** Finds a category that the reader sees; null for another. @param key its id outside */
export const findCategory = (
  db: Db,
  reader: ItemReader,
  key: string,
  { lock = false } = {},
): Promise<CategoryRow | null> => {
  const columns = sql`${commonColumns(reader)}, ${breadcrumb(reader.locale)} as breadcrumb`;
  return findItem<CategoryRow>(db, categoryKind, reader, { key, columns, lock });
};

/**
 * Finds the category that an address names by its id or route (reading 66): of several with a route the one that is
 * highest in the tree.
 * @returns its id outside; null for one that the reader does not see
 */
export async function findCategoryKey(
  db: Db,
  reader: ItemReader,
  name: string,
  type: MarketingMaterialType | null,
): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select r.key from ${categories} r
    where (r.key = ${name} or r.route = ${name}) and ${type ? sql`r.type = ${type}` : sql`true`}
      and ${itemFence(categoryKind, reader, 'r', 'line')}
    order by r.key = ${name} desc, (${line} select max(l.step) from line l), r.sorting, r.key
    limit 1`.execute(db);
  return rows[0]?.key ?? null;
}
