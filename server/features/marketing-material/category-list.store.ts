import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type AskedItems,
  type ItemFilter,
  type ItemReader,
  itemFence,
  itemList,
  shownTexts,
  titleOrder,
  visibleParents,
} from '#server/features/content/content.public.ts';
import type {
  MarketingMaterialCategorySortColumn,
  MarketingMaterialRoute,
  MarketingMaterialType,
} from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { type CategoryRow, categoryKind, listedColumns, routeObject } from './category.store.ts';
import type { materialKind } from './material.store.ts';

/** A filter without a value does not restrict the list. */
export interface CategoryFilter extends Partial<ItemFilter> {
  type?: MarketingMaterialType | null;
  /** The id of a category outside: those directly in it. */
  parent?: string | null;
  /** Only those without a parent. */
  isRoot?: boolean | null;
  /** Only those with material of their own. */
  hasMaterial?: boolean | null;
}

/**
 * The condition that the reader sees `r`. Where all are in one category, or in none, their ancestors are not compared one by
 * one.
 * @param category its id outside; null when `r` may be in any, or is a root
 */
export function fenceIn(
  kind: typeof categoryKind | typeof materialKind,
  reader: ItemReader,
  category: string | null,
  isRoot = false,
): RawBuilder<SqlBool> {
  if (category === null) return itemFence(kind, reader, 'r', isRoot ? 'seen' : 'set');
  return sql`exists (select from ${sql.table(categoryKind)} g
      where g.key = ${category} and ${itemFence(categoryKind, reader, 'g', 'line')})
    and ${itemFence(kind, reader, 'r', 'seen')}`;
}

/** The condition that `r` is directly in a category. @param category its id outside */
export const isIn = (category: string): RawBuilder<SqlBool> => {
  const of = (column: string) =>
    sql`(select c.${sql.ref(column)} from marketing_material_category c where c.key = ${category})`;
  return sql`r.sorg = ${of('sorg')} and r.parent_id = ${of('id')}`;
};

const categoryList = (
  reader: ItemReader,
): ListDefinition<CategoryFilter, MarketingMaterialCategorySortColumn> => {
  const shared = itemList(categoryKind);
  return {
    ...shared,
    columns: {
      sorting: sql`r.sorting`,
      title: titleOrder(reader.locale),
      changedAt: sql`r.changed_at`,
    },
    order: [{ by: 'sorting' }, { by: 'title' }],
    filters: {
      ...shared.filters,
      type: (type) => sql`r.type = ${type}`,
      parent: isIn,
      isRoot: () => sql`r.parent_id is null`,
      hasMaterial: () => sql`exists (select from marketing_material m
        where m.sorg = r.sorg and m.parent_id = r.id and ${itemFence('marketing_material', reader, 'm', 'seen')})`,
    },
  };
};

/** A page of the categories that the reader sees, by sorting and title (reading 66). */
export const categoryPage = (
  db: Db,
  reader: ItemReader,
  {
    filter,
    ...asked
  }: AskedItems<MarketingMaterialCategorySortColumn> & { filter: CategoryFilter },
): Promise<{ rows: CategoryRow[]; count: number }> =>
  listQuery(
    db,
    categoryList(reader),
    {
      fence: fenceIn(categoryKind, reader, filter.parent ?? null, filter.isRoot ?? false),
      filter,
      ...asked,
    },
    {
      select: listedColumns(reader),
      join: sql`join ${sql.table(categoryKind)} r on r.key = p.key ${shownTexts(categoryKind, reader.locale)}`,
    },
  );

type RouteFilter = Pick<CategoryFilter, 'type'>;
type RouteColumn = 'level' | 'sorting' | 'title';

/** A page of the routes of the categories that a reader sees, from the roots downwards. */
export async function routePage(
  db: Db,
  reader: ItemReader,
  type: MarketingMaterialType | null,
  page: Page,
): Promise<{ rows: MarketingMaterialRoute[]; count: number }> {
  const list: ListDefinition<RouteFilter, RouteColumn> = {
    ...itemList(categoryKind),
    from: sql`(${visibleParents(reader.viewer, categoryKind)}) v
      join ${sql.table(categoryKind)} r on r.sorg = v.sorg and r.id = v.id`,
    columns: {
      level: sql`v.level`,
      sorting: sql`r.sorting`,
      title: titleOrder(reader.locale),
    },
    order: [{ by: 'level' }, { by: 'sorting' }, { by: 'title' }],
    filters: { type: (one) => sql`r.type = ${one}` },
  };
  const { rows, count } = await listQuery<
    { route: MarketingMaterialRoute },
    RouteFilter,
    RouteColumn
  >(
    db,
    list,
    { fence: sql`true`, filter: { type }, page },
    {
      select: sql`${routeObject('r', reader.locale)} as route`,
      join: sql`join ${sql.table(categoryKind)} r on r.key = p.key`,
    },
  );
  return { rows: rows.map(({ route }) => route), count };
}
