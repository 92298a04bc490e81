import type { ClientFeature } from '#src/crud/feature.ts';

/** Retail sales: registering sold bikes, and the report of them (U014). */
export const retailSales: ClientFeature = {
  screens: {
    retailSales: () => import('./retail-sales.screen.tsx'),
    registerSale: () => import('./register-sale.screen.tsx'),
  },
  hiddenInShowroom: true,
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
