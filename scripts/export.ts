// Writes released orders for the ERP (docs/feeds.md), and notes what it has taken; from the running server
// where there is one on this data folder or one is named:
//   npm run export -- orders --to <folder> [--server https://portal.example]
//   npm run export -- acknowledge <batch> [--server https://portal.example]
// Ends with 1 when there is no such batch, with 2 when it could not run at all.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import {
  type BatchSource,
  batchesIn,
  exportOrders,
} from '#server/features/order-export/order-export.public.ts';
import { batchesOfServer } from './operator/batches-of-server.ts';
import { databaseOrServer } from './operator/database-or-server.ts';

const usage =
  'npm run export -- orders --to <folder> | acknowledge <batch>  [--server http://localhost:3000]';

interface Asked {
  work: (source: BatchSource) => Promise<boolean>;
  server: string | undefined;
}

/**
 * Parses the command line.
 * @throws when it is not valid
 */
function asked(): Asked {
  const options = { to: { type: 'string' }, server: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [word, batch, ...more] = positionals;
  const { to, server } = values;
  if (word === 'orders' && to && batch === undefined) {
    const folder = resolve(to);
    // One that is not mounted must not be made up.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${folder}`);
    return { work: (source) => writeOrders(source, folder), server };
  }
  const isBatch = /^[1-9]\d{0,14}$/.test(batch ?? '');
  if (word === 'acknowledge' && isBatch && to === undefined && more.length === 0)
    return { work: (source) => acknowledge(source, Number(batch)), server };
  throw new Error(usage);
}

async function writeOrders(source: BatchSource, folder: string): Promise<boolean> {
  const batches = await exportOrders(source, folder);
  for (const { id, orders, changes } of batches)
    console.log(
      `Batch ${id}: ${orders} orders, ${changes} changes; once taken: npm run export -- acknowledge ${id}`,
    );
  if (batches.length === 0) console.log('Nothing to export');
  return true;
}

async function acknowledge(source: BatchSource, batch: number): Promise<boolean> {
  const done = await source.acknowledge(batch);
  if (done === 'unknown') console.error(`There is no batch ${batch}`);
  else console.log(`Batch ${batch} ${done === 'now' ? 'is' : 'was already'} acknowledged`);
  return done !== 'unknown';
}

async function run({ work, server: named }: Asked): Promise<boolean> {
  const { database, server } = await databaseOrServer(readConfig(), named);
  if (!database) return work(batchesOfServer(server));
  try {
    await migrate(database.db);
    return await work(batchesIn(database.db));
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await run(asked())) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
