import { boundViewer } from '#src/offline/viewer.ts';

async function settle(): Promise<boolean> {
  const viewer = boundViewer();
  if (!viewer) return false;
  const { settleCart } = await import('./cart-device.ts');
  return await settleCart(viewer);
}

/** The cart's step with the server, for those who must know it: the checkout. */
export const cartSync = {
  /** Sends what waits; whether the server's cart now is the device's. */
  settle,
  /** Brings the server's cart onto the device; without a network nothing happens. */
  pull: async (): Promise<void> => void (await settle()),
};
