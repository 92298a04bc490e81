import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { refreshContentSearch } from '#server/feeds/content-search.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { contentKinds, hasPart } from '../content-kinds.ts';
import type { ContentTexts } from '../content-values.ts';
import type { PlacedContentFile } from '../files/content-files.store.ts';

/** An item as it is stored. */
export interface ItemValues {
  language: string;
  /** The texts by language, with those of the own one. */
  texts: ReadonlyMap<string, ContentTexts>;
  markets: string[];
  files: readonly PlacedContentFile[];
  /** The other columns of the kind by their names in the database. */
  columns: Readonly<Record<string, unknown>>;
}

function toRow(kind: ContentKind, { language, texts, markets, columns }: ItemValues) {
  const own = texts.get(language);
  const fields = contentKinds[kind].texts.map((field) => [field, own?.[field] ?? '']);
  return { language, ...Object.fromEntries(fields), markets, ...columns };
}

/** The columns that every change by staff sets; the feed then leaves the item as it is (reading 71). */
const changedBy = ({ userId }: Viewer) => ({
  changed_by: userId,
  changed_name: sql<string>`coalesce((select u.name from app_user u where u.id = ${userId}), '')`,
  of_staff: true,
});

/** A new item; its id has to be unique in the sales organisation. */
export interface NewItem {
  id: string;
  values: ItemValues;
}

/** Stores new items of the viewer's sales organisation, at least one. @returns their ids outside, in their order */
export async function insertItems(
  tx: Db,
  kind: ContentKind,
  viewer: Viewer,
  items: readonly NewItem[],
): Promise<string[]> {
  const { sorg } = viewer;
  const rows = items.map(({ id, values }) => ({
    sorg,
    id,
    ...toRow(kind, values),
    ...changedBy(viewer),
  }));
  // The tables of content have the same columns for what all kinds have.
  await tx
    .insertInto(kind as 'news')
    .values(rows as never)
    .execute();
  const keys = items.map(({ id }) => `${sorg}~${id}`);
  await writeTexts(
    tx,
    kind,
    items.map(({ values }, nth) => ({ key: keys[nth] ?? '', values })),
  );
  return keys;
}

/** Changes an item. */
export async function updateItem(
  tx: Db,
  kind: ContentKind,
  viewer: Viewer,
  { key, values }: { key: string; values: ItemValues },
): Promise<void> {
  await tx
    .updateTable(kind as 'news')
    .set({ ...toRow(kind, values), ...changedBy(viewer), version: sql<number>`version + 1` })
    .where('key', '=', key)
    .execute();
  await writeTexts(tx, kind, [{ key, values }]);
}

/** Marks an item as deleted, or takes the mark away (B268, B269). */
export async function markItemDeleted(
  tx: Db,
  kind: ContentKind,
  viewer: Viewer,
  { key, isDeleted }: { key: string; isDeleted: boolean },
): Promise<void> {
  await tx
    .updateTable(kind as 'news')
    .set({ ...changedBy(viewer), version: sql<number>`version + 1` })
    .set({ deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where('key', '=', key)
    .execute();
}

/** Makes the texts of items in other languages their only ones. */
async function writeTexts(
  tx: Db,
  kind: ContentKind,
  items: readonly { key: string; values: ItemValues }[],
): Promise<void> {
  const { texts: fields } = contentKinds[kind];
  const rows = items.flatMap(({ key, values: { language, texts } }) =>
    [...texts]
      .filter(([other]) => other !== language)
      .flatMap(([other, text]) =>
        fields
          .filter((field) => text[field] !== '')
          .map((field) => ({ key, language: other, field, text: text[field] })),
      ),
  );
  const keys = items.map(({ key }) => key);
  await sql`delete from translation x using ${sql.table(kind)} r
    where r.key = any(${keys}::text[]) and x.sorg = r.sorg and x.entity = ${kind} and x.id = r.id`.execute(
    tx,
  );
  if (rows.length === 0) return;
  await sql`insert into translation (sorg, entity, id, field, language, text)
    select r.sorg, ${kind}, r.id, v.field, v.language, v.text
    from json_to_recordset(${JSON.stringify(rows)}::json)
      v (key text, language text, field text, text text)
    join ${sql.table(kind)} r on r.key = v.key`.execute(tx);
}

/** Brings up to date what a search finds items of a kind by. */
export const refreshItemSearch = (tx: Db, kind: ContentKind, keys: readonly string[]) =>
  refreshContentSearch(
    tx,
    { table: kind, texts: contentKinds[kind].texts, hasTags: hasPart(kind, 'tags') },
    keys,
  );
