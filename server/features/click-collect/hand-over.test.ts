import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { mailReadyOrders, readyMailQueue } from './mail/ready-mail.ts';

let app: TestApp;
let dealer1: string;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'Portal <portal@dealer.example>' };
  app = await startTestApp({ config: { mail } });
  dealer1 = await app.login('dealer1');
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  for (const table of ['click_collect_order', 'retail_sale', 'serial'] as const)
    await app.db.deleteFrom(table).execute();
  mailServer.mails.length = 0;
});

const changing = `mutation ($orderId: ID!, $status: ClickCollectStatus!, $items: [ClickCollectMarkInput!],
  $code: String, $serials: [ClickCollectSerialInput!], $confirmed: [String!]) {
  clickCollectUpdateStatus(orderId: $orderId, status: $status, items: $items, code: $code,
    serials: $serials, confirmed: $confirmed) {
    message { status } userErrors { field code most }
    order { status useDealerStock needsCode items { serials } } } }`;
const change = async (variables: object, token = dealer1) =>
  (await app.gql(token, changing, { status: 'COMPLETE', ...variables })).data
    ?.clickCollectUpdateStatus;
const email = 'cora@b.example';
const readyOrder = (fields: object = {}) => given(app).clickCollectOrder({ status: 8, ...fields });
const sentCodes = () => mailServer.mails.map(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0]);
const addresses = () => mailServer.mails.map(({ to }) => to?.[0]?.address);

describe('the code of the consumer', () => {
  test('is mailed when an order becomes ready (B252)', async () => {
    const orderId = await given(app).clickCollectOrder({ email });
    const items = [{ id: 'L1', mark: 'READY_TO_PICKUP' }];
    expect(await change({ orderId, status: 'OPEN', items })).toMatchObject({
      order: { status: 'READY_TO_PICKUP', useDealerStock: true, needsCode: true },
    });
    await expect.poll(() => jobsLeft(app.db, readyMailQueue)).toBe(0);
    const [code] = sentCodes();
    expect(addresses()).toEqual([email]);
    expect(await change({ orderId })).toMatchObject({
      userErrors: [{ field: 'code', code: 'WRONG_CODE' }],
    });
    expect(await change({ orderId, code })).toMatchObject({ order: { status: 'COMPLETE' } });
  });

  test('is mailed once for an order that the feed has made ready', async () => {
    const orderId = await readyOrder({ email });
    expect(await change({ orderId })).toMatchObject({ userErrors: [{ code: 'WRONG_CODE' }] });
    for (const _ of [1, 2]) await mailReadyOrders(app.services);
    expect(addresses()).toEqual([email]);
    expect(await change({ orderId, code: sentCodes()[0] })).toMatchObject({ userErrors: [] });
  });

  test('is not needed without an address', async () => {
    const orderId = await readyOrder();
    await mailReadyOrders(app.services);
    expect(mailServer.mails).toEqual([]);
    expect(await change({ orderId })).toMatchObject({
      order: { status: 'COMPLETE', needsCode: false },
    });
  });

  test('is not taken for an hour after ten wrong ones', async () => {
    const orderId = await readyOrder({ email, pickupCode: '123456' });
    // At once, as a program would try them.
    const code = '000000';
    await Promise.all(Array.from({ length: 12 }, () => change({ orderId, code })));
    const handOver = () => change({ orderId, code: '123456' });
    expect(await handOver()).toMatchObject({ userErrors: [{ code: 'TOO_MANY_CODES' }] });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await app.db.updateTable('click_collect_order').set({ wrong_code_at: anHourAgo }).execute();
    expect(await handOver()).toMatchObject({ userErrors: [] });
  });

  test('is mailed again on request, at most ten times', async () => {
    const orderId = await readyOrder({ email, pickupCode: '123456', mailedAt: new Date() });
    const send = async () =>
      (
        await app.gql(
          dealer1,
          'mutation ($id: ID!) { sendPickupCode(orderId: $id) { userErrors { code } } }',
          { id: orderId },
        )
      ).data?.sendPickupCode.userErrors;
    for (let times = 1; times <= 10; times += 1) expect(await send()).toEqual([]);
    expect(await send()).toEqual([{ code: 'TOO_MANY_MAILS' }]);
    await expect.poll(sentCodes).toContain('123456');
  });
});

describe('serial numbers at the hand-over', () => {
  const sales = () =>
    app.db
      .selectFrom('retail_sale as x')
      .innerJoin('retail_sale_consumer as n', 'n.sale_id', 'x.id')
      .select(['x.frame_number', 'x.customer', 'x.document_no', 'n.name', 'n.email'])
      .execute();

  test('register the sale of a bike', async () => {
    await given(app).serial({ value: 'WU-1' });
    const orderId = await readyOrder({ orderNumber: 'WEB-7', phone: 'none' });
    const serials = [
      { id: 'L1', serial: 'wu 1' },
      { id: 'L1', serial: 'LOCK-99' },
    ];
    expect(await change({ orderId, serials, confirmed: ['NOT_INSPECTED'] })).toMatchObject({
      userErrors: [],
      order: { status: 'COMPLETE', items: [{ serials: ['wu 1', 'LOCK-99'] }] },
    });
    expect(await sales()).toEqual([
      {
        frame_number: 'WU-1',
        customer: '0002000001',
        document_no: 'WEB-7',
        name: 'Cora Test',
        email: '',
      },
    ]);
  });

  test('hand nothing over when the sale is refused', async () => {
    await given(app).serial({ value: 'WU-1' });
    await given(app).retailSale({ frameNumber: 'WU-1', customer: '0002000002' });
    const orderId = await readyOrder();
    expect(await change({ orderId, serials: [{ id: 'L1', serial: 'WU-1' }] })).toMatchObject({
      userErrors: [{ field: 'serials.0.serial', code: 'ALREADY_REPORTED' }],
      order: { status: 'READY_TO_PICKUP', items: [{ serials: [] }] },
    });
  });

  test('are only kept without the permission to register sales', async () => {
    await given(app).serial({ value: 'WU-1' });
    const orderId = await readyOrder();
    const rights = given(app);
    await rights.role('hand-over', { permissions: ['page.click-collect'] });
    await rights.groupRole('hand-over', { roles: ['hand-over'] });
    await rights.newUser('hand-over', { groupRole: 'hand-over' });
    const token = await app.login('hand-over');
    expect(await change({ orderId, serials: [{ id: 'L1', serial: 'WU-1' }] }, token)).toMatchObject(
      { order: { items: [{ serials: ['WU-1'] }] } },
    );
    expect(await sales()).toEqual([]);
  });

  test('are refused beyond the pieces of a line', async () => {
    const orderId = await readyOrder();
    const serials = ['A1', 'A2', 'a-1', 'A3', '!'].map((serial) => ({ id: 'L1', serial }));
    expect(await change({ orderId, serials })).toMatchObject({
      userErrors: [
        { field: 'serials.2.serial', code: 'REPEATED' },
        { field: 'serials.3.serial', code: 'ABOVE_QTY', most: 2 },
        { field: 'serials.4.serial' },
      ],
    });
  });
});
