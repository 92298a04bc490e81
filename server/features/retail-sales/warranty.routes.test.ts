import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { daysAgo } from '#server/testing/given-serials.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['retail_sale', 'serial'] as const) await app.db.deleteFrom(table).execute();
  await given(app).serial({ value: 'WU1' });
});

const usual = { frameNumber: 'WU1', soldDate: daysAgo(1), customer: { name: 'Consumer 1' } };
const register = (body: object = {}, token = dealer) =>
  app.rest('POST', '/api/retail-sales/warranty', { token, body: { ...usual, ...body } });

test('registers a sale with its consumer (O020, N092)', async () => {
  const customer = { name: 'Consumer 1', phone: '030123', city: 'Boulder', email: 'c@b.example' };
  expect(await register({ customer })).toMatchObject({
    ...{ status: 200, body: { id: expect.any(String), status: 'pending insert' } },
  });
  const kept = await app.db.selectFrom('retail_sale_consumer').selectAll().execute();
  expect(kept).toMatchObject([{ name: 'Consumer 1', city: 'Boulder' }]);
});

test('takes the same frame and day as the same sale (reading 33)', async () => {
  const first = await register();
  expect((await register({ frameNumber: 'wu-1' })).body).toEqual(first.body);
  await register({ customer: { name: 'Consumer 2' } });
  const kept = await app.db.selectFrom('retail_sale_consumer').selectAll().execute();
  expect(kept).toMatchObject([{ name: 'Consumer 2' }]);
});

test('answers another sale of the frame with 409', async () => {
  await register();
  expect(await register({ soldDate: daysAgo(2) })).toMatchObject({
    ...{ status: 409, body: { code: 'ALREADY_REPORTED' } },
  });
});

test('answers what is wrong with 422', async () => {
  expect(await register({ frameNumber: 'NEVER1' })).toMatchObject({
    status: 422,
    body: { userErrors: [{ field: 'frameNumber', code: 'FRAME_NOT_OURS' }] },
  });
  expect((await register({ soldDate: 'yesterday' })).status).toBe(400);
});

test('gives the warranty card to those who may see the sale', async () => {
  const serials = { SerialNumberBattery: 'BT1' };
  const { id } = await given(app).retailSale({ frameNumber: 'WU1', serials });
  const get = (token: string) => app.rest('GET', `/documents/retail-sales/${id}/card`, { token });
  const { status, headers, body } = await get(dealer);
  expect({ status, type: headers['content-type'] }).toEqual({
    ...{ status: 200, type: 'application/pdf' },
  });
  expect(String(body).slice(0, 5)).toBe('%PDF-');
  expect((await get(await app.login('dealer2'))).status).toBe(404);
});
