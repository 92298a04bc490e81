import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { given } from '#server/testing/given.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  for (const table of ['serial', 'retail_sale', 'recall', 'stolen_bike', 'serial_rule'] as const)
    await harness.db.deleteFrom(table).execute();
});

const head = 'sorg,article,kind,value,bike,customer,doNo,position,deliveredOn,producedOn';
const serial = (value: string, more = ',,,,,') => `2000,B-4,FrameNumber,${value},${more}`;
const delivered = ',0002000001,DO-1,1,2026-02-01,2026-01-02';
const rows = () =>
  harness.db
    .selectFrom('serial')
    .select(['value', 'normal', 'folded', 'customer', 'do_no', 'position', 'delivered_on'])
    .orderBy('normal')
    .execute();

test('keeps numbers as they are written and as they are compared', async () => {
  const files = { 'serials.csv': [head, serial('wo-12 3', delivered), serial('WO124')] };
  expect(await harness.problems(files)).toEqual([]);
  const known = { customer: '0002000001', do_no: 'DO-1', position: 1, delivered_on: '2026-02-01' };
  expect(await rows()).toEqual([
    { value: 'wo-12 3', normal: 'WO123', folded: 'W0123', ...known },
    expect.objectContaining({ value: 'WO124', customer: null, delivered_on: null }),
  ]);
  expect((await harness.run(files)).files[0]).toMatchObject({ rows: 2, changed: 0 });
});

test('takes a number that is written otherwise as the same', async () => {
  await harness.run({ 'serials.csv': [head, serial('WO-123')] });
  const report = await harness.run({ 'serials.csv': [head, serial('wo123')] });
  expect(report.files[0]).toMatchObject({ changed: 1 });
  expect((await rows()).map(({ value }) => value)).toEqual(['wo123']);
});

test('says what is wrong with serials', async () => {
  const lines = [
    head,
    serial('WO-123'),
    serial('wo 123'),
    serial('A'.repeat(31)),
    serial('\u{1F6B2}1'),
    serial('OK1', 'OK2,,,,,'),
    serial('OK3', ',,,,2026-01-01,2026-01-02'),
    '2000,B-4,Frame,OK4,,,,,,',
    '2000,B-4,FrameNumber,OK5,,C-0,,,,',
    '2000,,FrameNumber,,,,,0,soon,',
  ];
  expect((await harness.problems({ 'serials.csv': lines })).toSorted()).toEqual([
    'serials.csv:10:article: must not be empty (REQUIRED)',
    'serials.csv:10:deliveredOn: "soon" is not a day (NOT_A_DATE)',
    expect.stringContaining('serials.csv:10:position: 0 is not between 1'),
    'serials.csv:10:value: must not be empty (REQUIRED)',
    'serials.csv:3:value: same sorg, article, kind, value as line 2 (DUPLICATE_KEY)',
    expect.stringContaining('has more than 30 letters and digits (OUT_OF_RANGE)'),
    expect.stringContaining('is no serial number of letters and digits (NOT_ALLOWED)'),
    'serials.csv:6:bike: a frame number belongs to no other bike (NOT_ALLOWED)',
    'serials.csv:7:deliveredOn: 2026-01-01 is before producedOn (OUT_OF_RANGE)',
    expect.stringContaining('serials.csv:8:kind: "Frame" is none of FrameNumber'),
    'serials.csv:9:customer: there is no customer "C-0" in 2000 (UNKNOWN_REFERENCE)',
  ]);
  expect(await rows()).toEqual([]);
});

test('reads the rules of brands', async () => {
  const rule =
    'sorg,brand,maxLength,pattern,warrantyMonths,warrantyFrom,registerWithinDays,pdiNeeded';
  const files = (...lines: string[]) => ({ 'serial_rules.csv': [rule, ...lines] });
  expect(await harness.problems(files('2000,Alto,10,AL\\d{8},24,production,60,true'))).toEqual([]);
  expect(await harness.problems(files('2000,ALTO,,,,,,'))).toEqual([]);
  expect(await harness.db.selectFrom('serial_rule').selectAll().execute()).toEqual([
    {
      sorg: '2000',
      brand: 'ALTO',
      max_length: null,
      pattern: null,
      warranty_months: null,
      warranty_from: 'sale',
      register_within_days: 90,
      pdi_needed: false,
    },
  ]);
  expect(await harness.problems(files('2000,Velm,31,(A+)+,0,birth,0,perhaps'))).toEqual([
    'serial_rules.csv:2:maxLength: 31 is not between 1 and 30 (OUT_OF_RANGE)',
    expect.stringContaining('serial_rules.csv:2:pattern: "(A+)+" is no pattern of capitals'),
    'serial_rules.csv:2:warrantyMonths: 0 is not between 1 and 600 (OUT_OF_RANGE)',
    'serial_rules.csv:2:warrantyFrom: "birth" is none of sale, production (NOT_ALLOWED)',
    'serial_rules.csv:2:registerWithinDays: 0 is not between 1 and 3650 (OUT_OF_RANGE)',
    'serial_rules.csv:2:pdiNeeded: "perhaps" is neither true nor false (NOT_A_BOOLEAN)',
  ]);
});

test('says what is wrong with the frames of a recall', async () => {
  const frames = 'sorg,recall,no,article,serialFrom,serialTo,productionCode';
  const files = {
    'recalls.csv': ['sorg,id,title,measure,from', '2000,R1,Fork,Replace,2026-05-01'],
    'recall_frames.csv': [
      frames,
      '2000,R1,1,,WU19,WU10,',
      '2000,R1,2,,WU1,WU100,',
      '2000,R1,3,,,WU100,',
      '2000,R1,4,,,,',
      '2000,R2,5,B-4,,,',
    ],
  };
  expect(await harness.problems(files)).toEqual([
    'recall_frames.csv:2:serialTo: WU10 is before serialFrom (OUT_OF_RANGE)',
    'recall_frames.csv:3:serialTo: WU100 has another length than serialFrom (OUT_OF_RANGE)',
    'recall_frames.csv:4:serialFrom: must not be empty with serialTo (REQUIRED)',
    'recall_frames.csv:5:article: article, serialFrom or productionCode is needed (REQUIRED)',
    'recall_frames.csv:6:recall: there is no recall "R2" in 2000 (UNKNOWN_REFERENCE)',
  ]);
});

const recall = (id: string, ...parts: string[]) => ({
  'recalls.csv': ['sorg,id,title,measure,from', `2000,${id},Fork,Replace the fork,2026-05-01`],
  'recall_frames.csv': [
    'sorg,recall,no,article,serialFrom,serialTo,productionCode',
    ...parts.map((part, nth) => `2000,${id},${nth + 1},${part}`),
  ],
});
const tasks = async () => {
  const all = await harness.db
    .selectFrom('recall_task')
    .select(['recall', 'frame_number', 'customer'])
    .orderBy('recall')
    .orderBy('frame_normal')
    .execute();
  return all.map((task) => `${task.recall} ${task.frame_number} ${task.customer.slice(-1)}`);
};

test('gives dealers the frames of a recall as tasks', async () => {
  const { serial: frame, retailSale } = given(harness);
  await frame({ value: 'WU-1001' });
  await frame({ value: 'WU1002', customer: '0002000002' });
  await frame({ value: 'WU1003', customer: null });
  await frame({ value: 'WU10010', article: 'B-1' });
  await frame({ value: 'ZX9', article: 'B-2' });
  await frame({ value: 'OTHER1' });
  await retailSale({ frameNumber: 'WU1001', customer: '0002000003' });
  await retailSale({ frameNumber: 'WU1009', customer: '0002000002', article: '' });
  await harness.run(recall('RANGE', ',WU1001,WU1009,', ',WU1001,,'));
  expect(await tasks()).toEqual(['RANGE WU-1001 3', 'RANGE WU1002 2', 'RANGE WU1009 2']);
  await harness.run(recall('WHOLE', 'B-2,,,', ',,,WU1001'));
  expect((await tasks()).filter((task) => task.startsWith('WHOLE'))).toEqual([
    'WHOLE WU-1001 3',
    'WHOLE WU10010 1',
    'WHOLE ZX9 1',
  ]);
});

test('gives a task for a frame that is delivered later', async () => {
  await harness.run(recall('RANGE', ',WO2001,WO2009,'));
  expect(await tasks()).toEqual([]);
  await harness.run({ 'serials.csv': [head, serial('WO-2005', delivered), serial('WO-2006')] });
  expect(await tasks()).toEqual(['RANGE WO-2005 1']);
});

test('keeps tasks and their states when a recall is read again', async () => {
  await given(harness).serial({ value: 'WU3001' });
  const files = recall('AGAIN', ',WU3001,,');
  await harness.run(files);
  await harness.db.updateTable('recall_task').set({ state: 'repaired' }).execute();
  const report = await harness.run(files);
  expect(report.files.map(({ changed }) => changed)).toEqual([0, 0]);
  const states = await harness.db.selectFrom('recall_task').select('state').execute();
  expect(states).toEqual([{ state: 'repaired' }]);
});

test('reads stolen bikes, and that they were found', async () => {
  const stolen = 'sorg,value,kind,since,source,reference,active';
  const files = (active: string) => ({
    'stolen_bikes.csv': [stolen, `2000,wu-77,,2026-04-01,police,K-9,${active}`],
  });
  expect(await harness.problems(files(''))).toEqual([]);
  const found = () =>
    harness.db.selectFrom('stolen_bike').select(['normal', 'kind', 'active']).execute();
  expect(await found()).toEqual([{ normal: 'WU77', kind: 'FrameNumber', active: true }]);
  await harness.run(files('false'));
  expect(await found()).toEqual([{ normal: 'WU77', kind: 'FrameNumber', active: false }]);
});
