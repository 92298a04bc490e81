import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { warningLines } from '#server/feeds/import-report.ts';
import { given } from '#server/testing/given.ts';
import { addDays, utcDay } from '#shared/days.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.deleteFrom('retail_sale').execute();
});

const head = 'sorg,saleId,customer,frameNumber,soldDate,status,reason,nonRetail,article,name,city';
const sale = (id: string, frame: string, more = 'complete,,,,,') =>
  `2000,${id},0002000001,${frame},2026-03-01,${more}`;
const files = (...lines: string[]) => ({ 'retail_sales.csv': [head, ...lines] });
const sales = () =>
  harness.db
    .selectFrom('retail_sale')
    .select(['id', 'frame_normal', 'status', 'reason', 'source', 'non_retail'])
    .orderBy('id')
    .execute();
const consumers = () =>
  harness.db.selectFrom('retail_sale_consumer').select(['sale_id', 'name', 'city']).execute();

test('reads sales that were registered elsewhere, with their consumers', async () => {
  const lines = [
    sale('S1', 'wu-1', 'complete,,,B-4,Ada,Boulder'),
    sale('S2', 'wu-2', 'complete,,true,B-4,,'),
  ];
  expect(await harness.problems(files(...lines))).toEqual([]);
  expect(await sales()).toEqual([
    {
      id: 'S1',
      frame_normal: 'WU1',
      status: 'complete',
      reason: null,
      source: 'feed',
      non_retail: false,
    },
    expect.objectContaining({ id: 'S2', non_retail: true }),
  ]);
  expect(await consumers()).toEqual([{ sale_id: 'S1', name: 'Ada', city: 'Boulder' }]);
  expect((await harness.run(files(...lines))).files[0]).toMatchObject({ changed: 0 });
  const inactive = { 'retail_sales.csv': [`${head},active`, `${lines[0]},false`] };
  expect((await harness.run(inactive)).files[0]).toMatchObject({ changed: 1 });
  expect((await sales()).map(({ id }) => id)).toEqual(['S2']);
  expect(await consumers()).toEqual([]);
});

test('answers a sale of the portal and leaves the rest of it', async () => {
  const { id } = await given(harness).retailSale({
    frameNumber: 'WU-5',
    status: 'processing insert',
    consumer: { name: 'Ada' },
  });
  await harness.run(files(sale(id, 'OTHER1', 'failed insert,Unknown bike,true,,Eve,')));
  const kept = { id, frame_normal: 'WU5', source: 'portal', non_retail: false };
  expect(await sales()).toEqual([{ ...kept, status: 'failed insert', reason: 'Unknown bike' }]);
  expect(await consumers()).toMatchObject([{ name: 'Ada' }]);
  await harness.run(files(sale(id, 'OTHER1')));
  expect(await sales()).toMatchObject([{ status: 'failed insert', reason: 'Unknown bike' }]);
});

test('does not answer a sale of another dealer', async () => {
  const { id } = await given(harness).retailSale({ customer: '0002000002' });
  expect(await harness.problems(files(sale(id, 'WU1')))).toEqual([
    'retail_sales.csv:2:customer: "0002000002" has registered this sale (NOT_ALLOWED)',
  ]);
});

test('says what is wrong with sales', async () => {
  await given(harness).retailSale({ id: 'THERE', frameNumber: 'WU7', article: '' });
  const future = addDays(utcDay(Date.now()), 2);
  const lines = [
    sale('S1', 'wu-1'),
    sale('S2', 'WU1'),
    sale('S3', 'WU-7'),
    sale('S4', 'WU8', 'all,,,,,'),
    `2000,S5,0002000001,WU9,${future},complete,,,,,`,
    sale('S6', '?'),
  ];
  expect((await harness.problems(files(...lines))).toSorted()).toEqual([
    'retail_sales.csv:3:frameNumber: "WU1" is sold by sale "S1" (DUPLICATE_KEY)',
    'retail_sales.csv:4:frameNumber: "WU-7" is sold by sale "THERE" (DUPLICATE_KEY)',
    expect.stringContaining('retail_sales.csv:5:status: "all" is none of pending insert'),
    `retail_sales.csv:6:soldDate: ${future} is in the future (OUT_OF_RANGE)`,
    'retail_sales.csv:7:frameNumber: "?" is no serial number of letters and digits (NOT_ALLOWED)',
  ]);
});

test('gives the recall of a sold bike to the dealer that sold it', async () => {
  const { serial, recall, recallTask } = given(harness);
  await recall({ id: 'SOLD', parts: [{ productionCode: 'RC' }] });
  for (const value of ['RC1', 'RC2']) {
    await serial({ value, customer: '0002000002' });
    const state = value === 'RC1' ? 'open' : 'repaired';
    await recallTask({ recall: 'SOLD', frameNumber: value, customer: '0002000002', state });
  }
  const sold = ['RC1', 'RC2', 'RC3'].map((value) => sale(value, value, 'complete,,,B-4,,'));
  expect(await harness.problems(files(...sold, sale('RC1b', 'RC1')))).toEqual([]);
  const tasks = await harness.db
    .selectFrom('recall_task')
    .select(['frame_number', 'article', 'customer', 'version'])
    .orderBy('frame_normal')
    .execute();
  const task = (frame_number: string, customer: string, version = 1) => ({
    frame_number,
    article: 'B-4',
    customer,
    version,
  });
  expect(tasks).toEqual([
    task('RC1', '0002000001', 2),
    task('RC2', '0002000002'),
    task('RC3', '0002000001'),
  ]);
});

test('stores numbers to call, and keeps what is not clear with a warning', async () => {
  const contact = (id: string, phone: string, email: string) =>
    `2000,${id},0002000001,wu-${id},2026-03-01,complete,Ada,${phone},${email}`;
  const report = await harness.run({
    'retail_sales.csv': [
      'sorg,saleId,customer,frameNumber,soldDate,status,name,phone,email',
      contact('C1', '+49 (0) 171 / 123-4567', 'ada@müller.example'),
      contact('C2', '030 1234 or 5678', 'velo@blitz'),
    ],
  });
  expect(report.files.flatMap(warningLines)).toEqual([
    'Warning: retail_sales.csv:3:phone: "030 1234 or 5678" cannot be used; it is kept as it is written (UNCLEAR_PHONE)',
    'Warning: retail_sales.csv:3:email: "velo@blitz" cannot be used; it is kept as it is written (UNCLEAR_ADDRESS)',
  ]);
  const stored = await harness.db
    .selectFrom('retail_sale_consumer')
    .select(['phone', 'email'])
    .orderBy('sale_id')
    .execute();
  expect(stored).toEqual([
    { phone: '+491711234567', email: 'ada@xn--mller-kva.example' },
    { phone: '030 1234 or 5678', email: 'velo@blitz' },
  ]);
});
