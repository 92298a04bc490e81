// Imports the feed of a folder (docs/feeds.md), by the running server where there is one on this data
// folder or one is named:
//   npm run import -- <folder> [--create] [--overwrite] [--server https://portal.example]
// With --create it makes the embedded database where there is none.
// Ends with 1 when a file was refused or the import cancelled, with 2 when it could not run at all.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { databaseOrServer } from './operator/database-or-server.ts';
import { importHere } from './operator/import-here.ts';
import { importOnServer } from './operator/import-on-server.ts';

interface ImportArguments {
  folder: string;
  overwrite: boolean;
  /** Makes the embedded database where there is none. */
  create: boolean;
  /** The server given by `--server`. */
  named: string | undefined;
}

async function run(
  config: Config,
  { folder, overwrite, create, named }: ImportArguments,
): Promise<boolean> {
  const cancel = new AbortController();
  // The second time ends the command at once.
  process.once('SIGINT', () => cancel.abort());
  const { database, server } = await databaseOrServer(config, named, create);
  const order = { folder, overwrite, signal: cancel.signal };
  return database ? importHere(config, database, order) : importOnServer(server, order);
}

try {
  const options = {
    server: { type: 'string' },
    overwrite: { type: 'boolean' },
    create: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0)
    throw new Error('Name the folder of the feed: npm run import -- <folder>');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${resolve(folder)}`);
  const { server: named, overwrite = false, create = false } = values;
  const isTaken = await run(readConfig(), { folder: resolve(folder), overwrite, create, named });
  process.exitCode = isTaken ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
