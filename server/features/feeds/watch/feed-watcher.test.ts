import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { listImports } from '../runs/feed-imports.store.ts';
import { withImportLock } from '../runs/import-lock.store.ts';
import { runImport } from '../runs/run-import.ts';
import { rawZip } from '../testing/raw-zip.ts';
import { FeedWatcher, mustStay } from './feed-watcher.ts';

const root = mkdtempSync(join(tmpdir(), 'pannier-watch-'));
let server: TestApp;
let watched = '';
let watcher: FeedWatcher;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  watched = mkdtempSync(join(root, 'in-'));
  watcher = new FeedWatcher(server.services, watched, server.app.log);
});

const csv = (...rows: string[]) => ['sorg,id,name', ...rows].join('\n');
const complete = (name: string) => writeFileSync(join(watched, `${name}.complete`), '');

function drop(name: string, text: string): void {
  mkdirSync(join(watched, name), { recursive: true });
  writeFileSync(join(watched, name, 'price_lists.csv'), text);
}
const loadName = async (id: string) => {
  const row = server.db.selectFrom('price_list').select('name').where('id', '=', id);
  return (await row.executeTakeFirst())?.name;
};
const there = () => readdirSync(watched, { recursive: true }).map(String).sort();

test('waits for the marker, then moves the folder with its report', async () => {
  drop('monday', csv('2000,W1,One'));
  expect(await watcher.look()).toBe(true);
  expect(there()).toEqual(['monday', 'monday/price_lists.csv']);
  complete('monday');
  expect(await watcher.look()).toBe(true);
  expect(await loadName('W1')).toBe('One');
  expect(there()).toEqual([
    'done',
    'done/monday',
    'done/monday.report.json',
    'done/monday.report.txt',
    'done/monday/price_lists.csv',
  ]);
  expect(readFileSync(join(watched, 'done/monday.report.txt'), 'utf8')).toMatch(
    /^Imported in .* s: 1 new or changed\.\n$/,
  );
  expect(JSON.parse(readFileSync(join(watched, 'done/monday.report.json'), 'utf8'))).toMatchObject({
    source: 'folder',
    name: 'monday',
    state: 'done',
    report: { ok: true, files: [{ file: 'price_lists.csv', changed: 1 }] },
  });
  const [newest] = await listImports(server.db, 1);
  expect(newest).toMatchObject({ source: 'folder', name: 'monday', state: 'done' });
});

test('imports folders and ZIP files in the order of their names', async () => {
  const zip = rawZip([{ name: 'feed/price_lists.csv', content: csv('2000,W2,Second') }]);
  writeFileSync(join(watched, '2.zip'), zip);
  drop('3', csv('2000,W2,Third'));
  drop('1', csv('2000,W2,First'));
  for (const name of ['2.zip', '3', '1']) complete(name);
  expect(await watcher.look()).toBe(true);
  expect(await loadName('W2')).toBe('Third');
  const names = (await listImports(server.db, 3)).map(({ name }) => name);
  expect(names).toEqual(['3', '2.zip', '1']);
  expect(readdirSync(watched)).toEqual(['done']);
});

test('moves a rejected feed to failed and takes the next one', async () => {
  drop('1', csv('9999,W3,One'));
  writeFileSync(join(watched, '2.zip'), rawZip([{ name: '../x.csv' }]));
  drop('3', csv('2000,W3,Three'));
  for (const name of ['1', '2.zip', '3']) complete(name);
  expect(await watcher.look()).toBe(true);
  expect(await loadName('W3')).toBe('Three');
  const report = (name: string) => readFileSync(join(watched, `failed/${name}.report.txt`), 'utf8');
  expect(report('1')).toContain('price_lists.csv:2:sorg: there is no sales organisation "9999"');
  expect(report('2.zip')).toContain('../x.csv');
  expect(report('2.zip')).toContain('Nothing was imported; refused: 2.zip.');
  expect(readdirSync(join(watched, 'failed'))).toContain('2.zip');
});

test('rejects links so that reports reveal no outside files', async () => {
  writeFileSync(join(root, 'secret'), 'secret of the server');
  mkdirSync(join(watched, 'evil'));
  symlinkSync(join(root, 'secret'), join(watched, 'evil', 'price_lists.csv'));
  symlinkSync(join(root), join(watched, 'outside'));
  for (const name of ['evil', 'outside']) complete(name);
  await watcher.look();
  const report = readFileSync(join(watched, 'failed/evil.report.txt'), 'utf8');
  expect(report).toContain('"price_lists.csv" is a symbolic link (NOT_ALLOWED)');
  expect(report).not.toContain('secret of');
  expect(existsSync(join(watched, 'outside'))).toBe(true);
});

test('reimports a feed whose server was killed before the move', async () => {
  drop('again', csv('2000,W4,Again'));
  complete('again');
  const folder = join(watched, 'again');
  await runImport(server.services, { source: 'folder', name: 'again', folder });
  await watcher.look();
  expect(JSON.parse(readFileSync(join(watched, 'done/again.report.json'), 'utf8'))).toMatchObject({
    report: { files: [{ changed: 0 }] },
  });
});

test('keeps both feeds when a name is reused', async () => {
  for (const name of ['First', 'Second']) {
    drop('daily', csv(`2000,W5,${name}`));
    complete('daily');
    await watcher.look();
  }
  const kept = readdirSync(join(watched, 'done')).filter((name) => !name.includes('report'));
  expect(kept).toEqual(['daily', expect.stringMatching(/^daily\.\d{8}T\d{6}Z$/)]);
  expect(await loadName('W5')).toBe('Second');
});

test('imports each feed once from a folder two servers watch', async () => {
  const names = Array.from({ length: 5 }, (_, n) => `feed-${n}`);
  for (const name of names) {
    drop(name, csv(`2000,W6,${name}`));
    complete(name);
  }
  const other = new FeedWatcher(server.services, watched, server.app.log);
  while (readdirSync(watched).some((name) => name !== 'done'))
    expect(await Promise.all([watcher.look(), other.look()])).toEqual([true, true]);
  const imported = (await listImports(server.db, 5)).map(({ name }) => name);
  expect(imported.sort()).toEqual(names);
  expect(readdirSync(join(watched, 'done'))).toHaveLength(15);
});

test('waits while another import runs', async () => {
  drop('waits', csv('2000,W7,Waits'));
  complete('waits');
  await withImportLock(server.db, async () => {
    expect(await watcher.look()).toBe(true);
    expect(readdirSync(watched)).toContain('waits');
  });
  await watcher.look();
  expect(await loadName('W7')).toBe('Waits');
});

describe('what may mend itself leaves the feed where it is', () => {
  test('leaves the feed in place when the disk is full', async () => {
    const { db } = server;
    await sql`create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on price_list for each row
      execute function full_disk()`.execute(db);
    drop('full', csv('2000,W8,Full'));
    complete('full');
    expect(await watcher.look()).toBe(false);
    expect(readdirSync(watched)).toEqual(['full', 'full.complete']);
    await sql`drop function full_disk cascade`.execute(db);
    expect(await watcher.look()).toBe(true);
    expect(await loadName('W8')).toBe('Full');
  });

  test('waits for a missing watched folder', async () => {
    rmSync(watched, { recursive: true });
    expect(await watcher.look()).toBe(false);
    mkdirSync(watched);
    expect(await watcher.look()).toBe(true);
  });

  test('imports a folder that cannot be moved only once', async () => {
    drop('stuck', csv('2000,W9,Stuck'));
    complete('stuck');
    writeFileSync(join(watched, 'done'), 'in the way');
    expect(await watcher.look()).toBe(false);
    expect(await watcher.look()).toBe(false);
    const [newest, older] = await listImports(server.db, 2);
    expect([newest?.name, older?.name]).toEqual(['stuck', expect.not.stringMatching('stuck')]);
    rmSync(join(watched, 'done'));
    expect(await watcher.look()).toBe(true);
    expect(readdirSync(join(watched, 'done'))).toContain('stuck');
  });

  test('moves a feed with an unreadable file', () => {
    const denied = new Error('x', { cause: Object.assign(new Error('y'), { code: 'EACCES' }) });
    const finished = {
      id: '',
      source: 'folder' as const,
      name: '',
      startedAt: new Date(),
      finishedAt: null,
      progress: null,
      report: null,
      error: 'x',
      state: 'failed' as const,
    };
    expect(mustStay({ ...finished, cause: denied })).toBe(false);
    expect(mustStay({ ...finished, cause: new Error('away') })).toBe(true);
    expect(mustStay({ ...finished, state: 'interrupted' })).toBe(true);
  });
});
