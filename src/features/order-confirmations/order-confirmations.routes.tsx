/** Waiting orders for staff (R130). */
export const orderConfirmationsScreens = {
  orderConfirmations: () => import('./order-confirmations.screen.tsx'),
};
