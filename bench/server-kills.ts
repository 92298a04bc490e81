import { startPostgres } from '../scripts/testing/postgres.ts';
import { runVitest } from '../scripts/testing/vitest.ts';

const test = ['--project', 'server', 'scripts/testing/checkout-killed.test.ts'];

/**
 * Kills the server so many times while six buyers check out, on the embedded database and on PostgreSQL,
 * and says how many orders were acknowledged.
 * @throws when an acknowledged order is lost, doubled, or leaves a gap
 */
export async function benchServerKills(kills: number): Promise<void> {
  await run(kills, '');
  const postgres = await startPostgres({ durable: true });
  try {
    await run(kills, postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function run(kills: number, databaseUrl: string): Promise<void> {
  console.log(databaseUrl ? 'PostgreSQL' : 'Embedded database');
  process.env.KILLS = String(kills);
  process.env.TEST_DATABASE_URL = databaseUrl;
  const { failures } = await runVitest(test);
  if (failures.length > 0) throw new Error('An order was lost or doubled');
}
