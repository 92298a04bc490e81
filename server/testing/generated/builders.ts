// Written by "npm run generate" from server/features/*/testing/*.given.ts.
import type { Db } from '#server/db/database.ts';
import { givenInvitations } from '#server/features/access/testing/invitations.given.ts';
import { givenRights } from '#server/features/access/testing/rights.given.ts';
import { givenShopOwners } from '#server/features/access/testing/shop-owners.given.ts';
import { givenUsers } from '#server/features/access/testing/users.given.ts';
import { givenAnnouncements } from '#server/features/announcements/testing/announcements.given.ts';
import { givenBanners } from '#server/features/banners/testing/banners.given.ts';
import { givenBonus } from '#server/features/bonus/testing/bonus.given.ts';
import { givenArticles } from '#server/features/catalog/testing/articles.given.ts';
import { givenClaimLookups } from '#server/features/claims/testing/claim-lookups.given.ts';
import { givenClaims } from '#server/features/claims/testing/claims.given.ts';
import { givenClickCollect } from '#server/features/click-collect/testing/click-collect.given.ts';
import { givenContent } from '#server/features/content/testing/content.given.ts';
import { givenCountries } from '#server/features/countries/testing/countries.given.ts';
import { givenCustomers } from '#server/features/customers/testing/customers.given.ts';
import { givenDownloads } from '#server/features/downloads/testing/downloads.given.ts';
import { givenInquiry } from '#server/features/inquiry/testing/inquiry.given.ts';
import { givenInspections } from '#server/features/inspections/testing/inspections.given.ts';
import { givenInvoices } from '#server/features/invoices/testing/invoices.given.ts';
import { givenMarketingMaterial } from '#server/features/marketing-material/testing/marketing-material.given.ts';
import { givenNews } from '#server/features/news/testing/news.given.ts';
import { givenOrders } from '#server/features/orders/testing/orders.given.ts';
import { givenPayments } from '#server/features/payments/testing/payments.given.ts';
import { givenSales } from '#server/features/retail-sales/testing/sales.given.ts';
import { givenSalesAreas } from '#server/features/sales-areas/testing/sales-areas.given.ts';
import { givenSalesDocuments } from '#server/features/sales-documents/testing/sales-documents.given.ts';
import { givenSerials } from '#server/features/serials/testing/serials.given.ts';
import { givenThirdParty } from '#server/features/third-party/testing/third-party.given.ts';
import { givenUploads } from '#server/features/uploads/testing/uploads.given.ts';
import { givenVisits } from '#server/features/visits/testing/visits.given.ts';

/** The builders of every feature's records. */
export const buildersFor = (db: Db) => ({
  ...givenInvitations(db),
  ...givenRights(db),
  ...givenShopOwners(db),
  ...givenUsers(db),
  ...givenAnnouncements(db),
  ...givenBanners(db),
  ...givenBonus(db),
  ...givenArticles(db),
  ...givenClaimLookups(db),
  ...givenClaims(db),
  ...givenClickCollect(db),
  ...givenContent(db),
  ...givenCountries(db),
  ...givenCustomers(db),
  ...givenDownloads(db),
  ...givenInquiry(db),
  ...givenInspections(db),
  ...givenInvoices(db),
  ...givenMarketingMaterial(db),
  ...givenNews(db),
  ...givenOrders(db),
  ...givenPayments(db),
  ...givenSales(db),
  ...givenSalesAreas(db),
  ...givenSalesDocuments(db),
  ...givenSerials(db),
  ...givenThirdParty(db),
  ...givenUploads(db),
  ...givenVisits(db),
});
