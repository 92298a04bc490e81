import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Changes since a mark. */
export interface Changes {
  /** The mark for the next call. */
  mark: string;
  /** The articles they touched; null when they touched all, and for the first time. */
  touched: string[] | null;
}

/** Changes are kept for an hour: after this long without a call, milliseconds, everything is read again. */
export const marksLast = 1_800_000;

/** The parts of the catalog that are read without a snapshot. */
type Part = 'stock' | 'customers';

/** The mark and the changes as columns of a row, to be read by `toChanges`. */
export interface ChangesRow {
  mark: string;
  /** The codes that each change concerns, null for all; null when there are no changes. */
  changes: (string[] | null)[] | null;
}

/**
 * The columns of `ChangesRow`: the snapshot of the statement is the next mark, and what that of the
 * last one did not see is what has changed, in whatever order it was committed. Nothing is read for
 * the first mark, which is null.
 */
export function changesSinceMark(
  sorg: string,
  part: Part,
  mark: string | null,
): RawBuilder<ChangesRow> {
  return sql`pg_current_snapshot()::text as mark,
    (select json_agg(c.articles) from catalog_change c
      where c.sorg = ${sorg} and c.part = ${part}
        and c.tx >= pg_snapshot_xmin(${mark}::pg_snapshot)
        and not pg_visible_in_snapshot(c.tx, ${mark}::pg_snapshot)) as changes`;
}

/** @param before the mark they were asked with */
export function toChanges({ mark, changes }: ChangesRow, before: string | null): Changes {
  const known = changes ?? [];
  const all = before === null || known.includes(null);
  return { mark, touched: all ? null : [...new Set(known.flatMap((codes) => codes ?? []))] };
}

/**
 * The changes of stock, or of customers and what is not sold to them, since a mark.
 * @param mark that of the last answer; null for none
 */
export async function changesSince(
  db: Db,
  sorg: string,
  part: Part,
  mark: string | null,
): Promise<Changes> {
  const { rows } = await sql<ChangesRow>`select ${changesSinceMark(sorg, part, mark)}`.execute(db);
  return toChanges(rows[0] as ChangesRow, mark);
}

/**
 * Returns the available pieces of articles in all warehouses, as `available` in stock.rules.ts.
 * @param codes null for all that have any
 */
export async function loadAvailable(
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
