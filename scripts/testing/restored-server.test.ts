import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { order } from '#server/graphql/testing/outbox-bodies.ts';
import type { TestApp } from '#server/testing/app.ts';
import { startTestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import '#src/features/checkout/checkout.offline.ts';
import type { CatalogDoor } from '#src/offline/catalog/catalog-wire.ts';
import { refreshCatalog, takeAlong } from '#src/offline/catalog/take-along.ts';
import { CatalogDevice } from '#src/offline/catalog/testing/catalog-device.ts';
import { FakeStorage } from '#src/offline/catalog/testing/fake-storage.ts';
import { openDatabase, type UserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/claims.ts';
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
  const wire = {
    fetch: send,
    accessToken: async () => session.requestToken,
    refreshAccessToken: async () => null,
    readClaims,
    locale: () => 'en-us',
  };
  return runSync({ db: device, userId: claims().userId, wire, now: () => now, random: () => 0 });
};
const placeOrder = async (qty: number) => {
  const change = {
    operation: 'Checkout',
    variables: order(qty),
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
const namesOnDevice = async () => {
  const sort = { field: 'price', order: 'ASC' };
  const asked = { page: 1, limit: 50, sort, filter: {} };
  return JSON.stringify(await catalog.answer('Products', asked, '0002000001'));
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
  const door: CatalogDoor = {
    url: async (path) => path,
    accessToken: async () => session.requestToken,
    refreshAccessToken: async () => null,
    fetch: send,
  };
  await nameArticle(first.db, 'P-1', 'Named after the backup');
  await buildSnapshot();
  catalog = new CatalogDevice({ door });
  catalog.now = Date.now();
  await takeAlong(catalog.world, { customers: ['0002000001'], pictures: false });
  session = (await post('/refresh-token', { token: session.refreshToken })).body;
  numbers = (await keptOrders(first.db)).orders;
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

test('a login renewed after the backup begins anew, and nothing unsent is lost', async () => {
  const answer = await post('/refresh-token', { token: session.refreshToken });
  expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
  expect(await pendingEntries(device)).toHaveLength(2);
  await logIn();
});

test('what a device sends again is placed once', async () => {
  await sync();
  expect(await pendingEntries(device)).toEqual([]);
  const { keys, orders } = await keptOrders(server.db);
  expect(orders).toHaveLength(2);
  // The backup knows the first; the other is placed now, under a number nobody has seen.
  expect(keys.get(beforeBackup)).toBe(numbers[0]);
  expect(numbers).not.toContain(keys.get(afterBackup));
});

test('a catalog newer than the backup goes back to the server’s', async () => {
  expect(await namesOnDevice()).toContain('Named after the backup');
  await server.gql(session.requestToken, '{ bikeCategories { id } }');
  catalog.now += 3_600_000 * 24;
  await refreshCatalog(catalog.world);
  // The worker reads the new one in its own time.
  await expect.poll(namesOnDevice).not.toContain('Named after the backup');
});
