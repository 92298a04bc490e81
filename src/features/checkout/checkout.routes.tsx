/** Checkout and what follows it (R020, R021). */
export const checkoutScreens = {
  checkout: () => import('./checkout.screen.tsx'),
  orderConfirmation: () => import('./order-confirmation.screen.tsx'),
  cartShipment: () => import('./shipment.screen.tsx'),
  pendingOrder: () => import('./pending-order.screen.tsx'),
};
