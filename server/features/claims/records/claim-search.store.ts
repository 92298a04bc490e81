import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { knowsConsumers } from '#server/lib/viewer-kind.rules.ts';

/** Up to this many claims are found by indexes before the fence is looked at. */
const mostFound = 2_000;

/** The condition on claim `r` that a pattern of a search makes. */
export type ClaimSearch = (pattern: string) => RawBuilder<SqlBool>;

/**
 * Looks for the words of a search in the indexes, in one statement for all of them, and returns the condition that each
 * makes: a word of few claims stands for these. A word that very many claims have is compared with each claim of the
 * list, because the planner underestimates how many the indexes find. Viewers who may not know consumers do not find
 * claims by them.
 */
export async function findBySearch(
  db: Db,
  viewer: Viewer,
  patterns: readonly string[],
): Promise<ClaimSearch> {
  const byPattern = new Map<string, string[]>();
  if (patterns.length > 0) {
    const found = patterns.map((pattern) => sql`array(${selectFound(viewer, pattern)})`);
    const { rows } = await sql<{ ids: string[] }>`
      select ids from (values ${sql.join(found.map((ids, nth) => sql`(${sql.lit(nth)}, ${ids})`))})
        f (nth, ids) order by nth`.execute(db);
    for (const [nth, { ids }] of rows.entries())
      if (ids.length <= mostFound) byPattern.set(patterns[nth] ?? '', ids);
  }
  return (pattern) => {
    const ids = byPattern.get(pattern);
    return ids ? sql`r.id = any(${ids}::text[])` : matches(viewer, pattern);
  };
}

/** Each of the selections is read by an index, until enough are found; a claim may come twice. */
const selectFound = ({ sorg, areas }: Viewer, pattern: string) => sql`
  select x.id from claim x where x.sorg = ${sorg} and x.search like ${pattern}
  union all select x.id from claim x
    where ${knowsConsumers({ areas })} and x.sorg = ${sorg} and x.consumer_search like ${pattern}
  union all select x.claim_id from claim_entry x where x.sorg = ${sorg} and x.search like ${pattern}
  union all select x.id from article a join claim x on x.sorg = a.sorg and x.article = a.code
    where a.sorg = ${sorg} and a.search like ${pattern}
  limit ${mostFound + 1}`;

const matches = ({ sorg, areas }: Viewer, pattern: string) => sql<SqlBool>`(
  r.search like ${pattern} or (${knowsConsumers({ areas })} and r.consumer_search like ${pattern})
  or exists (select from claim_entry x
    where x.sorg = r.sorg and x.claim_id = r.id and x.search like ${pattern})
  or r.article in (select a.code from article a
    where a.sorg = ${sorg} and a.search like ${pattern}))`;
