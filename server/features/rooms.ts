import type { Room } from '#server/graphql/room.ts';
import { announcements } from './announcements/announcements.room.ts';
import { audit } from './audit/audit.room.ts';
import { backup } from './backup/backup.room.ts';
import { banners } from './banners/banners.room.ts';
import { cart } from './cart/cart.room.ts';
import { catalog } from './catalog/catalog.room.ts';
import { catalogAnalysis } from './catalog-analysis/catalog-analysis.room.ts';
import { checkout } from './checkout/checkout.room.ts';
import { content } from './content/content.room.ts';
import { credit } from './credit/credit.room.ts';
import { customers } from './customers/customers.room.ts';
import { deliveries } from './deliveries/deliveries.room.ts';
import { documents } from './documents/documents.room.ts';
import { fastOrder } from './fast-order/fast-order.room.ts';
import { feedback } from './feedback/feedback.room.ts';
import { feeds } from './feeds/feeds.room.ts';
import { hosts } from './hosts/hosts.room.ts';
import { notifications } from './notifications/notifications.room.ts';
import { orderConfirmations } from './order-confirmations/order-confirmations.room.ts';
import { orderExport } from './order-export/order-export.room.ts';
import { orderLists } from './order-lists/order-lists.room.ts';
import { orders } from './orders/orders.room.ts';
import { owner } from './owner/owner.room.ts';
import { profile } from './profile/profile.room.ts';
import { promotions } from './promotions/promotions.room.ts';
import { purchases } from './purchases/purchases.room.ts';
import { session } from './session/session.room.ts';
import { telemetry } from './telemetry/telemetry.room.ts';

/** Every room the server is made of. */
export const rooms: Room[] = [
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
