import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const promotions = 'sorg,code,name,badge,locations,image,validFrom,validTo';
const blocks = 'sorg,customer,kind,value,description,active';

const storedBlocks = async () =>
  (
    await harness.db
      .selectFrom('order_block')
      .select(['customer', 'kind', 'value', 'description'])
      .orderBy('description')
      .execute()
  ).map((row) => Object.values(row).join(' · '));

test('imports and changes promotions', async () => {
  const first = ['2000,D1,Chain weeks,-10 %,list | landing,chains.svg,2026-01-01,2026-12-31'];
  expect((await harness.run({ 'promotions.csv': [promotions, ...first] })).ok).toBe(true);
  const stored = () => harness.db.selectFrom('promotion').selectAll().execute();
  const promotion = {
    sorg: '2000',
    code: 'D1',
    name: 'Chain weeks',
    description: '',
    terms: '',
    tagline: '',
    badge: '-10 %',
    locations: ['list', 'landing'],
    image: 'chains',
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
  };
  expect(await stored()).toEqual([promotion]);
  const again = await harness.run({ 'promotions.csv': [promotions, ...first] });
  expect(again.files[0]).toMatchObject({ rows: 1, changed: 0 });
  await harness.run({ 'promotions.csv': [promotions, '2000,D1,Over,,,,2026-01-01,2026-01-31'] });
  expect(await stored()).toMatchObject([
    { name: 'Over', badge: '', locations: [], image: null, valid_to: '2026-01-31' },
  ]);
});

test('requires a promotion’s deal in the feed or database', async () => {
  const deal = 'sorg,dealNo,position,description,brand,term,qty,uom,type,value,validFrom,validTo';
  const files = {
    'deals.csv': [deal, '2000,NEW,1,Alto,Alto,>=,2,PCS,percentage,-3,2026-01-01,2026-12-31'],
    'promotions.csv': [promotions, '2000,NEW,Alto weeks,,,,2026-01-01,2026-12-31'],
  };
  expect(await harness.problems(files)).toEqual([]);
});

test('reports invalid promotions', async () => {
  const problems = await harness.problems({
    'promotions.csv': [
      promotions,
      '2000,NONE,Name,,,,2026-01-01,2026-12-31',
      '3000,D1,Name,,,,2026-01-01,2026-12-31',
      '2000,D2,,,shop,a/b.svg,2026-01-01,2025-12-31',
    ],
  });
  expect(problems).toEqual([
    'promotions.csv:2:code: there is no deal "NONE" in 2000 (UNKNOWN_REFERENCE)',
    'promotions.csv:3:code: there is no deal "D1" in 3000 (UNKNOWN_REFERENCE)',
    'promotions.csv:4:name: must not be empty (REQUIRED)',
    'promotions.csv:4:locations: "shop" is none of landing, list, product (NOT_ALLOWED)',
    'promotions.csv:4:image: "a/b.svg" is not the name of a picture (NOT_ALLOWED)',
    'promotions.csv:4:validTo: 2025-12-31 is before validFrom (OUT_OF_RANGE)',
  ]);
});

test('imports blocks for one or all customers and removes them', async () => {
  const rows = [
    '2000,0002000001,brand,Kette,a: no contract,',
    '2000,,hierarchy,TYR,b: recalled,true',
    '2000,0002000002,category,Bike,c: parts only,',
    '2000,0002000002,sorg,,d: closed,',
  ];
  expect((await harness.run({ 'order_blocks.csv': [blocks, ...rows] })).ok).toBe(true);
  expect(await storedBlocks()).toEqual([
    '0002000001 · brand · Kette · a: no contract',
    ' · hierarchy · TYR · b: recalled',
    '0002000002 · category · Bike · c: parts only',
    '0002000002 · sorg ·  · d: closed',
  ]);
  const lifted = ['2000,0002000001,brand,Kette,over,false', '2000,,hierarchy,TYR,b: changed,'];
  expect((await harness.run({ 'order_blocks.csv': [blocks, ...lifted] })).ok).toBe(true);
  expect(await storedBlocks()).toEqual([
    ' · hierarchy · TYR · b: changed',
    '0002000002 · category · Bike · c: parts only',
    '0002000002 · sorg ·  · d: closed',
  ]);
});

test('reports invalid blocks and changes nothing', async () => {
  const before = await storedBlocks();
  const problems = await harness.problems({
    'order_blocks.csv': [
      blocks,
      '2000,0003000001,sorg,,Not ours,',
      '2000,,hierarchy,Kette,A brand,',
      '2000,,brand,TYR,A merchandise category,',
      '2000,,category,Parts,Unknown,',
      '2000,,sorg,2000,Named,',
      '2000,,brand,,Unnamed,',
      '2000,,article,P-1,Unknown kind,',
      '2000,,brand,Kette,,maybe',
    ],
  });
  expect(problems).toEqual([
    'order_blocks.csv:2:customer: there is no customer "0003000001" in 2000 (UNKNOWN_REFERENCE)',
    'order_blocks.csv:3:value: there is no merchandise category "Kette" in 2000 (UNKNOWN_REFERENCE)',
    'order_blocks.csv:4:value: there is no brand "TYR" in 2000 (UNKNOWN_REFERENCE)',
    'order_blocks.csv:5:value: "Parts" is none of Bike, PAA (NOT_ALLOWED)',
    'order_blocks.csv:6:value: a block of kind sorg is about everything, so name nothing (NOT_ALLOWED)',
    'order_blocks.csv:7:value: name the brand (REQUIRED)',
    'order_blocks.csv:8:kind: "article" is none of hierarchy, brand, category, sorg (NOT_ALLOWED)',
    'order_blocks.csv:9:description: must not be empty (REQUIRED)',
    'order_blocks.csv:9:active: "maybe" is neither true nor false (NOT_A_BOOLEAN)',
  ]);
  expect(await storedBlocks()).toEqual(before);
});
