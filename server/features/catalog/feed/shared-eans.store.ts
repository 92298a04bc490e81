import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** An EAN that several articles of a sales organisation have, with the codes of some of them. */
export interface SharedEan {
  sorg: string;
  ean: string;
  codes: string[];
}

/** Returns those of the EANs that several articles have, by the index of EANs. */
export async function findSharedEans(
  db: Db,
  eans: readonly { sorg: string; ean: string }[],
): Promise<SharedEan[]> {
  const { rows } = await sql<SharedEan>`
    select a.sorg, a.ean, (array_agg(a.code order by a.code collate "C"))[:10] as codes
    from article a where (a.sorg, a.ean) in (
      select t.sorg, t.ean from json_to_recordset(${JSON.stringify(eans)}::json)
        as t (sorg text, ean text))
    group by a.sorg, a.ean having count(*) > 1`.execute(db);
  return rows;
}
