/**
 * Server tests run on PostgreSQL. These also run on the embedded database: what depends on how a database
 * migrates, locks, fails, stores files and restores, and the contracts that send every operation of the schema.
 * The SQL of pages, jobs and feeds runs there in the browser tests, whose server has no other database.
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
  // Locks, outages and backup.
  'scripts/testing/backup-online.test.ts',
  'scripts/testing/restored-server.test.ts',
  'server/features/access/last-administrator.test.ts',
  'server/features/checkout/checkout-concurrency.test.ts',
  'server/features/payments/payment-concurrency.test.ts',
  'server/files/uploads/uploads.test.ts',
  'server/http/outages.test.ts',
  // Every operation of the schema, and every mutation that fails.
  'server/graphql/foreign-objects.test.ts',
  'server/testing/mutation-contract.test.ts',
];
