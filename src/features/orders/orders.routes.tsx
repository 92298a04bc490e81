/** Orders (R022). */
export const ordersScreens = {
  orders: () => import('./order-list.screen.tsx'),
  order: () => import('./order-detail.screen.tsx'),
  openOrders: () => import('./open-orders.screen.tsx'),
};
