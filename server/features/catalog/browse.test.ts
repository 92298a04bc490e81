import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let dealer1: string;
let dealer2: string;
let dealer9: string;

beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
  dealer9 = await app.login('dealer9');
});
afterAll(() => app.close());

async function run(token: string, query: string, headers?: Record<string, string>) {
  const { data, errors } = await app.gql(token, query, undefined, headers);
  expect(errors).toBeUndefined();
  return data;
}

describe('product groups', () => {
  const group = `id parent_name slugs starting_at starting_retail max_retail frameSizes colors { name hex } image
    available { qty } promotion { code } items { article_code }`;

  test('groups matching articles and shows their lowest price (E225)', async () => {
    const { productGroups } = await run(
      dealer1,
      `{ productGroups(filter: { frameSizes: ["S"] }) { productGroups { ${group} } info { count } } }`,
    );
    expect(productGroups).toEqual({
      productGroups: [
        {
          id: 'trail-500',
          parent_name: 'Trail 500',
          slugs: ['trail-500'],
          starting_at: 100_000,
          starting_retail: 159_900,
          max_retail: 159_900,
          frameSizes: ['S'],
          colors: [
            { name: 'Black', hex: '#1a1a1a' },
            { name: 'Red', hex: '#c62828' },
          ],
          image: 'trail-500.svg',
          available: { qty: 10 },
          promotion: { code: 'D2' },
          items: [{ article_code: 'B-1' }, { article_code: 'B-2' }],
        },
      ],
      info: { count: 1 },
    });
  });

  test('counts groups in filters on request, otherwise articles', async () => {
    const count = async (unit: string) => {
      const query = `{ filter(filter: { category: Bike }${unit}) { count frameSizes { value count } } }`;
      const { filter } = await run(dealer1, query);
      const small = filter.frameSizes.find(({ value }: { value: string }) => value === 'S');
      return [filter.count, small.count];
    };
    const list = '{ productGroups(filter: { category: Bike }) { info { count } } }';
    const { info } = (await run(dealer1, list)).productGroups;
    const [articles, small] = await count('');
    expect(await count(', unit: model')).toEqual([info.count, 1]);
    expect(small).toBe(2);
    expect(articles).toBeGreaterThan(info.count);
  });

  test('sort by the customer’s lowest price', async () => {
    const list = '{ productGroups { productGroups { id starting_at } } }';
    const ids = async (token: string) =>
      (await run(token, list)).productGroups.productGroups.map(
        (g: { id: string; starting_at: number }) => `${g.id} ${g.starting_at}`,
      );
    expect(await ids(dealer1)).toEqual([
      'misc 999',
      'chain-11 2000',
      'tyre-29 3000',
      'trail-500 100000',
    ]);
    expect(await ids(dealer2)).toEqual([
      'misc 999',
      'chain-11 2200',
      'tyre-29 3000',
      'trail-500 110000',
    ]);
    expect(await ids(dealer9)).toEqual(['stadt-1 90000']);
  });

  test('use as many statements for one as for twelve', async () => {
    const statements = async (limit: number) => {
      const query = `{ productGroups(limit: ${limit}) { productGroups { id items { name } } } }`;
      return (await countStatements(() => run(dealer1, query))).statements;
    };
    await statements(1);
    expect(await statements(12)).toBe(await statements(1));
  });
});

describe('a model', () => {
  const details = (slug: string) => `{ productDetailsV2(slug: "${slug}") {
    id description specs { name value } image asOf related { id }
    items { article_code price { dealer } } } }`;

  test('shows a model’s variants, translated text and relations', async () => {
    await app.db
      .updateTable('article')
      .set({ frame_size: 'XS' })
      .where('code', '=', 'B-4')
      .execute();
    const german = await run(dealer1, details('trail-500'), { 'accept-language': 'de' });
    expect(german.productDetailsV2).toMatchObject({
      id: 'trail-500',
      description: 'Ein Trailrad.',
      specs: [{ name: 'Fork', value: '140 mm' }],
      related: [{ id: 'chain-11' }],
    });
    const codes = german.productDetailsV2.items.map(
      (i: { article_code: string }) => i.article_code,
    );
    expect(codes).toEqual(['B-4', 'B-1', 'B-2', 'B-3']);
    const french = await run(dealer1, details('trail-500'), { 'accept-language': 'fr' });
    expect(french.productDetailsV2.description).toBe('A trail bike.');
  });

  test('omits inactive variants and returns null for unknown slugs', async () => {
    const misc = (await run(dealer2, details('misc'))).productDetailsV2;
    expect(misc.items).toEqual([
      { article_code: 'P-4', price: { dealer: 1100 } },
      { article_code: 'P-5', price: { dealer: null } },
      { article_code: 'P-6', price: { dealer: 999 } },
    ]);
    expect((await run(dealer1, details('nothing'))).productDetailsV2).toBeNull();
    expect((await run(dealer1, details('stadt-1'))).productDetailsV2).toBeNull();
    expect((await run(dealer9, details('trail-500'))).productDetailsV2).toBeNull();
    await app.db.updateTable('article').set({ active: false }).where('code', '=', 'P-2').execute();
    expect((await run(dealer1, details('tyre-29'))).productDetailsV2).toBeNull();
    await app.db.updateTable('article').set({ active: true }).where('code', '=', 'P-2').execute();
  });

  test('uses as many statements for one variant as for four', async () => {
    const statements = async (slug: string) =>
      (await countStatements(() => run(dealer1, details(slug)))).statements;
    await statements('chain-11');
    expect(await statements('trail-500')).toBe(await statements('chain-11'));
  });
});

describe('stock', () => {
  const stock = (slug: string) => `{ productStock(slug: "${slug}") { article_code
    stock { qty masked nextArrival { qty mask } } warehouses { warehouse qty masked } } }`;
  const setHost = (config: object) =>
    app.db
      .updateTable('host')
      .set({ config: JSON.stringify(config) })
      .where('host', '=', 'us.localhost')
      .execute();

  test('shows exact totals unless the host says otherwise', async () => {
    expect((await run(dealer1, stock('chain-11'))).productStock).toEqual([
      {
        article_code: 'P-1',
        stock: { qty: 150, masked: false, nextArrival: null },
        warehouses: [],
      },
    ]);
    expect((await run(dealer1, stock('tyre-29'))).productStock[0].stock).toEqual({
      qty: 0,
      masked: false,
      nextArrival: { qty: 40, mask: false },
    });
    expect((await run(dealer9, stock('chain-11'))).productStock).toEqual([]);
  });

  // N030, N037
  test('applies the host’s stock masks and shows its warehouses', async () => {
    await setHost({ maskStock: 60, maskNextArrival: 39, stockDisplay: 'per-warehouse' });
    const token = await app.login('dealer1', 'us.localhost');
    expect((await run(token, stock('chain-11'))).productStock[0]).toEqual({
      article_code: 'P-1',
      stock: { qty: 60, masked: true, nextArrival: null },
      warehouses: [
        { warehouse: 'East', qty: 60, masked: true },
        { warehouse: 'West', qty: 50, masked: false },
      ],
    });
    const tyre = (await run(token, stock('tyre-29'))).productStock[0].stock;
    expect(tyre.nextArrival).toEqual({ qty: null, mask: true });
    const list = await run(token, '{ products { products { stock { qty } } } }');
    const shown = list.products.products.map((p: { stock: { qty: number } }) => p.stock.qty);
    expect(Math.max(...shown)).toBe(60);
    const groups = await run(
      token,
      '{ productGroups { productGroups { available { qty masked } } } }',
    );
    expect(groups.productGroups.productGroups[0].available).toEqual({ qty: 60, masked: true });
  });
});

describe('search suggestions', () => {
  const suggest = async (token: string, args: string) =>
    (await run(token, `{ searchSuggestions(${args}) { article_code suggestion slug category } }`))
      .searchSuggestions;

  // B088, B090
  test('suggests one article per model from three letters on', async () => {
    expect(await suggest(dealer1, 'text: "tr"')).toEqual([]);
    expect(await suggest(dealer1, 'text: " tr "')).toEqual([]);
    expect(await suggest(dealer1, 'text: "Trail"')).toEqual([
      {
        article_code: 'B-4',
        suggestion: 'Trail 500 M Red',
        slug: 'trail-500',
        category: 'Bike',
      },
    ]);
    expect(await suggest(dealer1, 'text: "trail", category: PAA')).toEqual([]);
    expect(await suggest(dealer9, 'text: "trail"')).toEqual([]);
    expect(await suggest(dealer1, 'text: "discontinued", category: PAA')).toEqual([]);
  });

  test('search every category when none is given', async () => {
    const [first] = await suggest(dealer1, 'text: "chain", category: null');
    expect(first).toMatchObject({ article_code: 'P-1', category: 'PAA' });
  });

  test('rank an exact code first', async () => {
    const [chain] = await suggest(dealer1, 'text: "4006381333931", category: PAA');
    expect(chain).toMatchObject({ article_code: 'P-1', suggestion: 'P-1' });
  });

  test('are at most four', async () => {
    const groups = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      sorg: '2000',
      id,
      slug: id,
      name: `Pedal ${id}`,
      category: 'PAA',
      brand: 'Rota',
      merchandise_category: 'MSC',
    }));
    await app.db.insertInto('product_group').values(groups).execute();
    const articles = groups.map(({ id, slug: _, ...group }) => ({
      ...group,
      group_id: id,
      code: `X-${id}`,
      code_display: `X-${id}`,
      uom: 'PCS',
    }));
    await app.db.insertInto('article').values(articles).execute();
    expect(await suggest(dealer1, 'text: "pedal", category: PAA, limit: 10')).toHaveLength(4);
    expect(await suggest(dealer1, 'text: "pedal", category: PAA, limit: 2')).toHaveLength(2);
    const { errors } = await app.gql(
      dealer1,
      '{ searchSuggestions(text: "abc", limit: 0) { name } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('search hits', () => {
  const hits = async (token: string, search: string) =>
    (await run(token, `{ searchHits(search: "${search}") { kind articles models } }`)).searchHits;

  test('count bikes, parts and groupsets', async () => {
    expect(await hits(dealer1, 'KETTE')).toEqual([
      { kind: 'Bike', articles: 0, models: 0 },
      { kind: 'PAA', articles: 1, models: 1 },
      { kind: 'groupset', articles: 1, models: 1 },
    ]);
  });

  test('cover only the own sales organisation', async () => {
    const found = await hits(dealer9, 'KETTE');
    expect(found.map(({ articles }: { articles: number }) => articles)).toEqual([0, 0, 0]);
  });

  test('reject a text that is too long', async () => {
    const { errors } = await app.gql(
      dealer1,
      `{ searchHits(search: "${'a'.repeat(201)}") { kind } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('groupsets and bike categories', () => {
  const groupsets = (args: string) =>
    `{ groupsets(${args}) { groupsets { id total items { qty product { article_code } } } info { count } } }`;

  test('prices a groupset as the sum of the customer’s prices', async () => {
    const items = [
      { qty: 1, product: { article_code: 'P-1' } },
      { qty: 2, product: { article_code: 'P-2' } },
    ];
    const one = { groupsets: [{ id: 'G1', total: 8000, items }], info: { count: 1 } };
    expect((await run(dealer1, groupsets('slug: "groupset-g1"'))).groupsets).toEqual(one);
    expect((await run(dealer1, groupsets('search: "KETTE drive"'))).groupsets).toEqual(one);
    expect((await run(dealer2, groupsets('limit: 1'))).groupsets.groupsets[0].total).toBe(8200);
    const product1 = await app.login('product1');
    expect((await run(product1, groupsets('limit: 1'))).groupsets.groupsets[0].total).toBeNull();
    expect((await run(dealer1, groupsets('search: "none"'))).groupsets.info.count).toBe(0);
    expect((await run(dealer9, groupsets('limit: 5'))).groupsets.groupsets).toEqual([]);
  });

  test('returns the sales organisation’s bike categories', async () => {
    const query = '{ bikeCategories { id wording mcIds sorg type } }';
    expect((await run(dealer1, query)).bikeCategories).toEqual([
      { id: 'BC1', wording: 'Mountain', mcIds: ['MTB'], sorg: '2000', type: 'Bike' },
    ]);
    expect((await run(dealer9, query)).bikeCategories).toEqual([]);
  });

  test.each(['Bike', 'PAA'])('counts a tile of %s like its list', async (category) => {
    const options = 'bikeCategories { value count } merchandiseCategories { value count }';
    const asked = `{ filter(filter: { category: ${category} }) { ${options} } bikeCategories { id mcIds } }`;
    const { filter, bikeCategories } = await run(dealer1, asked);
    type Option = { value: string; count: number };
    const idsOf = ({ value }: Option): string[] =>
      category === 'PAA'
        ? [value]
        : bikeCategories.find(({ id }: { id: string }) => id === value).mcIds;
    const tiles: Option[] =
      category === 'PAA' ? filter.merchandiseCategories : filter.bikeCategories;
    expect(tiles.length).toBeGreaterThan(0);
    for (const tile of tiles) {
      const within = `category: ${category}, merchandiseCategories: ${JSON.stringify(idsOf(tile))}`;
      const list = `{ products(filter: { ${within} }, page: 1, limit: 1) { info { count } } }`;
      expect((await run(dealer1, list)).products.info.count).toBe(tile.count);
    }
  });
});
