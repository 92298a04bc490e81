/** Deliveries (R024). */
export const deliveriesScreens = {
  orderDeliveries: () => import('./deliveries.screen.tsx'),
};
