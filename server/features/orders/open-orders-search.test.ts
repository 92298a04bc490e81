import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { order, delivery } = given(app);
  for (const no of ['B1', 'B2']) await order({ no });
  const shippedOn = '2026-01-05';
  await delivery({ no: 'DO-9', orders: ['B2'], shippedOn, trackingNo: 'TRACK_9' });
  const customer = '0002000002';
  await delivery({ no: 'DO-8', orders: ['B1'], shippedOn, customer, trackingNo: 'T8' });
});
afterAll(() => app.close());

test.each([
  ['a delivery number', 'do-9', ['B2']],
  ['a tracking number', 'track_9', ['B2']],
  ['a delivery to another customer', 'T8', []],
])('open orders are found by %s (B184, U222)', async (_name, search, expected) => {
  const query = `query ($filter: OpenOrderFilterInput) {
    openOrderV4(filter: $filter) { companies { orders { orderNumber } } } }`;
  const { data } = await app.gql(await app.login('dealer1'), query, { filter: { search } });
  const { companies } = data.openOrderV4 as { companies: { orders: { orderNumber: string }[] }[] };
  expect(companies.flatMap(({ orders }) => orders.map((one) => one.orderNumber))).toEqual(expected);
});
