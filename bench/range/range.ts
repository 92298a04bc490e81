import { openDatabase } from '#server/db/database.ts';
import { startTestApp } from '#server/testing/app.ts';
import { prepareFixture } from '#server/testing/fixture.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { withBudget } from '../budget.ts';
import { measureAnalysis } from './analysis.ts';
import { measureChangeSet } from './change-set.ts';
import { measureUpload, measureVendors, vendorSizes } from './vendors.ts';
import { fillVendors } from './vendors-data.store.ts';

const articlesOfDevice = 100_000;

/**
 * The analysis of a large range and a large change of it, and third-party vendors, on PostgreSQL.
 * @param articles of the range
 */
export async function benchRange(articles: number): Promise<void> {
  console.table(withBudget(await measureAnalysis(articles)));
  console.table(withBudget(await measureChangeSet(articlesOfDevice)));
  const postgres = await startPostgres({ durable: true });
  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const database = await open();
    try {
      await prepareFixture(database);
      await fillVendors(database.db, vendorSizes);
    } finally {
      await database.close();
    }
    const app = await startTestApp({ openDatabase: open });
    try {
      console.log(`${JSON.stringify(vendorSizes)}, PostgreSQL`);
      console.table(withBudget(await measureVendors(app)));
      console.table(withBudget(await measureUpload(app)));
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
  }
}
