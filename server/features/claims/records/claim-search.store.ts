import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { findBySearch, type SearchCondition } from '#server/lib/search-found.store.ts';
import { knowsConsumers } from '#server/lib/viewer-kind.rules.ts';

/**
 * Looks for the words of a search of claims `r`. Viewers who may not know consumers do not find claims by them.
 * @returns the condition that each pattern makes
 */
export const findClaimsBySearch = (
  db: Db,
  viewer: Viewer,
  patterns: readonly string[],
): Promise<SearchCondition> =>
  findBySearch(db, patterns, {
    selectFound: (pattern) => selectFound(viewer, pattern),
    isFound: (ids) => sql`r.id = any(${[...ids]}::text[])`,
    matches: (pattern) => matches(viewer, pattern),
  });

const selectFound = ({ sorg, areas }: Viewer, pattern: string) => sql`
  select x.id from claim x where x.sorg = ${sorg} and x.search like ${pattern}
  union all select x.id from claim x
    where ${knowsConsumers({ areas })} and x.sorg = ${sorg} and x.consumer_search like ${pattern}
  union all select x.claim_id from claim_entry x where x.sorg = ${sorg} and x.search like ${pattern}
  union all select x.id from article a join claim x on x.sorg = a.sorg and x.article = a.code
    where a.sorg = ${sorg} and a.search like ${pattern}`;

const matches = ({ sorg, areas }: Viewer, pattern: string) => sql<SqlBool>`(
  r.search like ${pattern} or (${knowsConsumers({ areas })} and r.consumer_search like ${pattern})
  or exists (select from claim_entry x
    where x.sorg = r.sorg and x.claim_id = r.id and x.search like ${pattern})
  or r.article in (select a.code from article a
    where a.sorg = ${sorg} and a.search like ${pattern}))`;
