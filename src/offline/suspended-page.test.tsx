import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askCatalog, catalogWorkerRuns, setCatalogPort } from './catalog/catalog-client.ts';
import { openCatalogNamed } from './catalog/catalog-database.ts';
import { openDatabase, type UserDatabase } from './database.ts';
import { enqueue } from './outbox/enqueue.ts';
import { discardEntry } from './outbox/outbox-store.ts';
import { withReopen } from './reopen-database.ts';
import { readSession, writeSession } from './session/token-vault.ts';
import { abortTransactionsWhenSuspended } from './suspended-page.ts';
import './testing/plain-operations.ts';

const { transaction } = IDBDatabase.prototype;
abortTransactionsWhenSuspended();

const viewer = { host: 'h', sorg: '2000', userId: 7, customer: 'C1' };
const mail = {
  operation: 'SendEmailInvoice',
  variables: { invoiceNumber: 'I1', sorg: '2000' },
  keys: ['invoice-mail/I1'],
};
let nth = 0;
let db: UserDatabase;
/** The connection of another page, which is not suspended. */
let other: IDBDatabase;

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
/** What another page finds in a table. */
const findRows = (table: string): Promise<Record<string, unknown>[]> =>
  settle(transaction.call(other, table, 'readonly').objectStore(table).getAll());

beforeEach(async () => {
  nth += 1;
  db = openDatabase(`suspended-${nth}`);
  await db.open();
  other = await settle(indexedDB.open(db.name));
});
afterEach(() => {
  show();
  db.close();
  other.close();
});

const dispatch = (type: string, persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));
const suspend = () => dispatch('pagehide', true);
const show = () => dispatch('pageshow', true);
/** Waits for transactions of another page, one after the other: this page could have ended its own meanwhile. */
async function turns(): Promise<void> {
  for (let nth = 0; nth < 20; nth += 1) await findRows('outbox');
}
const begun = (runs: () => number) => expect.poll(runs).toBeGreaterThan(0);

/** A transaction that lasts until it is let go, as one whose page does nothing any more. */
function hold(database: UserDatabase): {
  let: () => void;
  ended: Promise<unknown>;
  runs: () => number;
} {
  let isHeld = true;
  let runs = 0;
  const ended = withReopen(database, () =>
    database.transaction('rw', database.outbox, database.syncState, async () => {
      runs += 1;
      await database.syncState.put({ key: 'run', runs });
      while (isHeld) await database.outbox.count();
      return 'ended';
    }),
  );
  return {
    let: () => {
      isHeld = false;
    },
    ended,
    runs: () => runs,
  };
}

test('lets other pages work once the page is suspended', async () => {
  const held = hold(db);
  await begun(held.runs);
  const found = findRows('syncState');
  suspend();
  expect(await found).toEqual([]);
  held.let();
  show();
  expect(await held.ended).toBe('ended');
  expect(await findRows('syncState')).toMatchObject([{ runs: 2 }]);
});

test('does not touch the transactions of a page that is closed', async () => {
  const held = hold(db);
  await begun(held.runs);
  dispatch('pagehide', false);
  held.let();
  expect(await held.ended).toBe('ended');
  expect(held.runs()).toBe(1);
});

test('captures a change once though the page is suspended', async () => {
  const capturing = enqueue(db, viewer, [mail]);
  suspend();
  await turns();
  expect(await findRows('outbox')).toEqual([]);
  show();
  const [entry] = await capturing;
  expect(await findRows('outbox')).toMatchObject([{ id: entry?.id }]);
});

test('begins no transaction between the event and the suspension', async () => {
  suspend();
  const capturing = enqueue(db, viewer, [mail]);
  await turns();
  expect(await findRows('outbox')).toEqual([]);
  show();
  await capturing;
  expect(await findRows('outbox')).toHaveLength(1);
});

test('runs the whole transaction again, not a part of it', async () => {
  const [entry] = await enqueue(db, viewer, [mail]);
  let runs = 0;
  const both = withReopen(db, () =>
    db.transaction('rw', db.tables, async () => {
      runs += 1;
      await db.syncState.put({ key: 'run', runs });
      await discardEntry(db, entry?.id ?? '');
      if (runs === 1) suspend();
      await db.outbox.count();
    }),
  );
  await begun(() => runs);
  expect(await findRows('outbox')).toHaveLength(1);
  expect(await findRows('syncState')).toEqual([]);
  show();
  await both;
  expect(await findRows('outbox')).toEqual([]);
  expect(runs).toBe(2);
});

test('keeps a session that was being stored', async () => {
  const writing = writeSession({ refreshToken: 'r', user: { id: 7 } });
  await turns();
  suspend();
  await turns();
  show();
  await writing;
  expect(await readSession()).toMatchObject({ refreshToken: 'r' });
});

test('reports an abort that no suspension has caused', async () => {
  const work = () =>
    db.transaction('rw', db.syncState, (transaction) => {
      transaction.abort();
    });
  await expect(withReopen(db, work)).rejects.toMatchObject({ name: 'AbortError' });
});

test('lets go of the other databases too', async () => {
  const catalog = openCatalogNamed(`catalog-${nth}`);
  let runs = 0;
  const held = catalog
    .transaction('rw', catalog.state, async () => {
      for (;;) {
        runs += 1;
        await catalog.state.count();
      }
    })
    .catch((error: Error) => error.name);
  await expect.poll(() => runs).toBeGreaterThan(1);
  suspend();
  expect(await held).toBe('AbortError');
  catalog.close();
});

test('ends the worker of the catalog, whose transactions stay open too', async () => {
  const port = { postMessage: () => {}, terminate: vi.fn(), onmessage: null, onerror: null };
  setCatalogPort(() => port);
  const place = { host: 'h', userId: 7 };
  const asked = expect(askCatalog(place, { type: 'pictures' })).rejects.toThrow('suspended');
  suspend();
  await asked;
  expect(port.terminate).toHaveBeenCalledOnce();
  expect(catalogWorkerRuns()).toBe(false);
});
