// Imports the feed of a folder (docs/feeds.md):  npm run import -- <folder>
// Ends with 1 when a file was refused, with 2 when the import could not run at all.
import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { feedPrinter, importFeed, reportLines } from '#server/features/feeds/feeds.public.ts';
import { openFileStore } from '#server/files/file-store.ts';

async function run(folder: string): Promise<boolean> {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const services = { config, db: database.db, files: openFileStore(config) };
    const report = await importFeed(services, folder, feedPrinter(process.stdout));
    for (const line of reportLines(report)) console.log(line);
    return report.ok;
  } finally {
    await database.close();
  }
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder of the feed: npm run import -- <folder>');
  process.exitCode = 2;
} else
  try {
    process.exitCode = (await run(resolve(folder))) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
