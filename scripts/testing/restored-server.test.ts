import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderBody } from '#server/features/checkout/testing/order-body.ts';
import type { TestApp } from '#server/testing/app.ts';
import { startTestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import '#src/features/checkout/checkout.offline.ts';
import type { CatalogTransport } from '#src/offline/catalog/catalog-api.ts';
import { downloadCatalog, refreshCatalog } from '#src/offline/catalog/download-catalog.ts';
import { CatalogDevice } from '#src/offline/catalog/testing/catalog-device.ts';
import { FakeStorage } from '#src/offline/catalog/testing/fake-storage.ts';
import { openDatabase, type UserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { runSync } from '#src/offline/sync/run-sync.ts';
import { keptOrders, nameArticle } from './kept-orders.store.ts';
import { backUp, startRestored } from './restored-app.ts';

// A device goes on with a server that was restored from a backup, of which it knows nothing.

let first: TestApp;
/** The server the device reaches. */
let server: TestApp;
let backup: string;
let device: UserDatabase;
let catalog: CatalogDevice;
let session: { requestToken: string; refreshToken: string };
let loseAnswers = false;
let now = Date.now();

const send: typeof fetch = async (input, init) => {
  const url = String(input);
  const headers = { host: 'localhost', ...Object.fromEntries(new Headers(init?.headers)) };
  const method = init?.method === 'POST' || init?.body ? 'POST' : 'GET';
  const payload = init?.body ? String(init.body) : undefined;
  const reply = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  if (loseAnswers) throw new TypeError('Failed to fetch');
  return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
    status: reply.statusCode,
    headers: Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
  });
};

const post = (url: string, body: object) =>
  server.rest('POST', url, { body, headers: { host: 'localhost' } });
const logIn = async () => {
  const { body } = await post('/login', { username: 'dealer1', password: fixturePassword });
  session = body;
};
const claims = () => {
  const read = readClaims(session.requestToken);
  if (!read) throw new Error('not a token of ours');
  return { host: 'localhost', sorg: '2000', ...read };
};
const sync = () => {
  now += 3_700_000;
  const transport = {
    fetch: send,
    accessToken: async () => session.requestToken,
    refreshAccessToken: async () => null,
    readClaims,
    locale: () => 'en-us',
  };
  return runSync({
    db: device,
    userId: claims().userId,
    transport,
    now: () => now,
    random: () => 0,
  });
};
const placeOrder = async (qty: number) => {
  const change = {
    operation: 'Checkout',
    variables: orderBody(qty),
    keys: [`order/${crypto.randomUUID()}`],
  };
  const [entry] = await enqueue(device, claims(), [change]);
  return entry?.idempotencyKey ?? '';
};
/** An order the server takes, of which the device does not hear. */
const placeUnheard = async (qty: number) => {
  const key = await placeOrder(qty);
  loseAnswers = true;
  await sync();
  loseAnswers = false;
  return key;
};
const getSecond = () => Math.floor(Date.now() / 1_000);
const namesOnDevice = async () => {
  const sort = { field: 'price', order: 'ASC' };
  const params = { page: 1, limit: 50, sort, filter: {} };
  return JSON.stringify(await catalog.answer('Products', params, '0002000001'));
};

let beforeBackup: string;
let afterBackup: string;
let numbers: string[];

beforeAll(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  first = await startTestApp();
  server = first;
  await logIn();
  device = openDatabase('pannier|localhost|1', { indexedDB: new IDBFactory(), IDBKeyRange });
  beforeBackup = await placeUnheard(3);
  const buildSnapshot = () => first.gql(session.requestToken, '{ bikeCategories { id } }');
  await buildSnapshot();
  backup = await backUp(first);
  afterBackup = await placeUnheard(4);
  const transport: CatalogTransport = {
    url: async (path) => path,
    accessToken: async () => session.requestToken,
    refreshAccessToken: async () => null,
    fetch: send,
  };
  await nameArticle(first.db, 'P-1', 'Named after the backup');
  await buildSnapshot();
  catalog = new CatalogDevice({ transport });
  catalog.now = Date.now();
  await downloadCatalog(catalog.deps, { customers: ['0002000001'], pictures: false });
  session = (await post('/refresh-token', { token: session.refreshToken })).body;
  numbers = (await keptOrders(first.db)).orders;
  // The versions of catalogs are seconds: one built in the same second would have the version of the other.
  const downloaded = getSecond();
  await vi.waitUntil(() => getSecond() > downloaded, { timeout: 10_000 });
  server = await startRestored(backup);
}, 240_000);
afterAll(async () => {
  device.close();
  catalog.db.close();
  vi.unstubAllGlobals();
  await first.close();
  await server.close();
  rmSync(dirname(backup), { recursive: true });
});

test('requires a new login after a restore but keeps unsent work', async () => {
  const answer = await post('/refresh-token', { token: session.refreshToken });
  expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
  expect(await pendingEntries(device)).toHaveLength(2);
  await logIn();
});

test('places a resent order once', async () => {
  await sync();
  expect(await pendingEntries(device)).toEqual([]);
  const { keys, orders } = await keptOrders(server.db);
  expect(orders).toHaveLength(2);
  // The backup contains the first order. The second one is placed now, under a number that has not been used.
  expect(keys.get(beforeBackup)).toBe(numbers[0]);
  expect(numbers).not.toContain(keys.get(afterBackup));
});

test('rolls a newer catalog back to the server’s version', async () => {
  expect(await namesOnDevice()).toContain('Named after the backup');
  await server.gql(session.requestToken, '{ bikeCategories { id } }');
  catalog.now += 3_600_000 * 24;
  await refreshCatalog(catalog.deps);
  // The worker reads the new one in its own time.
  await expect.poll(namesOnDevice).not.toContain('Named after the backup');
});
