// Imports the feed of a folder (docs/feeds.md), by the running server where there is one on this data
// folder or one is named:
//   npm run import -- <folder> [--overwrite] [--server https://portal.example]
// Ends with 1 when a file was refused or the import cancelled, with 2 when it could not run at all.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { databaseOrServer } from './operator/database-or-server.ts';
import { importHere } from './operator/import-here.ts';
import { importOnServer } from './operator/import-on-server.ts';

interface ImportArguments {
  folder: string;
  overwrite: boolean;
  /** The server given by `--server`. */
  named: string | undefined;
}

async function run(
  config: Config,
  { folder, overwrite, named }: ImportArguments,
): Promise<boolean> {
  const cancel = new AbortController();
  // The second time ends the command at once.
  process.once('SIGINT', () => cancel.abort());
  const { database, server } = await databaseOrServer(config, named);
  const order = { folder, overwrite, signal: cancel.signal };
  return database ? importHere(config, database, order) : importOnServer(server, order);
}

try {
  const options = { server: { type: 'string' }, overwrite: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0)
    throw new Error('Name the folder of the feed: npm run import -- <folder>');
  const { server: named, overwrite = false } = values;
  const isTaken = await run(readConfig(), { folder: resolve(folder), overwrite, named });
  process.exitCode = isTaken ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
