import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseName } from '../database.ts';
import { answerGraphql } from './answer-graphql.ts';

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock('../session/session-tokens.ts', () => ({ storedUser: async () => session.user }));

let host = '';
let work: Promise<unknown>[] = [];
let network: () => Promise<Response>;

const token = (sub: number, unified: string | null) =>
  `e30.${btoa(JSON.stringify({ sub, salesActiveCustCode: unified && { unified } }))}.s`;

/** Sends a request as the client does, for user 7 and customer C1 by default. */
async function send(
  operationName: string,
  {
    viewer = '7:C1',
    bearer = token(7, 'C1'),
    variables = {},
    locale = 'en-us',
    hash = 'h1',
    parts = undefined as object | undefined,
  } = {},
) {
  session.user = { id: viewer.split(':')[0] as string };
  const request = new Request('https://shop.test/graphql', {
    method: 'POST',
    headers: {
      'x-viewer': viewer,
      authorization: `Bearer ${bearer}`,
      'accept-language': locale,
    },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { sha256Hash: hash }, parts },
    }),
  });
  const response = await answerGraphql(request, (one) => work.push(one), host);
  await Promise.allSettled(work);
  return { status: response.status, body: await response.json() };
}

const online = (data: unknown) => {
  network = async () => Response.json({ data });
};
const offline = () => {
  network = async () => {
    throw new TypeError('Failed to fetch');
  };
};

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  host = `${crypto.randomUUID()}.test`;
  work = [];
  vi.stubGlobal('fetch', () => network());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers offline what was viewed once and marks it', async () => {
  online({ products: [1] });
  expect((await send('Products')).body).toEqual({ data: { products: [1] } });
  offline();
  const { body } = await send('Products');
  expect(body.data).toEqual({ products: [1] });
  expect(body.extensions).toEqual({ fromDevice: true, storedAt: expect.any(String) });
});

test('answers offline each list page that was viewed, and no other', async () => {
  for (const page of [1, 2]) {
    online({ orders: [page] });
    await send('Orders', { variables: { page, limit: 10 } });
  }
  offline();
  for (const page of [1, 2]) {
    const { body } = await send('Orders', { variables: { page, limit: 10 } });
    expect(body.data).toEqual({ orders: [page] });
  }
  await expect(send('Orders', { variables: { page: 3, limit: 10 } })).rejects.toThrow();
});

describe('a request for a list and its filter', () => {
  const extensions = { persistedQuery: { sha256Hash: 'h1' } };
  const products = { operationName: 'Products', variables: { page: 1 }, extensions };
  const filter = { operationName: 'Filter', variables: { unit: 'model' }, extensions };
  const parts = [
    { ...products, field: 'products' },
    { ...filter, field: 'filter' },
  ];

  test('is kept as if each had been asked for alone', async () => {
    online({ products: [1], filter: 2 });
    await send('ProductsAndFilter', { parts });
    offline();
    expect((await send('Products', products)).body.data).toEqual({ products: [1] });
    expect((await send('Filter', filter)).body.data).toEqual({ filter: 2 });
    const { body } = await send('ProductsAndFilter', { parts });
    expect(body.data).toEqual({ products: [1], filter: 2 });
    expect(body.extensions).toEqual({ fromDevice: true, storedAt: expect.any(String) });
  });

  test('is not answered by the device with a part missing', async () => {
    online({ products: [1] });
    await send('Products', products);
    offline();
    await expect(send('ProductsAndFilter', { parts })).rejects.toThrow('Failed to fetch');
  });
});

test.each([
  ['before it comes', null],
  ['and another user logs in', { id: '8' }],
])('does not store an answer after a logout %s', async (_name, next) => {
  network = async () => {
    session.user = next;
    return Response.json({ data: { products: [1] } });
  };
  expect((await send('Products')).body).toEqual({ data: { products: [1] } });
  expect(await Dexie.exists(databaseName(host, 7))).toBe(false);
});

test('does not restore deleted data from an answer in progress', async () => {
  online({ products: [1] });
  await send('Products');
  network = async () => {
    await Dexie.delete(databaseName(host, 7)); // as the page does, after it has ended the session
    return Response.json({ data: { products: [2] } });
  };
  expect((await send('Products', { variables: { page: 2 } })).body.data).toEqual({ products: [2] });
  expect(await Dexie.exists(databaseName(host, 7))).toBe(false);
});

test("prefers the server's answer with a network", async () => {
  online({ products: [1] });
  await send('Products');
  online({ products: [2] });
  expect((await send('Products')).body).toEqual({ data: { products: [2] } });
});

test.each([
  ['another user', { viewer: '8:C1', bearer: token(8, 'C1') }],
  ['another customer', { viewer: '7:C2', bearer: token(7, 'C2') }],
  ['no customer', { viewer: '7:-', bearer: token(7, null) }],
  ['other variables', { variables: { page: 2 } }],
  ['another language', { locale: 'de' }],
  ['another document', { hash: 'h2' }],
])('does not return a stored answer to %s', async (_name, other) => {
  online({ products: [1] });
  await send('Products');
  offline();
  await expect(send('Products', other)).rejects.toThrow('Failed to fetch');
});

test('ignores the order of variables and unset ones', async () => {
  online({ products: [1] });
  await send('Products', { variables: { page: 1, filter: { a: 1, b: [2] }, sort: null } });
  offline();
  const again = await send('Products', { variables: { filter: { b: [2], a: 1 }, page: 1 } });
  expect(again.body.data).toEqual({ products: [1] });
});

test('stores an answer only for the viewer whose token asked', async () => {
  online({ products: [1] });
  await send('Products', { viewer: '7:C1', bearer: token(7, 'C2') });
  offline();
  await expect(send('Products')).rejects.toThrow();
});

test.each([
  ['a captive portal', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a gateway', () => Response.json({}, { status: 502 })],
])('treats %s as no network', async (_name, response) => {
  online({ products: [1] });
  await send('Products');
  network = async () => response();
  expect((await send('Products')).body.data).toEqual({ products: [1] });
});

test.each([401, 403, 500])('passes on a server answer with status %i', async (status) => {
  online({ products: [1] });
  await send('Products');
  network = async () => Response.json({ status: 'maintenance' }, { status });
  expect((await send('Products')).status).toBe(status);
});

test('does not store answers with errors', async () => {
  network = async () => Response.json({ data: { products: null }, errors: [{}] });
  await send('Products');
  offline();
  await expect(send('Products')).rejects.toThrow();
});

test('returns a stored answer on a slow network, stores the new', async () => {
  online({ products: [1] });
  await send('Products');
  let release = (_: Response) => {};
  network = () => new Promise((resolve) => (release = resolve));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  work = [];
  const body = JSON.stringify({
    operationName: 'Products',
    variables: {},
    extensions: { persistedQuery: { sha256Hash: 'h1' } },
  });
  const headers = {
    'x-viewer': '7:C1',
    authorization: `Bearer ${token(7, 'C1')}`,
    'accept-language': 'en-us',
  };
  const request = new Request('https://shop.test/graphql', { method: 'POST', headers, body });
  const answer = answerGraphql(request, (one) => work.push(one), host);
  await vi.waitFor(() => expect(work).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await (await answer).json()).data).toEqual({ products: [1] });
  release(Response.json({ data: { products: [2] } }));
  await Promise.all(work);
  offline();
  vi.useRealTimers();
  expect((await send('Products')).body.data).toEqual({ products: [2] });
});

test('does not handle mutations or the cart', async () => {
  online({ done: true });
  await send('UpdateProductsInCart');
  offline();
  await expect(send('UpdateProductsInCart')).rejects.toThrow();
  await expect(send('Cart')).rejects.toThrow();
});
