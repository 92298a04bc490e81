import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileReport, MAX_LISTED, problemLines } from '#server/feeds/import-report.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

const groups = 'sorg,id,name,category,brand,merchandiseCategory,slug';
const articles = 'sorg,code,group,name,uom,retailPrice';
const prices = 'sorg,priceList,article,price';
const lists = ['sorg,id,name', '2000,NEW,List'];
const group = '2000,NG,New,Bike,Berg,NM,new-group';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

test('links an error to the rejected row it refers to', async () => {
  const lines = await harness.problems({
    'merchandise_categories.csv': ['sorg,id,name,category', '2000,NM,New,Bike'],
    'product_groups.csv': [groups, group],
    'articles.csv': [
      articles,
      '2000,N1,NG,One,PCS,1',
      '2000,N2,NG,Two,PCS,x',
      '2000,N3,NG,Three,,1',
    ],
    'price_lists.csv': lists,
    'prices.csv': [prices, '2000,NEW,N1,1', '2000,NEW,N3,1', '2000,NEW,N9,1'],
  });
  expect(lines).toEqual([
    'articles.csv:3:retailPrice: "x" is not an amount with at most 2 decimals (NOT_A_NUMBER)',
    'articles.csv:4:uom: must not be empty (REQUIRED)',
    // A good row of a refused file: the first problem of the file is to be mended.
    'prices.csv:2:article: there is no article "N1" in 2000 (UNKNOWN_REFERENCE), follows from: articles.csv line 3',
    'prices.csv:3:article: there is no article "N3" in 2000 (UNKNOWN_REFERENCE), follows from: articles.csv line 4',
    'prices.csv:4:article: there is no article "N9" in 2000 (UNKNOWN_REFERENCE)',
  ]);
});

test('links a chain of problems to the first', async () => {
  const lines = await harness.problems({
    'product_groups.csv': [groups, '2000,CG,New,Bike,Berg,NM,Not A Slug'],
    'articles.csv': [articles, '2000,C1,CG,One,PCS,1'],
    'prices.csv': [prices, '2000,NEW,C1,1'],
  });
  expect(lines.slice(1)).toEqual([
    'articles.csv:2:group: there is no product group "CG" in 2000 (UNKNOWN_REFERENCE), follows from: product_groups.csv line 2',
    'prices.csv:2:article: there is no article "C1" in 2000 (UNKNOWN_REFERENCE), follows from: product_groups.csv line 2',
  ]);
});

test('links missing references to an unreadable header', async () => {
  const lines = await harness.problems({
    'articles.csv': ['sorg,code,grupp', '2000,H1,NG'],
    'prices.csv': [prices, '2000,NEW,H1,1'],
  });
  expect(lines.at(-1)).toBe(
    'prices.csv:2:article: there is no article "H1" in 2000 (UNKNOWN_REFERENCE), follows from: articles.csv line 1',
  );
});

test('links failed look-ups to the unknown sales organisation', async () => {
  expect(await harness.problems({ 'prices.csv': [prices, '9999,L,A,1'] })).toEqual([
    'prices.csv:2:sorg: there is no sales organisation "9999" (UNKNOWN_REFERENCE)',
    'prices.csv:2:priceList: there is no price list "L" in 9999 (UNKNOWN_REFERENCE), follows from: prices.csv line 2',
    'prices.csv:2:article: there is no article "A" in 9999 (UNKNOWN_REFERENCE), follows from: prices.csv line 2',
  ]);
});

test('links confirmation errors to the rejected order line', async () => {
  const lines = await harness.problems({
    'order_lines.csv': [
      'sorg,orderNo,position,article,description,qty,uom,price,status',
      '2000,E1,1,P-1,Chain,many,PCS,1,Waiting',
    ],
    'order_confirmations.csv': ['sorg,orderNo,position,no,article,qty', '2000,E1,1,1,P-1,1'],
  });
  expect(lines.at(-1)).toContain('follows from: order_lines.csv line 2');
});

test('lets root errors replace derived ones in a full list', () => {
  const report = new FileReport('prices.csv');
  for (let line = 2; line < MAX_LISTED + 2; line++)
    report.addFollowing(line, 'article', 'UNKNOWN_REFERENCE', 'x', { file: 'a.csv', line: 1 });
  report.add(500, 'price', 'REQUIRED', 'must not be empty');
  expect(problemLines(report).slice(-2)).toEqual([
    'prices.csv:500:price: must not be empty (REQUIRED)',
    'prices.csv: and 1 more',
  ]);
  expect(report).toMatchObject({ problemCount: MAX_LISTED + 1, followingCount: MAX_LISTED });
});
