import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { type FeedReport, problemLines } from '#server/feeds/import-report.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { FeedServices } from '../feed-services.ts';
import { type FeedProgress, type ImportControl, importFeed } from '../import-feed.ts';

/** Everything a test needs to import feeds into a database that holds the fixture. */
export interface FeedHarness {
  db: Db;
  services: FeedServices;
  /** Imports a feed of the given files; lists of lines are CSV files. */
  run(files: Record<string, string[] | Uint8Array>, control?: ImportControl): Promise<FeedReport>;
  /** The report's problems as they are printed. */
  problems(files: Record<string, string[] | Uint8Array>): Promise<string[]>;
  /** The progress that the last import reported. */
  progress: FeedProgress[];
  close(): Promise<void>;
}

/** @param maxFeedBytes the largest file taken */
export async function openFeedHarness(maxFeedBytes = 10_000_000): Promise<FeedHarness> {
  const root = mkdtempSync(join(tmpdir(), 'pannier-feed-'));
  const database = await openTestDatabase();
  const config = {
    ...readConfig({ PANNIER_MODE: 'test' }),
    files: { kind: 'folder', folder: join(root, 'files') } as const,
    maxFeedBytes,
  };
  const services = { config, db: database.db, files: openFileStore(config) };
  const progress: FeedProgress[] = [];
  const run: FeedHarness['run'] = (files, control) => {
    const folder = mkdtempSync(join(root, 'feed-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), Array.isArray(content) ? content.join('\n') : content);
    }
    progress.length = 0;
    return importFeed(services, folder, (each) => progress.push(each), control);
  };
  return {
    db: database.db,
    services,
    run,
    problems: async (files) => (await run(files)).files.flatMap(problemLines),
    progress,
    async close() {
      await database.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
