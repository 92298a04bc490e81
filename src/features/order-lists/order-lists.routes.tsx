/** Named carts and templates. */
export const orderListsScreens = {
  orderLists: () => import('./order-lists.screen.tsx'),
};
