import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  openDatabase,
  openUserDatabase,
  type UserDatabase,
  wipeUserData,
  workTables,
} from './database.ts';
import { openFileDraft } from './file-draft.ts';
import { enqueue } from './outbox/enqueue.ts';
import { readBlobs } from './outbox/entry-blobs.ts';
import { registerOperation } from './outbox/operation-registry.ts';
import type { OutboxEntry } from './outbox/outbox-entry.ts';
import { complete, pendingEntries } from './outbox/outbox-store.ts';
import { bindViewer } from './viewer.ts';

registerOperation('Photo', { document: {} as never, version: 1 });

const host = 'copies.example';
let userId = 0;
/** The storage of the copies. */
let bucket: IDBFactory;
let db: UserDatabase;

const viewer = () => ({ host, userId, customer: 'C1', sorg: '2000' });
const openBucket = vi.fn();

beforeEach(async () => {
  userId += 1;
  bucket = new IDBFactory();
  openBucket.mockReset().mockImplementation(async () => ({ indexedDB: bucket }));
  vi.stubGlobal('navigator', { storageBuckets: { open: openBucket } });
  bindViewer(viewer());
  db = openUserDatabase(host, userId);
});
afterEach(async () => {
  bindViewer(null);
  await wipeUserData(host, userId);
  vi.unstubAllGlobals();
});

/** The tables of a database with their rows. */
async function readAll(of: UserDatabase): Promise<Record<string, unknown[]>> {
  const rows = workTables(of).map(async (table) => [table.name, await table.toArray()] as const);
  return Object.fromEntries(await Promise.all(rows));
}

async function readCopy(): Promise<Record<string, unknown[]>> {
  const copy = openDatabase(`${db.name}|copy`, { indexedDB: bucket, IDBKeyRange });
  try {
    return await readAll(copy);
  } finally {
    copy.close();
  }
}

/** Waits until the copy has everything. */
async function copied(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await db.uncopied.count()).toBe(0);
    expect((await readCopy()).syncState).not.toEqual([]);
  });
}

/** The browser has lost the database: its next start finds a new one. */
async function loseDatabase(): Promise<void> {
  await copied();
  // The connection hears of it, as from another tab, so that the next one is another.
  await Dexie.delete(db.name);
  db = openUserDatabase(host, userId);
}

/** Opens the database as another page does. */
async function openPage(): Promise<UserDatabase> {
  vi.resetModules();
  const page = await import('./database.ts');
  return page.openUserDatabase(host, userId);
}

const photo = (text: string) => ({
  operation: 'Photo',
  variables: { photos: [null] },
  keys: [text],
  blobs: { 'photos.0': new Blob([text]) },
});

async function capture(text: string): Promise<OutboxEntry> {
  const [entry] = await enqueue(db, viewer(), [photo(text)]);
  if (!entry) throw new Error('nothing captured');
  return entry;
}

const line = (articleCode: string, qty: number) => ({
  customer: 'C1',
  articleCode,
  qty,
  serverQty: null,
  position: 1,
  product: null,
});

test('copies changes of every kind', async () => {
  await db.cartLines.bulkAdd(['A', 'B', 'C', 'D', 'E', 'F'].map((code) => line(code, 1)));
  await db.cartLines.put(line('A', 2));
  await db.cartLines.update(['C1', 'B'], { qty: 3 });
  await db.cartLines.delete(['C1', 'C']);
  await db.cartLines
    .where('articleCode')
    .equals('D')
    .modify({ qty: 4 })
    .catch(() => undefined);
  await db.cartLines
    .where('customer')
    .equals('C1')
    .filter(({ qty }) => qty === 3)
    .delete();
  await db.cartLines.where('[customer+articleCode]').between(['C1', 'E'], ['C1', 'F']).delete();
  await db.syncState.put({ key: 'one' });
  await db.transaction('rw', db.syncState, db.orderLists, async () => {
    await db.syncState.clear();
    await db.syncState.bulkPut([{ key: 'two' }, { key: 'has-copy' }]);
    await db.orderLists.add({ id: 'L', customer: 'C1', list: [1] });
  });
  await copied();
  expect(await readCopy()).toEqual(await readAll(db));
  expect((await readCopy()).cartLines).toHaveLength(3);
});

test('copies nothing of an aborted transaction', async () => {
  await db.syncState.put({ key: 'kept', of: 1 });
  const work = db.transaction('rw', db.syncState, async () => {
    await db.syncState.put({ key: 'kept', of: 2 });
    throw new Error('aborted');
  });
  await expect(work).rejects.toThrow('aborted');
  await db.answers.put({ key: 'answer', data: 1, storedAt: 1 });
  await copied();
  expect((await readCopy()).syncState).toContainEqual({ key: 'kept', of: 1 });
  expect((await readCopy()).answers).toBeUndefined();
});

test('copies what a page that was closed has not copied', async () => {
  await db.open();
  await copied();
  db.close();
  const closed = openDatabase(db.name);
  await closed.syncState.put({ key: 'late' });
  await closed.uncopied.add({ table: 'syncState', keys: ['late'] });
  closed.close();
  db = await openPage();
  await db.open();
  await copied();
  expect((await readCopy()).syncState).toContainEqual({ key: 'late' });
});

test('restores entries with their files and numbers', async () => {
  const first = await capture('one');
  await capture('two');
  await capture('three');
  await complete(db, first.seq, null);
  const before = await pendingEntries(db);
  await loseDatabase();
  const entries = await pendingEntries(db);
  expect(entries).toEqual(before);
  const files = await Promise.all(entries.map((entry) => readBlobs(db, entry)));
  expect(await Promise.all(files.map((file) => file['photos.0']?.text()))).toEqual([
    'two',
    'three',
  ]);
  expect((await capture('four')).seq).toBe(4);
});

test('restores the draft of a form with its file', async () => {
  const draft = await openFileDraft('form');
  const file = new File(['picture'], 'a.pdf', { type: 'application/pdf' });
  draft.keep({ note: 'Fork', photos: [await draft.keepFile(file, 'photos', 99)] });
  await vi.waitFor(async () => expect((await openFileDraft('form')).read()).not.toBeNull());
  await loseDatabase();
  const values = (await openFileDraft('form')).read() as { note: string; photos: File[] };
  expect(values.note).toBe('Fork');
  expect(await values.photos[0]?.text()).toBe('picture');
});

test('restores nothing when another page was first', async () => {
  await capture('one');
  await copied();
  await Dexie.delete(db.name);
  const pages = [await openPage(), await openPage()] as const;
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  openBucket
    .mockClear()
    .mockImplementationOnce(() => gate.then(() => ({ indexedDB: bucket })))
    .mockResolvedValueOnce({ indexedDB: new IDBFactory() });
  const opened = pages[1].open();
  await vi.waitFor(() => expect(openBucket).toHaveBeenCalledOnce());
  await pages[0].open();
  go();
  await opened;
  db = pages[1];
  expect(await db.outbox.count()).toBe(0);
});

test('keeps what was entered while the copy could not be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await capture('one');
  await db.syncState.put({ key: 'note', text: 'old' });
  await copied();
  openBucket.mockRejectedValue(new Error('no bucket'));
  await Dexie.delete(db.name);
  db = openUserDatabase(host, userId);
  await capture('two');
  await db.syncState.put({ key: 'note', text: 'new' });
  openBucket.mockImplementation(async () => ({ indexedDB: bucket }));
  await capture('three');
  await copied();
  const keys = (await pendingEntries(db)).map((entry) => entry.keys);
  expect(keys).toEqual([['two'], ['three'], ['one']]);
  expect(await db.syncState.get('note')).toEqual({ key: 'note', text: 'new' });
  expect(warn).toHaveBeenCalled();
});

test('copies everything when the browser has lost the copy', async () => {
  await capture('one');
  await copied();
  db.close();
  bucket = new IDBFactory();
  db = await openPage();
  await db.open();
  await copied();
  expect((await readCopy()).outbox).toEqual(await db.outbox.toArray());
  expect((await readCopy()).outboxFiles).toHaveLength(1);
});

test('works as before when no copy can be written', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openBucket.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await capture('one');
  await capture('two');
  expect(await pendingEntries(db)).toHaveLength(2);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
});

test('leaves nothing after a wipe', async () => {
  await capture('one');
  const late = capture('two').catch(() => undefined);
  await wipeUserData(host, userId);
  await late;
  expect(await bucket.databases()).toEqual([]);
  expect(await Dexie.exists(db.name)).toBe(false);
});

test('keeps no copy where the browser has no buckets', async () => {
  vi.stubGlobal('navigator', {});
  const plain = openUserDatabase('plain.example', userId);
  await plain.syncState.put({ key: 'one' });
  expect(await plain.syncState.toArray()).toEqual([{ key: 'one' }]);
  expect(await plain.uncopied.count()).toBe(0);
});
