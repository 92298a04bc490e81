import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

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
    status: 200,
    body: { id: expect.any(String), status: 'pending insert' },
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

// Reading 116.
test('changes only what a repetition names', async () => {
  const customer = { name: 'Consumer 1', phone: '030123', city: 'Boulder', email: 'c@b.example' };
  const { id } = (await register({ customer })).body as { id: string };
  const serials = [{ kind: 'SerialNumberBattery', value: 'BT1' }];
  await app.gql(
    dealer,
    `mutation ($id: ID!, $day: Date!, $serials: [SerialInput!]) {
      registerFrameV4(frameNumber: "WU1", soldDate: $day, useAccountData: false, saleId: $id,
        customer: { name: "Consumer 1", phone: "030123", city: "Boulder", email: "c@b.example" },
        serials: $serials, postalCode: "80301", documentNo: "R-1", salesChannel: ONLINE,
        consent: "2026-1") { userErrors { code } } }`,
    { id, day: usual.soldDate, serials },
    { 'idempotency-key': 'portal-1' },
  );
  const readAll = async () => ({
    sale: await app.db.selectFrom('retail_sale').selectAll().executeTakeFirstOrThrow(),
    serials: await app.db.selectFrom('retail_sale_serial').selectAll().execute(),
    consumer: await app.db.selectFrom('retail_sale_consumer').selectAll().execute(),
  });
  const before = await readAll();
  expect(before).toMatchObject({
    sale: { postal_code: '80301', document_no: 'R-1', sales_channel: 'ONLINE' },
    serials: [{ value: 'BT1' }],
    consumer: [{ email: 'c@b.example', consent_version: '2026-1' }],
  });
  await register({ customer });
  await register();
  expect(await readAll()).toEqual(before);
  await register({ customer: { name: 'Consumer 1', city: 'Denver' } });
  expect(await readAll()).toMatchObject({
    sale: { postal_code: '80301', document_no: 'R-1' },
    serials: [{ value: 'BT1' }],
    consumer: [{ city: 'Denver', email: 'c@b.example', consent_version: '2026-1' }],
  });
});

test('keeps no data of the former consumer for another one', async () => {
  await register({ customer: { name: 'Consumer 1', email: 'c@b.example', city: 'Boulder' } });
  await register({ customer: { name: 'Consumer 2' } });
  const kept = await app.db.selectFrom('retail_sale_consumer').selectAll().execute();
  expect(kept).toMatchObject([{ name: 'Consumer 2', email: '', city: '', consent_version: null }]);
});

test('answers another sale of the frame with 409', async () => {
  await register();
  expect(await register({ soldDate: daysAgo(2) })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_REPORTED' },
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
    status: 200,
    type: 'application/pdf',
  });
  expect(String(body).slice(0, 5)).toBe('%PDF-');
  expect((await get(await app.login('dealer2'))).status).toBe(404);
});
