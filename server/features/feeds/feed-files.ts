import type { FeedFile } from './feed-file.ts';
import { groupRoles, permissions, roles, users } from './files/access.ts';
import { articles, bikeCategories, merchandiseCategories, productGroups } from './files/catalog.ts';
import { closedDays, freightBenefits, payments, shipmentRates } from './files/checkout.ts';
import { contentTargetMarkets } from './files/content.ts';
import { credits } from './files/credits.ts';
import { customers, priceLists, shipTos } from './files/customers.ts';
import { deliveries, deliveryLines } from './files/deliveries.ts';
import { groupsets } from './files/groupsets.ts';
import { announcements, banners, productMessages } from './files/messages.ts';
import { orderBlocks } from './files/order-blocks.ts';
import { orderConfirmations, orderLines, orders } from './files/orders.ts';
import { hosts, salesOrgs } from './files/organisations.ts';
import { deals, prices } from './files/prices.ts';
import { promotions } from './files/promotions.ts';
import { arrivals, stock, warehouses } from './files/stock.ts';
import { searchSynonyms } from './files/synonyms.ts';

/** The files of a feed in the order they are read: what is referred to comes first. */
export const feedFiles: readonly FeedFile[] = [
  salesOrgs,
  hosts,
  permissions,
  roles,
  groupRoles,
  warehouses,
  priceLists,
  customers,
  shipTos,
  credits,
  contentTargetMarkets,
  users,
  merchandiseCategories,
  bikeCategories,
  searchSynonyms,
  productGroups,
  articles,
  prices,
  deals,
  promotions,
  orderBlocks,
  // Before the stock: a line that is cancelled gives back what a new figure does not hold any more.
  orders,
  orderLines,
  orderConfirmations,
  deliveries,
  deliveryLines,
  stock,
  arrivals,
  groupsets,
  shipmentRates,
  freightBenefits,
  closedDays,
  payments,
  announcements,
  banners,
  productMessages,
];
