// Written by "npm run generate" from server/features/*/*.feed.ts.
import type { FeedPart } from '#server/feeds/feed-folder.ts';
import { announcementsFeed } from '#server/features/announcements/announcements.feed.ts';
import { bannersFeed } from '#server/features/banners/banners.feed.ts';
import { bonusFeed } from '#server/features/bonus/bonus.feed.ts';
import { catalogFeed } from '#server/features/catalog/catalog.feed.ts';
import { claimsFeed } from '#server/features/claims/claims.feed.ts';
import { clickCollectFeed } from '#server/features/click-collect/click-collect.feed.ts';
import { contentFeed } from '#server/features/content/content.feed.ts';
import { countriesFeed } from '#server/features/countries/countries.feed.ts';
import { creditFeed } from '#server/features/credit/credit.feed.ts';
import { customersFeed } from '#server/features/customers/customers.feed.ts';
import { deliveriesFeed } from '#server/features/deliveries/deliveries.feed.ts';
import { hostsFeed } from '#server/features/hosts/hosts.feed.ts';
import { inspectionsFeed } from '#server/features/inspections/inspections.feed.ts';
import { invoicesFeed } from '#server/features/invoices/invoices.feed.ts';
import { marketingMaterialFeed } from '#server/features/marketing-material/marketing-material.feed.ts';
import { newsFeed } from '#server/features/news/news.feed.ts';
import { orderBlocksFeed } from '#server/features/order-blocks/order-blocks.feed.ts';
import { ordersFeed } from '#server/features/orders/orders.feed.ts';
import { paymentsFeed } from '#server/features/payments/payments.feed.ts';
import { pricingFeed } from '#server/features/pricing/pricing.feed.ts';
import { promotionsFeed } from '#server/features/promotions/promotions.feed.ts';
import { retailSalesFeed } from '#server/features/retail-sales/retail-sales.feed.ts';
import { salesAreasFeed } from '#server/features/sales-areas/sales-areas.feed.ts';
import { salesDocumentsFeed } from '#server/features/sales-documents/sales-documents.feed.ts';
import { serialsFeed } from '#server/features/serials/serials.feed.ts';
import { sessionFeed } from '#server/features/session/session.feed.ts';
import { shippingFeed } from '#server/features/shipping/shipping.feed.ts';
import { thirdPartyFeed } from '#server/features/third-party/third-party.feed.ts';
import { visitsFeed } from '#server/features/visits/visits.feed.ts';

/** The files and folders of a feed that features read. */
export const feedParts: readonly FeedPart[] = [
  ...announcementsFeed,
  ...bannersFeed,
  ...bonusFeed,
  ...catalogFeed,
  ...claimsFeed,
  ...clickCollectFeed,
  ...contentFeed,
  ...countriesFeed,
  ...creditFeed,
  ...customersFeed,
  ...deliveriesFeed,
  ...hostsFeed,
  ...inspectionsFeed,
  ...invoicesFeed,
  ...marketingMaterialFeed,
  ...newsFeed,
  ...orderBlocksFeed,
  ...ordersFeed,
  ...paymentsFeed,
  ...pricingFeed,
  ...promotionsFeed,
  ...retailSalesFeed,
  ...salesAreasFeed,
  ...salesDocumentsFeed,
  ...serialsFeed,
  ...sessionFeed,
  ...shippingFeed,
  ...thirdPartyFeed,
  ...visitsFeed,
];
