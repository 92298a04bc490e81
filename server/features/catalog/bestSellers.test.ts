import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());

const sold = async (args = '') => {
  const { data, errors } = await app.gql(
    dealer1,
    `{ bestSellers${args} { article_code price { dealer } stock { qty } blocked } }`,
  );
  expect(errors).toBeUndefined();
  return data.bestSellers as { article_code: string; blocked: string | null }[];
};
const codes = async (args?: string) => (await sold(args)).map((one) => one.article_code);

describe('best sellers', () => {
  // O038, C019
  test('ranks by sales, including out of stock, eight at a time', async () => {
    expect(await codes()).toEqual(['B-1', 'B-2', 'B-3', 'B-4', 'P-1', 'P-2', 'P-4', 'P-5']);
    expect(await codes('(limit: 2)')).toEqual(['B-1', 'B-2']);
    expect((await sold('(category: PAA, limit: 1)'))[0]).toEqual({
      article_code: 'P-1',
      price: { dealer: 2000 },
      stock: { qty: 150 },
      blocked: null,
    });
  });

  test.each([0, -1, 25])('are not to be had by %i', async (limit) => {
    const { errors } = await app.gql(dealer1, `{ bestSellers(limit: ${limit}) { name } }`);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

test('blocks an article only for the customer it is not sold to', async () => {
  await app.db
    .insertInto('order_block')
    .values([
      { sorg: '2000', customer: '0002000001', kind: 'brand', value: 'Kette', description: 'No' },
      { sorg: '2000', customer: '0002000001', kind: 'category', value: 'Bike', description: 'No' },
    ])
    .execute();
  const query = `{ products(filter: { articleCodes: ["B-1", "P-1", "P-2", "P-4"] }) {
    products { article_code blocked } } }`;
  const blocked = async (token: string) => {
    const { data } = await app.gql(token, query);
    const products = data.products.products as { article_code: string; blocked: string | null }[];
    return Object.fromEntries(products.map((p) => [p.article_code, p.blocked]));
  };
  const open = { 'B-1': null, 'P-1': null, 'P-2': null, 'P-4': 'ORDER_BLOCKED' };
  expect(await blocked(dealer1)).toEqual({
    ...open,
    'B-1': 'CATEGORY_BLOCKED',
    'P-1': 'BRAND_BLOCKED',
  });
  expect(await blocked(await app.login('dealer2'))).toEqual(open);
});

// B088
test('finds a misspelt word unless an article matches it exactly', async () => {
  const found = async (search: string) => {
    const { data } = await app.gql(
      dealer1,
      `{ products(filter: { search: "${search}" }) {
      products { article_code } } }`,
    );
    return data.products.products.map((p: { article_code: string }) => p.article_code);
  };
  expect(await found('chian')).toEqual(await found('chain'));
  expect(await found('P-19')).toEqual([]);
});
