import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announcementsSeed } from '#server/features/announcements/testing/announcements.seed.ts';
import { bannersSeed } from '#server/features/banners/testing/banners.seed.ts';
import { catalogSeed } from '#server/features/catalog/testing/catalog.seed.ts';
import { contentSeed } from '#server/features/content/testing/content.seed.ts';
import { creditSeed } from '#server/features/credit/testing/credit.seed.ts';
import { customersSeed } from '#server/features/customers/testing/customers.seed.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';
import { seedAccess } from '#server/testing/seed-access.ts';
import { seedOrganisations } from '#server/testing/seed-organisations.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { SqlMigrations } from './sql-migrations.ts';

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

/** The last migration of the first release. */
const firstRelease = '0009-order-payment';

/** A database of the first release with a distributor's data, sessions and orders in it. */
async function firstReleaseInUse(): Promise<void> {
  const { db } = database;
  const migrator = new Migrator({ db, provider: new SqlMigrations() });
  const { error } = await migrator.migrateTo(firstRelease);
  if (error) throw error;
  for (const seed of [seedOrganisations, customersSeed.seed, seedAccess, catalogSeed.seed])
    await seed(db);
  await sql`insert into refresh_token (hash, family, user_id, sorg, expires_at)
    select u.username, u.username, u.id, '2000', now() + interval '1 day' from app_user u`.execute(
    db,
  );
  await sql`insert into login_failure (subject) values ('user:dealer1'), ('address:::1')`.execute(
    db,
  );
  await sql`insert into processed_operation (user_id, key, operation, body_hash, answer)
    select id, 'key', 'checkout', '', '{}' from app_user`.execute(db);
}

const readRows = async (table: string) =>
  (
    await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
      database.db,
    )
  ).rows.map(({ row }) => row);

it('migrates a database in use without changing its data', async () => {
  await firstReleaseInUse();
  const tables = ['sales_org', 'host', 'app_user', 'user_area', 'customer', 'article', 'price'];
  const more = ['refresh_token', 'login_failure', 'processed_operation', 'stock'];
  const before = new Map<string, object[]>();
  for (const table of [...tables, ...more]) before.set(table, await readRows(table));

  const run = await migrate(database.db);
  expect(run.length).toBeGreaterThan(0);
  expect(run.every((name) => name > firstRelease)).toBe(true);
  expect(await migrate(database.db)).toEqual([]);

  for (const [table, rows] of before) {
    expect(rows.length, table).toBeGreaterThan(0);
    const after = await readRows(table);
    expect(after, table).toHaveLength(rows.length);
    for (const row of rows) expect(after, table).toContainEqual(expect.objectContaining(row));
  }
  // The release's seeds fit the existing data.
  for (const { seed } of [creditSeed, contentSeed, announcementsSeed, bannersSeed])
    await seed(database.db);
});
