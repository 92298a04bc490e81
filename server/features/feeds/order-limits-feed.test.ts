import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

test('imports order limits and successors', async () => {
  const customer =
    'sorg,unified,r3,name,country,priceList,companyCode,companyName,creditLimit,orderLimit';
  const article = 'sorg,code,group,name,uom,active,replacedBy';
  const { group_id } = await harness.db
    .selectFrom('article')
    .select('group_id')
    .where('code', '=', 'P-1')
    .where('sorg', '=', '2000')
    .executeTakeFirstOrThrow();
  const report = await harness.run({
    'customers.csv': [customer, '2000,0002000003,R3,Canyon Wheels,US,A,CO1,Pannier,,2500'],
    'articles.csv': [
      article,
      `2000,OLD-1,${group_id},Old,PCS,false,NEW-1`,
      `2000,NEW-1,${group_id},New,PCS,true,`,
    ],
  });
  expect(report.files.flatMap(({ problems }) => problems)).toEqual([]);
  const limits = harness.db.selectFrom('customer').select(['unified', 'order_limit']);
  expect(await limits.where('order_limit', 'is not', null).execute()).toEqual([
    { unified: '0002000003', order_limit: 250_000 },
  ]);
  const replaced = harness.db.selectFrom('article').select(['code', 'replaced_by']);
  expect(await replaced.where('replaced_by', 'is not', null).execute()).toEqual([
    { code: 'OLD-1', replaced_by: 'NEW-1' },
  ]);
  const wrong = [`2000,A-1,${group_id},A,PCS,,A-1`, `2000,A-2,${group_id},A,PCS,,A-404`];
  expect(await harness.problems({ 'articles.csv': [article, ...wrong] })).toEqual([
    'articles.csv:2:replacedBy: an article does not replace itself (NOT_ALLOWED)',
    'articles.csv:3:replacedBy: there is no article "A-404" in 2000 (UNKNOWN_REFERENCE)',
  ]);
});
