import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { dayMs } from '#shared/days.ts';
import { deleteRemovedMaterial } from './removed-material.store.ts';

let app: TestApp;
let port: number;
let writer = '';
let reader = '';
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  [writer, reader] = [await app.login('contentadmin'), await app.login('dealer1')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('marketing_material').execute();
  await app.db.deleteFrom('marketing_material_category').execute();
  await given(app).materialCategory({ id: 'posters', title: 'Posters', route: 'posters' });
});

let uploads = 0;
async function upload(name = 'Poster.pdf'): Promise<string> {
  uploads += 1;
  const content = Buffer.concat([pdfWith(), Buffer.from(`% ${uploads}\n`)]);
  return (await uploadWhole(port, writer, { purpose: 'content/file', name, content })).body.id;
}
// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function send(document: string, variables: object = {}, token = writer): Promise<any> {
  const { data, errors } = await app.gql(token, document, variables);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const input = {
  language: 'en',
  title: 'Alto',
  contentTargetMarkets: ['M1'],
  marketingMaterialCategoryId: '2000~posters',
};
const record = `id version title type body marketingMaterialCategoryId category { title route }
  placeholderFile { id } files { id fileName } itemPerLine uploadAt { date time } tags articles models brands
  hashes state deletedAt texts { language title body } mayChange`;
const answer = `message { status } userErrors { field code most } record { ${record} }`;
const create = async (change: object = {}) =>
  send(
    `mutation($input: MarketingMaterialInput!) { createMarketingMaterial(input: $input) { ${answer} } }`,
    { input: { ...input, files: [{ id: await upload() }], ...change } },
  );
const update = (id: string, version: number, change: object) =>
  send(
    `mutation($id: ID!, $version: Int!, $input: MarketingMaterialInput!) {
      updateMarketingMaterial(id: $id, version: $version, input: $input) { ${answer} } }`,
    { id, version, input: { ...input, ...change } },
  );
const remove = (id: string) =>
  send(`mutation($id: ID!) { deleteMarketingMaterial(id: $id, version: 1) { ${answer} } }`, { id });
const codesOf = ({ userErrors }: { userErrors: { field: string; code: string }[] }) =>
  userErrors.map(({ field, code }) => `${field} ${code}`);
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);
const listed = async (args = '', token = reader) =>
  titlesOf(
    (await send(`{ marketingMaterials${args} { marketingMaterials { title } } }`, {}, token))
      .marketingMaterials,
  );

describe('a writer', () => {
  test('creates material with its files (O201)', async () => {
    const { record: made, userErrors } = await create({
      body: '<p>Big<script>x()</script></p>',
      tags: [' window ', 'window'],
      articles: ['P-1'],
    });
    expect(userErrors).toEqual([]);
    expect(made).toMatchObject({
      id: expect.stringMatching(/^2000~[0-9a-f-]{36}$/),
      version: 1,
      type: 'marketing_material',
      body: '<p>Big</p>',
      category: { title: 'Posters', route: 'posters' },
      placeholderFile: null,
      files: [{ fileName: 'Poster.pdf' }],
      tags: ['window'],
      articles: ['P-1'],
      hashes: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      state: 'live',
      mayChange: true,
    });
  });

  test('changes it, and moves it to another type (O203)', async () => {
    const { record: made } = await create();
    await given(app).materialCategory({ id: 'logos', type: 'brand_assets' });
    const marketingMaterialCategoryId = '2000~logos';
    const files = [{ id: made.files[0].id }];
    const { record: moved } = await update(made.id, 1, {
      title: 'Bosco',
      files,
      marketingMaterialCategoryId,
    });
    expect(moved).toMatchObject({ version: 2, title: 'Bosco', type: 'brand_assets' });
    expect(codesOf(await update(made.id, 1, { files }))).toEqual(['version STALE_VERSION']);
  });

  test('sees the last change of the files', async () => {
    const { record: made } = await create();
    const old = new Date('2026-01-02T12:00:00Z');
    await app.db.updateTable('marketing_material').set({ uploaded_at: old }).execute();
    const kept = await update(made.id, 1, { title: 'New', files: [{ id: made.files[0].id }] });
    expect(kept.record.uploadAt.date).toBe('02 Jan 2026');
    const replaced = await update(made.id, 2, { files: [{ id: await upload() }] });
    expect(replaced.record.uploadAt.date).not.toBe('02 Jan 2026');
  });

  test.each([
    [{ files: [] }, ['input.files FILE_REQUIRED']],
    [{ files: [{ id: 'gone' }] }, ['input.files.0.id FILE_GONE']],
    [{ title: '' }, ['input.title REQUIRED']],
    [{ body: '<script>x()</script>' }, ['input.body NOTHING_TO_SHOW']],
    [
      { marketingMaterialCategoryId: '2000~gone' },
      ['input.marketingMaterialCategoryId UNKNOWN_CATEGORY'],
    ],
    [{ marketingMaterialCategoryId: '' }, ['input.marketingMaterialCategoryId UNKNOWN_CATEGORY']],
    [{ contentTargetMarkets: [] }, ['input.contentTargetMarkets MARKET_REQUIRED']],
    [{ itemPerLine: 7 }, ['input.itemPerLine BAD_NUMBER']],
    [{ articles: ['x'.repeat(101)] }, ['input.articles TOO_LONG']],
    [
      { articles: ['P-1', 'nope'], models: ['nope'], brands: ['nope'] },
      [
        'input.articles UNKNOWN_ARTICLE',
        'input.models UNKNOWN_MODEL',
        'input.brands UNKNOWN_BRAND',
      ],
    ],
    [{ placeholderFile: { id: 'gone', altTexts: [] } }, ['input.placeholderFile.id FILE_GONE']],
  ])('is refused %j', async (change, codes) => {
    expect(codesOf(await create(change))).toEqual(codes);
  });

  // Reading 52
  test('deletes it with its files after 30 days (O204)', async () => {
    const { record: made } = await create();
    expect((await remove(made.id)).message.status).toBe(true);
    expect(await listed()).toEqual([]);
    expect(await listed('(forWriters: true, filter: { state: deleted })', writer)).toEqual([
      'Alto',
    ]);
    const left = async (days: number) => {
      await deleteRemovedMaterial(app.db, new Date(Date.now() + days * dayMs));
      const file = app.db.selectFrom('stored_file').select('id').where('id', '=', made.files[0].id);
      const rows = await app.db.selectFrom('marketing_material').select('id').execute();
      return [rows.length, (await file.execute()).length];
    };
    expect(await left(29)).toEqual([1, 1]);
    expect(await left(31)).toEqual([0, 0]);
  });

  test('keeps what a feed would bring back, without files', async () => {
    const deletedAt = new Date(Date.now() - 31 * dayMs);
    await given(app).material({ id: 'fed', parentId: 'posters', deletedAt });
    await given(app).materialCategory({ deletedAt });
    await deleteRemovedMaterial(app.db, new Date());
    const left = await app.db.selectFrom('marketing_material').select('id').execute();
    const categories = await app.db
      .selectFrom('marketing_material_category')
      .select('id')
      .execute();
    expect([left, categories]).toEqual([[{ id: 'fed' }], [{ id: 'posters' }]]);
  });

  test('finds material by the contents of files', async () => {
    const { record: made } = await create();
    await create({ title: 'Bosco' });
    const filter = `filter: { hashes: ["${made.hashes[0]}", "other"] }`;
    expect(await listed(`(forWriters: true, ${filter})`, writer)).toEqual(['Alto']);
  });

  test('reads its history', async () => {
    const { record: made } = await create();
    const query = `{ history(feature: "marketing-material", id: "${made.id}") { events { action } } }`;
    expect((await send(query)).events).toEqual([{ action: 'created' }]);
    expect((await send(query, {}, reader)).events).toEqual([]);
  });
});

describe('a reader', () => {
  test.each(['alto', 'big show', 'window', 'poster.pdf', 'schild'])(
    'finds it by %s',
    async (words) => {
      const german = { language: 'de', title: 'Schild', body: '' };
      await create({ body: '<p>Big <b>show</b></p>', tags: ['window'], translations: [german] });
      expect(await listed(`(search: "${words}")`)).toEqual(['Alto']);
      expect(await listed('(search: "nowhere")')).toEqual([]);
    },
  );

  test('finds what is linked to an article, its model or its brand', async () => {
    const { brand, group_id: model } = await app.db
      .selectFrom('article')
      .select(['brand', 'group_id'])
      .where('sorg', '=', '2000')
      .where('code', '=', 'P-1')
      .executeTakeFirstOrThrow();
    const { material } = given(app);
    const parentId = 'posters';
    await material({ title: 'Article', parentId, articles: ['P-1'] });
    await material({ title: 'Brand', parentId, brands: [brand] });
    await material({ title: 'Model', parentId, models: [model] });
    await material({ title: 'Other', parentId, articles: ['P-2'] });
    expect(await listed('(filter: { article: "P-1" })')).toEqual(['Article', 'Brand', 'Model']);
  });

  test('gets the material of a category and neighbours by title', async () => {
    const { material, materialCategory } = given(app);
    await materialCategory({ id: 'other' });
    for (const [title, parentId] of [
      ['B', 'posters'],
      ['A', 'posters'],
      ['C', 'other'],
    ] as const)
      await material({ id: title, title, parentId });
    const of = async (query: string) => send(`{ ${query} }`, {}, reader);
    const list = await of(
      'marketingMaterialsByCategory(id: "2000~posters", limit: 9999) { marketingMaterials { title } info { count } }',
    );
    expect([titlesOf(list.marketingMaterials), list.info.count]).toEqual([['A', 'B'], 2]);
    expect(titlesOf(await of('marketingMaterialsSameParent(id: "2000~B") { title }'))).toEqual([
      'A',
      'B',
    ]);
    expect(await of('marketingMaterialsSameParent(id: "2000~C", limit: 1) { id }')).toEqual([
      { id: '2000~C' },
    ]);
    // Around the one that is asked for.
    expect(
      titlesOf(await of('marketingMaterialsSameParent(id: "2000~B", limit: 1) { title }')),
    ).toEqual(['B']);
  });

  test('gets texts in the own language, and none of the others', async () => {
    const { record: made } = await create({ translations: [{ language: 'de', title: 'Schild' }] });
    const query = `{ marketingMaterial(id: "${made.id}") { title language texts { title } hashes mayChange } }`;
    const { data } = await app.gql(reader, query, {}, { 'accept-language': 'de' });
    expect(data.marketingMaterial).toEqual({
      title: 'Schild',
      language: 'de',
      texts: [],
      hashes: [],
      mayChange: false,
    });
  });

  test.each(['limit: 101', 'limit: 0'])('is refused a list with %s', async (args) => {
    const { errors } = await app.gql(reader, `{ marketingMaterials(${args}) { info { count } } }`);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
