import type { RouteObject } from 'react-router';
import { cartRoutes } from '#src/features/cart/cart.routes.tsx';
import { catalogRoutes } from '#src/features/catalog/catalog.routes.tsx';
import { checkoutRoutes } from '#src/features/checkout/checkout.routes.tsx';
import { hostsRoutes } from '#src/features/hosts/hosts.routes.tsx';
import { ordersRoutes } from '#src/features/orders/orders.routes.tsx';
import { pendingChangesRoutes } from '#src/features/pending-changes/pending-changes.routes.tsx';
import { sessionRoutes } from '#src/features/session/session.routes.tsx';

/** Pages outside the app's frame, open to everybody (layout 4, N016). */
export const publicRooms: RouteObject[] = [...sessionRoutes, ...hostsRoutes];

/** Pages inside the frame, for logged-in users. */
export const rooms: RouteObject[] = [
  ...catalogRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...ordersRoutes,
  ...pendingChangesRoutes,
];
