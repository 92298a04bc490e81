import { replaceEqualDeep } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { readDraftKey } from '#src/offline/order-draft.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { syncNow } from '#src/offline/sync/sync-now.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { cartChange, cartKey, pendingCartChanges } from './cart.offline.ts';
import { type Cart, type CartLine, noCart, toCart } from './cart-model.ts';

export interface WantedQty {
  product: CartProductFragment;
  qty: number;
}

/** Returns the device's cart of a customer: the server's last state with unsent changes applied. */
export async function readCart(db: UserDatabase, customer: string): Promise<Cart> {
  const [rows, pending, state, draft] = await Promise.all([
    db.cartLines.where('customer').equals(customer).sortBy('position'),
    pendingCartChanges(db, customer),
    db.syncState.get(`cart/${customer}`),
    readDraftKey(db, customer),
  ]);
  const changes = new Map(pending.flatMap((entry) => entry.keys.map((key) => [key, entry])));
  const lines = rows.flatMap((row): CartLine[] => {
    const change = changes.get(cartKey(customer, row.articleCode));
    const failure = change?.state === 'parked' ? change.failure : null;
    if (row.qty === 0 && !failure) return [];
    return [
      {
        articleCode: row.articleCode,
        qty: row.qty,
        product: row.product as CartProductFragment,
        pending: change !== undefined,
        problem: failure && { code: failure.code, message: failure.message ?? '' },
      },
    ];
  });
  return toCart(lines, (state?.asOf as string | undefined) ?? null, draft);
}

/** Returns a cart in which unchanged lines are the same objects as before. */
function sharing(before: Cart, next: Cart): Cart {
  const known = new Map(before.lines.map((line) => [line.articleCode, line]));
  const lines = next.lines.map((line) => replaceEqualDeep(known.get(line.articleCode), line));
  return { ...next, lines };
}

/**
 * Tells the cart now and whenever any tab or the worker changes it. A line that stays as it was stays
 * the same object, so that of a long cart only what has changed is drawn again.
 */
export function watchCart(viewer: Viewer, show: (cart: Cart) => void): () => void {
  const db = openUserDatabase(viewer.host, viewer.userId);
  const customer = viewer.customer ?? '';
  let shown = noCart;
  const watching = liveQuery(() =>
    withReopen(db, () =>
      db.transaction('r', [db.cartLines, db.outbox, db.syncState], () => readCart(db, customer)),
    ),
  ).subscribe({
    next(cart) {
      shown = sharing(shown, cart);
      show(shown);
    },
    // In a private window, for example, no cart can be stored here, which is not the same as an empty one.
    error: () => show({ ...noCart, unreadable: true }),
  });
  return () => watching.unsubscribe();
}

/** Puts quantities into the device's cart and captures them for the server, all or nothing. */
export async function wantQtys(viewer: Viewer, wanted: readonly WantedQty[]): Promise<void> {
  const { customer } = viewer;
  if (customer === null) throw new Error('No customer is selected, so there is no cart');
  const db = openUserDatabase(viewer.host, viewer.userId);
  await enqueue(
    db,
    viewer,
    wanted.map(({ product, qty }) => cartChange(customer, product, qty)),
  );
}

/**
 * Sends what waits and asks the server for its cart.
 * @returns whether device and server now agree
 */
export async function flushCart(viewer: Viewer): Promise<boolean> {
  const db = openUserDatabase(viewer.host, viewer.userId);
  const { phase } = await syncNow(viewer);
  const waiting = await withReopen(db, () => pendingCartChanges(db, viewer.customer ?? ''));
  return phase === 'idle' && waiting.length === 0;
}
