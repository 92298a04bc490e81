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
  for (const username of ['dealer1', 'dealer2', 'dealer9', 'sales1', 'contentadmin'])
    tokens.set(username, await test.login(username));
  const answer = await ask('dealer1', checkout, { shipto: 'S1' });
  orderNo = answer.data.checkout.orders[0].order_no;
  await ask(
    'dealer1',
    'mutation { updateProductsInCart(products: [{ articleCode: "P-1", qty: 77 }]) { message { status } } }',
  );
});
afterAll(() => test.close());

const ask = (username: string, document: string, variables?: object) =>
  test.gql(tokens.get(username) ?? '', document, variables);

interface Thing {
  /** A call that names something, and a word that only the thing holds. */
  document: string;
  holds: string;
  /** Who sees the thing, and who has the permission but must not. */
  owner: string;
  strangers: string[];
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

describe.each(Object.entries(things))('%s', (_name, { document, holds, owner, strangers }) => {
  const seenBy = async (username: string) => {
    const { data, errors } = await ask(username, document, { no: orderNo });
    expect(errors, username).toBeUndefined();
    return JSON.stringify(data);
  };

  it('answers the owner', async () => {
    expect(await seenBy(owner)).toContain(holds);
  });

  it.each(strangers)('answers nothing of it to %s', async (stranger) => {
    expect(await seenBy(stranger)).not.toContain(holds);
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
