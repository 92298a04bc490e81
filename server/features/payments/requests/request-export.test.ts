import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { setHost } from '../testing/host.store.ts';
import { forgetPayments } from '../testing/open-invoices.store.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  await forgetPayments(app.db);
  const made = { createdAt: '2026-03-02T10:00:00Z', expiresAt: '2026-03-10T10:00:00Z' };
  await given(app).paymentRequest({ no: 'PROLD', ...made, invoiceNo: 'I1', status: 'complete' });
  await given(app).paymentRequest({
    no: 'PRNEW',
    createdAt: '2026-04-02',
    amount: 1_250,
    invoiceNo: 'I2',
  });
  await given(app).paymentRequest({ no: 'PRTHEIRS', payer: '0002000002' });
});
afterAll(() => app.close());

const names = ['externalId', 'createdAt', 'invoices', 'expiredDate', 'status', 'amount'];
const columns = names.map((name) => ({ name, header: name }));
const save = async (filter: object, { token = dealer, ...over }: { token?: string } = {}) => {
  const body = { format: 'csv', title: 'Payments', columns, filter, ...over };
  return app.rest('POST', '/exports/payment-requests', { token, body });
};
const lines = async (filter: object, token = dealer) =>
  String((await save(filter, { token })).body)
    .trim()
    .split('\r\n')
    .slice(1);
const old = 'PROLD,2026-03-02,I1,2026-03-10,complete,100.00';

test('has the requests of the customer, the newest first', async () => {
  expect(await lines({})).toEqual([expect.stringMatching(/^PRNEW,.*,12\.50$/), old]);
});

test.each([
  { status: ['complete'] },
  { search: 'I1' },
  { from: '2026-03-01', to: '2026-03-31' },
  { payerCode: '0002000001', to: '2026-03-02' },
])('has what the list finds for %j', async (filter) => {
  expect(await lines(filter)).toEqual([old]);
});

test('is behind the fence and the permissions of the list', async () => {
  expect(await lines({ payerCode: '0002000002' })).toEqual([]);
  expect(await lines({ payerCode: '0002000001' }, await app.login('dealer2'))).toEqual([]);
  expect((await save({}, { token: await app.login('product1') })).status).toBe(403);
  expect((await save({ status: ['paid'] })).status).toBe(400);
});

test('is refused where nothing is paid online (F035)', async () => {
  await setHost(app.db, { payment: false });
  const { status, body } = await save({});
  expect([status, body.code]).toEqual([403, 'PAYMENT_OFF']);
  await setHost(app.db, {});
});
