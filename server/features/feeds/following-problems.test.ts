import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedBench, openFeedBench } from './feed-bench.ts';
import { FileReport, MAX_LISTED, problemLines } from './report.ts';

const groups = 'sorg,id,name,category,brand,merchandiseCategory,slug';
const articles = 'sorg,code,group,name,uom,retailPrice';
const prices = 'sorg,priceList,article,price';
const lists = ['sorg,id,name', '2000,NEW,List'];
const group = '2000,NG,New,Bike,Berg,NM,new-group';

let bench: FeedBench;
beforeAll(async () => {
  bench = await openFeedBench();
});
afterAll(() => bench.close());

test('a row that names a row of a refused file follows from its problem', async () => {
  const lines = await bench.problems({
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

test('a chain of problems names the first of them', async () => {
  const lines = await bench.problems({
    'product_groups.csv': [groups, '2000,CG,New,Bike,Berg,NM,Not A Slug'],
    'articles.csv': [articles, '2000,C1,CG,One,PCS,1'],
    'prices.csv': [prices, '2000,NEW,C1,1'],
  });
  expect(lines.slice(1)).toEqual([
    'articles.csv:2:group: there is no product group "CG" in 2000 (UNKNOWN_REFERENCE), follows from: product_groups.csv line 2',
    'prices.csv:2:article: there is no article "C1" in 2000 (UNKNOWN_REFERENCE), follows from: product_groups.csv line 2',
  ]);
});

test('after a header that is not understood all its rows may be missing', async () => {
  const lines = await bench.problems({
    'articles.csv': ['sorg,code,grupp', '2000,H1,NG'],
    'prices.csv': [prices, '2000,NEW,H1,1'],
  });
  expect(lines.at(-1)).toBe(
    'prices.csv:2:article: there is no article "H1" in 2000 (UNKNOWN_REFERENCE), follows from: articles.csv line 1',
  );
});

test('what is looked up in an unknown sales organisation follows from it', async () => {
  expect(await bench.problems({ 'prices.csv': [prices, '9999,L,A,1'] })).toEqual([
    'prices.csv:2:sorg: there is no sales organisation "9999" (UNKNOWN_REFERENCE)',
    'prices.csv:2:priceList: there is no price list "L" in 9999 (UNKNOWN_REFERENCE), follows from: prices.csv line 2',
    'prices.csv:2:article: there is no article "A" in 9999 (UNKNOWN_REFERENCE), follows from: prices.csv line 2',
  ]);
});

test('confirmed parts of refused order lines follow from their problem', async () => {
  const lines = await bench.problems({
    'order_lines.csv': [
      'sorg,orderNo,position,article,description,qty,uom,price,status',
      '2000,E1,1,P-1,Chain,many,PCS,1,Waiting',
    ],
    'order_confirmations.csv': ['sorg,orderNo,position,no,article,qty', '2000,E1,1,1,P-1,1'],
  });
  expect(lines.at(-1)).toContain('follows from: order_lines.csv line 2');
});

test('where the list is full, problems of their own push out those that follow', () => {
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
