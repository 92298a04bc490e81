import type { LineProblem, QtyTextProblem } from '#shared/order-lines/order-line.ts';
import type { Guess } from '#shared/order-lines/pick-reading.ts';
import { readQty } from '#shared/order-lines/read-qty.ts';
import { checkQty } from '#shared/quantity.ts';
import { checkedStock, type StockChecks } from '#src/lib/stock/checked-stock.ts';
import type { Product } from './resolve-codes.ts';

/**
 * `typing` not looked up yet, `unchecked` could not be looked up, `unsure` may be one of several,
 * `replaced` left the catalog, and its successor is the only guess; of a `carton` it is the article in it.
 */
export type RowState =
  | 'typing'
  | 'checking'
  | 'known'
  | 'unknown'
  | 'unsure'
  | 'replaced'
  | 'carton'
  | 'unchecked';

/** A row of the grid: the typed, pasted or uploaded text, and its article. */
export interface GridRow {
  id: string;
  /** Its line in the pasted text or file; null for a typed one. */
  no: number | null;
  raw: string | null;
  code: string;
  qtyText: string;
  state: RowState;
  product: Product | null;
  guesses: Guess<Product>[];
  lineProblem: LineProblem | null;
  /** The code is a number of the dealer's own. */
  own: boolean;
  /** The unknown code it came with in a paste or file, while another is typed over it. */
  strange: string | null;
  /** The unknown code for which the user selected an article; it may be saved as an own number. */
  mayKeep: string | null;
  /** It was wrong in a paste or file and stays at the top until it is right. */
  first: boolean;
}

/** The problem of a row, the most serious first; null for none, or none yet. */
export type RowProblem =
  | { kind: 'line'; code: LineProblem }
  | { kind: 'code'; code: 'UNKNOWN' | 'UNSURE' | 'REPLACED' | 'CARTON' | 'UNCHECKED' }
  | { kind: 'blocked' }
  | { kind: 'qty'; code: QtyTextProblem; choices: number[] }
  | { kind: 'quota'; quota: number; inCart: number }
  | { kind: 'stock'; available: number; inCart: number }
  | null;

/** The total of all rows for an article. */
export interface Together {
  qty: number;
  /** The rows, in their order. */
  rows: GridRow[];
}

/** Nothing was typed in it. */
export const isBlank = (row: GridRow): boolean =>
  row.code.trim() === '' && row.qtyText.trim() === '' && row.lineProblem === null;

/** The quantity of a row; null when it is none. */
export const qtyOf = (row: GridRow): number | null => readQty(row.qtyText).qty;

/** Adds up what rows want by article: the same article twice is one line of the cart. */
export function together(rows: readonly GridRow[]): Map<string, Together> {
  const sums = new Map<string, Together>();
  for (const row of rows) {
    if (!row.product) continue;
    const code = row.product.article_code;
    const sum = sums.get(code) ?? { qty: 0, rows: [] };
    sum.qty += qtyOf(row) ?? 0;
    sum.rows.push(row);
    sums.set(code, sum);
  }
  return sums;
}

/**
 * Validates a row (C064, N029, N057, E303 to E310).
 * @param sum of its article, over all rows
 * @param inCart pieces of its article in the cart
 * @param checks what the host says about quantities above the stock
 */
export function findRowProblem(
  row: GridRow,
  sum: Together | undefined,
  inCart: number,
  checks: StockChecks = {},
): RowProblem {
  if (row.lineProblem) return { kind: 'line', code: row.lineProblem };
  if (isBlank(row)) return null;
  if (row.state === 'unknown') return { kind: 'code', code: 'UNKNOWN' };
  if (row.state === 'unsure') return { kind: 'code', code: 'UNSURE' };
  if (row.state === 'replaced') return { kind: 'code', code: 'REPLACED' };
  if (row.state === 'carton') return { kind: 'code', code: 'CARTON' };
  if (row.state === 'unchecked') return { kind: 'code', code: 'UNCHECKED' };
  if (!row.product) return null;
  if (row.product.blocked) return { kind: 'blocked' };
  const { problem, choices } = readQty(row.qtyText);
  if (problem) return { kind: 'qty', code: problem, choices };
  const quota = row.product.orderQuota ?? null;
  const all = (sum?.qty ?? 0) + inCart;
  const over = checkQty(all, quota);
  if (over === 'OVER_QUOTA' && quota !== null) return { kind: 'quota', quota, inCart };
  if (over) return { kind: 'qty', code: 'QTY_TOO_LARGE', choices: [] };
  const available = checkedStock(row.product.stock, checks);
  return available !== null && all > available ? { kind: 'stock', available, inCart } : null;
}

/** A row that can go into the cart. */
export function isReady(row: GridRow, problem: RowProblem): boolean {
  return row.product !== null && problem === null && qtyOf(row) !== null;
}
