// Written by "npm run generate" from src/features/*/*.menu.ts.
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';
import { accessMenu } from '#src/features/access/access.menu.ts';
import { auditLogMenu } from '#src/features/audit-log/audit-log.menu.ts';
import { cartMenu } from '#src/features/cart/cart.menu.ts';
import { catalogMenu } from '#src/features/catalog/catalog.menu.ts';
import { colleaguesMenu } from '#src/features/colleagues/colleagues.menu.ts';
import { fastOrderMenu } from '#src/features/fast-order/fast-order.menu.ts';
import { inspectionsMenu } from '#src/features/inspections/inspections.menu.ts';
import { invoicesMenu } from '#src/features/invoices/invoices.menu.ts';
import { offlineCatalogMenu } from '#src/features/offline-catalog/offline-catalog.menu.ts';
import { orderConfirmationsMenu } from '#src/features/order-confirmations/order-confirmations.menu.ts';
import { ordersMenu } from '#src/features/orders/orders.menu.ts';
import { paymentsMenu } from '#src/features/payments/payments.menu.ts';
import { pendingChangesMenu } from '#src/features/pending-changes/pending-changes.menu.ts';
import { profileMenu } from '#src/features/profile/profile.menu.ts';
import { retailSalesMenu } from '#src/features/retail-sales/retail-sales.menu.ts';
import { serialsMenu } from '#src/features/serials/serials.menu.ts';

/** The menu entries that features bring themselves. */
export const featureMenus: readonly FeatureMenu[] = [
  accessMenu,
  auditLogMenu,
  cartMenu,
  catalogMenu,
  colleaguesMenu,
  fastOrderMenu,
  inspectionsMenu,
  invoicesMenu,
  offlineCatalogMenu,
  orderConfirmationsMenu,
  ordersMenu,
  paymentsMenu,
  pendingChangesMenu,
  profileMenu,
  retailSalesMenu,
  serialsMenu,
];
