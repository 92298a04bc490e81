import { checkQty } from '#shared/quantity.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { WantedQty } from './cart-device.ts';
import { loadCartDevice } from './cart-sync.ts';

/**
 * Sets how many pieces of an article the customer wants; 0 removes it (B095, B099). Resolves when the
 * change is stored on the device; it is sent automatically later.
 * @throws RangeError for a quantity that cannot be ordered; otherwise when the device cannot store it
 */
export function setCartQty(product: CartProductFragment, qty: number): Promise<void> {
  return setCartQtys([{ product, qty }]);
}

/** Sets several articles: all are stored, or none, and then the user is informed. */
export async function setCartQtys(wanted: readonly WantedQty[]): Promise<void> {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in, so there is no cart');
  for (const { product, qty } of wanted) {
    const problem = checkQty(qty, product.orderQuota);
    if (problem) throw new RangeError(problem);
  }
  const { wantQtys } = await loadCartDevice();
  try {
    await wantQtys(viewer, wanted);
  } catch (error) {
    sayNotSaved(error);
    throw error;
  }
}
