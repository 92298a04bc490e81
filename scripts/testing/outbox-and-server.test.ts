import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { outboxBodies } from '#server/testing/feature-contracts.ts';
import { given } from '#server/testing/given.ts';
import { givenOutboxRecords } from '#server/testing/given-outbox.ts';
import { cartChange } from '#src/features/cart/cart.offline.ts';
import { readCart } from '#src/features/cart/cart-device.ts';
import { openDatabase, type UserDatabase } from '#src/offline/database.ts';
import '#src/features/checkout/checkout.offline.ts';
import '#src/features/order-lists/order-lists.offline.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { operationRules, registerOperation } from '#src/offline/outbox/operation-registry.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import '#src/offline/testing/plain-operations.ts';
import { runSync } from '#src/offline/sync/run-sync.ts';

// The outbox of the device against the real server, over a network that loses and doubles.

let app: TestApp;
let token: string;
let db: UserDatabase;
const everyFault = [
  'request lost',
  'answer lost',
  'answer cut',
  'delivered twice',
  'delivered late',
  'slow 60 s',
  'captive portal',
  'gateway 502',
  'server 500',
  'token ended',
] as const;
/** The faults of the next requests; empty for none. */
let faults: (typeof everyFault)[number][] = [];
/** Requests given up by their sender that are still on their way. */
const underWay: (() => Promise<unknown>)[] = [];
/** Keys of what was sent, as often as it was. */
let keys: string[] = [];
/** Rewrites a body that this server does not understand, so that the server acts like a newer one. */
let newerServer = (body: string) => body;
let now = Date.now();

beforeAll(async () => {
  app = await startTestApp();
  await given(app).invoice({ no: 'CT-1' });
  token = await app.login('dealer1');
  db = openDatabase('pannier|localhost|1', { indexedDB: new IDBFactory(), IDBKeyRange });
});
beforeEach(() => givenOutboxRecords(app));
afterEach(() => {
  faults = [];
  keys = [];
  newerServer = (body) => body;
});
afterAll(async () => {
  db.close();
  await app.close();
});

async function send(url: string, init: RequestInit): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const reply = await app.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', ...headers },
    payload: newerServer(String(init.body)),
  });
  return new Response(reply.body, {
    status: reply.statusCode,
    headers: { 'content-type': String(reply.headers['content-type']) },
  });
}

const transport = {
  fetch: (async (url: string, init: RequestInit) => {
    const fault = faults.shift();
    const key = new Headers(init.headers).get('idempotency-key');
    if (key) keys.push(key);
    if (fault === 'request lost') throw new TypeError('Failed to fetch');
    if (fault === 'delivered late') underWay.push(() => send(url, init));
    if (fault === 'slow 60 s') await send(url, init);
    if (fault === 'delivered late' || fault === 'slow 60 s')
      throw new DOMException('signal timed out', 'TimeoutError');
    const html = { 'content-type': 'text/html' };
    if (fault === 'captive portal') return new Response('<html>Welcome', { headers: html });
    if (fault === 'gateway 502') return new Response('<html>', { status: 502, headers: html });
    if (fault === 'server 500') return Response.json({ code: 'INTERNAL' }, { status: 500 });
    if (fault === 'token ended') {
      const headers = new Headers(init.headers);
      headers.set('authorization', `${headers.get('authorization')}x`);
      return await send(url, { ...init, headers });
    }
    const answer = await send(url, init);
    if (fault === 'delivered twice') await send(url, init);
    if (fault === 'answer lost') throw new TypeError('Failed to fetch');
    if (fault === 'answer cut')
      return new Response((await answer.text()).slice(0, -5), { headers: answer.headers });
    return answer;
  }) as typeof fetch,
  accessToken: async () => token,
  refreshAccessToken: async () => token,
  readClaims,
  locale: () => 'en-us',
};

function viewer() {
  const claims = readClaims(token);
  if (!claims) throw new Error('not a token of ours');
  return { host: 'localhost', sorg: '2000', ...claims };
}

const product = (article_code: string) => ({ article_code, name: article_code }) as never;
const put = (code: string, qty: number) =>
  enqueue(db, viewer(), [cartChange(viewer().customer ?? '', product(code), qty)]);
const sync = () =>
  runSync({ db, userId: viewer().userId, transport, now: () => now, random: () => 0 });
const onDevice = async () => {
  const { lines } = await readCart(db, viewer().customer ?? '');
  return lines.map(({ articleCode, qty }) => [articleCode, qty]).sort();
};
const onServer = async () => {
  const { data } = await app.gql(
    token,
    '{ cart { productsInCart { qty product { article_code } } } }',
  );
  type Line = { qty: number; product: { article_code: string } };
  return data.cart.productsInCart.map((l: Line) => [l.product.article_code, l.qty]).sort();
};

test('reads customer and lifetime from the token', () => {
  expect(viewer()).toMatchObject({ customer: '0002000001', lifetimeMs: 15 * 60_000 });
  expect(viewer().scopes).toContain('cart.display-order-qty');
});

test('sends offline changes to the real server once', async () => {
  faults = ['request lost'];
  await put('P-1', 12);
  expect(await sync()).toMatchObject({ phase: 'offline' });
  faults = ['answer lost'];
  expect(await sync()).toMatchObject({ phase: 'offline' });
  await put('P-1', 3);
  await put('B-1', 2);
  faults = ['token ended', 'delivered twice'];
  expect(await sync()).toEqual({ phase: 'idle', nextAt: null });
  expect(await pendingEntries(db)).toEqual([]);
  expect(await onServer()).toEqual([
    ['B-1', 2],
    ['P-1', 3],
  ]);
  expect(await onDevice()).toEqual(await onServer());
});

test('parks a refused line and continues with the others', async () => {
  await put('P-6', 6);
  await put('P-2', 1);
  expect(await sync()).toMatchObject({ phase: 'idle' });
  expect(await pendingEntries(db)).toMatchObject([
    { state: 'parked', failure: { code: 'OVER_QUOTA' } },
  ]);
  expect(await onServer()).toContainEqual(['P-2', 1]);
  await put('P-6', 5);
  await sync();
  expect(await pendingEntries(db)).toEqual([]);
  expect(await onDevice()).toEqual(await onServer());
});

test('removes a line with quantity 0', async () => {
  await put('P-1', 0);
  await sync();
  expect(await onServer()).not.toContainEqual(['P-1', 3]);
  expect(await onDevice()).toEqual(await onServer());
});

const takenUnder = async (key: string) =>
  await app.db
    .selectFrom('processed_operation')
    .select('operation')
    .where('key', '=', key)
    .execute();

describe.each(Object.entries(outboxBodies))('R1 %s', (operation, { body }) => {
  test.each(everyFault)('R1 %s: taken once', async (fault) => {
    const change: NewEntry = { operation, variables: body, keys: [`thing/${crypto.randomUUID()}`] };
    const [entry] = await enqueue(db, viewer(), [change]);
    for (let round = 0; round < 3; round += 1) {
      faults = [fault, fault];
      await sync();
      for (const arrive of underWay.splice(0)) await arrive();
      now += 3_700_000;
    }
    faults = [];
    await sync();
    expect(await pendingEntries(db)).toEqual([]);
    expect(new Set(keys)).toEqual(new Set([entry?.idempotencyKey]));
    expect(await takenUnder(entry?.idempotencyKey ?? '')).toHaveLength(1);
  });
});

describe('R9 an app newer than its server', () => {
  const nobodyKnows = `${'0'.repeat(63)}1`;
  const known = String(operationRules('SendCustomerFeedback')?.document.__meta__?.hash);
  registerOperation('OfTomorrow', {
    document: { __meta__: { operation: 'OfTomorrow', hash: `sha256:${nobodyKnows}` } } as never,
    version: 1,
  });
  const newer: { what: string; change: NewEntry; later: typeof newerServer }[] = [
    {
      what: 'an operation',
      change: { operation: 'OfTomorrow', variables: { message: 'x' }, keys: ['tomorrow'] },
      later: (body) =>
        body
          .replace(nobodyKnows, known.replace('sha256:', ''))
          .replace('OfTomorrow', 'SendCustomerFeedback'),
    },
    {
      what: 'a field',
      change: {
        operation: 'UpdateProductsInCart',
        variables: { products: [{ articleCode: 'P-2', qty: 4, gift: true }] },
        keys: ['cart/0002000001/P-2'],
        note: { product: product('P-2'), qty: 4 },
      },
      later: (body) => body.replace(',"gift":true', ''),
    },
  ];

  // R9
  test.each(newer)(
    'parks $what the server does not know and sends it later once',
    async ({ change, later }) => {
      const [entry] = await enqueue(db, viewer(), [change]);
      await put('B-1', 7);
      for (let attempts = 1; attempts < 10; attempts += 1) {
        await sync();
        expect(await pendingEntries(db)).toMatchObject([{ state: 'waiting', attempts }]);
        now += 3_700_000;
      }
      expect(await onServer()).toContainEqual(['B-1', 7]);
      await sync();
      expect(await pendingEntries(db)).toMatchObject([
        { state: 'parked', failure: { code: 'GAVE_UP' }, variables: change.variables },
      ]);
      newerServer = later;
      await retryEntry(db, entry?.id ?? '');
      faults = ['answer lost'];
      await sync();
      await sync();
      expect(await pendingEntries(db)).toEqual([]);
      expect(keys.filter((key) => key === entry?.idempotencyKey)).toHaveLength(12);
      expect(await takenUnder(entry?.idempotencyKey ?? '')).toHaveLength(1);
      await put('B-1', 2);
      await sync();
    },
  );
});
