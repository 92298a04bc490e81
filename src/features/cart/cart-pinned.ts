import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/lib/device/device-storage.ts';

/** Where the device remembers that the cart is pinned. */
export const pinnedKey = 'pannier.cart-pinned';

const isPinned = () => deviceStorage.read(pinnedKey) !== null;

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether the cart is shown at the right of the catalog where there is space. */
export function usePinned(): boolean {
  return useSyncExternalStore(subscribe, isPinned);
}
