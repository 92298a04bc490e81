import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';

let app: TestApp;
let writer = '';
let me = 0;
beforeAll(async () => {
  app = await startTestApp();
  writer = await app.login('contentadmin');
  me = await userId(app.db, 'contentadmin');
  await given(app).materialCategory({ id: 'posters', type: 'brand_assets' });
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('marketing_material').execute());

const upload = (type = 'image/jpeg') => given(app).contentFile({ userId: me }, type);
const common = {
  language: 'de',
  contentTargetMarkets: ['M1'],
  marketingMaterialCategoryId: '2000~posters',
  tags: ['spring'],
};
interface Sent {
  title: string;
  file: { id: string; altTexts?: { language: string; text: string }[] };
}
async function create(materials: Sent[], change: object = {}) {
  const { data, errors } = await app.gql(
    writer,
    `mutation($input: MarketingMaterialsInput!) { createMarketingMaterials(input: $input) {
      message { status } userErrors { field code } records { id title } } }`,
    { input: { ...common, materials, ...change } },
  );
  expect(errors).toBeUndefined();
  const { userErrors, records } = data.createMarketingMaterials;
  const codes = userErrors.map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  );
  return { codes, records };
}
const stored = async () =>
  (await app.db.selectFrom('marketing_material').select('id').execute()).length;

test('stores a material for each file, with texts and history', async () => {
  const altTexts = [{ language: 'de', text: 'Ein Rad' }];
  const { records, codes } = await create([
    { title: 'Zwei', file: { id: await upload() } },
    { title: 'Eins', file: { id: await upload(), altTexts } },
    { title: 'Drei', file: { id: await upload('application/pdf') } },
  ]);
  expect([codes, records.map(({ title }: { title: string }) => title)]).toEqual([
    [],
    ['Zwei', 'Eins', 'Drei'],
  ]);
  const { data } = await app.gql(
    writer,
    `{ marketingMaterials(search: "prices.pdf", forWriters: true, sort: [{ by: title, order: DESC }]) {
      marketingMaterials { title type tags files { altText } changedBy } }
      history(feature: "marketing-material", id: "${records[0].id}") { events { action } } }`,
    {},
    { 'accept-language': 'de' },
  );
  const shared = { type: 'brand_assets', tags: ['spring'], changedBy: 'Test contentadmin' };
  expect(data.marketingMaterials.marketingMaterials).toEqual([
    { ...shared, title: 'Zwei', files: [{ altText: 'Zwei' }] },
    { ...shared, title: 'Eins', files: [{ altText: 'Ein Rad' }] },
    { ...shared, title: 'Drei', files: [{ altText: '' }] },
  ]);
  expect(data.history.events).toEqual([{ action: 'created' }]);
});

test('stores none when one is refused', async () => {
  const [first, second] = [await upload(), await upload('application/pdf')];
  const good = { title: 'Eins', file: { id: first } };
  expect((await create([good, { title: ' ', file: { id: second } }])).codes).toEqual([
    'input.materials.1.title REQUIRED',
  ]);
  expect((await create([good, good])).codes).toEqual(['input.materials.1.file.id FILE_TWICE']);
  const ofOthers = await given(app).contentFile({ userId: await userId(app.db, 'accessadmin') });
  for (const id of ['gone', ofOthers])
    expect((await create([good, { title: 'Zwei', file: { id } }])).codes).toEqual([
      'input.materials.1.file.id FILE_GONE',
    ]);
  expect((await create([good], { marketingMaterialCategoryId: '2000~gone' })).codes).toEqual([
    'input.marketingMaterialCategoryId UNKNOWN_CATEGORY',
  ]);
  expect((await create([])).codes).toEqual(['input.materials FILE_REQUIRED']);
  const many = Array.from({ length: 201 }, () => good);
  expect((await create(many)).codes).toEqual(['input.materials TOO_MANY_FILES']);
  expect(await stored()).toBe(0);
  expect((await create([good])).codes).toEqual([]);
});

test('takes 200 files by as many statements as two', async () => {
  const statementsFor = async (many: number) => {
    const files = await Promise.all(Array.from({ length: many }, () => upload()));
    const materials = files.map((id, nth) => ({ title: `Bild ${nth}`, file: { id } }));
    const { statements, result } = await countStatements(() => create(materials));
    expect(result.codes).toEqual([]);
    return statements;
  };
  const few = await statementsFor(2);
  expect(await statementsFor(200)).toBe(few);
  expect(await stored()).toBe(202);
});
