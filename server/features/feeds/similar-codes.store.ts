import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';

/** At most this many groups of similar codes are looked at. */
const limit = 1_000;

/** Codes of one sales organisation that differ only in the case of letters. */
export interface SimilarCodes {
  sorg: string;
  codes: string[];
}

/** All codes of a table that differ only in the case of letters; one scan of the table. */
export async function similarCodes(
  db: Db,
  table: keyof DB,
  column: string,
): Promise<SimilarCodes[]> {
  const code = sql.ref(`t.${column}`);
  const { rows } = await sql<SimilarCodes>`
    select t.sorg, array_agg(${code} order by ${code} collate "C") as codes
    from (
      select t.sorg, lower(${code}) as small from ${sql.table(table)} t
      group by t.sorg, lower(${code}) having count(*) > 1 limit ${limit}
    ) g join ${sql.table(table)} t on t.sorg = g.sorg and lower(${code}) = g.small
    group by t.sorg, g.small order by t.sorg, g.small`.execute(db);
  return rows;
}
