import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from '../generate/root.ts';

/** The test that bears the name of its feature, of each feature that has a store. */
const testsOfFeatures = globSync('server/features/*/*.test.ts', { cwd: root })
  .filter((path) => basename(path, '.test.ts') === basename(dirname(path)))
  .filter((path) => globSync(`${dirname(path)}/**/*.store.ts`, { cwd: root }).length > 0)
  .sort();

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
  ...testsOfFeatures,
  'server/features/access/users/users.test.ts',
  'server/features/cart/blocks.test.ts',
  'server/features/catalog/device.test.ts',
  'server/features/catalog/products.test.ts',
  'server/features/catalog-analysis/analysis.test.ts',
  'server/features/checkout/checkout-terms.test.ts',
  'server/features/claims/claims-feed.test.ts',
  'server/features/feeds/import-feed.test.ts',
  'server/features/hosts/organisations.test.ts',
  'server/features/notifications/inbox/inbox.test.ts',
  'server/features/orders/open-orders.test.ts',
  'server/features/payments/payment-requests.test.ts',
  'server/features/profile/own-password.test.ts',
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
