import type { ClientFeature } from '#src/crud/feature.ts';

/** Checkout and what follows it (R020, R021). */
export const checkout: ClientFeature = {
  screens: {
    checkout: () => import('./checkout.screen.tsx'),
    orderConfirmation: () => import('./order-confirmation.screen.tsx'),
    cartShipment: () => import('./shipment.screen.tsx'),
    pendingOrder: () => import('./pending-order.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['ShipTos', 'ShipmentRates', 'Payments', 'ClosedDays', 'PlacedOrder'],
  watch: () => import('./tell-placed.tsx'),
};
