import { cartSync } from '#src/features/cart/cart.public.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { UnansweredOrder } from './checkout-draft.ts';

/** The database comes late: the checkout is drawn before it needs the key. */
export const loadCheckoutDevice = () => import('./checkout-device.ts');

/** Gives the cart of the active customer the key that its order has. */
export async function beginOrderDraft(): Promise<void> {
  const viewer = boundViewer();
  if (!viewer?.customer) return;
  const device = await loadCheckoutDevice();
  await device.beginDraft(device.openUserDatabase(viewer.host, viewer.userId), viewer.customer);
}

/** Whether the draft of this key is still to be ordered. @throws what the storage throws */
export async function isDraftOpen(key: string): Promise<boolean> {
  const viewer = boundViewer();
  if (!viewer?.customer) return false;
  const { openUserDatabase, readDraftKey } = await loadCheckoutDevice();
  const db = openUserDatabase(viewer.host, viewer.userId);
  return (await readDraftKey(db, viewer.customer)) === key;
}

/**
 * Gives the draft of a refused order another key. The cart is read first: where an order exists under the key, its
 * lines leave the cart and the draft ends.
 */
export async function renewOrderKey({ key }: Pick<UnansweredOrder, 'key'>): Promise<void> {
  await cartSync.pull();
  const viewer = boundViewer();
  if (!viewer?.customer) return;
  const { openUserDatabase, renewDraft } = await loadCheckoutDevice();
  await renewDraft(openUserDatabase(viewer.host, viewer.userId), viewer.customer, key);
}
