import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  hostLanguages,
  isInState,
  isOnPortal,
  isShownOn,
} from '#server/features/content/content-messages.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type ListDefinition, type ListSort, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { translated, translations } from '#server/lib/translated.store.ts';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { type Locale, languageOf } from '#shared/locales.ts';

/** The picture of an announcement, and its alternative text by language. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  alt: Readonly<Record<string, string>>;
}

/** An announcement as readers see it; days are YYYY-MM-DD. */
export interface AnnouncementRow {
  key: string;
  type: string;
  title: string;
  content: string;
  /** Of title and content as they are here; null when it is not known. */
  language: string | null;
  url: string | null;
  validFrom: string;
  validTo: string;
  picture: PictureRow | null;
  changedAt: Date;
  version: number;
}

/** An announcement as writers see it. */
export interface WrittenAnnouncementRow extends AnnouncementRow {
  sorg: string;
  /** Unique in its sales organisation. */
  id: string;
  portals: string[];
  published: boolean;
  deletedAt: Date | null;
  changedBy: string;
  ownTitle: string;
  ownContent: string;
  /** The language it was written in. */
  ownLanguage: string | null;
  titles: Readonly<Record<string, string>> | null;
  contents: Readonly<Record<string, string>> | null;
  /** The languages of the hosts of its sales organisation. */
  wanted: string[];
}

/** The place and the day for which announcements are read. */
export interface ShownAt {
  host: string;
  /** YYYY-MM-DD, in the time zone of the host. */
  day: string;
  locale: Locale;
}

const most = 20;

const column = (field: 'title' | 'content') =>
  ({ entity: 'announcement', field, alias: 'a' }) as const;

const shownColumns = (locale: Locale) => sql`a.key, a.type, a.url,
  ${translated(column('title'), locale)} as title,
  ${translated(column('content'), locale)} as content,
  case when exists (select from translation x where x.sorg = a.sorg and x.entity = 'announcement'
    and x.id = a.id and x.field = 'content' and x.language = ${languageOf(locale)})
    then ${languageOf(locale)} else a.language end as language,
  a.valid_from as "validFrom", a.valid_to as "validTo", a.changed_at as "changedAt", a.version,
  case when a.picture is not null then jsonb_build_object('id', a.picture, 'width', a.picture_width,
    'height', a.picture_height, 'alt', a.picture_alt) end as picture`;

const writtenColumns = (locale: Locale) => sql`${shownColumns(locale)}, a.sorg, a.id, a.portals,
  a.published, a.deleted_at as "deletedAt", a.changed_name as "changedBy", a.title as "ownTitle",
  a.content as "ownContent", a.language as "ownLanguage",
  ${translations(column('title'))} as titles, ${translations(column('content'))} as contents,
  ${hostLanguages('a')} as wanted`;

/** Returns the announcements of some sales organisations that a host shows on a day (B121), newest first. */
export async function activeAnnouncements(
  db: Db,
  sorgs: readonly string[],
  type: 'home_page' | 'login',
  { host, day, locale }: ShownAt,
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select ${shownColumns(locale)} from announcement a
    where a.sorg = any(${[...sorgs]}::text[]) and a.type = ${type} and ${isShownOn('a', day)}
      and ${isOnPortal('a', host)}
    order by a.valid_from desc, a.created_at desc, a.key limit ${most}`.execute(db);
  return rows;
}

interface ListFilter {
  type?: string | null | undefined;
  /** With the day on which the state counts. */
  state?: { state: ContentState; day: string } | null | undefined;
}

export type AnnouncementSortColumn = 'title' | 'from' | 'to' | 'changedAt';

const list: ListDefinition<ListFilter, AnnouncementSortColumn> = {
  from: sql`announcement a`,
  key: { key: { column: sql`a.key`, type: 'text' } },
  columns: {
    title: sql`lower(a.title) collate "und-x-icu"`,
    from: sql`a.valid_from`,
    to: sql`a.valid_to`,
    changedAt: sql`a.changed_at`,
  },
  order: [
    { by: 'from', order: 'DESC' },
    { by: 'changedAt', order: 'DESC' },
  ],
  // Names of elements are no words of a text.
  search: (
    pattern,
  ) => sql`search_text(a.title || ' ' || regexp_replace(a.content, '<[^>]*>', ' ', 'g')) like ${pattern}
    or exists (select from translation x where x.sorg = a.sorg and x.entity = 'announcement' and x.id = a.id
      and search_text(regexp_replace(x.text, '<[^>]*>', ' ', 'g')) like ${pattern})`,
  filters: {
    type: (type) => sql`a.type = ${type}`,
    state: ({ state, day }) => isInState('a', state, day),
  },
};

const fence = ({ sorg }: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`a.sorg = ${sorg} and a.deleted_at is null`;

/** A page of the announcements of the viewer's sales organisation that are not deleted. */
export function announcementPage(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  request: {
    filter: ListFilter;
    search: readonly string[];
    sort?: readonly ListSort<AnnouncementSortColumn>[] | null | undefined;
    page: Page;
  },
): Promise<{ rows: WrittenAnnouncementRow[]; count: number }> {
  return listQuery(
    db,
    list,
    { ...request, fence: fence(viewer) },
    { select: writtenColumns(locale), join: sql`join announcement a on a.key = p.key` },
  );
}

/** Reads an announcement of the viewer's sales organisation; null for an unknown and for a deleted one. */
export async function findAnnouncement(
  db: Db,
  viewer: Viewer,
  key: string,
  locale: Locale,
  { lock = false } = {},
): Promise<WrittenAnnouncementRow | null> {
  const { rows } = await sql<WrittenAnnouncementRow>`
    select ${writtenColumns(locale)} from announcement a where a.key = ${key} and ${fence(viewer)}
    ${lock ? sql`for update of a` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a writer may see an announcement. */
export async function isAnnouncementVisible(db: Db, viewer: Viewer, key: string): Promise<boolean> {
  if (!viewer.scopes.has(announcementScope)) return false;
  const { rows } = await sql`
    select from announcement a where a.key = ${key} and ${fence(viewer)}`.execute(db);
  return rows.length > 0;
}

/** The permission of those who write announcements (S023). */
export const announcementScope = 'page.announcement';

/** Returns where the bytes of the picture of an announcement are; null for any other stored file. */
export async function findAnnouncementPicture(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ place: string }>`
    select c.place from announcement a
    join stored_file f on f.id = a.picture and f.sorg = a.sorg and f.owner_id = a.key
      and f.purpose = 'announcements/picture'
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where a.picture = ${id} and a.deleted_at is null`.execute(db);
  return rows[0]?.place ?? null;
}
