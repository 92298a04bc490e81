import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { order } from '#server/features/checkout/testing/checkout.fixture.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const [c1, c2, c3, c9] = ['0002000001', '0002000002', '0002000003', '0003000001'] as const;

const active = '{ customerCompanies { custCode { unified r3 } } }';
const mutation = `mutation ($products: [CartProductInput!]!) {
  updateProductsInCart(products: $products) { message { status } userErrors { code } } }`;

let app: TestApp;
/** sales1 with Alpine Cycles active; Bay Bikes is theirs too, Canyon Wheels is not. */
let sales: string;
beforeAll(async () => {
  app = await startTestApp();
  sales = await app.changeCustomer(await app.login('sales1'), c1);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('cart_line').execute());

const sendAs = (token: string | null, customer: string, query = active) =>
  app.gql(token, query, {}, { 'x-act-for': customer });

const put = (token: string, qty: number, headers: Record<string, string>) =>
  app.gql(token, mutation, { products: [{ articleCode: 'P-1', qty }] }, headers);

const carts = () =>
  app.db.selectFrom('cart_line').select(['customer', 'qty']).orderBy('customer').execute();

const lost = { status: 422, errors: [{ extensions: { code: 'CUSTOMER_LOST' } }] };

describe('acting for a customer in one request', () => {
  test('uses the acted-for customer for a single request only', async () => {
    expect((await sendAs(sales, c2)).data.customerCompanies).toEqual([
      { custCode: { unified: c2, r3: 'R2' } },
    ]);
    expect((await app.gql(sales, active)).data.customerCompanies).toEqual([
      { custCode: { unified: c1, r3: 'R1' } },
    ]);
  });

  test('requires no active customer in the token', async () => {
    const { data } = await sendAs(await app.login('sales1'), c2);
    expect(data.customerCompanies).toMatchObject([{ custCode: { unified: c2 } }]);
  });

  test('costs one statement, none for the token’s customer', async () => {
    const count = async (headers?: Record<string, string>) =>
      (await countStatements(() => app.gql(sales, '{ __typename }', {}, headers))).statements;
    const bare = await count();
    expect(await count({ 'x-act-for': c1 })).toBe(bare);
    expect(await count({ 'x-act-for': c2 })).toBe(bare + 1);
  });

  test('lets a dealer name only its own customer', async () => {
    const dealer = await app.login('dealer1');
    expect((await sendAs(dealer, c1)).data.customerCompanies).toHaveLength(1);
    expect(await sendAs(dealer, c2)).toMatchObject(lost);
    // Inside the areas, but without menu.change-cust.
    expect(await sendAs(await app.login('product1'), c1)).toMatchObject(lost);
  });

  test.each([
    ['a customer of somebody else', c3],
    ['one of another sales organisation', c9],
    ['nobody', '0002999999'],
    ['another code of an own customer', 'R2'],
    ['two of them', `${c1}, ${c2}`],
    ['nothing', ''],
    ['rubbish', "' or true --"],
    ['too much', 'x'.repeat(5_000)],
  ])('%s is refused', async (_name, customer) => {
    expect(await sendAs(sales, customer)).toMatchObject(lost);
  });

  test('does nothing in a refused request', async () => {
    expect(await put(sales, 3, { 'x-act-for': c3 })).toMatchObject(lost);
    expect(await carts()).toEqual([]);
  });

  test('does not log anybody in', async () => {
    expect(await sendAs(null, c1)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('what is done for another customer', () => {
  test('changes the cart of the named customer', async () => {
    await put(sales, 2, {});
    await put(sales, 5, { 'x-act-for': c2 });
    expect(await carts()).toEqual([
      { customer: c1, qty: 2 },
      { customer: c2, qty: 5 },
    ]);
  });

  test('places the order for the named customer', async () => {
    const headers = { 'x-act-for': c2 };
    await put(sales, 1, headers);
    const more = { shipto: 'S2' };
    const acting: TestApp = {
      ...app,
      gql: (token, query, variables) => app.gql(token, query, variables, headers),
    };
    const { errors, userErrors, orders } = await order(acting, sales, [['P-1', 1]], more);
    expect([errors, userErrors]).toEqual([undefined, []]);
    expect(orders).toMatchObject([{ customer: { custCode: { unified: c2 } } }]);
    expect(await carts()).toEqual([]);
  });

  test('takes effect once per key, even after a change of customer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await put(sales, 4, { ...headers, 'x-act-for': c2 });
    await app.db.deleteFrom('cart_line').execute();
    const other = await app.changeCustomer(await app.login('sales1'), c2);
    const again = await put(other, 4, headers);
    expect(again.data.updateProductsInCart.message.status).toBe(true);
    expect(await carts()).toEqual([]);
  });

  test('rejects the same key for another customer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await put(sales, 4, { ...headers, 'x-act-for': c2 });
    for (const other of [{}, { 'x-act-for': c1 }] as Record<string, string>[])
      expect((await put(sales, 4, { ...headers, ...other })).errors).toMatchObject([
        { extensions: { code: 'IDEMPOTENCY_MISMATCH' } },
      ]);
    expect(await carts()).toEqual([{ customer: c2, qty: 4 }]);
  });
});
