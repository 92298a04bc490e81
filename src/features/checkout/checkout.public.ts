import type * as intents from './order-intents.ts';
import { loadOrderIntents } from './order-key.ts';
import type * as days from './requested-days.ts';

export { checkoutOperation, type OrderNote, type OrderVariables } from './checkout.offline.ts';
export { useOrderReasons } from './use-order-reasons.ts';

/** See `keep-terms.ts`; comes with the first call. */
export const keepTerms = async (customers: readonly string[]): Promise<() => void> =>
  (await import('./keep-terms.ts')).keepTerms(customers);

/** See `order-intents.ts`; comes with the first call. */
export const giveUpOrder: typeof intents.giveUpOrder = async (...of) =>
  await (await loadOrderIntents()).giveUpOrder(...of);

/** See `requested-days.ts`; comes with the first call. */
export const requestedDays = async (...of: Parameters<typeof days.requestedDays>) =>
  (await import('./requested-days.ts')).requestedDays(...of);
