import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const set = `mutation ($products: [CartProductInput!]!) {
  updateProductsInCart(products: $products) { message { status } userErrors { field code } } }`;
const checkout = `mutation ($products: [CheckoutProductInput!]!) {
  checkout(products: $products, shipto: "S1", paymentId: "INV",
    shipments: [{ merchant: "Pannier United States", rateId: "STD" }]) {
    message { status } userErrors { field code } orders { order_no } } }`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('order_block').execute();
  await app.db.deleteFrom('cart_line').execute();
});

const block = (customer: string, kind: string, value: string, sorg = '2000') =>
  app.db
    .insertInto('order_block')
    .values({ sorg, customer, kind, value, description: 'Not sold here' })
    .execute();

const products = ['P-1', 'P-2', 'B-1'].map((articleCode) => ({ articleCode, qty: 1 }));

/** The lines that are refused, by the cart and by the checkout alike. */
async function refused(token = dealer1): Promise<string[]> {
  const cart = (await app.gql(token, set, { products })).data.updateProductsInCart;
  const order = (await app.gql(token, checkout, { products })).data.checkout;
  const lines = (answer: { userErrors: { field: string; code: string }[] }) =>
    answer.userErrors
      .filter(({ code }) => code === 'CANNOT_ORDER')
      .map(({ field }) => products[Number(field.split('.')[1])]?.articleCode ?? field);
  expect(lines(order)).toEqual(lines(cart));
  expect(cart.message.status).toBe(lines(cart).length === 0);
  return lines(cart);
}

test.each([
  ['brand', 'Kette', ['P-1']],
  ['hierarchy', 'TYR', ['P-2']],
  ['category', 'Bike', ['B-1']],
  ['sorg', '', ['P-1', 'P-2', 'B-1']],
  ['brand', 'nobody', []],
])('rejects articles of a blocked %s %j in cart and order', async (kind, value, expected) => {
  await block('0002000001', kind, value);
  expect(await refused()).toEqual(expected);
  await app.db.deleteFrom('order_block').execute();
  await block('', kind, value);
  expect(await refused()).toEqual(expected);
});

test('ignores blocks of other customers and sales organisations', async () => {
  await block('0002000002', 'sorg', '');
  await block('', 'sorg', '', '3000');
  await block('0002000001', 'sorg', '', '3000');
  expect(await refused()).toEqual([]);
});

test('lets a blocked article be removed from the cart', async () => {
  expect(await refused()).toEqual([]);
  await block('0002000001', 'brand', 'Kette');
  const remove = { products: [{ articleCode: 'P-1', qty: 0 }] };
  const { data } = await app.gql(dealer1, set, remove);
  expect(data.updateProductsInCart.message.status).toBe(true);
});
