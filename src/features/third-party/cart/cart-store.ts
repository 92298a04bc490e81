import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { linePrice } from '#shared/price-rule.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer, onViewerChange, type Viewer } from '#src/offline/viewer.ts';
import type { Product } from '../third-party.queries.ts';

// The cart of third-party articles is on this device only, for a user and a customer (N124, reading 109). It is one row,
// which each change reads and writes in one transaction, so that two tabs lose nothing of each other.

/** An article as the buyer has seen it, and how many sales units are wanted. */
export interface CartLine {
  product: Product;
  qty: number;
}

/** How the order of a vendor is handed over, as far as the buyer has chosen it. */
export interface CartShipment {
  /** `shipto:<id>` or `pickup:<id>`; empty for nothing chosen. */
  to: string;
  /** YYYY-MM-DD; empty for as soon as possible. */
  day: string;
  notes: string;
}

export interface Cart {
  lines: CartLine[];
  /** By vendor. */
  shipments: Record<string, CartShipment>;
}

export const emptyShipment: CartShipment = { to: '', day: '', notes: '' };
const emptyCart: Cart = { lines: [], shipments: {} };

export type ArticleKey = { vendorId: string; articleCode: string };

/** The key of an article over all vendors. */
export const toKey = ({ vendorId, articleCode }: ArticleKey): string =>
  JSON.stringify([vendorId, articleCode]);

export const keyOf = ({ vendor, articleCode }: Product): string =>
  toKey({ vendorId: vendor.id, articleCode });

/** The price of a line by the vendor's deals (B101 to B103). */
export const priceOf = ({ product, qty }: CartLine) => linePrice(product.price, qty, product.deals);

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

/** Changes the cart on the device. @throws what the device throws */
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

/** Puts so many of an article into the cart, at the price that is shown now; 0 removes it. */
export const setQty = (product: Product, qty: number): Promise<void> =>
  changeCart(({ lines, shipments }) => {
    const key = keyOf(product);
    const isThere = lines.some((line) => keyOf(line.product) === key);
    const line = { product, qty };
    const next = isThere
      ? lines.map((one) => (keyOf(one.product) === key ? line : one))
      : [...lines, line];
    return { lines: next.filter((one) => one.qty > 0), shipments };
  });

export const setShipment = (vendor: string, change: Partial<CartShipment>): Promise<void> =>
  changeCart(({ lines, shipments }) => ({
    lines,
    shipments: {
      ...shipments,
      [vendor]: { ...(shipments[vendor] ?? emptyShipment), ...change },
    },
  }));

/** The cart of the active customer, live; null until the device has been read. */
export function useThirdPartyCart(): Cart | null {
  const viewer = useSyncExternalStore(onViewerChange, boundViewer);
  const kept = useLiveQuery(async () => {
    if (!viewer) return { viewer, cart: emptyCart };
    const db = openUserDatabase(viewer.host, viewer.userId);
    return { viewer, cart: await withReopen(db, () => readCart(viewer)) };
  }, [viewer]);
  // That of another customer is not shown, even for a moment.
  return kept && kept.viewer === viewer ? kept.cart : null;
}
