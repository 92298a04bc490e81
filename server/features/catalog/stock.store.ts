import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { StockFigures } from './stock.rules.ts';

interface StockLine {
  article: string;
  /** Null for an arrival. */
  warehouse: string | null;
  qty: number;
  reserved: number;
  /** Of an arrival, YYYY-MM-DD. */
  date: string | null;
}

/**
 * Stock and arrivals of articles, warehouses by id, in one statement.
 * @returns an entry for every code asked for
 */
export async function stockOf(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<Map<string, StockFigures>> {
  const figures = new Map<string, StockFigures>(
    codes.map((code) => [code, { stock: [], arrivals: [] }]),
  );
  if (figures.size === 0) return figures;
  const { rows } = await sql<StockLine>`
    select article, name as warehouse, qty, reserved, date from (
      select s.article, s.warehouse, w.name, s.qty, s.reserved, null::date as date
      from stock s join warehouse w on w.sorg = s.sorg and w.id = s.warehouse
      where s.sorg = ${sorg} and s.article = any(${codes}::text[])
      union all
      select r.article, r.warehouse, null, r.qty, 0, r.date
      from arrival r
      where r.sorg = ${sorg} and r.article = any(${codes}::text[])) lines
    order by lines.warehouse collate "C"`.execute(db);
  for (const { article, warehouse, qty, reserved, date } of rows) {
    const of = figures.get(article);
    if (date !== null) of?.arrivals.push({ date, qty });
    else of?.stock.push({ warehouse: warehouse ?? '', qty, reserved });
  }
  return figures;
}
