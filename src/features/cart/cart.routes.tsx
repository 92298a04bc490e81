/** The cart (R018). */
export const cartScreens = { cart: () => import('./cart.screen.tsx') };
