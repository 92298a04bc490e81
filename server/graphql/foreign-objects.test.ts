import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { merchant } from '#server/testing/contract-viewers.ts';
import { createContractRecords, foreignThings } from '#server/testing/feature-contracts.ts';
import { given } from '#server/testing/given.ts';
import { orderCare } from './testing/order-care.store.ts';

const checkout = `mutation C($shipto: String) {
  checkout(products: [{ articleCode: "P-1", qty: 1 }], shipto: $shipto, paymentId: "INV",
    shipments: [{ merchant: "${merchant}", rateId: "STD" }]) {
    message { status } userErrors { code } orders { order_no }
  }
}`;

let test: TestApp;
const tokens = new Map<string, string>();
let orderNo: string;
beforeAll(async () => {
  test = await startTestApp();
  // So that there are strangers who may analyse the catalog and confirm orders.
  await test.db
    .insertInto('role_permission')
    .values([
      { role_id: 'dealer', permission: 'page.catalog-analyze' },
      { role_id: 'dealer', permission: 'page.orderlist' },
    ])
    .execute();
  const users = ['dealer1', 'dealer2', 'dealer9', 'sales1', 'audit1', 'contentadmin'];
  for (const username of [...users, 'accessadmin', 'accessadmin9'])
    tokens.set(username, await test.login(username));
  const answer = await sendAs('dealer1', checkout, { shipto: 'S1' });
  orderNo = answer.data.checkout.orders[0].order_no;
  await sendAs(
    'dealer1',
    'mutation { updateProductsInCart(products: [{ articleCode: "P-1", qty: 77 }]) { message { status } } }',
  );
  await waitForB4();
  await orderCare(test.db, orderNo);
  const limit = `mutation { updateOrderLimits(orderNumber: "${orderNo}", limit: 471100) { message { status } } }`;
  await sendAs('dealer1', limit);
  await createContractRecords(test);
  // Users whom the contracts have made.
  for (const { owner, strangers } of Object.values(foreignThings))
    for (const username of [owner, ...strangers])
      if (!tokens.has(username)) tokens.set(username, await test.login(username));
});
afterAll(() => test.close());

/** Gives dealer1 a subscription, notifications, and a promotion that only the price list of dealer1 has. */
async function waitForB4() {
  await given(test).restockSubscription({ by: 'dealer1' });
  await given(test).notification({
    to: 'dealer1',
    article: 'B-4',
    customer: '0002000001',
    event: 'restock-B-4',
  });
  const period = { valid_from: '2020-01-01', valid_to: '2099-12-31' };
  await test.db
    .insertInto('promotion')
    .values({ sorg: '2000', code: 'D2', name: 'Alto pairs', ...period })
    .execute();
}

const sendAs = (username: string, document: string, variables?: object) =>
  test.gql(tokens.get(username) ?? '', document, variables);

it('covers every query with arguments', () => {
  const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const queries = Object.values(buildSchema(sdl).getQueryType()?.getFields() ?? {});
  const naming = queries.filter(({ args }) => args.length > 0).map(({ name }) => name);
  expect(naming.filter((name) => !(name in foreignThings))).toEqual([]);
});

describe.each(Object.entries(foreignThings))('%s', (_name, thing) => {
  const { document, holds, owner, strangers, refused } = thing;
  const seenBy = async (username: string, code?: string) => {
    const { data, errors } = await sendAs(username, document, { no: orderNo });
    expect(errors?.[0]?.extensions?.code, username).toBe(code);
    return JSON.stringify(data);
  };

  it('returns the object to its owner', async () => {
    expect(await seenBy(owner)).toContain(holds);
  });

  it.each(strangers)('answers nothing of it to %s', async (stranger) => {
    expect(await seenBy(stranger, refused)).not.toContain(holds);
  });
});

describe('what changes something', () => {
  it.each(['S2', 'S9', 'S3'])('rejects delivery to %s, another customer’s address', async (id) => {
    const { data } = await sendAs('dealer1', checkout, { shipto: id });
    expect(data.checkout.message.status).toBe(false);
    expect(data.checkout.userErrors).toEqual([{ code: 'SHIP_TO_CHANGED' }]);
  });

  it('puts no article of another sales organisation into the cart', async () => {
    const document = `mutation { updateProductsInCart(products: [{ articleCode: "DE-1", qty: 1 }]) {
      message { status } cart { productsInCart { id } } } }`;
    const { data } = await sendAs('dealer1', document);
    expect(data.updateProductsInCart.message.status).toBe(false);
    expect(JSON.stringify(data.updateProductsInCart.cart ?? {})).not.toContain('DE-1');
  });

  it('rejects a restock subscription for a foreign article', async () => {
    const waiting = () => test.db.selectFrom('restock_subscription').select('article').execute();
    const before = await waiting();
    for (const sorg of ['2000', '3000']) {
      const document = `mutation { subscribeRestockedNotification(articleCode: "DE-1", sorg: "${sorg}") {
        message { status } } }`;
      const { data } = await sendAs('dealer1', document);
      expect(data.subscribeRestockedNotification.message.status).toBe(false);
    }
    expect(await waiting()).toEqual(before);
  });

  it('changes no orders of others', async () => {
    const states = () =>
      test.db
        .selectFrom('order')
        .select(['order_no', 'status', 'released_at', 'order_limit', 'total'])
        .execute();
    const before = await states();
    const document = `mutation ($no: String!) {
      changeOpenOrder(orderNumber: $no, position: 1, action: cancel) { userErrors { code } }
      confirmOrders(orders: [$no]) { userErrors { code } orders }
      cancelOrders(orders: [$no], reason: "none") { userErrors { code } orders }
      updateOrderLimits(orderNumber: $no, limit: 1) { userErrors { code } } }`;
    for (const username of ['dealer2', 'dealer9']) {
      const { data } = await sendAs(username, document, { no: orderNo });
      const unknown = { userErrors: [{ code: 'UNKNOWN_ORDER' }] };
      expect(data).toEqual({
        changeOpenOrder: { userErrors: [{ code: 'UNKNOWN_LINE' }] },
        confirmOrders: { ...unknown, orders: [] },
        cancelOrders: { ...unknown, orders: [] },
        updateOrderLimits: unknown,
      });
    }
    expect(await states()).toEqual(before);
  });

  it('keeps other users’ subscriptions and unread notifications', async () => {
    const told = () =>
      test.db.selectFrom('notification').select(['id', 'read_at']).where('kind', '=', 'restock');
    const before = await told().execute();
    const document = `mutation ($ids: [ID!]) {
      unsubscribeRestockedNotification(articleCode: "B-4", sorg: "2000") { message { status } }
      markNotificationsRead(ids: $ids) { message { status } } }`;
    for (const username of ['dealer2', 'sales1', 'dealer9'])
      await sendAs(username, document, { ids: before.map(({ id }) => String(id)) });
    expect(await told().execute()).toEqual(before);
    const { data } = await sendAs('dealer1', '{ restockSubscriptions { info { count } } }');
    expect(data.restockSubscriptions.info.count).toBe(1);
  });

  it.each([
    ['dealer1', '0002000002'],
    ['dealer1', 'R9'],
    ['sales1', '0002000003'],
    ['sales1', '0003000001'],
    ['contentadmin', '0002000001'],
  ])('does not let %s act for %s', async (username, code) => {
    const token = tokens.get(username) ?? '';
    const answers = await Promise.all([
      test.rest('POST', `/change-cust/${code}`, { token }),
      test.rest('POST', `/change-cust?r3=${code}`, { token }),
      test.rest('POST', '/v2/change-cust', { token, body: { custCode: code } }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { code: 'UNKNOWN_CUSTOMER' } });
  });

  it.each(['dealer1', 'sales1'])(
    'does not take a token of %s at the host of others',
    async (username) => {
      const token = tokens.get(username) ?? '';
      const headers = { host: 'de.localhost' };
      expect((await test.gql(token, '{ sorgs { sorg } }', undefined, headers)).status).toBe(401);
      expect((await test.rest('GET', '/user', { token, headers })).status).toBe(401);
    },
  );
});
