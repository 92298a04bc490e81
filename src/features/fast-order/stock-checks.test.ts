import { expect, test } from 'vitest';
import { type GridRow, findRowProblem as gridProblem, together } from './grid.rules.ts';
import { validateLines } from './repeat.rules.ts';
import type { Product } from './resolve-codes.ts';

const product = (qty: number, masked = false) =>
  ({ article_code: 'A', blocked: null, orderQuota: null, stock: { qty, masked } }) as Product;
const checks = { availableStockCheck: true };

function rowProblem(qtyText: string, inCart: number, of: Product, host = checks) {
  const row = { id: '1', code: 'A', qtyText, state: 'known', product: of, lineProblem: null };
  const rows = [row as GridRow];
  return gridProblem(row as GridRow, together(rows).get('A'), inCart, host);
}

// N029
test('counts rows and cart against the stock where it is checked', () => {
  expect(rowProblem('3', 1, product(4))).toBeNull();
  expect(rowProblem('4', 1, product(4))).toEqual({ kind: 'stock', available: 4, inCart: 1 });
  expect(rowProblem('4', 1, product(4), { availableStockCheck: false })).toBeNull();
  expect(rowProblem('400', 0, product(4, true))).toBeNull();
});

test('counts cart and repeated line against checked stock (N029)', () => {
  const lines = [{ article: 'A', description: 'A', order_qty: 4 }];
  const problem = (inCart: number, host = checks) =>
    validateLines(
      lines,
      new Map([['A', product(4)]]),
      () => 4,
      () => inCart,
      host,
    )[0]?.problem;
  expect([problem(0), problem(1)]).toEqual([null, 'OVER_STOCK']);
  expect(problem(1, { availableStockCheck: false })).toBeNull();
});
