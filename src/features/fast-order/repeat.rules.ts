import { checkQty } from '#shared/quantity.ts';
import { checkedStock, type StockChecks } from '#src/lib/stock/checked-stock.ts';
import type { Product } from './resolve-codes.ts';

/** A line of a past order. */
export interface OrderedLine {
  article: string;
  description: string;
  order_qty: number;
}

/** The reason why a line cannot be ordered again. */
export type RepeatProblem = 'GONE' | 'BLOCKED' | 'BAD_QTY' | 'OVER_QUOTA' | 'OVER_STOCK' | null;

/** An article of a past order as it can be ordered now. */
export interface RepeatLine {
  article: string;
  description: string;
  /** The typed quantity; null when it is invalid. */
  qty: number | null;
  product: Product | null;
  problem: RepeatProblem;
}

/** The lines of an order by article: the same article twice is ordered together. */
export function byArticle(lines: readonly OrderedLine[]): OrderedLine[] {
  const sums = new Map<string, OrderedLine>();
  for (const line of lines) {
    const order_qty = line.order_qty + (sums.get(line.article)?.order_qty ?? 0);
    sums.set(line.article, { ...line, order_qty });
  }
  return [...sums.values()];
}

function findLineProblem(
  product: Product | undefined,
  qty: number | null,
  inCart: number,
  checks: StockChecks,
): RepeatProblem {
  if (!product) return 'GONE';
  if (product.blocked) return 'BLOCKED';
  if (qty === null || qty < 1) return 'BAD_QTY';
  const problem = checkQty(qty + inCart, product.orderQuota ?? null);
  if (problem === 'OVER_QUOTA') return problem;
  if (problem) return 'BAD_QTY';
  const available = checkedStock(product.stock, checks);
  return available !== null && qty + inCart > available ? 'OVER_STOCK' : null;
}

/**
 * Validates the lines of a past order against what is sold now (N055).
 * @param products sold now, by code
 * @param qtyOf pieces wanted now of an article; null for none
 * @param inCart pieces of an article in the cart
 * @param checks what the host says about quantities above the stock (N029)
 */
export function validateLines(
  lines: readonly OrderedLine[],
  products: ReadonlyMap<string, Product>,
  qtyOf: (line: OrderedLine) => number | null,
  inCart: (article: string) => number,
  checks: StockChecks = {},
): RepeatLine[] {
  return byArticle(lines).map((line) => {
    const { article, description } = line;
    const product = products.get(article);
    const qty = qtyOf(line);
    const problem = findLineProblem(product, qty, inCart(article), checks);
    return { article, description, qty, product: product ?? null, problem };
  });
}
