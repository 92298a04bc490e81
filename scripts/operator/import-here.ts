import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { feedPrinter, reportLines, runImport } from '#server/features/feeds/feeds.public.ts';
import { openFileStore } from '#server/files/file-store.ts';

/** The line that is printed while another process imports. */
export const waitingLine = 'Another import is running; waiting for its end';

/** The folder that a command imports, and how. */
export interface ImportOrder {
  folder: string;
  /** Also overwrites what staff have changed in the portal (reading 71). */
  overwrite: boolean;
  signal: AbortSignal;
}

/**
 * Imports a folder in this process, and prints what became of it. Closes the database.
 * @returns whether everything was taken
 */
export async function importHere(
  config: Config,
  database: Database,
  { folder, overwrite, signal }: ImportOrder,
): Promise<boolean> {
  try {
    await migrate(database.db);
    const services = { config, db: database.db, files: openFileStore(config) };
    const request = {
      source: 'command' as const,
      name: basename(folder),
      folder,
      signal,
      overwrite,
      onProgress: feedPrinter(process.stdout),
    };
    for (let tries = 0; ; tries++) {
      const finished = await runImport(services, request);
      if (!finished) {
        if (tries === 0) console.log(waitingLine);
        await sleep(1_000, undefined, { signal });
        continue;
      }
      if (!finished.report || finished.state === 'failed') throw finished.cause;
      for (const line of reportLines(finished.report)) console.log(line);
      return finished.report.ok;
    }
  } finally {
    await database.close();
  }
}
