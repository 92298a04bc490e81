import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const most = 20;

/** The banners of some sales organisations that the database's clock finds active (B121), newest first. */
export function activeBanners(db: Db, sorgs: readonly string[]) {
  return db
    .selectFrom('banner')
    .selectAll()
    .where(sql<boolean>`sorg = any(${sorgs}::text[])`)
    .where(sql<boolean>`now() between starts_at and ends_at`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}
