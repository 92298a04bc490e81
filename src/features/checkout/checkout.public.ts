import type * as intents from './order-intents.ts';

export { checkoutOperation, type OrderNote } from './checkout.offline.ts';

/** See `order-intents.ts`; comes with the first call. */
export const giveUpOrder: typeof intents.giveUpOrder = async (...of) =>
  await (await import('./order-intents.ts')).giveUpOrder(...of);
