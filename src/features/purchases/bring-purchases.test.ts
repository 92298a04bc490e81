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
import { readClaims } from '#src/offline/session/claims.ts';
import type { Wire } from '#src/offline/sync/send-document.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { bringPurchases } from './bring-purchases.ts';

const host = 'along.test';
let userId = 8800;
let asked: { operation: string; customer: string | null; actFor: string | null }[] = [];
let answer: (operation: string, customer: string) => { status?: number; body: object };

const bind = (id: number | null) =>
  bindViewer(id === null ? null : { host, userId: id, customer: 'C1', sorg: '2000' });

beforeEach(() => {
  userId += 1;
  asked = [];
  answer = (operation, customer) => ({ body: { data: { of: `${operation} of ${customer}` } } });
  bind(userId);
});
afterEach(() => bind(null));

/** The network with C1 active. */
function wire(scopes = ['menu.change-cust'], locale = 'en-us'): Wire {
  const token = new FakeServer().issue(userId, 'C1', scopes);
  return {
    async fetch(_url, init) {
      const headers = new Headers(init?.headers);
      const { operationName: operation } = JSON.parse(String(init?.body));
      const customer = headers.get('x-viewer')?.split(':')[1] ?? null;
      asked.push({ operation, customer, actFor: headers.get('x-act-for') });
      const { status = 200, body } = answer(operation, customer ?? '');
      return Response.json(body, { status });
    },
    accessToken: async () => token,
    refreshAccessToken: async () => token,
    readClaims,
    locale: () => locale,
  };
}

const bring = (customers: string[], by = wire()) => bringPurchases({ host, userId }, customers, by);

/** What a screen finds that asks for it without a network. */
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
/** As `purchases.test.tsx` sees the list ask. */
const firstRows = { page: 1, limit: 12, filter: {}, sort: null };

test('each customer’s purchases and last orders come along, also of those who are not active', async () => {
  await bring(['C1', 'C2']);
  expect(asked).toHaveLength(16);
  expect(asked.every(({ operation }) => keptOperations.has(operation))).toBe(true);
  expect(asked.every(({ customer, actFor }) => actFor === (customer === 'C1' ? null : 'C2'))).toBe(
    true,
  );
  const of = await kept(PreviousPurchasesDocument, 'C2', firstRows);
  expect(of).toEqual({ of: 'PreviousPurchases of C2' });
  const details = await kept(RecentOrderDetailsDocument, 'C2', {});
  expect(details).toEqual({ of: 'RecentOrderDetails of C2' });
  const orders = await kept(RepeatOrdersDocument, 'C1', { page: 1, limit: 10 });
  expect(orders).toEqual({ of: 'RepeatOrders of C1' });
});

test('the credit and the open orders come along, as their screens ask for them', async () => {
  await bring(['C2']);
  const asked = [
    [CreditInformationDocument, {}],
    [OpenOrderCountDocument, {}],
    [OpenOrdersDocument, { filter: {}, page: 1, limit: 10 }],
  ] as const;
  for (const [document, variables] of asked)
    expect(await kept(document, 'C2', variables)).not.toBeNull();
});

test('once a day, and again for other customers or in another language', async () => {
  await bring(['C1']);
  await bring(['C1']);
  expect(asked).toHaveLength(8);
  await bring(['C1'], wire(['menu.change-cust'], 'de'));
  expect(asked).toHaveLength(16);
  await bring(['C1', 'C2']);
  expect(asked).toHaveLength(32);
});

test('a dealer gets its own customer’s and no other’s', async () => {
  await bring(['C1', 'C2'], wire([]));
  expect(asked.map(({ customer }) => customer)).toEqual(Array(8).fill('C1'));
});

test('a customer or a list that is refused leaves the others coming', async () => {
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

test('a server that is unwell is left alone, and asked again the next time', async () => {
  answer = () => ({ status: 503, body: {} });
  await expect(bring(['C1', 'C2'])).rejects.toThrow();
  expect(asked).toHaveLength(1);
  answer = () => ({ body: { data: {} } });
  await bring(['C1']);
  expect(asked).toHaveLength(9);
});

test('an answer for somebody who has logged out meanwhile is not kept', async () => {
  answer = () => {
    bind(null);
    return { body: { data: { secret: true } } };
  };
  await bring(['C1']);
  expect(await kept(PreviousPurchasesDocument, 'C1', firstRows)).toBeNull();
  expect(asked).toHaveLength(1);
});
