import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_LISTED, warningLines } from '#server/feeds/import-report.ts';
import { reportLines } from './feed-printer.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
const groups = 'sorg,id,name,category,brand,merchandiseCategory,slug,image';
const articles = 'sorg,code,group,name,uom,retailPrice,image';
const prices = 'sorg,priceList,article,price';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

/** A sales organisation with a group and two articles. */
beforeEach(async () => {
  const report = await harness.run({
    'sales_orgs.csv': [
      'sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName',
      '7000,Test,CH,CHF,2,CHF,\u2019,.,Test AG',
    ],
    'price_lists.csv': ['sorg,id,name', '7000,L,List'],
    'merchandise_categories.csv': ['sorg,id,name,category', '7000,M1,Trail,Bike'],
    'product_groups.csv': [groups, '7000,G1,Fell,Bike,Berg,M1,fell,'],
    'articles.csv': [articles, '7000,A1,G1,Fell,PCS,100,', '7000,A2,G1,Fell,PCS,,'],
  });
  expect(report.ok).toBe(true);
});

/** The warnings of an import that takes everything. */
async function warnings(files: Record<string, string[] | Uint8Array>): Promise<string[]> {
  const report = await harness.run(files);
  expect(report.ok).toBe(true);
  return report.files.flatMap(warningLines);
}

test('warns once of a missing picture, with its first line', async () => {
  const rows = ['7000,A1,G1,Fell,PCS,100,gone.svg', '7000,A2,G1,Fell,PCS,100,gone.svg'];
  expect(await warnings({ 'articles.csv': [articles, ...rows] })).toEqual([
    'Warning: articles.csv:2:image: there is no picture "gone" in the feed or from an earlier one (MISSING_PICTURE)',
  ]);
});

test('finds pictures of the feed and of earlier feeds', async () => {
  const rows = [articles, '7000,A1,G1,Fell,PCS,100,there.svg'];
  expect(await warnings({ 'articles.csv': rows, 'images/there.svg': svg })).toEqual([]);
  expect(await warnings({ 'articles.csv': rows })).toEqual([]);
});

test('looks for banner pictures in their own folder', async () => {
  const rows = ['sorg,id,bannerFile,from,to', '7000,N,sale.svg,2026-01-01,2027-01-01'];
  expect(await warnings({ 'banners.csv': rows, 'images/sale.svg': svg })).toEqual([
    expect.stringContaining('banners.csv:2:bannerFile: there is no picture "banners/sale"'),
  ]);
  expect(await warnings({ 'banners.csv': rows, 'images/banners/sale.svg': svg })).toEqual([]);
});

test('warns of codes in a feed that differ only in case', async () => {
  const rows = ['7000,Chain,G1,x,PCS,,', '7000,CHAIN,G1,x,PCS,,', '7000,chain,G1,x,PCS,,'];
  expect(await warnings({ 'articles.csv': [articles, ...rows] })).toEqual([
    'Warning: articles.csv:3:code: "CHAIN" differs only in the case of letters from "Chain" in line 2 (SIMILAR_CODE)',
    'Warning: articles.csv:4:code: "chain" differs only in the case of letters from "Chain" in line 2 (SIMILAR_CODE)',
  ]);
});

test('warns of a code that differs only in case from a stored one', async () => {
  expect(await warnings({ 'price_lists.csv': ['sorg,id,name', '7000,l,List'] })).toEqual([
    'Warning: price_lists.csv:2:id: "l" differs only in the case of letters from "L" in the database (SIMILAR_CODE)',
  ]);
  const others = ['sorg,id,name', '7000,Other,List'];
  expect(await warnings({ 'price_lists.csv': others })).toEqual([]);
});

test('warns of dealer prices of 0 or above the retail price', async () => {
  const rows = ['7000,L,A1,0', '7000,L,A2,999'];
  expect(await warnings({ 'prices.csv': [prices, ...rows] })).toEqual([
    'Warning: prices.csv:2:price: a dealer price of 0 (PRICE_ZERO)',
  ]);
  expect(await warnings({ 'prices.csv': [prices, '7000,L,A1,100.01'] })).toEqual([
    'Warning: prices.csv:2:price: 100.01 is above the retail price of 100.00 (PRICE_ABOVE_RETAIL)',
  ]);
  expect(await warnings({ 'prices.csv': [prices, '7000,L,A1,100'] })).toEqual([]);
});

test('lists at most 100 warnings of a file and counts all', async () => {
  const rows = Array.from({ length: MAX_LISTED + 5 }, (_, n) => `7000,X${n},G1,x,PCS,,p${n}.svg`);
  const lines = await warnings({ 'articles.csv': [articles, ...rows] });
  expect(lines).toHaveLength(MAX_LISTED + 1);
  expect(lines.at(-1)).toBe('Warning: articles.csv: and 5 more');
});

test('counts each missing picture once over all files', async () => {
  const rows = Array.from({ length: MAX_LISTED + 5 }, (_, n) => `7000,X${n},G1,x,PCS,,q${n}.svg`);
  const report = await harness.run({
    'product_groups.csv': [groups, '7000,G1,Fell,Bike,Berg,M1,fell,q0.svg'],
    'articles.csv': [articles, ...rows],
  });
  expect(report.files.map(({ missingPictures }) => missingPictures)).toEqual([1, MAX_LISTED + 4]);
  expect(reportLines(report)).toContain(
    `Missing in all: ${MAX_LISTED + 5} pictures; a drawing is shown instead.`,
  );
});

test('mentions no missing pictures when there are none', async () => {
  const report = await harness.run({ 'prices.csv': [prices, '7000,L,A1,1'] });
  expect(reportLines(report).join()).not.toContain('Missing');
});

test('prints warnings before problems and still imports', async () => {
  const report = await harness.run({ 'prices.csv': [prices, '7000,L,A1,0'] });
  expect(reportLines(report)).toEqual([
    'Warning: prices.csv:2:price: a dealer price of 0 (PRICE_ZERO)',
    expect.stringMatching(/^Imported in .*\.$/),
  ]);
});

const withEan = (code: string, ean: string) => `7000,${code},G1,Fell,PCS,100,,${ean}`;

test('warns of an EAN with a wrong check digit', async () => {
  const rows = [withEan('A1', '4006381333931'), withEan('A2', '4006381333932')];
  expect(await warnings({ 'articles.csv': [`${articles},ean`, ...rows] })).toEqual([
    'Warning: articles.csv:3:ean: the check digit of "4006381333932" is wrong (WRONG_EAN)',
  ]);
  const short = await warnings({ 'articles.csv': [`${articles},ean`, withEan('A1', '123456789')] });
  expect(short).toEqual([expect.stringContaining('has 9 digits; an EAN has 8, 12, 13 or 14')]);
});

test('warns of an EAN that several articles have', async () => {
  const rows = [withEan('A1', '4006381333931'), withEan('A2', '4006381333931')];
  const both = await warnings({ 'articles.csv': [`${articles},ean`, ...rows] });
  expect(both.filter((line) => line.includes('SHARED_EAN'))).toEqual([
    'Warning: articles.csv:2:ean: article "A2" has the EAN 4006381333931 too (SHARED_EAN)',
    'Warning: articles.csv:3:ean: article "A1" has the EAN 4006381333931 too (SHARED_EAN)',
  ]);
  const [again] = await warnings({ 'articles.csv': [`${articles},ean`, ...rows.slice(1)] });
  expect(again).toContain('articles.csv:2:ean: article "A1" has the EAN');
});
