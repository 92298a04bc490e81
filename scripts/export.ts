// Writes released orders for the ERP (docs/feeds.md), and notes what it has taken:
//   npm run export -- orders --to <folder>
//   npm run export -- acknowledge <batch>
// Ends with 1 when there is no such batch, with 2 when it could not run at all.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { type Db, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import {
  acknowledgeBatch,
  exportOrders,
} from '#server/features/order-export/order-export.public.ts';

const usage = 'npm run export -- orders --to <folder> | acknowledge <batch>';

/** What the command line asks for, as work on the database. @throws when it cannot be understood */
function asked(): (db: Db) => Promise<boolean> {
  const options = { to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [word, batch, ...more] = positionals;
  const { to } = values;
  if (word === 'orders' && to && batch === undefined) {
    const folder = resolve(to);
    // One that is not mounted must not be made up.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${folder}`);
    return (db) => writeOrders(db, folder);
  }
  const isBatch = /^[1-9]\d{0,14}$/.test(batch ?? '');
  if (word === 'acknowledge' && isBatch && to === undefined && more.length === 0)
    return (db) => acknowledge(db, Number(batch));
  throw new Error(usage);
}

async function writeOrders(db: Db, folder: string): Promise<boolean> {
  const batches = await exportOrders(db, folder);
  for (const { id, orders, changes } of batches)
    console.log(
      `Batch ${id}: ${orders} orders, ${changes} changes; once taken: npm run export -- acknowledge ${id}`,
    );
  if (batches.length === 0) console.log('Nothing to export');
  return true;
}

async function acknowledge(db: Db, batch: number): Promise<boolean> {
  const done = await acknowledgeBatch(db, batch);
  if (done === 'unknown') console.error(`There is no batch ${batch}`);
  else console.log(`Batch ${batch} ${done === 'now' ? 'is' : 'was already'} acknowledged`);
  return done !== 'unknown';
}

try {
  const work = asked();
  const database = await openDatabase(readConfig());
  try {
    await migrate(database.db);
    process.exitCode = (await work(database.db)) ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
