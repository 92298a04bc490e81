import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import {
  type ArticleFigures,
  type FreshFigures,
  selectFigures,
  toFigures,
} from '../stock.store.ts';
import {
  type Changes,
  type ChangesRow,
  changesSince,
  changesSinceMark,
  toChanges,
} from './recent-changes.store.ts';

/**
 * Reads, in one statement, the changes of stock, arrivals, quotas and warehouses since a mark, and the
 * figures of articles at the same moment.
 * @param mark that of the last answer; null for none
 * @returns figures for every requested code
 */
export async function stockSince(
  db: Db,
  sorg: string,
  mark: string | null,
  codes: readonly string[],
): Promise<Changes & { figures: Map<string, FreshFigures> }> {
  if (codes.length === 0)
    return { ...(await changesSince(db, sorg, 'stock', mark)), figures: new Map() };
  const { rows } = await sql<ChangesRow & ArticleFigures>`
    select null as code, null::integer as quota, null::json as stock, null::json as arrivals,
      ${changesSinceMark(sorg, 'stock', mark)}
    union all select f.*, null, null from (${selectFigures(sorg, codes)}) f`.execute(db);
  const [changes, ...figures] = rows;
  return { ...toChanges(changes as ChangesRow, mark), figures: toFigures(figures, codes) };
}
