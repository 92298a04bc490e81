import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * The changes of stock, or of customers and what is not sold to them, of the last while, by id. Ids
 * commit in any order, so a reader remembers those it has seen instead of the highest one.
 */
export async function recentChanges(
  db: Db,
  sorg: string,
  part: 'stock' | 'customers',
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog_change
    where sorg = ${sorg} and part = ${part} and at > now() - interval '45 minutes'
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The articles these changes touched; null when they touched all. */
export async function stockTouched(db: Db, ids: readonly number[]): Promise<string[] | null> {
  const { rows } = await sql<{ articles: string[] | null }>`
    select articles from catalog_change where id = any(${ids}::bigint[])`.execute(db);
  if (rows.some(({ articles }) => articles === null)) return null;
  return [...new Set(rows.flatMap(({ articles }) => articles ?? []))];
}

/**
 * What is left of articles in all warehouses, as `available` in stock.rules.ts has it.
 * @param codes null for all that have any
 */
export async function leftOf(
  db: Db,
  sorg: string,
  codes: readonly string[] | null,
): Promise<{ no: number; left: number }[]> {
  const { rows } = await (codes
    ? sql<{ no: number; left: number }>`
        select a.no, greatest(0, coalesce(sum(s.qty - s.reserved), 0))::float8 as left
        from article a left join stock s on s.sorg = a.sorg and s.article = a.code
        where a.sorg = ${sorg} and a.code = any(${codes}::text[])
        group by a.no`
    : sql<{ no: number; left: number }>`
        select a.no, sum(s.qty - s.reserved)::float8 as left
        from stock s join article a on a.sorg = s.sorg and a.code = s.article
        where s.sorg = ${sorg} and a.active
        group by a.no having sum(s.qty - s.reserved) > 0`
  ).execute(db);
  return rows;
}
