// Written by "npm run generate" from server/features/*/*.feature.ts.
import type { Feature } from '#server/graphql/feature.ts';
import { access } from '#server/features/access/access.feature.ts';
import { announcements } from '#server/features/announcements/announcements.feature.ts';
import { audit } from '#server/features/audit/audit.feature.ts';
import { auditLog } from '#server/features/audit-log/audit-log.feature.ts';
import { backup } from '#server/features/backup/backup.feature.ts';
import { banners } from '#server/features/banners/banners.feature.ts';
import { bonus } from '#server/features/bonus/bonus.feature.ts';
import { cart } from '#server/features/cart/cart.feature.ts';
import { catalog } from '#server/features/catalog/catalog.feature.ts';
import { catalogAnalysis } from '#server/features/catalog-analysis/catalog-analysis.feature.ts';
import { checkout } from '#server/features/checkout/checkout.feature.ts';
import { claims } from '#server/features/claims/claims.feature.ts';
import { clickCollect } from '#server/features/click-collect/click-collect.feature.ts';
import { colleagues } from '#server/features/colleagues/colleagues.feature.ts';
import { content } from '#server/features/content/content.feature.ts';
import { countries } from '#server/features/countries/countries.feature.ts';
import { credit } from '#server/features/credit/credit.feature.ts';
import { customers } from '#server/features/customers/customers.feature.ts';
import { deliveries } from '#server/features/deliveries/deliveries.feature.ts';
import { documents } from '#server/features/documents/documents.feature.ts';
import { downloads } from '#server/features/downloads/downloads.feature.ts';
import { fastOrder } from '#server/features/fast-order/fast-order.feature.ts';
import { feedback } from '#server/features/feedback/feedback.feature.ts';
import { feeds } from '#server/features/feeds/feeds.feature.ts';
import { hosts } from '#server/features/hosts/hosts.feature.ts';
import { inquiry } from '#server/features/inquiry/inquiry.feature.ts';
import { inspections } from '#server/features/inspections/inspections.feature.ts';
import { invoices } from '#server/features/invoices/invoices.feature.ts';
import { marketingMaterial } from '#server/features/marketing-material/marketing-material.feature.ts';
import { news } from '#server/features/news/news.feature.ts';
import { notifications } from '#server/features/notifications/notifications.feature.ts';
import { orderConfirmations } from '#server/features/order-confirmations/order-confirmations.feature.ts';
import { orderExport } from '#server/features/order-export/order-export.feature.ts';
import { orderLists } from '#server/features/order-lists/order-lists.feature.ts';
import { orders } from '#server/features/orders/orders.feature.ts';
import { owner } from '#server/features/owner/owner.feature.ts';
import { payments } from '#server/features/payments/payments.feature.ts';
import { productManagement } from '#server/features/product-management/product-management.feature.ts';
import { profile } from '#server/features/profile/profile.feature.ts';
import { promotions } from '#server/features/promotions/promotions.feature.ts';
import { purchases } from '#server/features/purchases/purchases.feature.ts';
import { retailSales } from '#server/features/retail-sales/retail-sales.feature.ts';
import { salesAreas } from '#server/features/sales-areas/sales-areas.feature.ts';
import { salesDocuments } from '#server/features/sales-documents/sales-documents.feature.ts';
import { salesOverview } from '#server/features/sales-overview/sales-overview.feature.ts';
import { serials } from '#server/features/serials/serials.feature.ts';
import { session } from '#server/features/session/session.feature.ts';
import { telemetry } from '#server/features/telemetry/telemetry.feature.ts';
import { thirdParty } from '#server/features/third-party/third-party.feature.ts';
import { uploads } from '#server/features/uploads/uploads.feature.ts';
import { viewAs } from '#server/features/view-as/view-as.feature.ts';
import { visits } from '#server/features/visits/visits.feature.ts';

/** Every feature of the server. */
export const features: readonly Feature[] = [
  access,
  announcements,
  audit,
  auditLog,
  backup,
  banners,
  bonus,
  cart,
  catalog,
  catalogAnalysis,
  checkout,
  claims,
  clickCollect,
  colleagues,
  content,
  countries,
  credit,
  customers,
  deliveries,
  documents,
  downloads,
  fastOrder,
  feedback,
  feeds,
  hosts,
  inquiry,
  inspections,
  invoices,
  marketingMaterial,
  news,
  notifications,
  orderConfirmations,
  orderExport,
  orderLists,
  orders,
  owner,
  payments,
  productManagement,
  profile,
  promotions,
  purchases,
  retailSales,
  salesAreas,
  salesDocuments,
  salesOverview,
  serials,
  session,
  telemetry,
  thirdParty,
  uploads,
  viewAs,
  visits,
];
