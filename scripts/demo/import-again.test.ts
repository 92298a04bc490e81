import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type FeedReport, importFeed } from '#server/features/feeds/feeds.public.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { openEmptyDatabase } from '#server/testing/database.ts';
import { columns } from './columns.ts';
import { writeDemoFeed } from './write-feed.ts';

const root = mkdtempSync(join(tmpdir(), 'demo-import-'));
let database: Database;
let first: FeedReport;
let second: FeedReport;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database.db);
  const feed = join(root, 'feed');
  await writeDemoFeed(feed, { articles: 400, dealers: 40, images: true, today: '2026-03-02' });
  const config = readConfig({ PANNIER_MODE: 'test', PANNIER_DATA_DIR: root });
  const services = { config, db: database.db, files: openFileStore(config) };
  first = await importFeed(services, feed);
  second = await importFeed(services, feed);
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

test('imports the whole demo feed with rows in every file', () => {
  expect(first.files.flatMap(({ problems, warnings }) => [...problems, ...warnings])).toEqual([]);
  const names = [...Object.keys(columns), 'images', 'invoices', 'files'].sort();
  expect(first.files.map(({ file }) => file).sort()).toEqual(names);
  expect(first.files.filter(({ rows }) => rows === 0)).toEqual([]);
});

test('changes nothing when it imports the demo feed again (L13)', () => {
  const changed = second.files.map(({ file, changed }) => [file, changed]);
  expect(changed).toEqual(first.files.map(({ file }) => [file, 0]));
});
