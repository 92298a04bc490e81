import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
  const report = await harness.run({
    'sales_orgs.csv': [
      'sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName',
      '7000,Test,CH,CHF,2,CHF,\u2019,.,Test AG',
    ],
    'permissions.csv': ['name', 'page.catalog', 'page.order-status'],
    'roles.csv': ['id,name,permissions', 'shop,shop,page.catalog|page.order-status'],
    'group_roles.csv': ['id,description,roles', 'shops,Shops,shop'],
    'warehouses.csv': ['sorg,id,name,area', '7000,W1,Bern,CH'],
    'price_lists.csv': ['sorg,id,name', '7000,L,List'],
    'customers.csv': [
      'sorg,unified,r3,name,country,priceList,companyCode,companyName',
      '7000,K1,1,Velo,CH,L,CH,Test',
    ],
    'users.csv': [
      'username,name,email,language,password,groupRole,areas',
      'shop8,Shop,shop@test.example,de,secret-77,shops,7000:all:',
    ],
    'merchandise_categories.csv': ['sorg,id,name,category', '7000,M1,Trail,Bike'],
    'product_groups.csv': [
      'sorg,id,name,category,brand,merchandiseCategory,slug',
      '7000,G1,Fell,Bike,Berg,M1,fell',
    ],
    'articles.csv': ['sorg,code,group,name,uom', '7000,A1,G1,Fell,PCS', '7000,A2,G1,Fell,PCS'],
  });
  expect(report.files.flatMap(({ problems }) => problems)).toEqual([]);
});
afterAll(() => harness.close());

/** How many rows of each file an import changes. */
async function changed(files: Record<string, string[]>): Promise<number[]> {
  return (await harness.run(files)).files.map((file) => file.changed);
}

test('counts a row with changed members once', async () => {
  const roles = (permissions: string) => ({
    'roles.csv': ['id,name,permissions', `shop,shop,${permissions}`],
  });
  expect(await changed(roles('page.catalog'))).toEqual([1]);
  expect(await changed(roles('page.catalog'))).toEqual([0]);
  expect(await changed(roles('page.order-status|page.catalog'))).toEqual([1]);
  const users = (areas: string) => ({
    'users.csv': [
      'username,name,email,language,password,groupRole,areas',
      `shop8,Shop,shop@test.example,de,,shops,${areas}`,
    ],
  });
  expect(await changed(users('7000:all:|7000:customer:K1'))).toEqual([1]);
  expect(await changed(users('7000:all:'))).toEqual([1]);
  expect(await changed(users('7000:all:'))).toEqual([0]);
});

test('merges arrivals of an article far apart in the file', async () => {
  const day = (n: number) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10);
  const others = Array.from({ length: 2_500 }, (_, n) => `7000,W1,A2,${day(n)},1`);
  const feedOf = (...rows: string[]) => ({
    'arrivals.csv': ['sorg,warehouse,article,date,qty', ...rows],
  });
  const both = feedOf('7000,W1,A1,2027-01-01,5', ...others, '7000,W1,A1,2027-05-01,6');
  expect((await harness.run(both)).files[0]).toMatchObject({ rows: 2_502, changed: 2_502 });
  expect((await harness.run(both)).files[0]).toMatchObject({ changed: 0 });
  const arrivals = () =>
    harness.db
      .selectFrom('arrival')
      .select(['date', 'qty'])
      .where('sorg', '=', '7000')
      .where('article', '=', 'A1')
      .orderBy('date')
      .execute();
  expect(await arrivals()).toHaveLength(2);
  const fewer = await harness.run(feedOf('7000,W1,A1,2027-05-01,7', ...others));
  // One figure changed, one arrival left out.
  expect(fewer.files[0]).toMatchObject({ changed: 2 });
  expect(await arrivals()).toEqual([{ date: '2027-05-01', qty: 7 }]);
  expect((await harness.run(feedOf('7000,W1,A2,2027-01-01,1'))).files[0]?.changed).toBe(2_499);
});

test('changes nothing when a reopened day is imported again', async () => {
  const open = { 'closed_days.csv': ['sorg,date,name,active', '7000,2027-05-01,May Day,false'] };
  const closed = { 'closed_days.csv': ['sorg,date,name', '7000,2027-05-01,May Day'] };
  expect(await changed(closed)).toEqual([1]);
  expect(await changed(open)).toEqual([1]);
  expect(await changed(open)).toEqual([0]);
});
