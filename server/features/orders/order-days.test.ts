import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let dealer = '';
/** Ordered at 23:30 UTC on 1 July. */
let late = '';
beforeAll(async () => {
  app = await startTestApp();
  late = await given(app).order({ createdAt: '2026-07-01T23:30:00Z' });
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());

async function listed(day: string): Promise<string[]> {
  const query = `query ($day: Date) {
    orders(filter: { from: $day, to: $day }) { orders { order_no } }
  }`;
  const { data } = await app.gql(dealer, query, { day });
  return data.orders.orders.map((order: { order_no: string }) => order.order_no);
}

async function exported(day: string): Promise<string[]> {
  const columns = [
    { name: 'orderNo', header: 'Order' },
    { name: 'createdAt', header: 'Ordered' },
  ];
  const body = { format: 'csv', title: 'Orders', columns, filter: { from: day, to: day } };
  const answer = await app.rest('POST', '/exports/orders', { token: dealer, body });
  return answer.body.trimEnd().split('\r\n').slice(1);
}

describe.each([
  ['UTC', '2026-07-01'],
  ['Asia/Jakarta', '2026-07-02'],
  ['America/Los_Angeles', '2026-07-01'],
])('an order at 23:30 UTC where the days are those of %s', (timeZone, itsDay) => {
  beforeAll(() => given(app).timeZone(timeZone));

  test.each(['2026-06-30', '2026-07-01', '2026-07-02'])(
    'in the list and the file of %s',
    async (day) => {
      expect(await listed(day)).toEqual(day === itsDay ? [late] : []);
      expect(await exported(day)).toEqual(day === itsDay ? [`${late},${itsDay}`] : []);
    },
  );
});

test('dates an order after midnight UTC by the organisation’s day', async () => {
  await given(app).timeZone('America/Los_Angeles');
  const early = await given(app).order({ createdAt: '2026-08-02T06:30:00Z' });
  expect(await listed('2026-08-01')).toEqual([early]);
  expect(await exported('2026-08-01')).toEqual([`${early},2026-08-01`]);
  expect(await listed('2026-08-02')).toEqual([]);
});
