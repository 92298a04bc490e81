import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export interface GroupsetRow {
  id: string;
  name: string;
  brand: string;
  serie: string;
  slug: string;
  image: string | null;
}

export interface GroupsetsArgs {
  sorg: string;
  slug: string | null;
}

/** More are not searched; distributors have some dozens. */
const mostSearched = 5_000;

const buildCondition = ({ sorg, slug }: GroupsetsArgs) =>
  sql.join([sql`s.sorg = ${sorg}`, ...(slug === null ? [] : [sql`s.slug = ${slug}`])], sql` and `);

/** All groupsets by name, which the catalog engine searches. */
export async function allGroupsets(db: Db, sorg: string): Promise<GroupsetRow[]> {
  return await groupsetPage(db, { sorg, slug: null }, { limit: mostSearched, offset: 0 });
}

/** How many groupsets match. */
export async function countGroupsets(db: Db, groupsets: GroupsetsArgs): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from groupset s where ${buildCondition(groupsets)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A page of groupsets by name. */
export async function groupsetPage(
  db: Db,
  groupsets: GroupsetsArgs,
  page: { limit: number; offset: number },
): Promise<GroupsetRow[]> {
  const { rows } = await sql<GroupsetRow>`
    select s.id, s.name, s.brand, s.serie, s.slug, shown_picture(s.image) as image
    from groupset s where ${buildCondition(groupsets)}
    order by s.name collate "und-x-icu", s.id collate "C"
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** Returns the articles of groupsets, in their own order. */
export async function groupsetArticles(
  db: Db,
  sorg: string,
  ids: readonly string[],
): Promise<{ groupset_id: string; article: string; qty: number }[]> {
  const { rows } = await sql<{ groupset_id: string; article: string; qty: number }>`
    select m.groupset_id, m.article, m.qty from groupset_article m
    where m.sorg = ${sorg} and m.groupset_id = any(${ids}::text[])
    order by m.groupset_id, m.position
    limit 5000`.execute(db);
  return rows;
}
