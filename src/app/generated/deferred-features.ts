// Written by "npm run generate" from src/features/*/*.feature.ts.
import type { ClientFeature } from '#src/crud/feature.ts';
import { access } from '#src/features/access/access.feature.ts';
import { announcements } from '#src/features/announcements/announcements.feature.ts';
import { auditLog } from '#src/features/audit-log/audit-log.feature.ts';
import { banners } from '#src/features/banners/banners.feature.ts';
import { bonus } from '#src/features/bonus/bonus.feature.ts';
import { cart } from '#src/features/cart/cart.feature.ts';
import { catalogAnalysis } from '#src/features/catalog-analysis/catalog-analysis.feature.ts';
import { checkout } from '#src/features/checkout/checkout.feature.ts';
import { claims } from '#src/features/claims/claims.feature.ts';
import { clickCollect } from '#src/features/click-collect/click-collect.feature.ts';
import { colleagues } from '#src/features/colleagues/colleagues.feature.ts';
import { content } from '#src/features/content/content.feature.ts';
import { countries } from '#src/features/countries/countries.feature.ts';
import { credit } from '#src/features/credit/credit.feature.ts';
import { deliveries } from '#src/features/deliveries/deliveries.feature.ts';
import { downloads } from '#src/features/downloads/downloads.feature.ts';
import { fastOrder } from '#src/features/fast-order/fast-order.feature.ts';
import { feedback } from '#src/features/feedback/feedback.feature.ts';
import { hosts } from '#src/features/hosts/hosts.feature.ts';
import { inquiry } from '#src/features/inquiry/inquiry.feature.ts';
import { inspections } from '#src/features/inspections/inspections.feature.ts';
import { invoices } from '#src/features/invoices/invoices.feature.ts';
import { marketingMaterial } from '#src/features/marketing-material/marketing-material.feature.ts';
import { news } from '#src/features/news/news.feature.ts';
import { notifications } from '#src/features/notifications/notifications.feature.ts';
import { offlineCatalog } from '#src/features/offline-catalog/offline-catalog.feature.ts';
import { orderConfirmations } from '#src/features/order-confirmations/order-confirmations.feature.ts';
import { orderLists } from '#src/features/order-lists/order-lists.feature.ts';
import { orders } from '#src/features/orders/orders.feature.ts';
import { payments } from '#src/features/payments/payments.feature.ts';
import { pendingChanges } from '#src/features/pending-changes/pending-changes.feature.ts';
import { productManagement } from '#src/features/product-management/product-management.feature.ts';
import { profile } from '#src/features/profile/profile.feature.ts';
import { purchases } from '#src/features/purchases/purchases.feature.ts';
import { retailSales } from '#src/features/retail-sales/retail-sales.feature.ts';
import { salesAreas } from '#src/features/sales-areas/sales-areas.feature.ts';
import { salesDocuments } from '#src/features/sales-documents/sales-documents.feature.ts';
import { salesOverview } from '#src/features/sales-overview/sales-overview.feature.ts';
import { serials } from '#src/features/serials/serials.feature.ts';
import { thirdParty } from '#src/features/third-party/third-party.feature.ts';
import { uploads } from '#src/features/uploads/uploads.feature.ts';
import { visits } from '#src/features/visits/visits.feature.ts';

/** Come after the first screen. */
export const deferredFeatures: readonly ClientFeature[] = [
  access,
  announcements,
  auditLog,
  banners,
  bonus,
  cart,
  catalogAnalysis,
  checkout,
  claims,
  clickCollect,
  colleagues,
  content,
  countries,
  credit,
  deliveries,
  downloads,
  fastOrder,
  feedback,
  hosts,
  inquiry,
  inspections,
  invoices,
  marketingMaterial,
  news,
  notifications,
  offlineCatalog,
  orderConfirmations,
  orderLists,
  orders,
  payments,
  pendingChanges,
  productManagement,
  profile,
  purchases,
  retailSales,
  salesAreas,
  salesDocuments,
  salesOverview,
  serials,
  thirdParty,
  uploads,
  visits,
];
