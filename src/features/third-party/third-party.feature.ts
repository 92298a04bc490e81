import type { ClientFeature } from '#src/crud/feature.ts';

/** Third-party vendors of a sales organisation: their catalog, the cart, orders and articles (R075 to R078). */
export const thirdParty: ClientFeature = {
  screens: {
    thirdPartyCatalog: () => import('./catalog/catalog.screen.tsx'),
    thirdPartyCatalogNew: () => import('./catalog/catalog.screen.tsx'),
    thirdPartyCart: () => import('./cart/cart.screen.tsx'),
    thirdPartyOrders: () => import('./orders/order-list.screen.tsx'),
    thirdPartyOrder: () => import('./orders/order.screen.tsx'),
    thirdPartyArticles: () => import('./articles/articles.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: [
    'ThirdPartyProducts',
    'ThirdPartyVendors',
    'ThirdPartyOrders',
    'IncomingThirdPartyOrders',
    'ThirdPartyOrder',
  ],
  outbox: [
    {
      name: 'UpdateStatusOrderItemThirdParty',
      version: 1,
      customer: 'in arguments',
      overwrites: true,
      refreshes: ['third-party'],
    },
  ],
};
