import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const merchant = 'Pannier United States';
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
  // So that there are strangers who may analyse the catalog.
  await test.db
    .insertInto('role_permission')
    .values({ role_id: 'dealer', permission: 'page.catalog-analyze' })
    .execute();
  for (const username of ['dealer1', 'dealer2', 'dealer9', 'sales1', 'contentadmin'])
    tokens.set(username, await test.login(username));
  const answer = await ask('dealer1', checkout, { shipto: 'S1' });
  orderNo = answer.data.checkout.orders[0].order_no;
  await ask(
    'dealer1',
    'mutation { updateProductsInCart(products: [{ articleCode: "P-1", qty: 77 }]) { message { status } } }',
  );
  await waitForB4();
});
afterAll(() => test.close());

/** What dealer1 waits for and was told; and a promotion on the price list of dealer1 only. */
async function waitForB4() {
  const { id: user_id } = await test.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'dealer1')
    .executeTakeFirstOrThrow();
  const whose = { sorg: '2000', user_id, customer: '0002000001' };
  await test.db
    .insertInto('restock_subscription')
    .values({ ...whose, article: 'B-4', host: 'localhost' })
    .execute();
  const data = JSON.stringify({ article: 'B-4', qty: 1, arrived: 3, asked: 2 });
  await test.db
    .insertInto('notification')
    .values({ ...whose, kind: 'restock', event: 'restock-B-4', data })
    .execute();
  const period = { valid_from: '2020-01-01', valid_to: '2099-12-31' };
  await test.db
    .insertInto('promotion')
    .values({ sorg: '2000', code: 'D2', name: 'Alto pairs', ...period })
    .execute();
}

const ask = (username: string, document: string, variables?: object) =>
  test.gql(tokens.get(username) ?? '', document, variables);

interface Thing {
  /** A call that names something, and a word that only the thing holds. */
  document: string;
  holds: string;
  /** Who sees the thing, and who has the permission but must not. */
  owner: string;
  strangers: string[];
  /** The code strangers are refused with; without one they are answered as if there were no such thing. */
  refused?: string;
}

const shared = { owner: 'dealer1', strangers: ['dealer9'] };
const german = { owner: 'dealer9', strangers: ['dealer1', 'sales1'] };
const own = { owner: 'dealer1', strangers: ['dealer2', 'dealer9'] };
const fields = '{ products { article_code } }';

/** Every query that can name a thing, with things of another customer or sales organisation. */
const things: Record<string, Thing> = {
  cart: {
    ...own,
    document: '{ cart(ids: ["P-1"]) { productsInCart { id qty } } }',
    holds: '"qty":77',
  },
  products: {
    ...german,
    document: `{ products(filter: { articleCodes: ["DE-1", "P-1"] }) ${fields} }`,
    holds: 'DE-1',
  },
  productGroups: {
    ...german,
    document: '{ productGroups(filter: { search: "Stadt" }) { productGroups { parent_name } } }',
    holds: 'Stadt 1',
  },
  filter: {
    ...german,
    document: '{ filter(filter: { brands: ["Nord"] }) { brands { value } } }',
    holds: 'Nord',
  },
  productDetailsV2: {
    ...german,
    document: '{ productDetailsV2(slug: "stadt-1") { name } }',
    holds: 'Stadt 1',
  },
  productStock: {
    ...german,
    document: '{ productStock(slug: "stadt-1") { article_code } }',
    holds: 'DE-1',
  },
  searchSuggestions: {
    ...german,
    document: '{ searchSuggestions(text: "Stadt") { name } }',
    holds: 'Stadt 1',
  },
  groupsets: {
    ...shared,
    document: '{ groupsets(slug: "groupset-g1") { groupsets { slug } } }',
    holds: 'groupset-g1',
  },
  customerShipmentRates: {
    ...shared,
    document: `{ customerShipmentRates(cartItems: [], merchant: "${merchant}") { id } }`,
    holds: 'STD',
  },
  payments: {
    ...shared,
    document: '{ payments(sorg: "2000", module: order) { id } }',
    holds: 'INV',
  },
  contentTargetMarkets: {
    ...own,
    strangers: ['dealer2'],
    document:
      '{ contentTargetMarkets(type: "marketing_material") { contentTargetMarkets { id } } }',
    holds: 'M1',
  },
  salesCustomers: {
    ...own,
    document: '{ salesCustomers(search: "0002000001") { customers { custName } } }',
    holds: 'Alpine Cycles',
  },
  configs: {
    ...shared,
    document: '{ configs(sorg: "2000") { merchantName } }',
    holds: merchant,
  },
  bestSellers: {
    ...german,
    document: '{ bestSellers(category: Bike) { article_code } }',
    holds: 'DE-1',
  },
  promotions: {
    ...own,
    document: '{ promotions(withDetailOffer: true) { name details { brand } } }',
    holds: 'Alto pairs',
  },
  previousPurchases: {
    ...own,
    document: `{ previousPurchases(filter: { articleCodes: ["P-1"] }) ${fields} }`,
    holds: 'P-1',
  },
  frequentPurchases: {
    ...own,
    document: `{ frequentPurchases(filter: { articleCodes: ["P-1"] }) ${fields} }`,
    holds: 'P-1',
  },
  articlePurchases: {
    ...own,
    document: '{ articlePurchases(slug: "chain-11") { order_no } }',
    holds: '2000',
  },
  productAnalyzesV3: {
    ...own,
    document: `{ productAnalyzesV3(sorg: "2000", articleCodes: ["P-1"], custCode: "R1") {
      articleCode hasPrice { status } } }`,
    holds: '"status":true',
    refused: 'FORBIDDEN',
  },
  articleDisplays: {
    ...german,
    strangers: ['dealer1', 'contentadmin'],
    document:
      '{ articleDisplays(search: "DE-1", sorgs: ["2000", "3000"]) { articles { article_code } } }',
    holds: 'DE-1',
  },
  notifications: {
    ...own,
    document: '{ notifications(limit: 50) { notifications { restock { article_code } } } }',
    holds: 'B-4',
  },
  restockSubscriptions: {
    ...own,
    document: '{ restockSubscriptions(limit: 50) { subscriptions { article_code } } }',
    holds: 'B-4',
  },
  orders: {
    ...own,
    document: 'query O($no: String) { orders(filter: { orderNo: $no }) { orders { order_no } } }',
    holds: '2000',
  },
};

it('no query that can name a thing is left out', () => {
  const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const queries = Object.values(buildSchema(sdl).getQueryType()?.getFields() ?? {});
  const naming = queries.filter(({ args }) => args.length > 0).map(({ name }) => name);
  expect(Object.keys(things).toSorted()).toEqual(naming.toSorted());
});

describe.each(Object.entries(things))('%s', (_name, thing) => {
  const { document, holds, owner, strangers, refused } = thing;
  const seenBy = async (username: string, code?: string) => {
    const { data, errors } = await ask(username, document, { no: orderNo });
    expect(errors?.[0]?.extensions?.code, username).toBe(code);
    return JSON.stringify(data);
  };

  it('answers the owner', async () => {
    expect(await seenBy(owner)).toContain(holds);
  });

  it.each(strangers)('answers nothing of it to %s', async (stranger) => {
    expect(await seenBy(stranger, refused)).not.toContain(holds);
  });
});

describe('what changes something', () => {
  it.each(['S2', 'S9', 'S3'])('does not deliver to %s, an address of somebody else', async (id) => {
    const { data } = await ask('dealer1', checkout, { shipto: id });
    expect(data.checkout.message.status).toBe(false);
    expect(data.checkout.userErrors).toEqual([{ code: 'SHIP_TO_CHANGED' }]);
  });

  it('puts no article of another sales organisation into the cart', async () => {
    const document = `mutation { updateProductsInCart(products: [{ articleCode: "DE-1", qty: 1 }]) {
      message { status } cart { productsInCart { id } } } }`;
    const { data } = await ask('dealer1', document);
    expect(data.updateProductsInCart.message.status).toBe(false);
    expect(JSON.stringify(data.updateProductsInCart.cart ?? {})).not.toContain('DE-1');
  });

  it('does not let anybody wait for an article of another sales organisation', async () => {
    const waiting = () => test.db.selectFrom('restock_subscription').select('article').execute();
    const before = await waiting();
    for (const sorg of ['2000', '3000']) {
      const document = `mutation { subscribeRestockedNotification(articleCode: "DE-1", sorg: "${sorg}") {
        message { status } } }`;
      const { data } = await ask('dealer1', document);
      expect(data.subscribeRestockedNotification.message.status).toBe(false);
    }
    expect(await waiting()).toEqual(before);
  });

  it('does not stop what others wait for, nor read what they were told', async () => {
    const told = () =>
      test.db.selectFrom('notification').select(['id', 'read_at']).where('kind', '=', 'restock');
    const before = await told().execute();
    const document = `mutation ($ids: [ID!]) {
      unsubscribeRestockedNotification(articleCode: "B-4", sorg: "2000") { message { status } }
      markNotificationsRead(ids: $ids) { message { status } } }`;
    for (const username of ['dealer2', 'sales1', 'dealer9'])
      await ask(username, document, { ids: before.map(({ id }) => String(id)) });
    expect(await told().execute()).toEqual(before);
    const { data } = await ask('dealer1', '{ restockSubscriptions { info { count } } }');
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
