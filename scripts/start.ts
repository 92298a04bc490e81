// npm start, the demo: builds the client when its sources changed, loads the demo distributor into an empty
// database through the feed importer, serves, and says where and with which logins.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { explain, start } from '#server/main.ts';
import { hasDemoMark, markDemoData } from '#server/production/demo-data.store.ts';
import type { Serving } from '#server/serve.ts';
import { root } from './generate/root.ts';
import { ensureBuilt } from './start/ensure-built.ts';
import { fingerprint, isStale } from './start/fingerprint.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';
import { toTheEnd } from './start/to-the-end.ts';
import { welcome } from './start/welcome.ts';
import { runScript } from './testing/server.ts';

/** Whether the demo has to be loaded; then the database is marked, so that `npm run serve` refuses it. */
async function needsDemo(config: Config): Promise<boolean> {
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const row = await database.db
      .selectFrom('sales_org')
      .select('sorg')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) await markDemoData(database.db);
    return row === undefined;
  } finally {
    await database.close();
  }
}

/** Whether the demo distributor has no payment request. */
async function needsDemoPayments(db: Db): Promise<boolean> {
  if (!(await hasDemoMark(db))) return false;
  const row = await db
    .selectFrom('payment_request')
    .select('external_id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

async function loadDemoPayments(serving: Serving): Promise<void> {
  console.log('Making the demo payments …');
  // Its imports are not needed for any other start.
  const { makeDemoPayments } = await import('./demo/payments/make-payments.ts');
  await makeDemoPayments(serving);
}

async function loadDemo(): Promise<void> {
  const feed = `${root}feeds/demo`;
  const stamp = `${feed}/.made-from`;
  const wanted = fingerprint(root, ['scripts/demo/**/*.ts']);
  // A feed of an older version lacks what its portal has learned since.
  const isNeeded = () => isStale(stamp, wanted);
  await toTheEnd(`${feed}/.unfinished`, isNeeded, async () => {
    console.log('Drawing up the demo distributor in feeds/demo …');
    await runScript('scripts/feed-demo.ts', []);
    writeFileSync(stamp, wanted);
  });
  console.log('Loading the demo distributor …');
  await runScript('scripts/import.ts', [feed]);
}

try {
  if (process.env.PANNIER_MODE === 'production')
    throw new Error('npm start is the demo. In production: npm run serve');
  process.env.PANNIER_MODE ??= 'demo';
  const config = readConfig();
  await ensureBuilt();
  await toTheEnd(join(config.dataDir, 'demo.unfinished'), () => needsDemo(config), loadDemo);
  const serving = await start(config);
  stopOnSignals(serving.stop);
  await toTheEnd(
    join(config.dataDir, 'demo-payments.unfinished'),
    () => needsDemoPayments(serving.services.db),
    () => loadDemoPayments(serving),
  ).catch((error) => console.error('The demo has no payments:', explain(error)));
  console.log(welcome(config.port));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
