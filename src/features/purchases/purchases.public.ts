import type * as bring from './prefetch-purchases.ts';

/** See `prefetch-purchases.ts`; comes with the first call. */
export const prefetchPurchases: typeof bring.prefetchPurchases = async (...of) =>
  await (await import('./prefetch-purchases.ts')).prefetchPurchases(...of);
