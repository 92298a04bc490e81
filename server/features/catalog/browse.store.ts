import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { BikeCategory, ProductCategory } from '#server/graphql/generated/types.ts';
import { containing } from '#server/lib/like.ts';
import type { Criteria } from './criteria.rules.ts';
import { type Market, matching } from './match.store.ts';

/** The bike categories of a sales organisation in its own order. */
export async function bikeCategoriesOf(db: Db, sorg: string): Promise<BikeCategory[]> {
  const { rows } = await sql<BikeCategory>`
    select b.id, b.wording, b.mc_ids as "mcIds", b.sorg, b.type
    from bike_category b where b.sorg = ${sorg}
    order by b.sorting, b.id collate "C"
    limit 200`.execute(db);
  return rows;
}

export interface Suggested {
  name: string;
  code: string;
  code_display: string;
  slug: string;
  category: ProductCategory;
  /** The text was this article's code or EAN. */
  exact: boolean;
}

/**
 * The best article of each matching model: an exact code or EAN first, then names that begin with
 * the text, then what sells most.
 */
export async function suggestedArticles(
  db: Db,
  criteria: Criteria,
  market: Market,
  text: string,
  limit: number,
): Promise<Suggested[]> {
  const codes = sql`(lower(a.code), lower(a.code_display), lower(a.old_code), a.ean)`;
  const begins = containing(text).slice(1);
  const { rows } = await sql<Suggested>`
    with found as (
      select a.*, lower(${text}) in ${codes} or ${`0${text}`} = a.ean as exact,
        lower(a.name) like lower(${begins}) as begins
      from article a where ${matching(criteria, market)}
    ), best as (
      select distinct on (f.group_id) f.*
      from found f
      order by f.group_id, f.exact desc nulls last, f.begins desc, f.popularity desc,
        f.code collate "C"
    )
    select b.name, b.code, b.code_display, g.slug, b.category, coalesce(b.exact, false) as exact
    from best b join product_group g on g.sorg = b.sorg and g.id = b.group_id
    order by b.exact desc nulls last, b.begins desc, b.popularity desc, b.code collate "C"
    limit ${limit}`.execute(db);
  return rows;
}

export interface GroupsetRow {
  id: string;
  name: string;
  brand: string;
  serie: string;
  slug: string;
  image: string | null;
}

export interface GroupsetsAsked {
  sorg: string;
  slug: string | null;
  words: readonly string[];
}

const asked = ({ sorg, slug, words }: GroupsetsAsked) =>
  sql.join(
    [
      sql`s.sorg = ${sorg}`,
      ...(slug === null ? [] : [sql`s.slug = ${slug}`]),
      ...words.map(
        (word) => sql`lower(s.name || ' ' || s.brand || ' ' || s.serie || ' ' || s.id)
          like lower(${containing(word)})`,
      ),
    ],
    sql` and `,
  );

/** How many groupsets match. */
export async function countGroupsets(db: Db, groupsets: GroupsetsAsked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from groupset s where ${asked(groupsets)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A page of groupsets by name. */
export async function groupsetPage(
  db: Db,
  groupsets: GroupsetsAsked,
  page: { limit: number; offset: number },
): Promise<GroupsetRow[]> {
  const { rows } = await sql<GroupsetRow>`
    select s.id, s.name, s.brand, s.serie, s.slug, s.image
    from groupset s where ${asked(groupsets)}
    order by s.name collate "und-x-icu", s.id collate "C"
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** What groupsets are made of, in their own order. */
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
