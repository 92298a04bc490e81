import { liveQuery } from 'dexie';
import * as v from 'valibot';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import type { Viewer } from '#src/offline/viewer.ts';
import { type Cart, emptyCart } from './cart-lines.ts';

const rowKey = ({ customer }: Viewer) => `third-party-cart/${customer ?? ''}`;

/** What this version of the app can show; a cart that another version has kept in another shape begins anew. */
const keptCart = v.object({
  lines: v.array(
    v.object({
      product: v.looseObject({
        vendor: v.looseObject({ id: v.string(), name: v.string() }),
        articleCode: v.string(),
        description: v.string(),
        price: v.number(),
        uomConverter: v.number(),
        salesUnit: v.string(),
        deals: v.array(v.looseObject({ qty: v.number(), value: v.number() })),
      }),
      qty: v.number(),
    }),
  ),
  shipments: v.record(v.string(), v.object({ to: v.string(), day: v.string(), notes: v.string() })),
});

async function readCart(viewer: Viewer): Promise<Cart> {
  const row = await openUserDatabase(viewer.host, viewer.userId).syncState.get(rowKey(viewer));
  return v.is(keptCart, row?.cart) ? (row.cart as Cart) : emptyCart;
}

/** Changes the cart of a viewer. @throws what the device throws */
export async function changeCart(
  change: (cart: Cart) => Cart,
  viewer: Viewer | null,
): Promise<void> {
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
