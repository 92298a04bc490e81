// Writes what features have for the ERP, such as released orders (docs/feeds.md), and notes what it has taken; or rights
// and users as the files of a feed. Reads the running server where there is one on this data folder or one is named:
//   npm run export -- <kind> --to <folder> [--server https://portal.example]
//   npm run export -- acknowledge <batch> [--server https://portal.example]
// Ends with 1 when there is no such batch, with 2 when it could not run at all.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BatchFile, BatchKind } from '#server/batches/batch-kind.ts';
import {
  type BatchSource,
  exportBatches,
  getDatabaseBatches,
} from '#server/batches/batch-source.ts';
import { writeFiles } from '#server/batches/write-files.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { exportAccess } from '#server/features/access/access-files.public.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { features } from '#server/generated/features.ts';
import { getServerAccess } from './operator/access-of-server.ts';
import { getServerBatches } from './operator/batches-of-server.ts';
import { databaseOrServer } from './operator/database-or-server.ts';

const kinds = features.flatMap(({ batches = [] }) => batches);

const usage = `npm run export -- ${[...kinds.map(({ name }) => name), 'access'].join('|')} --to <folder> | acknowledge <batch>  [--server http://localhost:3000]`;

/** Where the records come from: batches by their kind, and the files of rights and users. */
interface Sources {
  batchesOf: (kind: BatchKind) => BatchSource;
  access: () => Promise<readonly BatchFile[]>;
}

interface ExportArguments {
  work: (sources: Sources) => Promise<boolean>;
  server: string | undefined;
}

/**
 * Parses the command line.
 * @throws when it is not valid
 */
function readArguments(): ExportArguments {
  const options = { to: { type: 'string' }, server: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [word, batch, ...more] = positionals;
  const { to, server } = values;
  const kind = kinds.find(({ name }) => name === word);
  if ((kind || word === 'access') && to && batch === undefined) {
    const folder = resolve(to);
    // One that is not mounted must not be made up.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`There is no folder ${folder}`);
    return {
      work: ({ batchesOf, access }) =>
        kind ? write(batchesOf(kind), folder) : writeAccess(access, folder),
      server,
    };
  }
  const isBatch = /^[1-9]\d{0,14}$/.test(batch ?? '');
  if (word === 'acknowledge' && isBatch && to === undefined && more.length === 0)
    return { work: (sources) => acknowledge(sources, Number(batch)), server };
  throw new Error(usage);
}

async function write(source: BatchSource, folder: string): Promise<boolean> {
  const batches = await exportBatches(source, folder);
  for (const { id, ...counts } of batches) {
    const holds = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    console.log(
      `Batch ${id}: ${holds.join(', ')}; once taken: npm run export -- acknowledge ${id}`,
    );
  }
  if (batches.length === 0) console.log('Nothing to export');
  return true;
}

/** Writes rights and users as they are, in the form of the feed. */
async function writeAccess(access: Sources['access'], folder: string): Promise<boolean> {
  const files = await access();
  await writeFiles(folder, files);
  console.log(`Written: ${files.map(([name]) => name).join(', ')}`);
  return true;
}

/** The numbers of batches are unique over all kinds. */
async function acknowledge({ batchesOf }: Sources, batch: number): Promise<boolean> {
  for (const kind of kinds) {
    const done = await batchesOf(kind).acknowledge(batch);
    if (done === 'unknown') continue;
    console.log(`Batch ${batch} ${done === 'now' ? 'is' : 'was already'} acknowledged`);
    return true;
  }
  console.error(`There is no batch ${batch}`);
  return false;
}

async function run({ work, server: named }: ExportArguments): Promise<boolean> {
  const config = readConfig();
  const { database, server } = await databaseOrServer(config, named);
  if (!database)
    return work({
      batchesOf: (kind) => getServerBatches(server, kind),
      access: () => getServerAccess(server),
    });
  try {
    await migrate(database.db);
    return await work({
      batchesOf: (kind) => getDatabaseBatches(database.db, kind, openFileStore(config)),
      access: () => exportAccess(database.db),
    });
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await run(readArguments())) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
