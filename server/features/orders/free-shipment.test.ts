import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inDays } from '#server/features/checkout/testing/checkout.fixture.ts';
import { startAfresh } from '#server/features/checkout/testing/fixture.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const query = `query { openOrderV4(filter: { search: "LATE" }) {
  companies { orders { position freeShipmentOn } }
} }`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

/** The days offered for the lines of order LATE, which is expected in twelve days and pays freight. */
async function offered(): Promise<(string | null)[]> {
  const { data } = await app.gql(dealer1, query);
  const [{ orders }] = data.openOrderV4.companies;
  return orders.map((line: { freeShipmentOn: string | null }) => line.freeShipmentOn);
}

/** An order with a line that is expected on a day. */
const order = (no: string, more: object, expectedDate: string | null, line: object = {}) =>
  given(app).order({ no, ...more, lines: [{ expectedDate, ...line }] });

const free = { shipmentPrice: 0 };

test('offers the next freight-free order to the same address', async () => {
  await order('LATE', {}, inDays(12));
  await given(app).orderLine('LATE', { position: 2 });
  expect(await offered()).toEqual([null, null]);

  await order('F1', free, inDays(20));
  await order('F2', { ...free, requestDeliveryDate: inDays(15) }, null);
  await order('F3', free, inDays(5));
  // A line expected on day 12 cannot join the order of day 5. The line without a date can.
  expect(await offered()).toEqual([inDays(15), inDays(5)]);
});

test('offers no foreign, closed or paid order', async () => {
  await order('LATE', {}, inDays(12));
  await order('X1', { ...free, shipTo: 'S2' }, inDays(20));
  await order('X2', { ...free, shipmentRate: 'unknown' }, inDays(20));
  await order('X3', {}, inDays(20));
  await order('X4', { ...free, status: 'Shipped' }, inDays(20));
  await order('X5', free, inDays(20), { shippedQty: 2 });
  await order('X6', { ...free, customer: '0002000002' }, inDays(20));
  expect(await offered()).toEqual([null]);

  await order('F1', free, inDays(20));
  expect(await offered()).toEqual([inDays(20)]);
  await app.db
    .updateTable('order')
    .set({ shipment_price: 0 })
    .where('order_no', '=', 'LATE')
    .execute();
  expect(await offered()).toEqual([null]);
});
