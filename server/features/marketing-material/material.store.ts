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
  itemOwner,
  shownTexts,
  titleOf,
  titleOrder,
} from '#server/features/content/content.public.ts';
import type { MarketingMaterial, MarketingMaterialName } from '#server/graphql/generated/types.ts';
import { routeObject } from './category.store.ts';

export const materialKind = 'marketing_material';

/** Material as the database has it. */
export type MaterialRow = ItemRow &
  FiledItemRow &
  Pick<
    MarketingMaterial,
    | 'type'
    | 'body'
    | 'marketingMaterialCategoryId'
    | 'category'
    | 'tags'
    | 'articles'
    | 'models'
    | 'brands'
    | 'hashes'
  > & { uploadedAt: string };

/** The columns of material `r` with its texts `t`. */
export function materialColumns(reader: ItemReader): RawBuilder<unknown> {
  const hashes = sql`array(
    select f.hash from content_file d join stored_file f on f.id = d.file_id
    where d.owner_id = ${itemOwner(materialKind)} and d.place > 0 order by d.place)`;
  return sql`${itemColumns(materialKind, reader)}, ${fileColumns(materialKind)}, r.type,
    r.sorg || '~' || r.parent_id as "marketingMaterialCategoryId",
    (select ${routeObject('c', reader.locale)} from marketing_material_category c
      where c.sorg = r.sorg and c.id = r.parent_id) as category,
    r.tags, r.articles, r.models, r.brands, ${instant('r.uploaded_at')} as "uploadedAt",
    ${reader.isWriter ? hashes : sql`'{}'::text[]`} as hashes`;
}

/** Finds material that the reader sees; null for another. @param key its id outside */
export const findMaterial = (
  db: Db,
  reader: ItemReader,
  key: string,
  { lock = false } = {},
): Promise<MaterialRow | null> =>
  findItem<MaterialRow>(db, materialKind, reader, { key, columns: materialColumns(reader), lock });

/** Lists the material with some keys that the reader sees, in their order. */
export async function listMaterials(
  db: Db,
  reader: ItemReader,
  keys: readonly string[],
): Promise<MaterialRow[]> {
  const { rows } = await sql<MaterialRow>`
    select ${materialColumns(reader)} from marketing_material r ${shownTexts(materialKind, reader.locale)}
    where r.key = any(${keys}::text[]) and ${itemFence(materialKind, reader)}
    order by array_position(${keys}::text[], r.key)`.execute(db);
  return rows;
}

/** Lists the material in the category of one that the reader sees, by title: at most so many around that one (B298). */
export async function listWithSameParent(
  db: Db,
  reader: ItemReader,
  key: string,
  most: number,
): Promise<MarketingMaterialName[]> {
  const title = titleOf('m', reader.locale);
  const { rows } = await sql<MarketingMaterialName>`
    with listed as (
      select m.key as id, ${title} as title,
        row_number() over (order by ${titleOrder(reader.locale, 'm')}, m.key collate "C")::int as place
      from marketing_material r join marketing_material m on m.sorg = r.sorg and m.parent_id = r.parent_id
      where r.key = ${key} and ${itemFence(materialKind, reader, 'r', 'line')}
        and ${itemFence(materialKind, reader, 'm', 'seen')}
    ), before as (
      select greatest(0, least(place - ${most}::int / 2 - 1,
        (select max(place) from listed) - ${most}::int)) as skipped
      from listed where id = ${key}
    )
    select l.id, l.title from listed l cross join before b
    where l.place > b.skipped order by l.place limit ${most}`.execute(db);
  return rows;
}
