import { afterEach, beforeEach, expect, test } from 'vitest';
import { OrderDetailDocument, PlacedOrderDocument } from '#src/graphql/generated/graphql.ts';
import { keptOperations } from '#src/offline/answers/kept-operations.ts';
import { findAnswer, question } from '#src/offline/answers/prefetch-answer.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import { FakeServer } from '#src/offline/testing/fake-server.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { prefetchPlacedOrders } from './prefetch-placed-orders.ts';

const host = 'placed.test';
let userId = 9100;
let operations: string[] = [];

beforeEach(() => {
  userId += 1;
  operations = [];
  bindViewer({ host, userId, customer: 'C1', sorg: '2000' });
});
afterEach(() => bindViewer(null));

function transport(): Transport {
  const token = new FakeServer().issue(userId, 'C1', ['menu.change-cust']);
  return {
    async fetch(_url, init) {
      const { operationName } = JSON.parse(String(init?.body));
      operations.push(
        `${operationName} ${new Headers(init?.headers).get('x-viewer')?.split(':')[1]}`,
      );
      return Response.json({ data: { of: operationName } });
    },
    accessToken: async () => token,
    refreshAccessToken: async () => token,
    readClaims,
    locale: () => 'en-us',
  };
}

const bring = (customer: string, orderNos: string[]) =>
  prefetchPlacedOrders({ host, userId, customer }, orderNos, transport());

test('stores a placed order for offline use, per customer', async () => {
  await bring('C2', ['71']);
  const db = openUserDatabase(host, userId);
  const whom = { userId, customer: 'C2' };
  const variables = { orderNo: '71' };
  for (const query of [
    question(OrderDetailDocument, variables),
    question(PlacedOrderDocument, variables),
  ])
    expect(await findAnswer(db, transport(), whom, query)).not.toBeNull();
  expect(operations.every((one) => one.endsWith(' C2'))).toBe(true);
  expect(operations.every((one) => keptOperations.has(one.split(' ')[0] ?? ''))).toBe(true);
});

test('does not request an order that is already on the device', async () => {
  await bring('C1', ['71']);
  const before = operations.length;
  await bring('C1', ['71']);
  expect(operations).toHaveLength(before);
  await bring('C1', ['71', '72']);
  expect(operations.filter((one) => one.startsWith('OrderDetail'))).toHaveLength(2);
});
