/**
 * Server tests run on PostgreSQL. These also run on the embedded database: what depends on how a database
 * migrates, locks, fails, stores files and restores, the contracts over the whole schema, and for each
 * feature whose store has raw SQL one file that sends much of it (scripts/laws/embedded-tests.test.ts).
 */
export const embeddedTests = [
  // The database itself.
  'server/db/database.test.ts',
  'server/db/unstorable-text.test.ts',
  'server/db/upgrade.test.ts',
  'server/jobs/jobs.test.ts',
  'server/lib/entity.test.ts',
  'server/lib/list-query.test.ts',
  'server/graphql/once.test.ts',
  'server/testing/fixture.test.ts',
  // Locks, outages, kills, backup and import.
  'scripts/demo/import-again.test.ts',
  'scripts/testing/backup-online.test.ts',
  'scripts/testing/checkout-killed.test.ts',
  'scripts/testing/restored-server.test.ts',
  'server/features/access/last-administrator.test.ts',
  'server/features/checkout/checkout-concurrency.test.ts',
  'server/features/payments/payment-concurrency.test.ts',
  'server/files/uploads/uploads.test.ts',
  'server/http/outages.test.ts',
  // Contracts over the whole schema.
  'server/graphql/foreign-objects.test.ts',
  'server/graphql/outbox-operations.test.ts',
  'server/testing/list-contract.test.ts',
  'server/testing/mutation-contract.test.ts',
  // One file for each feature with raw SQL.
  'server/features/access/users/users.test.ts',
  'server/features/announcements/announcements.test.ts',
  'server/features/audit/audit.test.ts',
  'server/features/audit-log/audit-log.test.ts',
  'server/features/backup/backup.test.ts',
  'server/features/banners/banners.test.ts',
  'server/features/cart/blocks.test.ts',
  'server/features/cart/cart.test.ts',
  'server/features/catalog/device.test.ts',
  'server/features/catalog/products.test.ts',
  'server/features/catalog-analysis/analysis.test.ts',
  'server/features/checkout/checkout.test.ts',
  'server/features/checkout/checkout-terms.test.ts',
  'server/features/colleagues/colleagues.test.ts',
  'server/features/content/content.test.ts',
  'server/features/credit/credit.test.ts',
  'server/features/customers/customers.test.ts',
  'server/features/deliveries/deliveries.test.ts',
  'server/features/feedback/feedback.test.ts',
  'server/features/feeds/import-feed.test.ts',
  'server/features/hosts/organisations.test.ts',
  'server/features/inspections/inspections.test.ts',
  'server/features/invoices/invoices.test.ts',
  'server/features/notifications/inbox/inbox.test.ts',
  'server/features/order-confirmations/order-confirmations.test.ts',
  'server/features/order-export/order-export.test.ts',
  'server/features/order-lists/order-lists.test.ts',
  'server/features/orders/open-orders.test.ts',
  'server/features/orders/orders.test.ts',
  'server/features/owner/owner.test.ts',
  'server/features/payments/payment-requests.test.ts',
  'server/features/pricing/pricing.test.ts',
  'server/features/profile/own-password.test.ts',
  'server/features/promotions/promotions.test.ts',
  'server/features/purchases/purchases.test.ts',
  'server/features/retail-sales/register-frame.test.ts',
  'server/features/serials/frames.test.ts',
  'server/features/session/tokens/refresh-token.test.ts',
];

/** Features with raw SQL whose operations are those of other features, and the file that runs their SQL. */
export const testedByOthers: Record<string, string> = {
  'order-blocks': 'server/features/cart/blocks.test.ts',
  passwords: 'server/features/profile/own-password.test.ts',
  shipping: 'server/features/checkout/checkout-terms.test.ts',
};
