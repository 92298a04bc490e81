/** What the customer has bought (R011, R012). */
export const purchasesScreens = {
  previousPurchases: () => import('./previous.screen.tsx'),
  frequentPurchases: () => import('./frequent.screen.tsx'),
};
