import { pinnedKey } from './cart-pinned.ts';

/** Pins the cart at the right, or no longer; other tabs follow. */
export function pinCart(pinned: boolean): void {
  if (pinned) localStorage.setItem(pinnedKey, '1');
  else localStorage.removeItem(pinnedKey);
  // The browser tells other tabs only.
  dispatchEvent(new Event('storage'));
}
