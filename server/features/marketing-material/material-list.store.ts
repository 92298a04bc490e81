import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type AskedItems,
  type ItemFilter,
  type ItemReader,
  itemList,
  shownTexts,
  titleOrder,
} from '#server/features/content/content.public.ts';
import type {
  MarketingMaterialSortColumn,
  MarketingMaterialType,
} from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import { fenceIn, isIn } from './category-list.store.ts';
import { type MaterialRow, materialColumns, materialKind } from './material.store.ts';

export interface MaterialFilter extends ItemFilter {
  type: MarketingMaterialType | null;
  /** The id of a category outside: material directly in it. */
  category: string | null;
  /** The code of an article. */
  article: string | null;
  /** Of files, as hexadecimal digits. */
  hashes: readonly string[] | null;
}

const materialList = ({
  viewer,
  locale,
}: ItemReader): ListDefinition<MaterialFilter, MarketingMaterialSortColumn> => {
  const shared = itemList(materialKind);
  return {
    ...shared,
    columns: {
      title: titleOrder(locale),
      uploadAt: sql`r.uploaded_at`,
      changedAt: sql`r.changed_at`,
    },
    order: [{ by: 'title' }],
    filters: {
      ...shared.filters,
      type: (type) => sql`r.type = ${type}`,
      category: isIn,
      article: (article) => isLinkedTo(viewer.sorg, article),
      hashes: hasFile,
    },
  };
};

/** A page of the material that the reader sees. */
export function materialPage(
  db: Db,
  reader: ItemReader,
  { filter, ...asked }: AskedItems<MarketingMaterialSortColumn> & { filter: MaterialFilter },
): Promise<{ rows: MaterialRow[]; count: number }> {
  const list = materialList(reader);
  const request = { fence: fenceIn(materialKind, reader, filter.category), filter, ...asked };
  const selection = {
    select: materialColumns(reader),
    join: sql`join marketing_material r on r.key = p.key ${shownTexts(materialKind, reader.locale)}`,
  };
  return listQuery(db, list, request, selection);
}

/** The condition that material `r` is linked to an article, to its model or to its brand. */
function isLinkedTo(sorg: string, article: string): RawBuilder<SqlBool> {
  const of = (column: string) =>
    sql`array(select a.${sql.ref(column)} from article a where a.sorg = ${sorg} and a.code = ${article})`;
  return sql`r.articles && array[${article}] or r.models && ${of('group_id')} or r.brands && ${of('brand')}`;
}

/** The condition that material `r` has a file with one of some contents. */
const hasFile = (hashes: readonly string[]): RawBuilder<SqlBool> => sql`
  (r.sorg, r.key) in (select f.sorg, split_part(f.owner_id, '/', 2) from stored_file f
    where f.sorg = any(array(select o.sorg from sales_org o)) and f.hash = any(${hashes}::text[])
      and f.owner_id like ${`${materialKind}/%`})`;
