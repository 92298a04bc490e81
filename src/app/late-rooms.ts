import './problem-texts.ts';
import { cartScreens } from '#src/features/cart/cart.routes.tsx';
import { checkoutScreens } from '#src/features/checkout/checkout.routes.tsx';
import { deliveriesScreens } from '#src/features/deliveries/deliveries.routes.tsx';
import { fastOrderScreens } from '#src/features/fast-order/fast-order.routes.tsx';
import { hostsScreens } from '#src/features/hosts/hosts.routes.tsx';
import { notificationsScreens } from '#src/features/notifications/notifications.routes.tsx';
import { offlineCatalogScreens } from '#src/features/offline-catalog/offline-catalog.routes.tsx';
import { orderConfirmationsScreens } from '#src/features/order-confirmations/order-confirmations.routes.tsx';
import { orderListsScreens } from '#src/features/order-lists/order-lists.routes.tsx';
import { ordersScreens } from '#src/features/orders/orders.routes.tsx';
import { pendingChangesScreens } from '#src/features/pending-changes/pending-changes.routes.tsx';
import { profileScreens } from '#src/features/profile/profile.routes.tsx';
import { purchasesScreens } from '#src/features/purchases/purchases.routes.tsx';
import { hiddenInShowroom } from './hidden-screens.tsx';
import type { Load, Screens } from './page.ts';

const home: Load = () => import('./home.screen.tsx');

/** The rooms whose pages come after the first screen. */
export const lateRooms: Screens = {
  home,
  homePage: home,
  errorAdmin: () => import('./error-admin.screen.tsx'),
  ...cartScreens,
  ...hiddenInShowroom({
    ...checkoutScreens,
    ...deliveriesScreens,
    ...fastOrderScreens,
    ...orderConfirmationsScreens,
    ...orderListsScreens,
    ...ordersScreens,
    ...purchasesScreens,
  }),
  ...hostsScreens,
  ...notificationsScreens,
  ...offlineCatalogScreens,
  ...pendingChangesScreens,
  ...profileScreens,
};
