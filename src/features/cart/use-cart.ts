import { useSyncExternalStore } from 'react';
import type { Cart } from './cart-model.ts';
import { cartStore } from './cart-store.ts';
import { sumGoods } from './goods.rules.ts';

/** The cart of the active customer as the device has it, unsent changes included. */
export function useCart(): Cart {
  return useSyncExternalStore(cartStore.subscribe, cartStore.getSnapshot);
}

/** The value of the cart's goods, minor units; renders again only when it changes. */
export function useCartTotal(): number {
  return useSyncExternalStore(cartStore.subscribe, () => sumGoods(cartStore.getSnapshot().totals));
}

/** How many pieces of an article are in the cart; renders again only when that changes. */
export function useCartQty(articleCode: string): number {
  return useSyncExternalStore(cartStore.subscribe, () => cartStore.qtyOf(articleCode));
}
