import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { StockFigures } from './stock.rules.ts';

/** Stock and arrivals of an article, and how many pieces of it a customer may have in the cart. */
export interface FreshFigures extends StockFigures {
  /** Null without a limit. */
  quota: number | null;
}

/** One row per article, since a list asks for many; null for nothing. */
export interface ArticleFigures {
  code: string;
  quota: number | null;
  stock: [warehouse: string, qty: number, reserved: number][] | null;
  /** Days YYYY-MM-DD. */
  arrivals: [date: string, qty: number][] | null;
}

/** Rows of `ArticleFigures`, its columns in that order. */
export function selectFigures(sorg: string, codes: readonly string[]): RawBuilder<ArticleFigures> {
  return sql`select a.code, a.order_quota as quota,
      (select json_agg(json_build_array(w.name, s.qty, s.reserved) order by s.warehouse collate "C")
      from stock s join warehouse w on w.sorg = s.sorg and w.id = s.warehouse
      where s.sorg = a.sorg and s.article = a.code) as stock,
      (select json_agg(json_build_array(r.date, r.qty) order by r.warehouse collate "C")
      from arrival r where r.sorg = a.sorg and r.article = a.code) as arrivals
    from article a
    where a.sorg = ${sorg} and a.code = any(${codes}::text[])`;
}

/**
 * Converts rows into figures by article, with warehouses by id.
 * @returns an entry for every requested code
 */
export function toFigures(
  rows: readonly ArticleFigures[],
  codes: readonly string[],
): Map<string, FreshFigures> {
  const figures = new Map<string, FreshFigures>(
    codes.map((code) => [code, { stock: [], arrivals: [], quota: null }]),
  );
  for (const { code, quota, stock, arrivals } of rows)
    figures.set(code, {
      stock: (stock ?? []).map(([warehouse, qty, reserved]) => ({ warehouse, qty, reserved })),
      arrivals: (arrivals ?? []).map(([date, qty]) => ({ date, qty })),
      quota,
    });
  return figures;
}

/**
 * Stock, arrivals and quota of articles in one statement.
 * @returns an entry for every code asked for
 */
export async function loadStock(
  db: Db,
  sorg: string,
  codes: readonly string[],
): Promise<Map<string, FreshFigures>> {
  const { rows } = codes.length > 0 ? await selectFigures(sorg, codes).execute(db) : { rows: [] };
  return toFigures(rows, codes);
}
