import { cartScreens } from '#src/features/cart/cart.routes.tsx';
import { checkoutScreens } from '#src/features/checkout/checkout.routes.tsx';
import { hostsScreens } from '#src/features/hosts/hosts.routes.tsx';
import { ordersScreens } from '#src/features/orders/orders.routes.tsx';
import { pendingChangesScreens } from '#src/features/pending-changes/pending-changes.routes.tsx';
import { profileScreens } from '#src/features/profile/profile.routes.tsx';
import type { Load, Screens } from './page.ts';

const home: Load = () => import('./home.screen.tsx');

/** The rooms whose pages come after the first screen. */
export const lateRooms: Screens = {
  home,
  homePage: home,
  errorAdmin: () => import('./error-admin.screen.tsx'),
  ...cartScreens,
  ...checkoutScreens,
  ...hostsScreens,
  ...ordersScreens,
  ...pendingChangesScreens,
  ...profileScreens,
};
