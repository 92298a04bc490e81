import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import { markMessageDeleted } from '#server/features/content/content-messages.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { Announcement, AnnouncementInput } from '#server/graphql/generated/types.ts';
import type { Entity } from '#server/lib/entity.ts';
import { parseAnnouncement, picturePurpose } from './announcement-values.ts';
import { listTexts, toShownAt, toWrittenAnnouncement } from './announcements.rules.ts';
import { findAnnouncement, type WrittenAnnouncementRow } from './announcements.store.ts';
import {
  type AnnouncementValues,
  insertAnnouncement,
  updateAnnouncement,
} from './write-announcement.store.ts';

/** Describes announcements to the shared mutations, for one request. */
export const createAnnouncementEntity = (ctx: Context) => {
  const readWritten = async (tx: Db, viewer: Viewer, key: string) => {
    const row = await findAnnouncement(tx, viewer, key, ctx.locale);
    if (!row) throw new Error(`Announcement ${key} is not there after it was written`);
    return row;
  };
  return {
    feature: 'announcements',
    id: ({ key }) => key,
    begin: (_tx, viewer) => viewer,
    find: (tx, viewer, key) => findAnnouncement(tx, viewer, key, ctx.locale, { lock: true }),
    check: (tx, viewer, input, current) =>
      parseAnnouncement(tx, ctx, viewer, input, current?.picture ?? null),
    insert: async (tx, viewer, values) =>
      readWritten(tx, viewer, await insertAnnouncement(tx, viewer, randomUUID(), values)),
    async update(tx, viewer, row, values) {
      await updateAnnouncement(tx, viewer, row, values);
      return readWritten(tx, viewer, row.key);
    },
    remove: (tx, viewer, { key }) => markMessageDeleted(tx, 'announcement', viewer, key),
    show: (row) => toWrittenAnnouncement(row, toShownAt(ctx)),
    audited: toAudited,
    files: [{ purpose: picturePurpose, of: ({ picture }) => (picture ? [picture.id] : []) }],
  } satisfies Entity<
    WrittenAnnouncementRow,
    AnnouncementInput,
    Announcement,
    Viewer,
    AnnouncementValues
  >;
};

/** The values of an announcement that its history compares. */
function toAudited(row: WrittenAnnouncementRow): FieldValues {
  const [own, ...others] = listTexts(row);
  return {
    type: row.type,
    language: row.ownLanguage,
    title: own?.title ?? '',
    content: own?.body ?? '',
    translations: others
      .map(({ language, title, body }) => `${language}: ${title} ${body}`)
      .join('\n'),
    url: row.url,
    from: row.validFrom,
    to: row.validTo,
    portals: row.portals.join(', '),
    published: row.published,
    picture: row.picture?.id ?? null,
  };
}
