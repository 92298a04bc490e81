// @vitest-environment node
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type UserDatabase } from '../database.ts';
import { limitStorage } from '../testing/fake-storage.ts';
import { enqueue } from './enqueue.ts';
import { readBlobs } from './entry-blobs.ts';
import { registerOperation } from './operation-registry.ts';
import {
  claim,
  complete,
  discardEntry,
  noteFiles,
  park,
  pendingEntries,
  postpone,
} from './outbox-store.ts';

const name = 'pannier|shop.test|7';
const viewer = { host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' };
let storage: IDBFactory;
let db: UserDatabase;

registerOperation('Photo', { document: {} as never, version: 1, overwrites: true });

beforeEach(() => {
  storage = new IDBFactory();
  db = openDatabase(name, { indexedDB: storage, IDBKeyRange });
});
afterEach(() => db.close());

const photo = (text: string, path = 'photos.0') => ({
  operation: 'Photo',
  variables: { photos: [null] },
  keys: ['claim'],
  blobs: { [path]: new Blob([text]) },
});

async function capture(text: string, path?: string) {
  const [entry] = await enqueue(db, viewer, [photo(text, path)]);
  if (!entry) throw new Error('nothing captured');
  return entry;
}

/** The contents of all files in the outbox. */
async function storedTexts(): Promise<string[]> {
  const rows = await db.outboxFiles.toArray();
  return Promise.all(rows.map(({ blob }) => blob.text()));
}

test('keeps the files of an entry until it is done or discarded', async () => {
  const first = await capture('one');
  expect(first.blobs).toEqual({ 'photos.0': { size: 3 } });
  expect(await storedTexts()).toEqual(['one']);
  await complete(db, first.seq, null);
  expect(await storedTexts()).toEqual([]);
  await discardEntry(db, (await capture('two')).id);
  expect(await storedTexts()).toEqual([]);
});

test('replaces the files of a change that is overwritten', async () => {
  await capture('one');
  await capture('two', 'photos.1');
  expect(await storedTexts()).toEqual(['two']);
});

test('deletes the files of a refused change decided again', async () => {
  const { seq } = await capture('one');
  const sending = await claim(db, seq);
  if (sending) await park(db, sending, { code: 'FILE_KIND', field: 'photos.0' });
  await capture('two');
  expect(await pendingEntries(db)).toHaveLength(1);
  expect(await storedTexts()).toEqual(['two']);
});

test('writes no file again when the state of its entry changes', async () => {
  const { seq } = await capture('one');
  // There is no room for another copy of the file.
  limitStorage(db, (table) => table === 'outboxFiles');
  const sending = await claim(db, seq);
  if (!sending) throw new Error('not claimed');
  await noteFiles(db, sending, { 'photos.0': 'F1' });
  await postpone(db, sending, { code: 'UNKNOWN' }, 0);
  expect(await pendingEntries(db)).toMatchObject([
    { state: 'waiting', files: { 'photos.0': 'F1' }, blobs: { 'photos.0': { size: 3 } } },
  ]);
  await complete(db, seq, null);
  expect(await storedTexts()).toEqual([]);
});

// R9
test('reads the files that an older app wrote into its entry', async () => {
  const { seq: _seq, ...entry } = await capture('one');
  db.close();
  storage = new IDBFactory();
  const old = new Dexie(name, { indexedDB: storage, IDBKeyRange }) as UserDatabase;
  old.version(3).stores({ outbox: '++seq, &id, state, *keys', syncState: 'key' });
  await old.outbox.add({ ...entry, blobs: photo('old').blobs } as never);
  old.close();
  db = openDatabase(name, { indexedDB: storage, IDBKeyRange });
  const [found] = await pendingEntries(db);
  const blobs = found ? await readBlobs(db, found) : {};
  expect(await blobs['photos.0']?.text()).toBe('old');
});
