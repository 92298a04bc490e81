import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { aliasesOf } from '#src/features/order-lists/order-lists.public.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { type GridRow, problemOf, type RowProblem, type Together, together } from './grid.rules.ts';
import { fastOrderDraft } from './order-draft.ts';
import { OrderGrid } from './order-grid.ts';
import { warmCodes } from './warm-codes.ts';

/** A row with what is wrong with it, and all rows of its article. */
export interface JudgedRow {
  row: GridRow;
  problem: RowProblem;
  sum: Together | undefined;
}

/** The grid of a user for a customer; what waited for a connection is looked up when there is one. */
export function useOrderGrid(userId: string | number, customer: string) {
  const [grid] = useState(
    () =>
      new OrderGrid({
        draft: fastOrderDraft(userId, customer),
        own: () => aliasesOf(customer),
      }),
  );
  const view = useSyncExternalStore(grid.subscribe, grid.getSnapshot);
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks anew when the connection is back
  useEffect(() => void grid.checkUnchecked(), [grid, online]);
  useEffect(() => {
    void warmCodes();
    const keep = () => grid.keepNow();
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      grid.cancel();
      keep();
    };
  }, [grid]);
  return { grid, view };
}

/** Judges all rows, against each other and what is in the cart. */
export function useJudged(rows: readonly GridRow[]): JudgedRow[] {
  const cart = useCart();
  const inCart = new Map(cart.lines.map(({ articleCode, qty }) => [articleCode, qty]));
  const sums = together(rows);
  return rows.map((row) => {
    const code = row.product?.article_code ?? '';
    const sum = sums.get(code);
    return { row, sum, problem: problemOf(row, sum, inCart.get(code) ?? 0) };
  });
}
