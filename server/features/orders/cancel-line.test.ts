import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Line, order } from '#server/features/checkout/testing/checkout.fixture.ts';
import { startAfresh } from '#server/features/checkout/testing/fixture.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

// Tests the totals of an order after its buyer has cancelled lines, before the ERP has exported it.

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

const change = `mutation ($no: String!, $position: Int!) {
  changeOpenOrder(orderNumber: $no, position: $position, action: cancel) { message { status } } }`;
const cancel = async (no: string, position: number) => {
  const { data } = await app.gql(dealer1, change, { no, position });
  expect(data.changeOpenOrder).toEqual({ message: { status: true } });
};

const loadFreight = async (order_no: string) => {
  const head = app.db.selectFrom('order').select(['shipment_price', 'total', 'status']);
  return await head.where('order_no', '=', order_no).executeTakeFirstOrThrow();
};
const placeOrder = async (...goods: Line[]) =>
  (await order(app, dealer1, goods)).orders[0].order_no as string;

test('recalculates the freight for the remaining lines (N065)', async () => {
  await given(app).freightBenefits(['East', 5, 500], ['East', 40, 1500]);
  // Worth so much with its first line that nothing is to be paid for shipping.
  const no = await placeOrder(['P-1', 30], ['P-5', 5], ['P-6', 1]);
  expect(await loadFreight(no)).toMatchObject({ shipment_price: 0 });
  await cancel(no, 1);
  const { shipment_price, total } = await loadFreight(no);
  expect(shipment_price).toBe(750);
  await cancel(no, 2);
  expect(await loadFreight(no)).toEqual({ shipment_price: 1250, total: 2249, status: 'Waiting' });
  expect(total).toBeGreaterThan(2249);
  await cancel(no, 3);
  expect(await loadFreight(no)).toEqual({ shipment_price: 0, total: 999, status: 'Cancelled' });
});

test('keeps the agreed freight when its rate no longer exists', async () => {
  const no = await placeOrder(['P-1', 1], ['P-5', 1]);
  await app.db.updateTable('order').set({ shipment_rate: 'GONE' }).execute();
  await cancel(no, 1);
  expect(await loadFreight(no)).toEqual({ shipment_price: 1250, total: 2750, status: 'Waiting' });
});
