import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ContentTexts } from '#server/features/content/content-messages.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PictureRow } from './announcements.store.ts';

/** An announcement as it is written. */
export interface AnnouncementValues {
  type: string;
  language: string;
  /** By language, the own one included. */
  texts: ReadonlyMap<string, ContentTexts>;
  url: string | null;
  from: string;
  to: string;
  portals: readonly string[];
  published: boolean;
  picture: PictureRow | null;
}

const toColumns = (values: AnnouncementValues, { userId }: Viewer) => {
  const { type, language, texts, url, from, to, portals, published, picture } = values;
  return {
    type,
    language,
    url,
    published,
    title: texts.get(language)?.title ?? '',
    content: texts.get(language)?.body ?? '',
    valid_from: from,
    valid_to: to,
    portals: [...portals],
    picture: picture?.id ?? null,
    picture_width: picture?.width ?? null,
    picture_height: picture?.height ?? null,
    picture_alt: JSON.stringify(picture?.alt ?? {}),
    changed_at: sql<Date>`now()`,
    changed_by: userId,
    changed_name: sql<string>`coalesce((select u.name from app_user u where u.id = ${userId}), '')`,
    of_staff: true,
  };
};

/** @returns its key */
export async function insertAnnouncement(
  tx: Db,
  viewer: Viewer,
  id: string,
  values: AnnouncementValues,
): Promise<string> {
  const { sorg } = viewer;
  await tx
    .insertInto('announcement')
    .values({ sorg, id, ...toColumns(values, viewer) })
    .execute();
  await writeTexts(tx, { sorg, id }, values);
  return `${sorg}~${id}`;
}

/** Writes values and the next version; feeds then leave the announcement as it is. */
export async function updateAnnouncement(
  tx: Db,
  viewer: Viewer,
  record: { sorg: string; id: string },
  values: AnnouncementValues,
): Promise<void> {
  await tx
    .updateTable('announcement')
    .set({ ...toColumns(values, viewer), version: sql<number>`version + 1` })
    .where('sorg', '=', record.sorg)
    .where('id', '=', record.id)
    .execute();
  await writeTexts(tx, record, values);
}

/** Makes the texts in other languages its only translations. */
async function writeTexts(
  tx: Db,
  { sorg, id }: { sorg: string; id: string },
  { language: own, texts }: AnnouncementValues,
): Promise<void> {
  const others = [...texts].filter(([language]) => language !== own);
  await tx
    .deleteFrom('translation')
    .where('sorg', '=', sorg)
    .where('entity', '=', 'announcement')
    .where('id', '=', id)
    .execute();
  if (others.length === 0) return;
  const row = { sorg, entity: 'announcement', id };
  await tx
    .insertInto('translation')
    .values(
      others.flatMap(([language, { title, body }]) => [
        { ...row, field: 'title', language, text: title },
        { ...row, field: 'content', language, text: body },
      ]),
    )
    .execute();
}
