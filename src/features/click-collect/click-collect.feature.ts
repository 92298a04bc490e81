import type { ClientFeature } from '#src/crud/feature.ts';

/** Orders of consumers that a shop hands over (R049, R050, U023). */
export const clickCollect: ClientFeature = {
  screens: {
    clickCollect: () => import('./click-collect-list.screen.tsx'),
    clickCollectOrder: () => import('./click-collect-order.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['ClickCollectOrders', 'ClickCollectCounts', 'ClickCollectOrder'],
  outbox: [
    {
      name: 'ClickCollectUpdateStatus',
      version: 1,
      customer: 'in arguments',
      sealed: ['code'],
      refreshes: ['click-collect'],
    },
  ],
};
