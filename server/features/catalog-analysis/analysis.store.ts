import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { catalogText, translated } from '#server/lib/translated.store.ts';
import type { AnalysedRow } from '#shared/catalog-engine/answers/analysis.rules.ts';
import type { Locale } from '#shared/locales.ts';

/** An article, active or not, with what customers have ordered of it. */
export interface AnalysedArticle extends AnalysedRow {
  /** Pieces in orders of all customers that are not delivered. */
  ordered: number;
  name: string;
}

/**
 * Articles of a sales organisation by code with what customers have ordered of them (E314), in one
 * statement; unknown codes are missing.
 * @param open the states of orders of which nothing, or not all, is delivered
 */
export async function analysedArticles(
  db: Db,
  { sorg, locale }: { sorg: string; locale: Locale },
  codes: readonly string[],
  open: readonly string[],
): Promise<AnalysedArticle[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<AnalysedArticle>`
    select a.code, ${catalogText('a', 'name', locale)} as name, a.brand, a.category, a.merchandise_category,
      ${translated({ entity: 'merchandise_category', field: 'name', alias: 'm' }, locale)} as merchandise_name,
      a.active, a.order_blocked, a.available_for_order_at, (
        select coalesce(sum(l.qty), 0)
        from order_line l join "order" o on o.sorg = l.sorg and o.order_no = l.order_no
        where l.sorg = a.sorg and l.article = a.code and o.status = any(${open}::text[])) as ordered
    from article a
    join merchandise_category m on m.sorg = a.sorg and m.id = a.merchandise_category
    where a.sorg = ${sorg} and a.code = any(${codes}::text[])`.execute(db);
  return rows;
}
