import { deviceStorage } from '#src/lib/device/device-storage.ts';
import { pinnedKey } from './cart-pinned.ts';

/** Pins the cart at the right, or no longer; other tabs follow. */
export function pinCart(pinned: boolean): void {
  if (pinned) deviceStorage.tryWrite(pinnedKey, 1);
  else deviceStorage.remove(pinnedKey);
  // The browser tells other tabs only.
  dispatchEvent(new Event('storage'));
}
