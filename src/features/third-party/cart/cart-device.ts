import { liveQuery } from 'dexie';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { type Cart, emptyCart } from './cart-lines.ts';

const rowKey = ({ customer }: Viewer) => `third-party-cart/${customer ?? ''}`;

async function readCart(viewer: Viewer): Promise<Cart> {
  const row = await openUserDatabase(viewer.host, viewer.userId).syncState.get(rowKey(viewer));
  return (row?.cart as Cart | undefined) ?? emptyCart;
}

/** Changes the cart of the active customer. @throws what the device throws */
export async function changeCart(change: (cart: Cart) => Cart): Promise<void> {
  const viewer = boundViewer();
  if (!viewer) return;
  const db = openUserDatabase(viewer.host, viewer.userId);
  await withReopen(db, () =>
    db.transaction('rw', db.syncState, async () => {
      const cart = change(await readCart(viewer));
      await db.syncState.put({ key: rowKey(viewer), cart });
    }),
  );
}

/** Calls back with the cart of a viewer, now and after each change. @returns what ends it */
export function watchCart(viewer: Viewer, onCart: (cart: Cart) => void): () => void {
  const db = openUserDatabase(viewer.host, viewer.userId);
  const live = liveQuery(() => withReopen(db, () => readCart(viewer)));
  const subscription = live.subscribe(onCart);
  return () => subscription.unsubscribe();
}
