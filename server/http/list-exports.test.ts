import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let dealer1: string;
let order: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  order = await given(app).order({ createdAt: '2026-03-02T10:00:00Z' });
});
afterAll(() => app.close());

const body = {
  format: 'csv',
  title: 'Orders',
  columns: [{ name: 'orderNo', header: 'Order' }],
  filter: { from: '2026-03-01', to: '2026-03-31' },
};
const report = async (token = dealer1, over: object = {}) =>
  app.rest('POST', '/exports/orders/reports', { token, body: { ...body, ...over } });
const download = (id: string, token = dealer1) =>
  app.rest('GET', `/api/reports/${id}/download`, { token });

test('makes a report that its owner can download (O019)', async () => {
  const made = await report();
  expect(made.status).toBe(201);
  const { status, body: file, headers } = await download(made.body.id);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('attachment');
  expect(file).toBe(`\uFEFFOrder\r\n${order}\r\n`);
});

test('hides a report from everybody else', async () => {
  const { id } = (await report()).body;
  for (const user of ['dealer2', 'group1', 'dealer9'])
    expect((await download(id, await app.login(user))).status).toBe(404);
  expect((await download('unknown')).status).toBe(404);
});

test('reads a report for the customer it was made for', async () => {
  const sales = await app.login('sales1');
  const forC1 = await app.changeCustomer(sales, 'R1');
  const { id } = (await report(forC1)).body;
  const forC2 = await app.changeCustomer(forC1, 'R2');
  expect((await download(id, forC2)).body).toContain(order);
});

test('reads a report by the rights of the moment', async () => {
  const { id } = (await report()).body;
  const user = app.db.selectFrom('app_user').select('id').where('username', '=', 'dealer1');
  const area = app.db.updateTable('user_area').where('user_id', 'in', user);
  await area.set({ value: '0002000003' }).execute();
  const later = await app.login('dealer1');
  expect((await download(id, later)).body).toBe('\uFEFFOrder\r\n');
  await area.set({ value: '0002000001' }).execute();
  // A change of areas revokes the tokens from before, some moments later.
  dealer1 = await app.login('dealer1');
});

test('answers 410 after a day', async () => {
  const { id } = (await report()).body;
  const old = new Date(Date.now() - 25 * 3_600_000);
  await app.db.updateTable('report').set({ created_at: old }).where('id', '=', id).execute();
  const { status, body: problem } = await download(id);
  expect([status, problem.code]).toEqual([410, 'REPORT_OVER']);
});

test('refuses a report that the list cannot make', async () => {
  expect((await report(dealer1, { columns: [] })).status).toBe(400);
  expect((await report(await app.login('product1'))).status).toBe(403);
});
