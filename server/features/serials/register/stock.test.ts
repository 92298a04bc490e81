import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { daysAgo } from '../testing/serials.given.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  for (const table of ['serial', 'retail_sale', 'pdi'] as const)
    await app.db.deleteFrom(table).execute();
  const { serial, retailSale, inspection } = given(app);
  for (const [nth, value] of ['ST-NEW', 'ST-SOLD', 'ST-DONE', 'ST-BOTH'].entries())
    await serial({ value, deliveredOn: `2026-03-0${nth + 1}`, doNo: 'DO-1' });
  await serial({ value: 'ST-THEIRS', customer: '0002000002' });
  for (const frameNumber of ['ST-SOLD', 'ST-BOTH']) await retailSale({ frameNumber });
  for (const frameNumber of ['ST-DONE', 'ST-BOTH']) await inspection({ frameNumber });
});
afterAll(() => app.close());

async function numbers(args: string): Promise<string[]> {
  const { data, errors } = await app.gql(
    dealer,
    `{ framesV4(${args}) { frames { frameNumber } info { count } } }`,
  );
  expect(errors).toBeUndefined();
  const { frames, info } = data.framesV4;
  expect(info.count).toBe(frames.length);
  return frames.map(({ frameNumber }: { frameNumber: string }) => frameNumber);
}

test.each([
  ['sold: false', ['ST-DONE', 'ST-NEW']],
  ['sold: true', ['ST-BOTH', 'ST-SOLD']],
  ['inspected: false', ['ST-SOLD', 'ST-NEW']],
  ['sold: false, inspected: false', ['ST-NEW']],
  ['sold: false, search: "trail"', ['ST-DONE', 'ST-NEW']],
  ['sold: false, search: "ST-NEW"', ['ST-NEW']],
])('lists the frames with %s', async (args, expected) => {
  expect(await numbers(args)).toEqual(expected);
});

test.each(['ST-SOLD', 'ST-THEIRS', 'NOWHERE1'])(
  'answers no frame outside the stock for %s',
  async (search) => {
    expect(await numbers(`sold: false, search: "${search}"`)).toEqual([]);
  },
);

const names = ['frameNumber', 'deliveredOn', 'doNo', 'soldDate'];
const save = (filter: object, token = dealer) =>
  app.rest('POST', '/exports/frames', {
    token,
    body: {
      format: 'csv',
      title: 'Stock',
      filter,
      columns: names.map((name) => ({ name, header: name })),
    },
  });

test('exports the stock, and nothing of other dealers', async () => {
  const { body } = await save({ sold: false });
  expect(String(body).trim().split('\r\n').slice(1)).toEqual([
    'ST-DONE,2026-03-03,DO-1,',
    'ST-NEW,2026-03-01,DO-1,',
  ]);
  const { body: theirs } = await save({ custCode: '0002000002' });
  expect(String(theirs).trim().split('\r\n')).toHaveLength(1);
});

test.each([
  ['a number', 'st-new', ['ST-NEW,2026-03-01,DO-1,']],
  ['a number with a look-alike', 'ST-D0NE', ['ST-DONE,2026-03-03,DO-1,']],
  ['a number of others', 'ST-THEIRS', []],
])('exports the bikes that the list finds by %s', async (_, search, expected) => {
  const { body } = await save({ sold: false, search });
  expect(String(body).trim().split('\r\n').slice(1)).toEqual(expected);
});

test('refuses the export without a permission', async () => {
  expect((await save({}, await app.login('product1'))).status).toBe(403);
});

describe('what still has to be done', () => {
  beforeAll(async () => {
    const { serial, serialRule, retailSale, inspection } = given(app);
    await serialRule({ pdiNeeded: true, registerWithinDays: 30 });
    const days: [string, number][] = [
      ['TD-SOON', 25],
      ['TD-LAST', 30],
      ['TD-LATE', 31],
      ['TD-NEW', 3],
      ['TD-SOLD', 25],
    ];
    for (const [value, age] of days) await serial({ value, deliveredOn: daysAgo(age) });
    await retailSale({ frameNumber: 'TD-SOLD' });
    await inspection({ frameNumber: 'TD-NEW' });
  });

  test.each([
    ['register', ['TD-SOON', 'TD-LAST']],
    ['inspect', ['TD-SOON', 'TD-LAST', 'TD-LATE']],
  ])('lists unsold frames to %s', async (todo, expected) => {
    const found = await numbers(`todo: ${todo}`);
    expect(found.filter((number) => number.startsWith('TD'))).toEqual(expected);
  });

  test('lists no frame to inspect where the brand wants no inspection', async () => {
    await app.db.updateTable('serial_rule').set({ pdi_needed: false }).execute();
    expect(await numbers('todo: inspect')).toEqual([]);
  });
});
