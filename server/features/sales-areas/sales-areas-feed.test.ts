import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.deleteFrom('sales_region').execute();
});

const regions = (...rows: string[]) => ({
  'sales_regions.csv': ['sorg,id,description,lat,lng,active', ...rows],
});
const groups = (...rows: string[]) => ({
  'sales_region_groups.csv': [
    'sorg,code,region,description,category,salesGroup,active',
    ...rows.map((row) => `2000,${row}`),
  ],
});
const boulder = regions('2000,R1,Boulder,40.01,-105.27,');
const category = () =>
  harness.db.selectFrom('sales_region_group').select(['code', 'category', 'changed_at']).execute();

test('reads regions and their groups', async () => {
  const files = { ...boulder, ...groups('G1,R1,Front Range,A,SG1,', 'G2,R1,Flatirons,,,') };
  expect(await harness.problems(files)).toEqual([]);
  expect(await category()).toEqual([
    { code: 'G1', category: 'A', changed_at: null },
    { code: 'G2', category: 'NONE', changed_at: null },
  ]);
  expect((await harness.run(files)).files).toMatchObject([{ changed: 0 }, { changed: 0 }]);
});

test('names line and column of places that are none', async () => {
  const rows = ['R1,Boulder,91,0,', 'R2,Moab,0,-180.5,', 'R3,Tucson,north,0,'];
  expect(await harness.problems(regions(...rows.map((row) => `2000,${row}`)))).toEqual([
    expect.stringMatching(/2:lat: 91 is not between -90 and 90/),
    expect.stringMatching(/3:lng: -180.5 is not between -180 and 180/),
    expect.stringMatching(/4:lat: .*NOT_A_NUMBER/),
  ]);
});

test('refuses unknown categories and regions', async () => {
  const files = { ...boulder, ...groups('G1,R1,Front Range,E,,', 'G2,R9,Flatirons,A,,') };
  expect(await harness.problems(files)).toEqual([
    expect.stringMatching(/category.*NOT_ALLOWED/),
    expect.stringMatching(/region.*R9/),
  ]);
});

test('takes a category once, so that a change of the portal stays', async () => {
  await harness.run({ ...boulder, ...groups('G1,R1,Front Range,A,,') });
  await harness.db
    .updateTable('sales_region_group')
    .set({ category: 'C', changed_at: new Date(), batch: 1 })
    .execute();
  await harness.run(groups('G1,R1,Front Range North,A,,'));
  expect(await category()).toMatchObject([{ category: 'C', changed_at: expect.any(Date) }]);
  await harness.run(groups('G1,R1,Front Range North,B,,'));
  expect(await category()).toMatchObject([{ category: 'B', changed_at: null }]);
});

test('removes groups and regions that are not active', async () => {
  await harness.run({ ...boulder, ...groups('G1,R1,Front Range,,,', 'G2,R1,Flatirons,,,') });
  await harness.run(groups('G1,R1,Front Range,,,false'));
  expect(await category()).toMatchObject([{ code: 'G2' }]);
  await harness.run(regions('2000,R1,Boulder,40.01,-105.27,false'));
  expect(await category()).toEqual([]);
});
