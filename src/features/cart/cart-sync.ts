import { boundViewer } from '#src/offline/viewer.ts';

/** The cart on the device, whose database comes with the first use. */
export const loadCartDevice = () => import('./cart-device.ts');

async function flush(): Promise<boolean> {
  const viewer = boundViewer();
  if (!viewer) return false;
  const { flushCart } = await loadCartDevice();
  return await flushCart(viewer);
}

/** The cart's step with the server, for those who must know it: the checkout. */
export const cartSync = {
  /** Sends what waits; whether the server's cart now is the device's. */
  flush,
  /** Brings the server's cart onto the device; without a network nothing happens. */
  pull: async (): Promise<void> => void (await flush()),
};
