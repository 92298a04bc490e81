import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import { containing } from '#server/lib/like.ts';
import type { Criteria } from '#shared/catalog-engine/query.ts';
import { type Market, matching } from './match.store.ts';

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
