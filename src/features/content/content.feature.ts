import type { ClientFeature } from '#src/crud/feature.ts';

/** The parts that content of all kinds has: receipts, and what hides it when a market is taken away. */
export const content: ClientFeature = {
  outbox: [
    {
      name: 'MarkContentRead',
      version: 1,
      customer: 'in arguments',
      overwrites: true,
      refreshes: ['news', 'sales_document'],
    },
  ],
  watch: () => import('./watch-markets.ts'),
};
