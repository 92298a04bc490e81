import { useEffect, useState, useSyncExternalStore } from 'react';
import { boundViewer, onViewerChange, type Viewer } from '#src/offline/viewer.ts';
import type { Product } from '../third-party.queries.ts';
import { type Cart, type CartShipment, emptyShipment, keyOf } from './cart-lines.ts';

const load = () => import('./cart-device.ts');
// Begun with the page: the network may be gone when the first article is added. The database is larger than the page.
const loading = load().catch(() => null);
const loadDevice = async () => (await loading) ?? (await load());

/** Changes the cart of a viewer on the device, that of the page unless another is named. @throws what the device throws */
export const changeCart = async (
  change: (cart: Cart) => Cart,
  viewer = boundViewer(),
): Promise<void> => (await loadDevice()).changeCart(change, viewer);

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
  const [kept, setKept] = useState<{ viewer: Viewer; cart: Cart } | null>(null);
  useEffect(() => {
    if (!viewer) return;
    let isOver = false;
    let stop = () => {};
    void loadDevice().then(({ watchCart }) => {
      if (!isOver) stop = watchCart(viewer, (cart) => setKept({ viewer, cart }));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [viewer]);
  // That of another customer is not shown, even for a moment.
  return kept && kept.viewer === viewer ? kept.cart : null;
}
