// Written by "npm run generate" from src/features/*/*.menu.ts.
import type { FeatureMenu } from '#src/ui/overlay/menu-link.ts';
import { accessMenu } from '#src/features/access/access.menu.ts';
import { announcementsMenu } from '#src/features/announcements/announcements.menu.ts';
import { auditLogMenu } from '#src/features/audit-log/audit-log.menu.ts';
import { bannersMenu } from '#src/features/banners/banners.menu.ts';
import { bonusMenu } from '#src/features/bonus/bonus.menu.ts';
import { cartMenu } from '#src/features/cart/cart.menu.ts';
import { catalogMenu } from '#src/features/catalog/catalog.menu.ts';
import { catalogAnalysisMenu } from '#src/features/catalog-analysis/catalog-analysis.menu.ts';
import { claimsMenu } from '#src/features/claims/claims.menu.ts';
import { clickCollectMenu } from '#src/features/click-collect/click-collect.menu.ts';
import { colleaguesMenu } from '#src/features/colleagues/colleagues.menu.ts';
import { downloadsMenu } from '#src/features/downloads/downloads.menu.ts';
import { fastOrderMenu } from '#src/features/fast-order/fast-order.menu.ts';
import { inquiryMenu } from '#src/features/inquiry/inquiry.menu.ts';
import { inspectionsMenu } from '#src/features/inspections/inspections.menu.ts';
import { invoicesMenu } from '#src/features/invoices/invoices.menu.ts';
import { marketingMaterialMenu } from '#src/features/marketing-material/marketing-material.menu.ts';
import { newsMenu } from '#src/features/news/news.menu.ts';
import { offlineCatalogMenu } from '#src/features/offline-catalog/offline-catalog.menu.ts';
import { orderConfirmationsMenu } from '#src/features/order-confirmations/order-confirmations.menu.ts';
import { ordersMenu } from '#src/features/orders/orders.menu.ts';
import { paymentsMenu } from '#src/features/payments/payments.menu.ts';
import { pendingChangesMenu } from '#src/features/pending-changes/pending-changes.menu.ts';
import { profileMenu } from '#src/features/profile/profile.menu.ts';
import { retailSalesMenu } from '#src/features/retail-sales/retail-sales.menu.ts';
import { salesAreasMenu } from '#src/features/sales-areas/sales-areas.menu.ts';
import { salesDocumentsMenu } from '#src/features/sales-documents/sales-documents.menu.ts';
import { salesOverviewMenu } from '#src/features/sales-overview/sales-overview.menu.ts';
import { serialsMenu } from '#src/features/serials/serials.menu.ts';
import { thirdPartyMenu } from '#src/features/third-party/third-party.menu.ts';
import { uploadsMenu } from '#src/features/uploads/uploads.menu.ts';
import { visitsMenu } from '#src/features/visits/visits.menu.ts';

/** The menu entries that features bring themselves. */
export const featureMenus: readonly FeatureMenu[] = [
  accessMenu,
  announcementsMenu,
  auditLogMenu,
  bannersMenu,
  bonusMenu,
  cartMenu,
  catalogMenu,
  catalogAnalysisMenu,
  claimsMenu,
  clickCollectMenu,
  colleaguesMenu,
  downloadsMenu,
  fastOrderMenu,
  inquiryMenu,
  inspectionsMenu,
  invoicesMenu,
  marketingMaterialMenu,
  newsMenu,
  offlineCatalogMenu,
  orderConfirmationsMenu,
  ordersMenu,
  paymentsMenu,
  pendingChangesMenu,
  profileMenu,
  retailSalesMenu,
  salesAreasMenu,
  salesDocumentsMenu,
  salesOverviewMenu,
  serialsMenu,
  thirdPartyMenu,
  uploadsMenu,
  visitsMenu,
];
