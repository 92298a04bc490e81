import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { loadAliases } from '#src/features/order-lists/order-lists.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { mayAnswer } from '#src/offline/catalog/offline-catalog-flag.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import {
  findRowProblem,
  type GridRow,
  type RowProblem,
  type Together,
  together,
} from './grid.rules.ts';
import { fastOrderDraft } from './order-draft.ts';
import { OrderGrid } from './order-grid.ts';

/** A row with what is wrong with it, and all rows of its article. */
export interface ValidatedRow {
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
        own: () => loadAliases(customer),
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

// A row is a new object after each change, so it is the key to its validation. An equal result stays the
// same object, so its row is not rendered again.
const lastValidated = new WeakMap<
  GridRow,
  { validated: ValidatedRow; inCart: number; checked: boolean }
>();
const lastSums = new WeakMap<GridRow, Together>();

/** The sum as it was before when it is of the same rows, by the first of them. */
function sharedSum(sum: Together): Together {
  const [head] = sum.rows;
  const before = head && lastSums.get(head);
  const { rows } = sum;
  if (before?.rows.length === rows.length && rows.every((row, at) => row === before.rows[at]))
    return before;
  if (head) lastSums.set(head, sum);
  return sum;
}

function validateRow(
  row: GridRow,
  sum: Together | undefined,
  inCart: number,
  checked: boolean,
): ValidatedRow {
  const last = lastValidated.get(row);
  if (last?.inCart === inCart && last.checked === checked && last.validated.sum === sum)
    return last.validated;
  const validated = {
    row,
    sum,
    problem: findRowProblem(row, sum, inCart, { availableStockCheck: checked }),
  };
  lastValidated.set(row, { validated, inCart, checked });
  return validated;
}

/** Validates all rows against each other and what is in the cart. */
export function useValidatedRows(rows: readonly GridRow[]): ValidatedRow[] {
  const cart = useCart();
  const { availableStockCheck, exactQtyCheck } = useHostConfig();
  const checked = availableStockCheck || exactQtyCheck;
  const inCart = new Map(cart.lines.map(({ articleCode, qty }) => [articleCode, qty]));
  const sums = new Map([...together(rows)].map(([code, sum]) => [code, sharedSum(sum)]));
  return rows.map((row) => {
    const code = row.product?.article_code ?? '';
    return validateRow(row, sums.get(code), inCart.get(code) ?? 0, checked);
  });
}

/**
 * Lets the catalog on the device sort its codes and deals before the user pastes, which takes some tenths
 * of a second once. Does nothing without a catalog on the device.
 */
async function warmCodes(): Promise<void> {
  const viewer = boundViewer();
  if (!viewer || !mayAnswer('ResolveArticles', viewer)) return;
  const { localAnswer } = await import('#src/offline/catalog/local-answer.ts');
  await Promise.all([
    localAnswer(viewer, 'ResolveArticles', { codes: [] }),
    localAnswer(viewer, 'BestSellers', { category: null, limit: 1 }),
  ]).catch(() => undefined);
}
