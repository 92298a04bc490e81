import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let dealer = '';
beforeAll(async () => {
  app = await startTestApp();
  const { order, delivery } = given(app);
  await order({ no: 'A1' });
  await delivery({ no: 'D1', orders: ['A1', 'OLD'], shippedOn: '2026-03-02', trackingNo: '=T1' });
  await delivery({ no: 'D2', orders: ['A1'], shippedOn: '2026-03-05' });
  await delivery({ no: 'D3', orders: ['A1'], shippedOn: '2026-01-05', orderType: 'CF' });
  await delivery({ no: 'D4', orders: ['A1'], shippedOn: '2026-03-05', customer: '0002000002' });
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());

const march = { view: 'shipped', from: '2026-03-01', to: '2026-03-31' };
const names = ['doNumber', 'shippedOn', 'trackingNo', 'orderNo'];
const exported = (filter: object, token = dealer) => {
  const columns = names.map((name) => ({ name, header: name }));
  const body = { format: 'csv', title: 'Deliveries', columns, filter };
  return app.rest('POST', '/exports/deliveries', { token, body });
};
const rowsOf = (body: unknown) => String(body).trimEnd().split('\r\n').slice(1);
const first = ["D1,2026-03-02,'=T1,A1", "D1,2026-03-02,'=T1,OLD"];

test('has a row for each line of the deliveries in the period', async () => {
  const { body, headers } = await exported(march);
  expect(rowsOf(body)).toEqual([expect.stringMatching(/^D2,2026-03-05,.*,A1$/), ...first]);
  expect(headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''Deliveries%202026-03-01%202026-03-31.csv",
  );
});

test('has what the search and the filters of the list find', async () => {
  expect(rowsOf((await exported({ ...march, search: 'OLD' })).body)).toEqual(first);
  const winter = { ...march, from: '2026-01-01', to: '2026-01-31', consignment: true };
  expect(rowsOf((await exported(winter)).body)).toEqual([expect.stringMatching(/^D3,/)]);
});

test('has the deliveries on their way where they are listed', async () => {
  const rows = rowsOf((await exported({ ...march, view: 'coming', to: '2026-03-30' })).body);
  expect([...new Set(rows.map((row) => row.slice(0, 2)))].sort()).toEqual(['D1', 'D2', 'D3']);
});

test('is behind the fence and the permission of the list', async () => {
  expect((await exported(march, await app.login('product1'))).status).toBe(403);
});

test.each([
  { ...march, from: '2026-02-31' },
  { ...march, to: '2026-04-30' },
  { ...march, view: 'all' },
])('refuses %j', async (filter) => {
  expect((await exported(filter)).status).toBe(400);
});
