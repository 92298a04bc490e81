import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let dealer1: string;
let dealer2: string;
let guest1: string;

beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
  guest1 = await app.login('guest1');
});
afterAll(() => app.close());

const query = `query ($page: Int, $limit: Int, $sort: ProductSortInput, $filter: ProductFilterInput) {
  products(page: $page, limit: $limit, sort: $sort, filter: $filter) {
    products { article_code price { dealer retailDisplay discounts { salesDealNo qty value } }
      promotion { code qty term type value } blocked orderQuota slug stock { qty } }
    info { page limit count pageTotal }
    asOf
  }
}`;

async function codes(token: string, variables: object = {}): Promise<string[]> {
  const { data, errors } = await app.gql(token, query, variables);
  expect(errors).toBeUndefined();
  return data.products.products.map((p: { article_code: string }) => p.article_code);
}

async function product(token: string, code: string) {
  const { data } = await app.gql(token, query, { filter: { articleCodes: [code] } });
  return data.products.products[0];
}

describe('the list', () => {
  // B086, B087
  test('sorts by price, 12 per page, without inactive articles', async () => {
    const { data } = await app.gql(dealer1, query);
    expect(data.products.info).toEqual({ page: 1, limit: 12, count: 9, pageTotal: 1 });
    expect(Math.abs(Date.parse(data.products.asOf) - Date.now())).toBeLessThan(60_000);
    expect(await codes(dealer1)).toEqual([
      'P-6',
      'P-4',
      'P-5',
      'P-1',
      'P-2',
      'B-1',
      'B-2',
      'B-3',
      'B-4',
    ]);
  });

  test('puts articles without a price last in either direction', async () => {
    expect((await codes(dealer2)).at(-1)).toBe('P-5');
    expect((await codes(dealer2, { sort: { field: 'price', order: 'DESC' } })).at(-1)).toBe('P-5');
  });

  test.each(['price', 'name', 'newest', 'popularity'])(
    'returns consistent pages sorted by %s',
    async (field) => {
      for (const order of ['ASC', 'DESC']) {
        const whole = await codes(dealer2, { sort: { field, order } });
        const pages = [1, 2, 3, 4, 5].map((page) =>
          codes(dealer2, { sort: { field, order }, page, limit: 2 }),
        );
        expect((await Promise.all(pages)).flat()).toEqual(whole);
        expect(new Set(whole).size).toBe(9);
      }
    },
  );

  test('uses as many statements for one article as for all', async () => {
    const statements = async (limit: number) =>
      (await countStatements(() => codes(dealer1, { limit }))).statements;
    await codes(dealer1);
    expect(await statements(12)).toBe(await statements(1));
    expect(await statements(12)).toBeLessThanOrEqual(12);
  });

  test.each([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ filter: { search: 'x'.repeat(201) } }],
    [{ filter: { brands: ['a\0'] } }],
  ])('refuses %j', async (variables) => {
    const { errors } = await app.gql(dealer1, query, variables);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('returns an empty page beyond the last one', async () => {
    expect(await codes(dealer1, { page: 2_000_000_000 })).toEqual([]);
  });
});

describe('a filter', () => {
  test.each<[object, string[]]>([
    [{ category: 'Bike' }, ['B-1', 'B-2', 'B-3', 'B-4']],
    [{ brands: ['Kette', 'Rota'] }, ['P-1', 'P-2']],
    [{ brands: ['Alto'], category: 'PAA' }, ['P-6', 'P-4', 'P-5']],
    [{ models: ['Trail'], frameSizes: ['S'] }, ['B-1', 'B-2']],
    [{ series: ['500'], frameSizes: ['S', 'M'] }, ['B-1', 'B-2', 'B-3', 'B-4']],
    [{ wheelSizes: ['29'] }, ['P-2', 'B-1', 'B-2', 'B-3', 'B-4']],
    [{ merchandiseCategories: ['CHN', 'TYR'] }, ['P-1', 'P-2']],
    [{ bikeCategories: ['BC1'] }, ['B-1', 'B-2', 'B-3', 'B-4']],
    [{ bikeCategories: ['unknown'] }, []],
    [{ promotions: ['D1'] }, ['P-1']],
    [{ promotions: ['D1', 'D2'], category: 'PAA' }, ['P-6', 'P-4', 'P-5', 'P-1']],
    [{ price: { from: 1500, to: 3000 } }, ['P-5', 'P-1', 'P-2']],
    [{ price: { to: 999 } }, ['P-6']],
    [{ hasStock: true }, ['P-6', 'P-4', 'P-5', 'P-1', 'B-1', 'B-2', 'B-3']],
    [{ articleCodes: ['B-4', 'P-3', 'none'] }, ['B-4']],
    [{ articleCodes: [] }, []],
  ])('%j finds %j', async (filter, found) => {
    expect(await codes(dealer1, { filter })).toEqual(found);
  });

  test.each<[string, string[]]>([
    ['TRAIL red', ['B-2', 'B-4']],
    ['red trail', ['B-2', 'B-4']],
    ['trail chain', ['P-1']],
    ['nothing here', []],
    ['p-1', ['P-1']],
    ['4006381333931', ['P-1']],
    ['%', []],
    ['_', []],
    ['x 2.4', ['P-2']],
    ["'; drop", []],
  ])('search %j finds %j', async (search, found) => {
    expect(await codes(dealer1, { filter: { search } })).toEqual(found);
  });

  test('says which words a search leaves out', async () => {
    const { data } = await app.gql(
      dealer1,
      `query ($all: ProductFilterInput, $part: ProductFilterInput) {
        all: products(filter: $all) { without }
        articles: products(filter: $part) { without info { count } }
        models: productGroups(filter: $part) { without }
        filter(filter: $part) { count }
      }`,
      { all: { search: 'trail red' }, part: { search: 'Trail red nothing' } },
    );
    expect(data).toEqual({
      all: { without: null },
      articles: { without: ['nothing'], info: { count: 2 } },
      models: { without: ['nothing'] },
      filter: { count: 2 },
    });
  });

  test('finds a UPC-A with and without its leading zero', async () => {
    const upc = (ean: string, code: string) =>
      app.db.updateTable('article').set({ ean }).where('code', '=', code).execute();
    await upc('036000291452', 'P-4');
    await upc('0012345678905', 'P-5');
    expect(await codes(dealer1, { filter: { search: '0036000291452' } })).toEqual(['P-4']);
    expect(await codes(dealer1, { filter: { search: '036000291452' } })).toEqual(['P-4']);
    expect(await codes(dealer1, { filter: { search: '012345678905' } })).toEqual(['P-5']);
    expect(await codes(dealer1, { filter: { search: '0012345678905' } })).toEqual(['P-5']);
  });

  test('combines tags with OR and tag categories with their tags', async () => {
    const tag = (code: string, tags: string[]) =>
      app.db.updateTable('article').set({ tags }).where('code', '=', code).execute();
    await tag('P-1', ['new', 'event:spring']);
    await tag('P-2', ['sale']);
    const found = (filter: object) => codes(dealer1, { filter });
    expect(await found({ articleTags: ['new', 'sale'] })).toEqual(['P-1', 'P-2']);
    expect(await found({ articleTags: ['spring'] })).toEqual([]);
    expect(await found({ articleTagCategory: 'event' })).toEqual(['P-1']);
    expect(await found({ articleTagCategory: 'sale' })).toEqual(['P-2']);
    expect(await found({ articleTagCategory: 'eve' })).toEqual([]);
  });
});

describe('prices', () => {
  test('returns the customer’s prices and none without a customer', async () => {
    expect((await product(dealer1, 'P-1')).price.dealer).toBe(2000);
    expect((await product(dealer2, 'P-1')).price.dealer).toBe(2200);
    const seen = await product(guest1, 'P-1');
    expect(seen.price).toMatchObject({ dealer: null, retailDisplay: '$49.00' });
    expect(JSON.stringify((await app.gql(guest1, query)).data)).not.toMatch(/"dealer":\d/);
  });

  test('blocks an article missing from the customer’s list', async () => {
    expect((await product(dealer1, 'P-5')).blocked).toBeNull();
    expect(await product(dealer2, 'P-5')).toMatchObject({
      price: { dealer: null },
      blocked: 'NO_PRICE',
    });
    expect((await product(dealer1, 'P-4')).blocked).toBe('ORDER_BLOCKED');
    expect(await codes(dealer2, { filter: { price: { from: 0, to: 1500 } } })).not.toContain('P-5');
  });

  test('includes the deal ladder for everyone or the price list', async () => {
    const ladder = [
      { salesDealNo: 'D1', qty: 10, value: -500 },
      { salesDealNo: 'D1', qty: 20, value: -1000 },
    ];
    const chain = await product(dealer2, 'P-1');
    expect(chain.price.discounts).toEqual(ladder);
    expect(chain.promotion).toEqual({
      code: 'D1',
      qty: 20,
      term: '>=',
      type: 'percentage',
      value: -1000,
    });
    const brand = { salesDealNo: 'D2', qty: 2, value: -100 };
    expect((await product(dealer1, 'P-6')).price.discounts).toEqual([brand]);
    expect(await product(dealer2, 'P-6')).toMatchObject({
      price: { discounts: [] },
      promotion: null,
    });
    expect(await codes(dealer2, { filter: { promotions: ['D2'] } })).toEqual([]);
  });

  test('ignores a deal outside its validity', async () => {
    const day = (distance: number) =>
      new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10);
    const set = (valid_from: string, valid_to: string) =>
      app.db
        .updateTable('deal')
        .set({ valid_from, valid_to })
        .where('deal_no', '=', 'D2')
        .execute();
    const granted = async () => (await product(dealer1, 'P-6')).price.discounts.length;
    await set(day(-5), day(-1));
    expect(await granted()).toBe(0);
    expect(await codes(dealer1, { filter: { promotions: ['D2'] } })).toEqual([]);
    await set(day(1), day(5));
    expect(await granted()).toBe(0);
    await set(day(0), day(0));
    expect(await granted()).toBe(1);
  });
});

describe('the fence', () => {
  test('hides other sales organisations', async () => {
    const dealer9 = await app.login('dealer9');
    expect(await codes(dealer9)).toEqual(['DE-1']);
    expect(await codes(dealer1, { filter: { articleCodes: ['DE-1'] } })).toEqual([]);
    expect(await codes(dealer9, { filter: { articleCodes: ['B-1', 'P-1'] } })).toEqual([]);
  });

  test('requires a login and page.catalog', async () => {
    expect((await app.gql(null, query)).data?.products ?? null).toBeNull();
    const admin = await app.login('accessadmin');
    const { data, errors } = await app.gql(admin, query);
    expect(data?.products ?? null).toBeNull();
    expect(errors).toHaveLength(1);
  });
});

// C002
test('sorts by ascending price for an empty sort, compiled or not', async () => {
  const wanted = await app.gql(dealer1, query, { sort: { field: 'price', order: 'ASC' } });
  for (let round = 0; round < 6; round += 1) {
    const { status, data } = await app.gql(dealer1, query, { sort: {} });
    expect(status).toBe(200);
    expect(data.products.products).toEqual(wanted.data.products.products);
  }
});
