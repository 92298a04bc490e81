// @vitest-environment node
import { IDBDatabase as FDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type UserDatabase } from '../database.ts';
import { onSyncWanted } from '../sync/sync-signal.ts';
import { enqueue } from './enqueue.ts';
import { registerOperation } from './operation-registry.ts';
import {
  claim,
  complete,
  completedCount,
  discardEntry,
  park,
  pendingEntries,
  postpone,
  release,
  retryEntry,
} from './outbox-store.ts';

const viewer = { host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' };
const document = {} as never;
let db: UserDatabase;

const line = (qty: number, key = 'A') => ({ operation: 'Set', variables: { qty }, keys: [key] });
const listQtys = async () =>
  (await pendingEntries(db)).map((entry) => (entry.variables as { qty: number }).qty);

registerOperation('Set', {
  document,
  version: 2,
  overwrites: true,
  upgrade: (variables) => ({ qty: (variables as { amount: number }).amount }),
  apply: async (tables, { keys, variables }) => {
    if ((variables as { qty: number }).qty === 13) throw new Error('disk full');
    await tables.syncState.put({ key: keys[0] ?? '', variables });
  },
  undo: async (tables, { keys }) => void (await tables.syncState.delete(keys[0] ?? '')),
});
registerOperation('Add', { document, version: 1 });

beforeEach(() => {
  db = openDatabase('pannier|shop.test|7', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => db.close());

test('stores operation, customer and key of an entry, no token', async () => {
  const [entry] = await enqueue(db, viewer, [line(3)]);
  expect(entry).toMatchObject({
    operation: 'Set',
    version: 2,
    variables: { qty: 3 },
    keys: ['A'],
    userId: 7,
    customer: 'C1',
    sorg: '2000',
    state: 'queued',
    attempts: 0,
    sent: false,
  });
  expect(JSON.stringify(entry)).not.toMatch(/token|authorization/i);
});

test('captures a draft once, also by two tabs at a time', async () => {
  const added = { operation: 'Add', variables: { n: 1 }, keys: ['draft'], draft: 'draft-1' };
  const twice = await Promise.all([enqueue(db, viewer, [added]), enqueue(db, viewer, [added])]);
  expect(twice.flat().map(({ id }) => id)).toEqual(['draft-1', 'draft-1']);
  expect(await pendingEntries(db)).toMatchObject([{ id: 'draft-1', idempotencyKey: 'draft-1' }]);
});

test('stores an entry and its local effects atomically (R5)', async () => {
  await enqueue(db, viewer, [line(3)]);
  expect(await db.syncState.get('A')).toEqual({ key: 'A', variables: { qty: 3 } });
  await expect(enqueue(db, viewer, [line(4, 'B'), line(13, 'C')])).rejects.toThrow('disk full');
  expect(await listQtys()).toEqual([3]);
  expect(await db.syncState.get('B')).toBeUndefined();
});

test('requests strict durability for every write (R5)', async () => {
  const transactions = vi.spyOn(FDBDatabase.prototype, 'transaction');
  await enqueue(db, viewer, [line(3)]);
  const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite');
  transactions.mockRestore();
  expect(writes).not.toEqual([]);
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
});

test('notifies the sender after the entry is stored', async () => {
  const heard = vi.fn();
  const off = onSyncWanted(heard);
  await enqueue(db, viewer, [line(3)]);
  off();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('overwrites an unsent change and keeps its key', async () => {
  const [first] = await enqueue(db, viewer, [line(3)]);
  const [second] = await enqueue(db, viewer, [line(4)]);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(await listQtys()).toEqual([4]);
});

test('never alters a change that may be in flight (R1)', async () => {
  const [first] = await enqueue(db, viewer, [line(3)]);
  await claim(db, first?.seq ?? 0);
  await enqueue(db, viewer, [line(4)]);
  await enqueue(db, viewer, [line(5)]);
  expect(await listQtys()).toEqual([3, 5]);
});

test('merges only operations that overwrite each other', async () => {
  const add = { operation: 'Add', variables: { qty: 1 }, keys: ['A'] };
  await enqueue(db, viewer, [add, add]);
  expect(await listQtys()).toEqual([1, 1]);
});

test('replaces a refused change by the next under a new key', async () => {
  const [first] = await enqueue(db, viewer, [line(3)]);
  const sending = await claim(db, first?.seq ?? 0);
  if (sending) await park(db, sending, { code: 'OVER_QUOTA' });
  const [second] = await enqueue(db, viewer, [line(2)]);
  expect(await listQtys()).toEqual([2]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

// R1
test('retries a refused entry with a new key, ignoring the old one', async () => {
  const [first] = await enqueue(db, viewer, [line(3)]);
  const refused = await claim(db, first?.seq ?? 0);
  if (!refused) throw new Error('not claimed');
  await park(db, refused, { code: 'OVER_QUOTA', field: 'products.0.qty' });
  await retryEntry(db, refused.id);
  const [again] = await pendingEntries(db);
  expect(again).toMatchObject({ state: 'queued', attempts: 0, sent: false, failure: null });
  expect(again?.idempotencyKey).not.toBe(refused.idempotencyKey);
  const sending = await claim(db, refused.seq);
  // Another tab had sent it too, and hears only now.
  await park(db, refused, { code: 'OVER_QUOTA', field: 'products.0.qty' });
  await postpone(db, refused, { code: 'HTTP_500' }, 1);
  await release(db, refused);
  expect(await pendingEntries(db)).toEqual([sending]);
});

test.each([
  ['GAVE_UP', 'tried ten times'],
  ['BROKEN', 'our own code stumbled over it'],
  ['FILE_LOST', 'a file of it is lost'],
  ['HTTP_403', 'no right to it any more'],
  ['HTTP_422', 'another body under its key'],
  ['CUSTOMER_LOST', 'the customer is gone'],
])('keeps the key of an entry parked %s (R1)', async (code) => {
  const [first] = await enqueue(db, viewer, [line(3)]);
  const sending = await claim(db, first?.seq ?? 0);
  if (sending) await park(db, sending, { code, message: 'no' });
  await retryEntry(db, first?.id ?? '');
  const [again] = await pendingEntries(db);
  expect(again).toMatchObject({
    state: 'queued',
    sent: true,
    idempotencyKey: first?.idempotencyKey,
  });
});

test('resends an entry given up on before the next change', async () => {
  const [first] = await enqueue(db, viewer, [line(3)]);
  const sending = await claim(db, first?.seq ?? 0);
  if (sending) await park(db, sending, { code: 'GAVE_UP' });
  await enqueue(db, viewer, [line(2)]);
  expect((await pendingEntries(db)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['queued', 0],
    ['queued', 0],
  ]);
});

test('upgrades an entry of an older app when sending it (R9)', async () => {
  const [entry] = await enqueue(db, viewer, [line(3)]);
  await db.outbox.update(entry?.seq ?? 0, { version: 1, variables: { amount: 9 } });
  expect(await claim(db, entry?.seq ?? 0)).toMatchObject({ version: 2, variables: { qty: 9 } });
});

test('keeps a finished entry done on late answers', async () => {
  const [entry] = await enqueue(db, viewer, [line(3)]);
  const sending = await claim(db, entry?.seq ?? 0);
  await complete(db, entry?.seq ?? 0, {});
  await complete(db, entry?.seq ?? 0, {});
  expect(await completedCount(db)).toBe(1);
  if (sending) await park(db, sending, { code: 'LATE' });
  await retryEntry(db, entry?.id ?? '');
  expect(await claim(db, entry?.seq ?? 0)).toBeNull();
  expect(await db.outbox.get(entry?.seq ?? 0)).toMatchObject({ state: 'done', failure: null });
});

test('keeps the last twenty finished entries', async () => {
  for (let n = 0; n < 25; n += 1) {
    const [entry] = await enqueue(db, viewer, [line(n + 20, `K${n}`)]);
    await claim(db, entry?.seq ?? 0);
    await complete(db, entry?.seq ?? 0, {});
  }
  expect((await db.outbox.toArray()).map((entry) => entry.keys[0])).toEqual(
    Array.from({ length: 20 }, (_, n) => `K${n + 5}`),
  );
});

test('reverts the local change on discard', async () => {
  const [entry] = await enqueue(db, viewer, [line(3)]);
  await discardEntry(db, entry?.id ?? '');
  expect(await pendingEntries(db)).toEqual([]);
  expect(await db.syncState.get('A')).toBeUndefined();
});

// R6
test('keeps every change of a hundred tabs in one agreed order', async () => {
  const changes = Array.from({ length: 100 }, (_, n) => line(n + 20, `K${n}`));
  await Promise.all(changes.map((change) => enqueue(db, viewer, [change])));
  const seqs = (await pendingEntries(db)).map((entry) => entry.seq);
  expect(new Set(seqs).size).toBe(100);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
});

test('reopens a connection that the browser has closed (R7)', async () => {
  await enqueue(db, viewer, [line(3)]);
  db.backendDB().close();
  await enqueue(db, viewer, [line(4, 'B')]);
  expect(await listQtys()).toEqual([3, 4]);
});
