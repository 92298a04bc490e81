import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const marketColumns = 'id,marketName,source,brand,types';
const userColumns = 'username,name,email,language,password,groupRole,areas';
const dealer = (name: string) => `${name},Test,t@shop.example,en-us,,dealer,2000:all:`;

async function loadMarkets(username: string): Promise<string[]> {
  const rows = await harness.db
    .selectFrom('user_content_target_market as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select('m.market_id')
    .where('u.username', '=', username)
    .orderBy('m.market_id')
    .execute();
  return rows.map(({ market_id }) => market_id);
}

test('imports and changes markets and assigns them to users', async () => {
  const report = await harness.run({
    'content_target_markets.csv': [marketColumns, 'N1,North,dms,Volt,news', 'M2,Changed,,,news'],
    'users.csv': [
      `${userColumns},contentTargetMarkets`,
      `${dealer('dealer1')},N1 | M3|N1`,
      `${dealer('dealer2')},`,
    ],
  });
  expect(report.ok).toBe(true);
  expect(await loadMarkets('dealer1')).toEqual(['M3', 'N1']);
  expect(await loadMarkets('dealer2')).toEqual([]);
  expect(await loadMarkets('vendor1')).toEqual(['M1']);
  const market = harness.db.selectFrom('content_target_market').selectAll().where('id', '=', 'N1');
  expect(await market.executeTakeFirst()).toEqual({
    id: 'N1',
    market_name: 'North',
    source: 'dms',
    brand: 'Volt',
    types: ['news'],
    sorgs: [],
  });
});

const newsColumns =
  'sorg,id,language,title,title.de,body,validFrom,validTo,contentTargetMarkets,layout,tags';
const layouts = [
  'id,type,description,placeholderOnCard,titleOnCard,subtitleOnCard,releasedonOnCard,resolutionOnCard,gotopdpOnCard',
  'L1,news,Title only,false,true,false,false,false,true',
];

test('imports layouts and news, which a search finds', async () => {
  const row = '2000,n1,en,Recall,Rückruf,<p>Stems</p>,2026-03-01,2026-03-31,M1|M2,L1,stem';
  const feed = { 'layouts.csv': layouts, 'news.csv': [newsColumns, row] };
  expect(await harness.run(feed)).toMatchObject({ ok: true });
  const changes = (await harness.run(feed)).files.map(({ changed }) => changed);
  expect(changes).toEqual([0, 0]);
  const shown = { title_on_card: true, subtitle_on_card: false, gotopdp_on_card: true };
  expect(await harness.db.selectFrom('content_layout').selectAll().execute()).toMatchObject([
    shown,
  ]);
  const [news] = await harness.db.selectFrom('news').selectAll().execute();
  expect(news).toMatchObject({ markets: ['M1', 'M2'], layout: 'L1', item_per_line: 3 });
  expect(news?.search).toMatch(/recall +stems +stem ruckruf/);
});

test('reports invalid news', async () => {
  const rows = [
    '2000,n2,xx,T,,W,2026-03-01,2026-03-31,M1,,',
    '2000,n3,en,T,,W,2026-03-02,2026-03-01,NONE,NONE,',
    '2000,n4,en,T,,<script>x</script>,2026-03-01,2026-03-31,,,',
  ];
  expect(await harness.problems({ 'news.csv': [newsColumns, ...rows] })).toEqual([
    'news.csv:2:language: "xx" is none of en, de, fr, id, ms (NOT_ALLOWED)',
    'news.csv:3:validTo: 2026-03-01 is before validFrom, 2026-03-02 (OUT_OF_RANGE)',
    'news.csv:3:contentTargetMarkets: there is no content target market "NONE" (UNKNOWN_REFERENCE)',
    'news.csv:3:layout: there is no layout "NONE" (UNKNOWN_REFERENCE)',
    'news.csv:4:body: nothing of "<script>x</script>" may be shown (NOT_ALLOWED)',
    'news.csv:4:contentTargetMarkets: must not be empty (REQUIRED)',
  ]);
});

test('keeps markets without the column and clears an empty cell', async () => {
  const report = await harness.run({ 'users.csv': [userColumns, dealer('dealer1')] });
  expect(report.ok).toBe(true);
  expect(await loadMarkets('dealer1')).toEqual(['M3', 'N1']);
  await harness.run({
    'users.csv': [`${userColumns},contentTargetMarkets`, `${dealer('dealer1')},`],
  });
  expect(await loadMarkets('dealer1')).toEqual([]);
});

test('reports invalid markets and changes nothing', async () => {
  const problems = await harness.problems({
    'content_target_markets.csv': [
      marketColumns,
      'N2,North,,,banner',
      'N3,North,,,',
      'a b,North,,,news',
      'N4,,,,news',
    ],
    'users.csv': [`${userColumns},contentTargetMarkets`, `${dealer('vendor1')},N1|nowhere`],
  });
  expect(problems).toEqual([
    'content_target_markets.csv:2:types: "banner" is none of marketing_material, sales_document, news (NOT_ALLOWED)',
    'content_target_markets.csv:3:types: must not be empty (REQUIRED)',
    'content_target_markets.csv:4:id: "a b" is not a market of letters, digits, dots and dashes (NOT_ALLOWED)',
    'content_target_markets.csv:5:marketName: must not be empty (REQUIRED)',
    'users.csv:2:contentTargetMarkets: there is no content target market "nowhere" (UNKNOWN_REFERENCE)',
  ]);
  expect(await loadMarkets('vendor1')).toEqual(['M1']);
});

const org = (url: string) => [
  'sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName,url1',
  `7100,Test,CH,CHF,2,CHF,",",.,Test,${url}`,
];

test.each(['', 'https://test.example/a?b=c#d', 'HTTP://test.example:8080'])(
  'accepts the address "%s" of a sales organisation',
  async (url) => {
    expect(await harness.problems({ 'sales_orgs.csv': org(url) })).toEqual([]);
    const row = harness.db
      .selectFrom('sales_org')
      .select(['url1', 'url2'])
      .where('sorg', '=', '7100');
    expect(await row.executeTakeFirst()).toEqual({ url1: url, url2: '' });
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html;base64',
  'ftp://test.example',
  '//test.example',
  'test.example',
  'https://',
  'https://te st.example',
  'java\tscript:https://x',
])('rejects the address "%s" of a sales organisation', async (url) => {
  const [problem, ...more] = await harness.problems({ 'sales_orgs.csv': org(url) });
  expect(more).toEqual([]);
  expect(problem).toMatch(/^sales_orgs\.csv:2:url1: .*\(NOT_ALLOWED\)$/);
});
