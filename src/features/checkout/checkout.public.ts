import type * as device from './checkout-device.ts';
import { loadCheckoutDevice } from './order-key.ts';

export { checkoutOperation } from './checkout.offline.ts';
export { requestedDays } from './requested-days.ts';
export { useOrderReasons } from './use-order-reasons.ts';

/** See `keep-terms.ts`; comes with the first call. */
export const keepTerms = async (customers: readonly string[]): Promise<() => void> =>
  (await loadCheckoutDevice()).keepTerms(customers);

/** See `order-intents.ts`; comes with the first call. */
export const giveUpOrder: typeof device.giveUpOrder = async (...of) =>
  await (await loadCheckoutDevice()).giveUpOrder(...of);
