/** Ordering by codes and from earlier orders (R009, R010). */
export const fastOrderScreens = {
  fastOrder: () => import('./fast-order.screen.tsx'),
  repeatOrder: () => import('./repeat-order.screen.tsx'),
};
