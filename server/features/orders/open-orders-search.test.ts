import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { delivery, placedLine, placedOrder } from './testing/placed-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const orderNo of ['B1', 'B2']) {
    await placedOrder(app.db, orderNo, {});
    await placedLine(app.db, orderNo, 1, {});
  }
  const shipped_on = '2026-01-05';
  await delivery(app.db, 'DO-9', ['B2'], { shipped_on, tracking_no: 'TRACK_9' });
  const foreign = { shipped_on, customer: '0002000002', tracking_no: 'T8' };
  await delivery(app.db, 'DO-8', ['B1'], foreign);
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
