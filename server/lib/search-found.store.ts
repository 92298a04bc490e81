import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Up to this many records are found by indexes before the fence is looked at. */
const mostFound = 2_000;

/** The condition that a pattern of a search puts on a record. */
export type SearchCondition = (pattern: string) => RawBuilder<SqlBool>;

interface Searched {
  /** Selects the ids of records that a pattern finds, each part by an index; a record may come twice. */
  selectFound: (pattern: string) => RawBuilder<unknown>;
  /** The condition that a record is one of the found ones. */
  isFound: (ids: readonly string[]) => RawBuilder<SqlBool>;
  /** The condition on a record that does not use the indexes. */
  matches: SearchCondition;
}

/**
 * Looks for the words of a search in the indexes, in one statement for all of them, and returns the condition that each
 * makes: a word of few records stands for these. A word that very many records have is compared with each record of the
 * list, because the planner underestimates how many the indexes find.
 */
export async function findBySearch(
  db: Db,
  patterns: readonly string[],
  { selectFound, isFound, matches }: Searched,
): Promise<SearchCondition> {
  const byPattern = new Map<string, string[]>();
  if (patterns.length > 0) {
    const found = patterns.map(
      (pattern) => sql`array(${selectFound(pattern)} limit ${sql.lit(mostFound + 1)})`,
    );
    const { rows } = await sql<{ ids: string[] }>`
      select ids from (values ${sql.join(found.map((ids, nth) => sql`(${sql.lit(nth)}, ${ids})`))})
        f (nth, ids) order by nth`.execute(db);
    for (const [nth, { ids }] of rows.entries())
      if (ids.length <= mostFound) byPattern.set(patterns[nth] ?? '', ids);
  }
  return (pattern) => {
    const ids = byPattern.get(pattern);
    return ids ? isFound(ids) : matches(pattern);
  };
}
