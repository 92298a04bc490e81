import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  isInState,
  isOnPortal,
  isShownOn,
} from '#server/features/content/content-messages.public.ts';
import { filesColumn } from '#server/files/stored/stored-files.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { StoredFile } from '#server/graphql/generated/types.ts';
import { type ListDefinition, type ListSort, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { ContentState } from '#shared/content/content-state.rules.ts';

/** The permission of those who write banners (S024). */
export const bannerScope = 'page.banner';

export const picturePurpose = 'banners/picture';

/** A banner as readers see it; days are YYYY-MM-DD. */
export interface BannerRow {
  key: string;
  sorg: string;
  link: string | null;
  /** The stored picture; null for a banner of the feed. */
  picture: string | null;
  /** The picture of a banner of the feed, without its ending. */
  file: string | null;
  validFrom: string;
  validTo: string;
  changedAt: Date;
  version: number;
}

/** A banner as writers see it. */
export interface WrittenBannerRow extends BannerRow {
  /** Unique in its sales organisation. */
  id: string;
  /** The stored picture, if there is one. */
  files: StoredFile[];
  portals: string[];
  published: boolean;
  deletedAt: Date | null;
  changedBy: string;
}

const most = 20;

const shownColumns = sql`b.key, b.sorg, b.link, b.picture, b.file, b.valid_from as "validFrom",
  b.valid_to as "validTo", b.changed_at as "changedAt", b.version`;

const writtenColumns = sql`${shownColumns}, b.id, b.portals, b.published, b.deleted_at as "deletedAt",
  b.changed_name as "changedBy", ${filesColumn(picturePurpose, sql`b.sorg`, sql`b.key`)} as files`;

/**
 * Returns the banners of some sales organisations that a host shows on a day (B121), newest first.
 * @param at the domain, and its day as YYYY-MM-DD
 */
export async function activeBanners(
  db: Db,
  sorgs: readonly string[],
  { host, day }: { host: string; day: string },
): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select ${shownColumns} from banner b
    where b.sorg = any(${[...sorgs]}::text[]) and ${isShownOn('b', day)} and ${isOnPortal('b', host)}
    order by b.valid_from desc, b.created_at desc, b.key limit ${most}`.execute(db);
  return rows;
}

interface ListFilter {
  /** With the day on which the state counts. */
  state?: { state: ContentState; day: string } | null | undefined;
}

type BannerSortColumn = 'from' | 'to' | 'changedAt';

const list: ListDefinition<ListFilter, BannerSortColumn> = {
  from: sql`banner b`,
  key: { key: { column: sql`b.key`, type: 'text' } },
  columns: { from: sql`b.valid_from`, to: sql`b.valid_to`, changedAt: sql`b.changed_at` },
  order: [
    { by: 'from', order: 'DESC' },
    { by: 'changedAt', order: 'DESC' },
  ],
  search: (
    pattern,
  ) => sql`search_text(coalesce(b.link, '') || ' ' || coalesce(b.file, '')) like ${pattern}
    or exists (select from stored_file f where f.id = b.picture and search_text(f.name) like ${pattern})`,
  filters: { state: ({ state, day }) => isInState('b', state, day) },
};

const fence = ({ sorg }: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`b.sorg = ${sorg} and b.deleted_at is null`;

/** A page of the banners of the viewer's sales organisation that are not deleted. */
export function bannerPage(
  db: Db,
  viewer: Viewer,
  request: {
    filter: ListFilter;
    search: readonly string[];
    sort?: readonly ListSort<BannerSortColumn>[] | null | undefined;
    page: Page;
  },
): Promise<{ rows: WrittenBannerRow[]; count: number }> {
  return listQuery(
    db,
    list,
    { ...request, fence: fence(viewer) },
    { select: writtenColumns, join: sql`join banner b on b.key = p.key` },
  );
}

/** Reads a banner of the viewer's sales organisation; null for an unknown and for a deleted one. */
export async function findBanner(
  db: Db,
  viewer: Viewer,
  key: string,
  { lock = false } = {},
): Promise<WrittenBannerRow | null> {
  const { rows } = await sql<WrittenBannerRow>`
    select ${writtenColumns} from banner b where b.key = ${key} and ${fence(viewer)}
    ${lock ? sql`for update of b` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a writer may see a banner. */
export async function isBannerVisible(db: Db, viewer: Viewer, key: string): Promise<boolean> {
  return viewer.scopes.has(bannerScope) && (await findBanner(db, viewer, key)) !== null;
}

/** Returns where the bytes of the stored picture of a banner are; null for any other stored file. */
export async function findBannerPicture(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ place: string }>`
    select c.place from banner b
    join stored_file f on f.id = b.picture and f.sorg = b.sorg and f.owner_id = b.key
      and f.purpose = ${picturePurpose}
    join stored_content c on c.sorg = f.sorg and c.hash = f.hash
    where b.picture = ${id} and b.deleted_at is null`.execute(db);
  return rows[0]?.place ?? null;
}
