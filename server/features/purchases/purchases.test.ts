import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { formerOrder } from './testing/former-orders.ts';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  const { db } = app;
  await formerOrder(db, 'H1', '2026-01-10T08:00:00Z', {
    lines: [
      ['P-1', 10, 2000, 1900],
      ['B-1', 1],
      ['P-3', 2],
    ],
  });
  await formerOrder(db, 'H2', '2026-02-10T08:00:00Z', {
    lines: [
      ['P-1', 5, 2000],
      ['P-2', 40],
    ],
  });
  await formerOrder(db, 'H3', '2026-03-10T08:00:00Z', { lines: [['P-6', 3]], status: 'Waiting' });
  await formerOrder(db, 'H4', '2026-04-10T08:00:00Z', { lines: [['B-2', 9]], status: 'Cancelled' });
  await formerOrder(db, 'H5', '2026-04-11T08:00:00Z', {
    customer: '0002000002',
    lines: [['B-3', 1]],
  });
  await formerOrder(db, 'H1', '2026-04-11T08:00:00Z', {
    sorg: '3000',
    customer: '0003000001',
    lines: [['DE-1', 1]],
  });
  await formerOrder(db, 'H6', '2026-01-01T08:00:00Z', { lines: [['GONE', 1]] });
});
afterAll(() => app.close());

const list = (field: string) => `query ($page: Int, $limit: Int, $sort: ProductSortInput,
    $filter: ProductFilterInput) {
  ${field}(page: $page, limit: $limit, sort: $sort, filter: $filter) {
    products { article_code price { dealer } blocked }
    info { page limit count pageTotal }
    asOf
  }
}`;

async function send(field: string, variables: object = {}, token = dealer1) {
  const { data, errors } = await app.gql(token, list(field), variables);
  expect(errors).toBeUndefined();
  return data[field];
}
const codes = async (field: string, variables: object = {}, token = dealer1) =>
  (await send(field, variables, token)).products.map(
    (p: { article_code: string }) => p.article_code,
  );

describe('previous purchases', () => {
  test('lists ordered articles, latest first, at the own prices', async () => {
    const { products, info } = await send('previousPurchases');
    expect(products).toEqual([
      { article_code: 'P-6', price: { dealer: 999 }, blocked: null },
      { article_code: 'P-1', price: { dealer: 2000 }, blocked: null },
      { article_code: 'P-2', price: { dealer: 3000 }, blocked: null },
      { article_code: 'B-1', price: { dealer: 100000 }, blocked: null },
    ]);
    expect(info).toEqual({ page: 1, limit: 12, count: 4, pageTotal: 1 });
  });

  test('come in pages', async () => {
    expect(await codes('previousPurchases', { page: 2, limit: 3 })).toEqual(['B-1']);
    expect(await codes('previousPurchases', { page: 9 })).toEqual([]);
    for (const bad of [{ limit: 101 }, { limit: 0 }, { page: 0 }]) {
      const { errors } = await app.gql(dealer1, list('previousPurchases'), bad);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  test.each([
    ['a category', { category: 'Bike' }, ['B-1']],
    ['a search', { search: 'tyre' }, ['P-2']],
    ['brands', { brands: ['Kette', 'Alto'] }, ['P-6', 'P-1', 'B-1']],
    ['a price range', { price: { from: 2000, to: 3000 } }, ['P-1', 'P-2']],
    ['stock', { hasStock: true }, ['P-6', 'P-1', 'B-1']],
    ['articles, some of them never bought', { articleCodes: ['P-2', 'B-4'] }, ['P-2']],
    ['nothing that was bought', { search: 'pump' }, []],
  ])('are filtered by %s', async (_name, filter, expected) => {
    expect(await codes('previousPurchases', { filter })).toEqual(expected);
  });

  test('sort like the catalog on request', async () => {
    const sorted = (field: string, order: string) =>
      codes('previousPurchases', { sort: { field, order } });
    expect(await sorted('price', 'ASC')).toEqual(['P-6', 'P-1', 'P-2', 'B-1']);
    expect(await sorted('price', 'DESC')).toEqual(['B-1', 'P-2', 'P-1', 'P-6']);
    expect(await sorted('name', 'ASC')).toEqual(['P-1', 'P-6', 'B-1', 'P-2']);
  });
});

describe('frequent purchases', () => {
  test('rank by number of orders, then by pieces', async () => {
    expect(await codes('frequentPurchases')).toEqual(['P-1', 'P-2', 'P-6', 'B-1']);
    expect(await codes('frequentPurchases', { filter: { category: 'PAA' }, limit: 2 })).toEqual([
      'P-1',
      'P-2',
    ]);
  });
});

describe('purchases of an article', () => {
  const query = `query ($slug: String!) { articlePurchases(slug: $slug) {
    article_code order_no orderedAt qty uom price } }`;
  const purchases = async (slug: string, token = dealer1) =>
    (await app.gql(token, query, { slug })).data.articlePurchases;

  test('lists order lines of all variants, newest first, after deals', async () => {
    expect(await purchases('chain-11')).toEqual([
      {
        article_code: 'P-1',
        order_no: 'H2',
        orderedAt: '2026-02-10T08:00:00.000Z',
        qty: 5,
        uom: 'PCS',
        price: 2000,
      },
      {
        article_code: 'P-1',
        order_no: 'H1',
        orderedAt: '2026-01-10T08:00:00.000Z',
        qty: 10,
        uom: 'PCS',
        price: 1900,
      },
    ]);
    expect(await purchases('trail-500')).toMatchObject([{ article_code: 'B-1' }]);
    expect(await purchases('nothing-here')).toEqual([]);
  });

  test('return at most twenty', async () => {
    const { db } = app;
    for (let n = 10; n < 35; n += 1)
      await formerOrder(db, `T${n}`, `2025-01-01T08:${n}:00Z`, { lines: [['P-2', 1]] });
    const shown = await purchases('tyre-29');
    expect(shown).toHaveLength(20);
    expect(shown.map((line: { order_no: string }) => line.order_no).slice(0, 2)).toEqual([
      'H2',
      'T34',
    ]);
  });

  test('return only the active customer’s', async () => {
    expect(await purchases('chain-11', await app.login('dealer2'))).toEqual([]);
    expect(await purchases('stadt-1')).toEqual([]);
    expect(await purchases('stadt-1', await app.login('dealer9'))).toHaveLength(1);
  });
});

describe('whose purchases', () => {
  test.each(['previousPurchases', 'frequentPurchases'])(
    '%s are those of the active customer',
    async (field) => {
      expect(await codes(field, {}, await app.login('dealer2'))).toEqual(['B-3']);
      expect(await codes(field, {}, await app.login('dealer9'))).toEqual(['DE-1']);
      const sales = await app.login('sales1');
      expect((await send(field, {}, sales)).info).toEqual({
        page: 1,
        limit: 12,
        count: 0,
        pageTotal: 0,
      });
      const changed = await app.changeCustomer(sales, 'R2');
      expect(await codes(field, {}, changed)).toEqual(['B-3']);
    },
  );

  test('requires a login and page.catalog', async () => {
    expect(await app.gql(null, list('previousPurchases'))).toMatchObject({ status: 401 });
    expect(await app.gql(await app.login('accessadmin'), list('previousPurchases'))).toMatchObject({
      status: 403,
    });
  });
});

test('uses as many statements for one article as for four', async () => {
  await send('previousPurchases');
  const one = await countStatements(() => send('previousPurchases', { limit: 1 }));
  const four = await countStatements(() => send('previousPurchases', { limit: 50 }));
  expect(four.statements).toBe(one.statements);
});
