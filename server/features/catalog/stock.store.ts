import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Arrival, StockFigures, WarehouseQty } from './stock.rules.ts';

/** Stock and arrivals of articles, warehouses by id; an entry for every code asked for. */
export async function stockOf(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<Map<string, StockFigures>> {
  const figures = new Map<string, StockFigures>(
    codes.map((code) => [code, { stock: [], arrivals: [] }]),
  );
  if (figures.size === 0) return figures;
  const [stock, arrivals] = await Promise.all([
    sql<WarehouseQty & { article: string }>`
      select s.article, w.name as warehouse, s.qty, s.reserved
      from stock s join warehouse w on w.sorg = s.sorg and w.id = s.warehouse
      where s.sorg = ${sorg} and s.article = any(${codes}::text[])
      order by s.warehouse collate "C"`.execute(db),
    sql<Arrival & { article: string }>`
      select r.article, r.date, r.qty
      from arrival r
      where r.sorg = ${sorg} and r.article = any(${codes}::text[])`.execute(db),
  ]);
  for (const { article, ...row } of stock.rows) figures.get(article)?.stock.push(row);
  for (const { article, ...row } of arrivals.rows) figures.get(article)?.arrivals.push(row);
  return figures;
}
