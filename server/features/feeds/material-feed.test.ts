import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfWith } from '#server/files/testing/pdf-maker.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const header = 'sorg,id,parent,type,route,title,contentTargetMarkets';
const categories = (...rows: string[]) => ({ 'marketing_categories.csv': [header, ...rows] });
/** A row of the type marketing_material in M1. @param parent empty for a root */
const row = (id: string, parent = '', route = id) =>
  `2000,${id},${parent},marketing_material,${route},${id},M1`;
const material = (...rows: string[]) => ({
  'marketing_materials.csv': [
    'sorg,id,marketingMaterialCategory,title,contentTargetMarkets,tags,articles,models,brands,files',
    ...rows,
  ],
  'files/a.pdf': pdfWith(),
});
const stored = (table: 'marketing_material' | 'marketing_material_category', id: string) =>
  harness.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
const byStaff = (id: string, values: object) =>
  harness.db
    .updateTable('marketing_material_category')
    .set({ of_staff: true, ...values })
    .where('id', '=', id)
    .execute();

test('imports categories in any order, and material with its links', async () => {
  const feed = {
    ...categories(row('alpine', 'bikes'), row('bikes')),
    ...material('2000,p1,alpine,Poster,M1,new,A1|A2,G1,Alto,a.pdf'),
  };
  expect((await harness.run(feed)).files).toMatchObject([
    { refused: false, changed: 2 },
    { refused: false, changed: 1 },
    { file: 'files', refused: false, rows: 1, changed: 1 },
  ]);
  expect(await stored('marketing_material', 'p1')).toMatchObject({
    parent_id: 'alpine',
    type: 'marketing_material',
    articles: ['A1', 'A2'],
    models: ['G1'],
    brands: ['Alto'],
  });
  expect((await stored('marketing_material', 'p1'))?.search).toMatch(/poster.*new.*a\.pdf/);
  const again = (await harness.run(feed)).files.map(({ changed }) => changed);
  expect(again).toEqual([0, 0, 0]);
});

describe('the tree of categories', () => {
  const problems = (...rows: string[]) => harness.problems(categories(...rows));
  const place = (line: number, column: string) => `marketing_categories.csv:${line}:${column}`;

  test('has no circles, and every parent', async () => {
    expect(
      await problems(row('c1', 'c3'), row('c2', 'c1'), row('c3', 'c2'), row('c4', 'none')),
    ).toEqual([
      `${place(2, 'parent')}: "c1" would be below itself (NOT_ALLOWED)`,
      `${place(3, 'parent')}: "c2" would be below itself (NOT_ALLOWED)`,
      `${place(4, 'parent')}: "c3" would be below itself (NOT_ALLOWED)`,
      `${place(5, 'parent')}: there is no category of marketing material "none" in 2000 (UNKNOWN_REFERENCE)`,
    ]);
    expect(await stored('marketing_material_category', 'c1')).toBeUndefined();
  });

  test('has 99 levels', async () => {
    const levels = (most: number) =>
      Array.from({ length: most }, (_, nth) => row(`l${nth + 1}`, nth === 0 ? '' : `l${nth}`));
    expect(await problems(...levels(100))).toEqual([
      `${place(101, 'parent')}: at most 99 levels (OUT_OF_RANGE)`,
    ]);
    expect(await problems(...levels(99))).toEqual([]);
  });

  test('has the type of its root, also that of staff', async () => {
    await harness.run(categories(row('r1'), row('r2', 'r1')));
    await byStaff('r2', {});
    expect(
      await problems('2000,r1,,brand_assets,r1,r1,M1', '2000,r3,r1,marketing_material,r3,r3,M1'),
    ).toEqual([
      `${place(2, 'type')}: "r2" below it: "r1" above it is of type brand_assets (NOT_ALLOWED)`,
      `${place(3, 'type')}: "r1" above it is of type brand_assets (NOT_ALLOWED)`,
    ]);
  });

  test('gives the material in it another type with its own', async () => {
    await harness.run({
      ...categories(row('t1')),
      ...material('2000,t2,t1,Poster,M1,,,,,a.pdf'),
    });
    await harness.run(categories('2000,t1,,brand_assets,t1,t1,M1'));
    expect(await stored('marketing_material', 't2')).toMatchObject({ type: 'brand_assets' });
  });

  test('has each route once below a parent, and none of the portal', async () => {
    await harness.run(categories(row('u1'), row('u2', 'u1', 'same')));
    expect(
      await problems(
        row('u3', 'u1', 'same'),
        row('u4', '', 'same'),
        row('u5', '', 'same'),
        row('u6', '', 'image'),
        row('u7', '', 'No Route'),
      ),
    ).toEqual([
      `${place(2, 'route')}: "same" is the route of another category there (DUPLICATE_KEY)`,
      `${place(4, 'route')}: "same" has the same place as in line 3 (DUPLICATE_KEY)`,
      `${place(5, 'route')}: "image" is a word of the portal’s own addresses (NOT_ALLOWED)`,
      `${place(6, 'route')}: "No Route" is not a route of small letters, digits and single hyphens (NOT_ALLOWED)`,
    ]);
  });
});

// Reading 71
test('keeps a category that staff deleted, and puts nothing into it', async () => {
  await harness.run(categories(row('d1')));
  await byStaff('d1', { deleted_at: new Date() });
  const feed = { ...categories(row('d1')), ...material('2000,d2,d1,Poster,M1,,,,,a.pdf') };
  const [first, second] = (await harness.run(feed)).files;
  expect(first).toMatchObject({ changed: 0, warnings: [{ line: 2, code: 'KEPT' }] });
  expect(second?.problems).toMatchObject([
    { line: 2, column: 'marketingMaterialCategory', code: 'UNKNOWN_REFERENCE' },
  ]);
  expect(await harness.problems(categories(row('d3', 'd1')))).toEqual([
    'marketing_categories.csv:2:parent: "d1" was deleted in the portal (UNKNOWN_REFERENCE)',
  ]);
  expect(await harness.run(feed, { overwrite: true })).toMatchObject({ ok: true });
});
