import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ClaimProblem, ProductCategory } from '#server/graphql/generated/types.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** The properties of an article that decide which problems it can have; null for any. */
export interface ProblemFilter {
  brand: string | null;
  merchandise: string | null;
  productCategory: ProductCategory | null;
}

const mostProblems = 500;

/** Returns the problems to choose from for an article, by part, in the reader's language. */
export async function listProblems(
  db: Db,
  sorg: string,
  { brand, merchandise, productCategory }: ProblemFilter,
  locale: Locale,
): Promise<ClaimProblem[]> {
  const text = (field: 'part' | 'description') =>
    translated({ entity: 'claim_problem', field, alias: 'p' }, locale);
  const { rows } = await sql<ClaimProblem>`
    select p.id, ${text('part')} as part, ${text('description')} as description
    from claim_problem p
    where p.sorg = ${sorg} and p.active
      and (${brand}::text is null or lower(p.brand) in (lower(${brand}::text), ''))
      and (${merchandise}::text is null or p.merchandise in (${merchandise}::text, ''))
      and (${productCategory}::text is null or p.product_category in (${productCategory}::text, ''))
    order by ${text('part')} collate "und-x-icu", ${text('description')} collate "und-x-icu", p.id
    limit ${mostProblems}`.execute(db);
  return rows;
}
