import { useSyncExternalStore } from 'react';

/** Where the device remembers that the cart is pinned. */
export const pinnedKey = 'pannier.cart-pinned';

const isPinned = () => localStorage.getItem(pinnedKey) !== null;

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether the cart shall stand at the right of the catalog where there is room for it. */
export function usePinned(): boolean {
  return useSyncExternalStore(subscribe, isPinned);
}
