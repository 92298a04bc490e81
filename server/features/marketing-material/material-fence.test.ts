import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';

let app: TestApp;
let reader = '';
let writer = '';
beforeAll(async () => {
  app = await startTestApp();
  const market = { market_name: 'Market', source: 'test', types: ['marketing_material'] };
  await app.db
    .insertInto('content_target_market')
    .values([
      { ...market, id: 'OURS', sorgs: ['2000'] },
      { ...market, id: 'THEIRS', sorgs: ['3000'] },
      { ...market, id: 'OTHER' },
    ])
    .execute();
  const user_id = await userId(app.db, 'dealer1');
  const own = ['OURS', 'THEIRS'].map((market_id) => ({ user_id, market_id }));
  await app.db.insertInto('user_content_target_market').values(own).execute();
  [reader, writer] = [await app.login('dealer1'), await app.login('contentadmin')];
});
afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function ask(token: string, document: string, variables: object): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return data;
}

interface Tree {
  root: object;
  category: object;
  item: object;
}

let trees = 0;
/** Makes a root, a category in it, and material in that, each with a file. */
async function makeTree({ root, category, item }: Tree) {
  trees += 1;
  const [rootId, categoryId] = [`root-${trees}`, `category-${trees}`];
  const make = given(app);
  const title = `Secret${trees}`;
  const ids = {
    root: await make.materialCategory({ id: rootId, title, ...root }),
    category: await make.materialCategory({
      id: categoryId,
      title,
      route: categoryId,
      parentId: rootId,
      ...category,
    }),
    item: await make.material({ title, parentId: categoryId, ...item }),
  };
  const files = {
    category: await make.contentFile(`marketing_material_category/${ids.category}`),
    item: await make.contentFile(`marketing_material/${ids.item}`),
  };
  for (const id of Object.values(files)) {
    const { hash } = await app.db
      .selectFrom('stored_file')
      .select('hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.services.files.put(hash, Buffer.from('pdf'), 'application/pdf');
  }
  return { ids, files, title, route: categoryId };
}

/** Which ways lead a reader to the category, and to the material in it. */
async function openDoors(
  token: string,
  { ids, files, title, route }: Awaited<ReturnType<typeof makeTree>>,
) {
  const answer = await ask(
    token,
    `query($root: ID!, $category: ID!, $item: ID!, $title: String!, $route: ID!) {
      one: marketingMaterial(id: $item) { category { title } }
      list: marketingMaterials(limit: 100) { marketingMaterials { id } }
      search: marketingMaterials(search: $title) { marketingMaterials { id } }
      ofCategory: marketingMaterialsByCategory(id: $category) { marketingMaterials { id } }
      sameParent: marketingMaterialsSameParent(id: $item) { id }
      category: marketingMaterialCategory(id: $category) { breadcrumb { title } }
      byRoute: marketingMaterialCategoryView(id: $route) { id }
      categories: marketingMaterialCategories(limit: 100) { marketingMaterialCategories { id } }
      found: marketingMaterialCategories(search: $title) { marketingMaterialCategories { id } }
      children: marketingMaterialCategoryChildren(id: $root) { marketingMaterialCategories { id } }
      routes: marketingMaterialCategoriesRouteOnly { marketingMaterialCategories { id } }
      images: marketingMaterialCategoriesWithImages { marketingMaterialCategories { id } }
      root: marketingMaterialCategoryView(id: $root) { totalChildren children { id } }
    }`,
    { ...ids, title, route },
  );
  const has = (rows: { id: string }[], id: string) => rows.some((row) => row.id === id);
  const hasCategory = (door: string) => has(answer[door].marketingMaterialCategories, ids.category);
  const status = async (file: string) =>
    (await app.rest('GET', `/files/${file}`, { token })).status;
  const ofItem = {
    one: answer.one !== null,
    list: has(answer.list.marketingMaterials, ids.item),
    search: has(answer.search.marketingMaterials, ids.item),
    ofCategory: has(answer.ofCategory.marketingMaterials, ids.item),
    sameParent: has(answer.sameParent, ids.item),
    images: hasCategory('images'),
    file: (await status(files.item)) === 200,
  };
  const ofCategory = {
    category: answer.category !== null,
    byRoute: answer.byRoute !== null,
    categories: hasCategory('categories'),
    found: hasCategory('found'),
    children: hasCategory('children'),
    routes: hasCategory('routes'),
    counted: (answer.root?.totalChildren ?? 0) > 0,
    below: has(answer.root?.children ?? [], ids.category),
    picture: (await status(files.category)) === 200,
  };
  const sum = (doors: Record<string, boolean>) => {
    const open = Object.keys(doors).filter((door) => doors[door]);
    return open.length === 0
      ? 'none'
      : open.length === Object.keys(doors).length
        ? 'all'
        : open.join();
  };
  return { category: sum(ofCategory), item: sum(ofItem) };
}

const theirs = { markets: ['OTHER'] };
const deleted = { deletedAt: new Date('2026-01-01') };

describe('a reader', () => {
  test.each<[string, Partial<Tree>, { category: string; item: string }]>([
    ['an own market everywhere', {}, { category: 'all', item: 'all' }],
    [
      'own markets that differ',
      { item: { markets: ['OTHER', 'OURS'] } },
      { category: 'all', item: 'all' },
    ],
    ['a foreign market at the item', { item: theirs }, { category: 'all', item: 'none' }],
    ['a foreign market at the category', { category: theirs }, { category: 'none', item: 'none' }],
    ['a foreign market at the root', { root: theirs }, { category: 'none', item: 'none' }],
    [
      'a market of another organisation',
      { root: { markets: ['THEIRS'] } },
      { category: 'none', item: 'none' },
    ],
    ['a market without material', { item: { markets: ['M2'] } }, { category: 'all', item: 'none' }],
    [
      'an own market, but a draft',
      { item: { published: false } },
      { category: 'all', item: 'none' },
    ],
    ['an own market, but deleted', { item: deleted }, { category: 'all', item: 'none' }],
    ['a deleted category', { category: deleted }, { category: 'none', item: 'none' }],
  ])('with %s', async (_, change, open) => {
    const tree = await makeTree({ root: {}, category: {}, item: {}, ...change });
    expect(await openDoors(reader, tree)).toEqual(open);
  });

  test('sees material of other sales organisations', async () => {
    const sorg = '3000';
    const tree = await makeTree({ root: { sorg }, category: { sorg }, item: { sorg } });
    expect(await openDoors(reader, tree)).toEqual({ category: 'all', item: 'all' });
  });

  test('loses everything of a market that is taken away', async () => {
    const token = await app.login('vendor1');
    const tree = await makeTree({ root: {}, category: {}, item: {} });
    expect(await openDoors(token, tree)).toEqual({ category: 'all', item: 'all' });
    await app.db
      .deleteFrom('user_content_target_market')
      .where('user_id', '=', await userId(app.db, 'vendor1'))
      .execute();
    expect(await openDoors(token, tree)).toEqual({ category: 'none', item: 'none' });
    const unknown = await ask(token, '{ marketingMaterial(id: "2000~unknown") { id } }', {});
    expect(unknown).toEqual({ marketingMaterial: null });
  });

  test('gets the own markets, and counts of what is seen', async () => {
    const { ids, route } = await makeTree({
      root: {},
      category: { markets: ['M1', 'OTHER'] },
      item: theirs,
    });
    await given(app).materialCategory({ parentId: route, ...theirs });
    await given(app).material({ parentId: route });
    const { marketingMaterialCategory: seen } = await ask(
      reader,
      `query($id: ID!) { marketingMaterialCategory(id: $id) {
        totalChildren totalMaterials contentTargetMarkets { id } } }`,
      { id: ids.category },
    );
    const contentTargetMarkets = [{ id: 'M1' }];
    expect(seen).toEqual({ totalChildren: 0, totalMaterials: 1, contentTargetMarkets });
  });
});

describe('a writer', () => {
  const foreign = { sorg: '3000' };
  test.each<[string, Partial<Tree>, object | null]>([
    ['a draft', { item: { published: false } }, { state: 'draft', mayChange: true }],
    ['deleted material', { item: deleted }, { state: 'deleted', mayChange: true }],
    [
      'own material in any market',
      { item: theirs, root: theirs },
      { state: 'live', mayChange: true },
    ],
    [
      'what a market of others has',
      { item: { markets: ['THEIRS'] } },
      { state: 'live', mayChange: false },
    ],
    [
      'that of others',
      { root: foreign, category: foreign, item: foreign },
      { state: 'live', mayChange: false },
    ],
    [
      'none of others in their markets',
      { root: foreign, category: foreign, item: { ...foreign, markets: ['THEIRS'] } },
      null,
    ],
    [
      'none of others below their markets',
      { root: { ...foreign, markets: ['THEIRS'] }, category: foreign, item: foreign },
      null,
    ],
  ])('sees %s', async (_, change, shown) => {
    const { ids } = await makeTree({ root: {}, category: {}, item: {}, ...change });
    const query = 'query($id: ID!) { marketingMaterial(id: $id) { state mayChange } }';
    expect((await ask(writer, query, { id: ids.item })).marketingMaterial).toEqual(shown);
  });

  test.each([
    [{ markets: ['THEIRS'] }, 'NOT_YOURS'],
    [foreign, 'NOT_YOURS'],
    [{ ...foreign, markets: ['THEIRS'] }, 'UNKNOWN_RECORD'],
  ])('does not delete %j', async (fields, code) => {
    const category = await given(app).materialCategory(fields);
    const { sorg = '2000' } = fields as { sorg?: string };
    const item = await given(app).material({
      ...fields,
      parentId: category.slice(sorg.length + 1),
    });
    for (const [name, id] of [
      ['deleteMarketingMaterial', item],
      ['deleteMarketingMaterialCategory', category],
    ] as const) {
      const document = `mutation($id: ID!) { ${name}(id: $id, version: 1) { userErrors { code } } }`;
      expect((await ask(writer, document, { id }))[name].userErrors).toEqual([{ code }]);
    }
  });
});
