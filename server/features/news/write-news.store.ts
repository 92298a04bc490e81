import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PlacedContentFile } from '#server/features/content/content.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** A news item as it is stored. */
export interface NewsValues {
  language: string;
  /** Title and body by language, with those of the own one. */
  texts: ReadonlyMap<string, { title: string; body: string }>;
  validFrom: string;
  validTo: string;
  markets: string[];
  layout: string | null;
  itemPerLine: number;
  tags: string[];
  mustRead: boolean;
  published: boolean;
  files: readonly PlacedContentFile[];
}

const toRow = (values: NewsValues) => ({
  language: values.language,
  title: values.texts.get(values.language)?.title ?? '',
  body: values.texts.get(values.language)?.body ?? '',
  valid_from: values.validFrom,
  valid_to: values.validTo,
  markets: values.markets,
  layout: values.layout,
  item_per_line: values.itemPerLine,
  tags: values.tags,
  must_read: values.mustRead,
  published: values.published,
});

/** The columns that every change by staff sets; the feed then leaves the item as it is (reading 71). */
const changedBy = ({ userId }: Viewer) => ({
  changed_by: userId,
  changed_name: sql<string>`coalesce((select u.name from app_user u where u.id = ${userId}), '')`,
  of_staff: true,
});

/** Stores a new item. @returns its id outside */
export async function insertNews(
  tx: Db,
  viewer: Viewer,
  id: string,
  values: NewsValues,
): Promise<string> {
  const { key } = await tx
    .insertInto('news')
    .values({ sorg: viewer.sorg, id, ...toRow(values), ...changedBy(viewer) })
    .returning('key')
    .executeTakeFirstOrThrow();
  await writeTexts(tx, String(key), values);
  return String(key);
}

/** Changes an item. */
export async function updateNews(
  tx: Db,
  viewer: Viewer,
  key: string,
  values: NewsValues,
): Promise<void> {
  await tx
    .updateTable('news')
    .set({ ...toRow(values), ...changedBy(viewer), version: sql<number>`version + 1` })
    .where('key', '=', key)
    .execute();
  await writeTexts(tx, key, values);
}

/** Marks an item as deleted, or takes the mark away (B268). */
export async function markNewsDeleted(
  tx: Db,
  viewer: Viewer,
  key: string,
  isDeleted: boolean,
): Promise<void> {
  await tx
    .updateTable('news')
    .set({ ...changedBy(viewer), version: sql<number>`version + 1` })
    .set({ deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where('key', '=', key)
    .execute();
}

/** Makes the texts of an item in other languages its only ones. */
async function writeTexts(tx: Db, key: string, { language, texts }: NewsValues): Promise<void> {
  const others = [...texts].filter(([other]) => other !== language);
  const rows = others.flatMap(([other, { title, body }]) => [
    { language: other, field: 'title', text: title },
    { language: other, field: 'body', text: body },
  ]);
  await sql`delete from translation x using news r
    where r.key = ${key} and x.sorg = r.sorg and x.entity = 'news' and x.id = r.id`.execute(tx);
  await sql`insert into translation (sorg, entity, id, field, language, text)
    select r.sorg, 'news', r.id, v.field, v.language, v.text
    from news r, json_to_recordset(${JSON.stringify(rows)}::json)
      v (language text, field text, text text)
    where r.key = ${key}`.execute(tx);
}

/** Brings up to date what a search finds items by: texts in all languages, tags, titles and names of files. */
export async function refreshNewsSearch(tx: Db, keys: readonly string[]): Promise<void> {
  await sql`
    update news r set search = found.search
    from (select n.key, search_text(concat_ws(' ', n.title, html_text(n.body),
        array_to_string(n.tags, ' '),
        (select string_agg(html_text(x.text), ' ') from translation x
          where x.sorg = n.sorg and x.entity = 'news' and x.id = n.id),
        (select string_agg(concat_ws(' ', f.title, s.name), ' ') from content_file f
          join stored_file s on s.id = f.file_id where f.owner_id = 'news/' || n.key))) as search
      from news n where n.key = any(${[...keys]}::text[])) found
    where r.key = found.key and r.search <> found.search`.execute(tx);
}
