import type * as bring from './bring-purchases.ts';

/** See `bring-purchases.ts`; comes with the first call. */
export const bringPurchases: typeof bring.bringPurchases = async (...of) =>
  await (await import('./bring-purchases.ts')).bringPurchases(...of);
