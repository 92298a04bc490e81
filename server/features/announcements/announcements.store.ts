import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** An announcement, as the database holds it. */
export type AnnouncementRow = Awaited<ReturnType<typeof activeAnnouncements>>[number];

const most = 20;

/** The announcements of some sales organisations that the database's clock finds active (B121). */
export function activeAnnouncements(
  db: Db,
  sorgs: readonly string[],
  type: 'home_page' | 'login',
  locale: Locale,
) {
  const text = (field: string) =>
    translated({ entity: 'announcement', field, alias: 'announcement' }, locale);
  return db
    .selectFrom('announcement')
    .select(['id', 'type', 'url', 'starts_at', 'ends_at'])
    .select([text('title').as('title'), text('content').as('content')])
    .where(sql<boolean>`sorg = any(${sorgs}::text[])`)
    .where('type', '=', type)
    .where(sql<boolean>`now() between starts_at and ends_at`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}
