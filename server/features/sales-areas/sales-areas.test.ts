import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getDatabaseBatches } from '#server/batches/batch-source.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { categoryBatches } from './export/category-batches.ts';

let app: TestApp;
let sales1: string;
let group1: string;
let audit1: string;
beforeAll(async () => {
  app = await startTestApp();
  [sales1, group1, audit1] = (await Promise.all(
    ['sales1', 'group1', 'audit1'].map((user) => app.login(user)),
  )) as [string, string, string];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('sales_region').execute();
  await app.db.deleteFrom('export_batch').execute();
});

const map = async (token: string, args = '') => {
  const { data } = await app.gql(
    token,
    `{ salesAreaMaps${args} { more regions { id description lat lng
      regionGroups { code description category } } } }`,
  );
  return data?.salesAreaMaps.regions as { id: string; regionGroups: { code: string }[] }[];
};
const codes = async (token: string, args?: string) =>
  (await map(token, args)).flatMap(({ regionGroups }) => regionGroups.map(({ code }) => code));
const change = async (token: string, categories: Record<string, string>) => {
  const list = Object.entries(categories).map(([code, category]) => ({ code, category }));
  return await app.gql(
    token,
    `mutation ($list: [SalesAreaCategoryInput!]!) { updateSalesMapAreaCategories(categories: $list) {
      message { status } userErrors { field code } } }`,
    { list },
  );
};
const stored = async () =>
  Object.fromEntries(
    (await app.db.selectFrom('sales_region_group').select(['code', 'category']).execute()).map(
      ({ code, category }) => [code, category],
    ),
  );

describe('salesAreaMaps (O140, E558 to E564, U271)', () => {
  test('lists regions with their places and groups', async () => {
    await given(app).regionGroup({ code: 'G2', category: 'B' });
    await given(app).regionGroup({ code: 'G1' });
    expect(await map(sales1)).toEqual([
      {
        id: 'R1',
        description: 'Boulder',
        lat: 40.01,
        lng: -105.27,
        regionGroups: [
          { code: 'G1', description: 'Group G1', category: 'NONE' },
          { code: 'G2', description: 'Group G2', category: 'B' },
        ],
      },
    ]);
  });

  test('finds regions by category and by each word', async () => {
    await given(app).regionGroup({ code: 'G1', category: 'A' });
    await given(app).salesRegion({ id: 'R2', description: 'Moab' });
    await given(app).regionGroup({ code: 'G2', region: 'R2', description: 'Canyon' });
    expect(await codes(sales1, '(category: A)')).toEqual(['G1']);
    expect(await codes(sales1, '(category: NONE)')).toEqual(['G2']);
    expect(await codes(sales1, '(search: "moa cany")')).toEqual(['G2']);
    expect(await codes(sales1, '(search: "moab boulder")')).toEqual([]);
  });

  test('shows the groups of the areas of the viewer only', async () => {
    await given(app).regionGroup({ code: 'OWN', salesGroup: 'SG1' });
    await given(app).regionGroup({ code: 'OTHER', salesGroup: 'SG2' });
    await given(app).regionGroup({ code: 'ALL' });
    expect(await codes(sales1)).toEqual(['ALL', 'OWN']);
    expect(await codes(group1)).toEqual(['ALL', 'OWN']);
    expect(await codes(audit1)).toEqual(['ALL', 'OTHER', 'OWN']);
  });
});

describe('updateSalesMapAreaCategories (O150, N100, U272)', () => {
  test('changes categories and keeps who did it', async () => {
    await given(app).regionGroup({ code: 'G1', category: 'A' });
    await given(app).regionGroup({ code: 'G2' });
    const { data } = await change(sales1, { G1: 'B', G2: 'NONE' });
    expect(data?.updateSalesMapAreaCategories).toMatchObject({ message: { status: true } });
    expect(await stored()).toEqual({ G1: 'B', G2: 'NONE' });
    const history = await app.gql(
      group1,
      '{ history(feature: "sales-areas", id: "G1") { events { changes { field before after } } } }',
    );
    expect(history.data?.history.events).toEqual([
      { changes: [{ field: 'category', before: 'A', after: 'B' }] },
    ]);
  });

  test('changes nothing when one of the groups is not the viewer’s', async () => {
    await given(app).regionGroup({ code: 'G1' });
    await given(app).regionGroup({ code: 'OTHER', salesGroup: 'SG2' });
    const { data } = await change(sales1, { G1: 'A', OTHER: 'A', NEVER: 'A' });
    expect(data?.updateSalesMapAreaCategories.userErrors).toEqual([
      { field: 'categories.1.code', code: 'UNKNOWN_REGION_GROUP' },
      { field: 'categories.2.code', code: 'UNKNOWN_REGION_GROUP' },
    ]);
    expect(await stored()).toEqual({ G1: 'NONE', OTHER: 'NONE' });
  });

  test('is refused to auditors, who read the map', async () => {
    await given(app).regionGroup({ code: 'G1' });
    const { errors } = await change(audit1, { G1: 'A' });
    expect(errors?.[0]?.extensions?.code).toBe('AUDIT_READS_ONLY');
    expect(await stored()).toEqual({ G1: 'NONE' });
  });
});

describe('the export of categories', () => {
  const source = () => getDatabaseBatches(app.db, categoryBatches);
  const open = async () => {
    const batches = await source().batches();
    const texts = await Promise.all(batches.map(({ id }) => source().files(id)));
    return { batches, text: texts.flatMap((files) => files ?? []).map(([, text]) => text) };
  };

  test('has a changed category once, and again after a change', async () => {
    await given(app).regionGroup({ code: 'G1' });
    await given(app).regionGroup({ code: 'G2' });
    await change(sales1, { G1: 'C' });
    const { batches, text } = await open();
    expect(batches).toMatchObject([{ categories: 1 }]);
    expect(text).toEqual([expect.stringMatching(/^2000,G1,R1,C,[^,]+,sales1/m)]);
    await source().acknowledge(batches[0]?.id ?? 0);
    expect((await open()).batches).toEqual([]);
    await change(sales1, { G1: 'NONE' });
    expect((await open()).text).toEqual([expect.stringMatching(/^2000,G1,R1,,[^,]+,sales1/m)]);
  });
});
