import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CreditInformationDocument,
  OpenOrderCountDocument,
  OpenOrdersDocument,
  PreviousPurchasesDocument,
  RecentOrderDetailsDocument,
  RepeatOrdersDocument,
} from '#src/graphql/generated/graphql.ts';
import { answerKey } from '#src/offline/answers/answer-key.ts';
import { keptAnswer } from '#src/offline/answers/answer-store.ts';
import { keptOperations } from '#src/offline/answers/kept-operations.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { prefetchPurchases } from './prefetch-purchases.ts';

const host = 'along.test';
let userId = 8800;
let requests: { operation: string; customer: string | null; actFor: string | null }[] = [];
let answer: (operation: string, customer: string) => { status?: number; body: object };

const bind = (id: number | null) =>
  bindViewer(id === null ? null : { host, userId: id, customer: 'C1', sorg: '2000' });

beforeEach(() => {
  userId += 1;
  requests = [];
  answer = (operation, customer) => ({ body: { data: { of: `${operation} of ${customer}` } } });
  bind(userId);
});
afterEach(() => bind(null));

/** The network with C1 active. */
function transport(scopes = ['menu.change-cust'], locale = 'en-us'): Transport {
  const token = new FakeServer().issue(userId, 'C1', scopes);
  return {
    async fetch(_url, init) {
      const headers = new Headers(init?.headers);
      const { operationName: operation } = JSON.parse(String(init?.body));
      const customer = headers.get('x-viewer')?.split(':')[1] ?? null;
      requests.push({ operation, customer, actFor: headers.get('x-act-for') });
      const { status = 200, body } = answer(operation, customer ?? '');
      return Response.json(body, { status });
    },
    accessToken: async () => token,
    refreshAccessToken: async () => token,
    readClaims,
    locale: () => locale,
  };
}

const bring = (customers: string[], by = transport()) =>
  prefetchPurchases({ host, userId }, customers, by);

/** Returns the stored answer that a screen gets without a network; null when there is none. */
async function kept(
  document: { __meta__?: Record<string, unknown> | undefined },
  customer: string,
  variables: object,
) {
  const { operation, hash } = document.__meta__ ?? {};
  const viewer = `${userId}:${customer}`;
  const of = { viewer, operation: `${operation}`, hash: `${hash}`, variables, locale: 'en-us' };
  const db = openUserDatabase(host, userId);
  return (await keptAnswer(db, answerKey(of), Date.now()))?.data ?? null;
}
/** The variables with which the list asks for its first page; `purchases.test.tsx` checks the same ones. */
const firstRows = { page: 1, limit: 12, filter: {}, sort: null };

test('stores purchases and last orders of inactive customers too', async () => {
  await bring(['C1', 'C2']);
  expect(requests).toHaveLength(16);
  expect(requests.every(({ operation }) => keptOperations.has(operation))).toBe(true);
  expect(
    requests.every(({ customer, actFor }) => actFor === (customer === 'C1' ? null : 'C2')),
  ).toBe(true);
  const of = await kept(PreviousPurchasesDocument, 'C2', firstRows);
  expect(of).toEqual({ of: 'PreviousPurchases of C2' });
  const details = await kept(RecentOrderDetailsDocument, 'C2', {});
  expect(details).toEqual({ of: 'RecentOrderDetails of C2' });
  const orders = await kept(RepeatOrdersDocument, 'C1', { page: 1, limit: 10 });
  expect(orders).toEqual({ of: 'RepeatOrders of C1' });
});

test('stores credit and open orders as their screens request them', async () => {
  await bring(['C2']);
  const requests = [
    [CreditInformationDocument, {}],
    [OpenOrderCountDocument, {}],
    [OpenOrdersDocument, { filter: {}, page: 1, limit: 10 }],
  ] as const;
  for (const [document, variables] of requests)
    expect(await kept(document, 'C2', variables)).not.toBeNull();
});

test('loads once a day, or for other customers or languages', async () => {
  await bring(['C1']);
  await bring(['C1']);
  expect(requests).toHaveLength(8);
  await bring(['C1'], transport(['menu.change-cust'], 'de'));
  expect(requests).toHaveLength(16);
  await bring(['C1', 'C2']);
  expect(requests).toHaveLength(32);
});

test("loads only a dealer's own customer", async () => {
  await bring(['C1', 'C2'], transport([]));
  expect(requests.map(({ customer }) => customer)).toEqual(Array(8).fill('C1'));
});

test('loads the rest when a customer or list is refused', async () => {
  const lost = { status: 422, body: { code: 'CUSTOMER_LOST' } };
  const forbidden = { body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } };
  const fine = answer;
  answer = (operation, customer) => {
    if (customer === 'C1') return lost;
    return operation === 'PreviousPurchases' ? forbidden : fine(operation, customer);
  };
  await bring(['C1', 'C2']);
  expect(await kept(PreviousPurchasesDocument, 'C2', firstRows)).toBeNull();
  expect(await kept(RepeatOrdersDocument, 'C2', { page: 1, limit: 10 })).not.toBeNull();
});

test('stops at a server error and tries again the next time', async () => {
  answer = () => ({ status: 503, body: {} });
  await expect(bring(['C1', 'C2'])).rejects.toThrow();
  expect(requests).toHaveLength(1);
  answer = () => ({ body: { data: {} } });
  await bring(['C1']);
  expect(requests).toHaveLength(9);
});

test('discards an answer that arrives after logout', async () => {
  answer = () => {
    bind(null);
    return { body: { data: { secret: true } } };
  };
  await bring(['C1']);
  expect(await kept(PreviousPurchasesDocument, 'C1', firstRows)).toBeNull();
  expect(requests).toHaveLength(1);
});
