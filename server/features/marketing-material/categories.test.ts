import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let writer = '';
let reader = '';
beforeAll(async () => {
  app = await startTestApp();
  [writer, reader] = [await app.login('contentadmin'), await app.login('dealer1')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('marketing_material').execute();
  await app.db.deleteFrom('marketing_material_category').execute();
});

const record = `id version title type route parentId parent { title route } showChilds itemPerLine sorting
  totalChildren totalMaterials contentTargetMarkets { id } file { id } breadcrumb { title }
  children { title } uploadAt { date } texts { language title } missingIn mayChange changedBy`;
const answer = `message { status } userErrors { field code count } record { ${record} }`;

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object = {}, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const input = {
  language: 'en',
  title: 'Spring Räder',
  type: 'marketing_material',
  contentTargetMarkets: ['M1'],
};
const create = (change: object = {}) =>
  send(
    `mutation($input: MarketingMaterialCategoryInput!) {
      createMarketingMaterialCategory(input: $input) { ${answer} } }`,
    { input: { ...input, ...change } },
  );
const update = (id: string, version: number, change: object = {}) =>
  send(
    `mutation($id: ID!, $version: Int!, $input: MarketingMaterialCategoryInput!) {
      updateMarketingMaterialCategory(id: $id, version: $version, input: $input) { ${answer} } }`,
    { id, version, input: { ...input, ...change } },
  );
const remove = (id: string) =>
  send(
    `mutation($id: ID!) { deleteMarketingMaterialCategory(id: $id, version: 1) { ${answer} } }`,
    { id },
  );
const codesOf = ({ userErrors }: { userErrors: { field: string; code: string }[] }) =>
  userErrors.map(({ field, code }) => `${field} ${code}`);
const view = (id: string, token = reader) =>
  send(`query($id: ID!) { marketingMaterialCategoryView(id: $id) { ${record} } }`, { id }, token);
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);
const listed = async (query: string, token = reader) =>
  titlesOf(
    (await send(`{ ${query} { marketingMaterialCategories { title } } }`, {}, token))
      .marketingMaterialCategories,
  );

/** Makes a chain of categories. @returns their ids, from the root */
async function makeChain(levels: number, fields: object = {}): Promise<string[]> {
  const ids = Array.from({ length: levels }, (_, nth) => `chain-${nth + 1}`);
  const { materialCategory } = given(app);
  const keys: string[] = [];
  for (const [nth, id] of ids.entries())
    keys.push(
      await materialCategory({
        id,
        title: `Level ${nth + 1}`,
        parentId: ids[nth - 1] ?? null,
        ...fields,
      }),
    );
  return keys;
}

describe('a category', () => {
  test('is created with a route of its title (O194, reading 66)', async () => {
    const german = { language: 'de', title: 'Frühling' };
    const { record: made, userErrors } = await create({ translations: [german], sorting: 3 });
    expect(userErrors).toEqual([]);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^2000~[0-9a-f-]{36}$/),
      route: 'spring-raeder',
      parentId: null,
      showChilds: true,
      itemPerLine: 3,
      sorting: 3,
      uploadAt: null,
      texts: [{ language: 'en', title: 'Spring Räder' }, german],
      missingIn: ['fr'],
      mayChange: true,
      changedBy: 'Test contentadmin',
    });
  });

  test('moves with all below it, and keeps its route (O195)', async () => {
    const [top = '', second = ''] = await makeChain(3);
    const { record: other } = await create({ title: 'Other' });
    const { record: moved } = await update(second, 1, { title: 'Moved', parentId: other.id });
    expect(moved.breadcrumb).toEqual([{ title: 'Other' }]);
    expect(moved.route).not.toBe('moved');
    const below = await view('2000~chain-3');
    expect(titlesOf(below.breadcrumb)).toEqual(['Other', 'Moved']);
    expect(await view(top)).toMatchObject({ totalChildren: 0, children: [] });
  });

  test('has at most 99 levels with what is below it', async () => {
    const chain = await makeChain(99);
    const deepest = chain.at(-1) ?? '';
    expect(codesOf(await create({ parentId: deepest }))).toEqual(['input.parentId TOO_DEEP']);
    const { record: root } = await create();
    expect(codesOf(await update(chain[0] ?? '', 1, { parentId: root.id }))).toEqual([
      'input.parentId TOO_DEEP',
    ]);
    const { breadcrumb } = await view(deepest);
    expect([breadcrumb.length, breadcrumb[0]?.title]).toEqual([98, 'Level 1']);
  });

  test('is not below itself', async () => {
    const [top = '', , last = ''] = await makeChain(3);
    for (const parentId of [top, last])
      expect(codesOf(await update(top, 1, { parentId }))).toEqual(['input.parentId OWN_ANCESTOR']);
  });

  test('has the type of its tree', async () => {
    const root = await given(app).materialCategory({ id: 'root' });
    const type = 'brand_assets';
    expect(codesOf(await create({ parentId: root, type }))).toEqual(['input.type TYPE_DIFFERS']);
    expect(codesOf(await update(root, 1, { type }))).toEqual([]);
    await given(app).material({ parentId: 'root', type });
    expect(codesOf(await update(root, 2))).toEqual(['input.type TYPE_DIFFERS']);
  });

  test('has a route of its own below a parent', async () => {
    const [top = ''] = await makeChain(2, { route: 'posters' });
    const route = 'posters';
    expect(codesOf(await create({ route }))).toEqual(['input.route ROUTE_TAKEN']);
    expect(codesOf(await create({ route, parentId: top }))).toEqual(['input.route ROUTE_TAKEN']);
    expect(codesOf(await create({ route, type: 'brand_assets' }))).toEqual([]);
    expect(codesOf(await create({ route, parentId: '2000~chain-2' }))).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, ['input.title REQUIRED', 'input.route BAD_ROUTE']],
    [{ title: 'Image' }, ['input.route ROUTE_RESERVED']],
    [{ title: '自転車' }, ['input.route BAD_ROUTE']],
    [{ route: 'Two Words' }, ['input.route BAD_ROUTE']],
    [{ itemPerLine: 0 }, ['input.itemPerLine BAD_NUMBER']],
    [{ sorting: 2_000_000 }, ['input.sorting BAD_NUMBER']],
    [{ contentTargetMarkets: ['M2'] }, ['input.contentTargetMarkets UNKNOWN_MARKET']],
    [{ contentTargetMarkets: [] }, ['input.contentTargetMarkets MARKET_REQUIRED']],
    [{ parentId: '2000~gone' }, ['input.parentId UNKNOWN_CATEGORY']],
    [{ layout: 'gone' }, ['input.layout UNKNOWN_LAYOUT']],
    [{ file: { id: 'gone', altTexts: [] } }, ['input.file.id FILE_GONE']],
  ])('is refused with %j', async (change, codes) => {
    expect(codesOf(await create(change))).toEqual(codes);
  });

  test('has no parent of another sales organisation', async () => {
    const parentId = await given(app).materialCategory({ sorg: '3000' });
    expect(codesOf(await create({ parentId }))).toEqual(['input.parentId UNKNOWN_CATEGORY']);
  });

  test('is deleted when nothing is in it (O196, reading 52)', async () => {
    const [top = '', second = ''] = await makeChain(2);
    await given(app).material({ parentId: 'chain-1' });
    expect((await remove(top)).userErrors).toMatchObject([{ code: 'NOT_EMPTY', count: 2 }]);
    expect((await remove(second)).message.status).toBe(true);
    expect(await view(second)).toBeNull();
    await app.db.updateTable('marketing_material').set({ deleted_at: new Date() }).execute();
    expect((await remove(top)).userErrors).toEqual([]);
    expect(await listed('marketingMaterialCategories(forWriters: true)', writer)).toEqual([]);
  });

  test('has a history of its own', async () => {
    const id = await given(app).materialCategory({ id: '7', route: 'seven' });
    await given(app).material({ id: '7', parentId: '7' });
    await update(id, 1, { title: 'Seven' });
    const actions = async (of: string) =>
      (await send(`{ history(feature: "marketing-material", id: "${of}") { events { action } } }`))
        .events;
    expect(await actions(`marketing_material_category/${id}`)).toEqual([{ action: 'changed' }]);
    expect(await actions(id)).toEqual([]);
  });
});

describe('a reader', () => {
  test('opens categories by id and route, the highest first', async () => {
    const [top = '', second = ''] = await makeChain(2, { route: 'posters' });
    expect((await view('posters')).id).toBe(top);
    expect((await view(second)).id).toBe(second);
    const ask = (type: string) =>
      send(`{ marketingMaterialCategory(id: "posters", type: ${type}) { id } }`, {}, reader);
    expect(await ask('brand_assets')).toBeNull();
    expect(await ask('marketing_material')).toEqual({ id: top });
  });

  test('sees the children of a category where it shows them', async () => {
    const [top = ''] = await makeChain(2);
    expect(await view(top)).toMatchObject({ totalChildren: 1, children: [{ title: 'Level 2' }] });
    await app.db.updateTable('marketing_material_category').set({ show_childs: false }).execute();
    expect(await view(top)).toMatchObject({ totalChildren: 1, children: [] });
    expect(await listed(`marketingMaterialCategoryChildren(id: "${top}")`)).toEqual(['Level 2']);
  });

  test('gets lists by sorting and title', async () => {
    const { materialCategory, material } = given(app);
    await materialCategory({ title: 'Last', sorting: 2 });
    await materialCategory({ title: 'Zoo', sorting: 1, id: 'zoo' });
    await materialCategory({ title: 'Able', sorting: 1 });
    await materialCategory({ title: 'Child', id: 'child', parentId: 'zoo' });
    await material({ parentId: 'child' });
    const roots = ['Able', 'Zoo', 'Last'];
    expect(await listed('marketingMaterialRootCategories')).toEqual(roots);
    expect(await listed('marketingMaterialCategoriesRouteOnly')).toEqual([...roots, 'Child']);
    expect(await listed('marketingMaterialCategoriesWithImages')).toEqual(['Child']);
  });
});
