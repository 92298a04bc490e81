import { boundViewer } from '#src/offline/viewer.ts';

async function flush(): Promise<boolean> {
  const viewer = boundViewer();
  if (!viewer) return false;
  const { flushCart } = await import('./cart-device.ts');
  return await flushCart(viewer);
}

/** The cart's step with the server, for those who must know it: the checkout. */
export const cartSync = {
  /** Sends what waits; whether the server's cart now is the device's. */
  flush,
  /** Brings the server's cart onto the device; without a network nothing happens. */
  pull: async (): Promise<void> => void (await flush()),
};
