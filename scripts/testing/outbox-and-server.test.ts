import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { cartChange } from '#src/features/cart/cart.offline.ts';
import { readCart } from '#src/features/cart/cart-device.ts';
import { openDatabase, type UserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { readClaims } from '#src/offline/session/claims.ts';
import { runSync } from '#src/offline/sync/run-sync.ts';

// The outbox of the device against the real server, over a network that loses and doubles.

let app: TestApp;
let token: string;
let db: UserDatabase;
/** What happens to the next requests; nothing when empty. */
let faults: ('request lost' | 'answer lost' | 'delivered twice' | 'token ended')[] = [];

beforeAll(async () => {
  app = await startTestApp();
  token = await app.login('dealer1');
  db = openDatabase('pannier|localhost|1', { indexedDB: new IDBFactory(), IDBKeyRange });
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
    payload: String(init.body),
  });
  return new Response(reply.body, {
    status: reply.statusCode,
    headers: { 'content-type': String(reply.headers['content-type']) },
  });
}

const wire = {
  fetch: (async (url: string, init: RequestInit) => {
    const fault = faults.shift();
    if (fault === 'request lost') throw new TypeError('Failed to fetch');
    if (fault === 'token ended') {
      const headers = new Headers(init.headers);
      headers.set('authorization', `${headers.get('authorization')}x`);
      return await send(url, { ...init, headers });
    }
    const answer = await send(url, init);
    if (fault === 'delivered twice') await send(url, init);
    if (fault === 'answer lost') throw new TypeError('Failed to fetch');
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
const sync = () => runSync({ db, userId: viewer().userId, wire, now: Date.now, random: () => 0 });
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

test('the token says for whom it is', () => {
  expect(viewer()).toMatchObject({ customer: '0002000001', lifetimeMs: 15 * 60_000 });
  expect(viewer().scopes).toContain('cart.display-order-qty');
});

test('changes made without a network reach the real server once', async () => {
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

test('a line the server refuses waits for a person and stops no other', async () => {
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

test('quantity 0 takes a line away', async () => {
  await put('P-1', 0);
  await sync();
  expect(await onServer()).not.toContainEqual(['P-1', 3]);
  expect(await onDevice()).toEqual(await onServer());
});
