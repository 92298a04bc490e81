import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ReadySizes } from '#server/files/stored/stored-files.store.ts';
import { catalogText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import { type ContentViewer, readerFence } from '../content-visibility.store.ts';
import { itemOwner } from '../items/item-columns.store.ts';
import { titleOf } from '../items/item-list.store.ts';

const kind = 'marketing_material';

/** Pictures in one ZIP at most; more are larger than it may be in any useful size. */
const mostPictures = 5_000;

/** An article of the viewer's sales organisation. */
export interface PicturedArticle {
  code: string;
  /** The code that readers see. */
  displayCode: string;
  name: string;
  /** The id of its product group, which is its model. */
  model: string;
  brand: string;
  /** The names of its own picture and that of its model in the file store, each once. */
  pictures: string[];
}

/** Finds an active article of the viewer's sales organisation, also by its code as it is shown. */
export async function findPicturedArticle(
  db: Db,
  { sorg }: ContentViewer,
  locale: Locale,
  code: string,
): Promise<PicturedArticle | null> {
  const { rows } = await sql<PicturedArticle>`
    select a.code, a.code_display as "displayCode", ${catalogText('a', 'name', locale)} as name,
      a.group_id as model, a.brand, array(select distinct p from unnest(array[a.image, g.image]) p
        where p is not null) as pictures
    from article a join product_group g on g.sorg = a.sorg and g.id = a.group_id
    where a.sorg = ${sorg} and a.active and (a.code = ${code} or a.code_display = ${code})
    order by a.code = ${code} desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A picture of marketing material, with its title. */
export interface MaterialPicture {
  fileId: string;
  title: string;
  type: string;
  bytes: number;
  place: string;
  width: number;
  height: number;
  sizes: ReadySizes | null;
  removesPlace: boolean;
}

/**
 * The pictures of the marketing material about an article, its model or its brand that the viewer reads, in this order.
 * @param today YYYY-MM-DD, in the time zone of the viewer's sales organisation
 */
export async function listMaterialPictures(
  db: Db,
  viewer: ContentViewer,
  { code, model, brand }: PicturedArticle,
  { locale, today }: { locale: Locale; today: string },
): Promise<MaterialPicture[]> {
  const { rows } = await sql<MaterialPicture>`
    select f.id as "fileId", ${titleOf('r', locale)} as title, c.type, c.bytes, c.place, c.width,
      c.height, c.sizes, f.removes_place as "removesPlace"
    from marketing_material r
    join content_file d on d.owner_id = ${itemOwner(kind)} and d.place > 0
    join stored_file f on f.id = d.file_id and f.owner_id = d.owner_id
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash and c.is_original
    where (r.articles @> array[${code}] or r.models @> array[${model}] or r.brands @> array[${brand}])
      and ${readerFence(viewer, kind, today)}
    order by r.articles @> array[${code}] desc, r.models @> array[${model}] desc, r.title, r.key, d.place
    limit ${mostPictures}`.execute(db);
  return rows;
}
