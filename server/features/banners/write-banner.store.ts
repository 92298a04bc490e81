import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** A banner as it is written. */
export interface BannerValues {
  link: string | null;
  /** A stored file; null keeps the picture of a feed. */
  picture: string | null;
  from: string;
  to: string;
  portals: readonly string[];
  published: boolean;
}

const toColumns = (values: BannerValues, { userId }: Viewer) => {
  const { link, picture, from, to, portals, published } = values;
  return {
    link,
    picture,
    published,
    valid_from: from,
    valid_to: to,
    portals: [...portals],
    changed_at: sql<Date>`now()`,
    changed_by: userId,
    changed_name: sql<string>`coalesce((select u.name from app_user u where u.id = ${userId}), '')`,
    of_staff: true,
  };
};

/** @returns its key */
export async function insertBanner(
  tx: Db,
  viewer: Viewer,
  id: string,
  values: BannerValues,
): Promise<string> {
  const { sorg } = viewer;
  await tx
    .insertInto('banner')
    .values({ sorg, id, ...toColumns(values, viewer) })
    .execute();
  return `${sorg}~${id}`;
}

/** Writes values and the next version; feeds then leave the banner as it is. */
export async function updateBanner(
  tx: Db,
  viewer: Viewer,
  { sorg, id }: { sorg: string; id: string },
  values: BannerValues,
): Promise<void> {
  await tx
    .updateTable('banner')
    .set({ ...toColumns(values, viewer), version: sql<number>`version + 1` })
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
}
