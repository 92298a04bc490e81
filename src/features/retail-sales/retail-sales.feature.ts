import type { ClientFeature } from '#src/crud/feature.ts';

/** Retail sales: registering sold bikes, and the report of them (U014). */
export const retailSales: ClientFeature = {
  screens: {
    retailSales: () => import('./retail-sales.screen.tsx'),
    registerSale: () => import('./register-sale.screen.tsx'),
    uploadSales: () => import('./upload-sales.screen.tsx'),
    consumerAccounts: () => import('./consumer-accounts.screen.tsx'),
    uploadAccounts: () => import('./upload-accounts.screen.tsx'),
    consumers: () => import('./consumers.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['RefusedSales'],
  outbox: [
    {
      name: 'RegisterFrame',
      version: 1,
      overwrites: true,
      sealed: ['customer', 'postalCode'],
      refreshes: ['retail-sales', 'frames'],
    },
    { name: 'DeleteFrame', version: 1, refreshes: ['retail-sales', 'frames'] },
  ],
};
