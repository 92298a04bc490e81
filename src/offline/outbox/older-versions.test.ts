// @vitest-environment node

import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import '../testing/plain-operations.ts';
import { openDatabase, type UserDatabase } from '../database.ts';
import { enqueue } from './enqueue.ts';
import { operationRules, registeredOperations } from './operation-registry.ts';
import { isRefusedByServer, type OutboxEntry } from './outbox-entry.ts';
import { claim, discardEntry, pendingEntries, retryEntry } from './outbox-store.ts';

// Entries of older apps must keep working. `fixtures/<release>.json` holds entries as that release stored
// them; they are never changed, only added to.

const name = 'pannier|shop.test|7';
// All features' offline parts, also those no list has yet.
import.meta.glob('../../features/*/*.offline.ts', { eager: true });
const texts = import.meta.glob<string>(['/schema.graphql', '/trusted-documents.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const schema = buildSchema(texts['/schema.graphql'] ?? '', { assumeValidSDL: true });
const documents = new Map(
  Object.entries(
    JSON.parse(texts['/trusted-documents.json'] ?? '{}') as Record<string, string>,
  ).map(([hash, text]) => [hash.replace(/^sha256:/, ''), parse(text)]),
);
const files = import.meta.glob<OutboxEntry[]>('./fixtures/*.json', {
  eager: true,
  import: 'default',
});

const kept = Object.entries(files).flatMap(([file, entries]) =>
  entries.map((entry) => ({
    release: /([\d.]+)\.json$/.exec(file)?.[1],
    entry,
    title: `${entry.operation} v${entry.version}`,
  })),
);

/** Returns the errors that the server finds in the variables of an operation. */
function complaints(entry: OutboxEntry): string[] {
  const hash = String(operationRules(entry.operation)?.document.__meta__?.hash);
  const document = documents.get(hash.replace(/^sha256:/, ''));
  const operation = document?.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [`no document ${hash}`];
  const { errors = [] } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    entry.variables as Record<string, unknown>,
  );
  return errors.map(({ message }) => message);
}

const open = (indexedDB: IDBFactory): UserDatabase =>
  openDatabase(name, { indexedDB, IDBKeyRange });

test('has a fixture for every version of every operation (R9)', () => {
  const missing = registeredOperations().flatMap(([operation, { version }]) =>
    Array.from({ length: version }, (_, n) => n + 1)
      .filter((v) => !kept.some((of) => of.entry.operation === operation && of.entry.version === v))
      .map((v) => `${operation} v${v}`),
  );
  expect(missing).toEqual([]);
});

describe.each(kept)('R9 release $release: $title', ({ entry }) => {
  test('is claimed in the current shape, accepted by the server', async () => {
    const db = open(new IDBFactory());
    await db.outbox.add(structuredClone(entry));
    let claimed = await claim(db, entry.seq);
    if (entry.state === 'parked') {
      // A person has to decide first; then it goes as all others do, after a refusal under a new key.
      expect(claimed).toBeNull();
      await retryEntry(db, entry.id);
      claimed = await claim(db, entry.seq);
      expect(claimed?.idempotencyKey !== entry.idempotencyKey).toBe(isRefusedByServer(entry));
    } else expect(claimed?.idempotencyKey).toBe(entry.idempotencyKey);
    expect(claimed).toMatchObject({
      state: 'sending',
      version: operationRules(entry.operation)?.version,
      keys: entry.keys,
    });
    expect(claimed && complaints(claimed)).toEqual([]);
    db.close();
  });

  test('can be discarded', async () => {
    const db = open(new IDBFactory());
    await db.outbox.add(structuredClone(entry));
    await discardEntry(db, entry.id);
    expect(await pendingEntries(db)).toEqual([]);
    db.close();
  });
});

const oldStores = {
  1: {
    outbox: '++seq, &id, state, *keys',
    cartLines: '[customer+articleCode], customer',
    answers: 'key, storedAt',
    syncState: 'key',
  },
  2: { customerLists: 'sorg' },
};

/** The database as an app before today's opened it. */
function openOld(indexedDB: IDBFactory, version: 1 | 2): UserDatabase {
  const db = new Dexie(name, { indexedDB, IDBKeyRange }) as UserDatabase;
  db.version(1).stores(oldStores[1]);
  if (version === 2) db.version(2).stores(oldStores[2]);
  return db;
}

const many = 10_000;
const first = kept.find(({ entry }) => entry.operation === 'UpdateProductsInCart')?.entry;

async function fill(db: UserDatabase): Promise<void> {
  if (!first) throw new Error('no fixture of a cart change');
  const { seq: _seq, ...entry } = first;
  await db.outbox.bulkAdd(
    Array.from({ length: many }, (_, n) => ({
      ...entry,
      id: `e${n}`,
      idempotencyKey: `k${n}`,
      keys: [`cart/C1/${n}`],
    })) as unknown as OutboxEntry[],
  );
}

describe.each([1, 2] as const)('R9 a database of version %s with 10,000 changes', (version) => {
  test('is opened by the current app with all entries in order', async () => {
    const storage = new IDBFactory();
    const old = openOld(storage, version);
    await fill(old);
    old.close();
    const db = open(storage);
    const pending = await pendingEntries(db);
    expect(pending).toHaveLength(many);
    expect(pending.map(({ id }) => id)).toEqual(Array.from({ length: many }, (_, n) => `e${n}`));
    expect(db.verno).toBeGreaterThanOrEqual(3);
    expect(await claim(db, pending[0]?.seq ?? 0)).toMatchObject({ idempotencyKey: 'k0' });
    db.close();
  });

  test('repeats an interrupted upgrade without loss (R9)', async () => {
    const storage = new IDBFactory();
    const old = openOld(storage, version);
    await fill(old);
    old.close();
    // Dexie counts in tens.
    const upgrade = storage.open(name, 30);
    await new Promise<void>((resolve) => {
      upgrade.onupgradeneeded = () => {
        upgrade.result.createObjectStore('orderLists', { keyPath: 'id' });
        upgrade.transaction?.abort();
      };
      upgrade.onerror = () => resolve();
    });
    const db = open(storage);
    expect(await pendingEntries(db)).toHaveLength(many);
    await db.orderLists.put({ id: 'L', customer: 'C1', list: null });
    db.close();
  });
});

// R7 R9
test('upgrades despite an old tab and keeps its later changes', async () => {
  const storage = new IDBFactory();
  const old = openOld(storage, 2);
  const viewer = { host: 'shop.test', userId: 7, customer: 'C1', sorg: '2000' };
  const change = (id: string) => ({
    operation: 'SendCustomerFeedback',
    variables: { message: id },
    keys: [`feedback/${id}`],
  });
  await enqueue(old, viewer, [change('before')]);
  const db = open(storage);
  expect(await pendingEntries(db)).toHaveLength(1);
  await enqueue(old, viewer, [change('after')]);
  expect((await pendingEntries(db)).map(({ keys }) => keys[0])).toEqual([
    'feedback/before',
    'feedback/after',
  ]);
  expect(await pendingEntries(old)).toHaveLength(2);
  old.close();
  db.close();
});

// R9
test("keeps a newer app's entries after a rollback and works on", async () => {
  const storage = new IDBFactory();
  const newer = new Dexie(name, { indexedDB: storage, IDBKeyRange }) as UserDatabase;
  newer.version(9).stores({ ...oldStores[1], ...oldStores[2], futures: 'id' });
  await fill(newer);
  newer.close();
  const db = open(storage);
  expect(await db.outbox.count()).toBe(many);
  db.close();
});
