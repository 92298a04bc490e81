import type { Feature } from '#server/graphql/feature.ts';
import { announcements } from './announcements/announcements.feature.ts';
import { audit } from './audit/audit.feature.ts';
import { backup } from './backup/backup.feature.ts';
import { banners } from './banners/banners.feature.ts';
import { cart } from './cart/cart.feature.ts';
import { catalog } from './catalog/catalog.feature.ts';
import { catalogAnalysis } from './catalog-analysis/catalog-analysis.feature.ts';
import { checkout } from './checkout/checkout.feature.ts';
import { content } from './content/content.feature.ts';
import { credit } from './credit/credit.feature.ts';
import { customers } from './customers/customers.feature.ts';
import { deliveries } from './deliveries/deliveries.feature.ts';
import { documents } from './documents/documents.feature.ts';
import { fastOrder } from './fast-order/fast-order.feature.ts';
import { feedback } from './feedback/feedback.feature.ts';
import { feeds } from './feeds/feeds.feature.ts';
import { hosts } from './hosts/hosts.feature.ts';
import { notifications } from './notifications/notifications.feature.ts';
import { orderConfirmations } from './order-confirmations/order-confirmations.feature.ts';
import { orderExport } from './order-export/order-export.feature.ts';
import { orderLists } from './order-lists/order-lists.feature.ts';
import { orders } from './orders/orders.feature.ts';
import { owner } from './owner/owner.feature.ts';
import { profile } from './profile/profile.feature.ts';
import { promotions } from './promotions/promotions.feature.ts';
import { purchases } from './purchases/purchases.feature.ts';
import { session } from './session/session.feature.ts';
import { telemetry } from './telemetry/telemetry.feature.ts';

/** Every feature the server is made of. */
export const features: Feature[] = [
  hosts,
  audit,
  session,
  owner,
  customers,
  catalog,
  cart,
  checkout,
  deliveries,
  documents,
  fastOrder,
  orderConfirmations,
  orderLists,
  orders,
  promotions,
  purchases,
  catalogAnalysis,
  credit,
  announcements,
  banners,
  feedback,
  profile,
  content,
  notifications,
  telemetry,
  feeds,
  orderExport,
  backup,
];
