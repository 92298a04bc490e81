import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

interface Author {
  id: number;
  name: string;
  /** Whether the user is of a shop: one with an area of a single customer (reading 44). */
  isShop: boolean;
}

/** Finds the authors of rows by their user names. */
export async function findAuthors(db: Db, rows: readonly Row[]): Promise<Map<string, Author>> {
  const names = [...new Set(rows.map(({ createdBy }) => String(createdBy)))];
  const { rows: found } = await sql<Author & { username: string }>`
    select u.id, u.username, u.name, exists (select from user_area a
      where a.user_id = u.id and a.limitation = 'customer') as "isShop"
    from app_user u where u.username = any(${names}::text[])`.execute(db);
  return new Map(found.map(({ username, ...author }) => [username, author]));
}

/** A text that is the same for rows of the same visit. */
export const toVisitKey = ({ sorg, id }: Row): string => JSON.stringify([sorg, id]);

/** Returns the keys of the visits that were made in the portal. */
export async function findPortalVisits(db: Db, rows: readonly Row[]): Promise<Set<string>> {
  const asked = rows.map(({ sorg, id }) => ({ sorg, id }));
  const { rows: found } = await sql<Row>`
    select x.sorg, x.id from ${records(asked, { sorg: 'text', id: 'text' })}
    join visit x on x.sorg = r.sorg and x.id = r.id and x.source = 'portal'`.execute(db);
  return new Set(found.map(toVisitKey));
}
