import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type * as device from './list-device.ts';

/** The name of the active cart with what can be done with carts, for the head of the cart; put a `Suspense` around it. */
export const CartName = lazyWithMessages(() => import('./components/cart-name.tsx'));

// The device's database comes with the first call, so that a page with a way to the lists does not
// wait for it.
const loadDevice = () => import('./list-device.ts');

/** See `list-device.ts`. */
export const loadAliases: typeof device.loadAliases = async (customer) =>
  await (await loadDevice()).loadAliases(customer);

/** See `list-device.ts`. */
export const saveAliases: typeof device.saveAliases = async (aliases) =>
  await (await loadDevice()).saveAliases(aliases);
