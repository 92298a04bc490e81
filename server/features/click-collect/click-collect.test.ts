import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getDatabaseBatches } from '#server/batches/batch-source.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { clickCollectBatches } from './export/order-batches.ts';

let app: TestApp;
let dealer1: string;
let sales1: string;
beforeAll(async () => {
  app = await startTestApp();
  [dealer1, sales1] = (await Promise.all(['dealer1', 'sales1'].map((user) => app.login(user)))) as [
    string,
    string,
  ];
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('click_collect_order').execute();
  await app.db.deleteFrom('export_batch').execute();
});

const changing = `mutation ($orderId: ID!, $status: ClickCollectStatus!, $items: [ClickCollectMarkInput!],
  $from: ClickCollectStatus) {
  clickCollectUpdateStatus(orderId: $orderId, status: $status, items: $items, from: $from) {
    message { status } userErrors { field code name }
    order { status items { id mark } } } }`;
const change = async (variables: object, token = dealer1) =>
  (await app.gql(token, changing, variables)).data?.clickCollectUpdateStatus;
const shipping = `mutation ($orderId: ID!, $items: [ClickCollectShipmentInput!]!) {
  clickCollectUpdateShipments(orderId: $orderId, items: $items) {
    userErrors { field code most } order { details { id qtyShipped } } } }`;
const two = [{ id: 'L1' }, { id: 'L2' }];

describe('clickCollectOrders and clickCollectOrder (O151, O152, E679 to E692)', () => {
  test('lists the newest first with counts by status (B259)', async () => {
    await given(app).clickCollectOrder({ id: 'A', createdAt: '2026-01-01' });
    await given(app).clickCollectOrder({
      id: 'B',
      createdAt: '2026-01-02',
      status: 8,
      pickUpBy: '2026-01-03',
    });
    const { data } = await app.gql(
      dealer1,
      `{ clickCollectOrders(status: [READY_TO_PICKUP]) { counts { status count } overdue
        info { count } orders { id pieces overdue customer { fullName } } } }`,
    );
    expect(data?.clickCollectOrders).toMatchObject({
      counts: expect.arrayContaining([
        { status: 'NEED_CONFIRMATION', count: 1 },
        { status: 'READY_TO_PICKUP', count: 1 },
      ]),
      overdue: 1,
      info: { count: 1 },
      orders: [{ id: 'B', pieces: 2, overdue: true, customer: { fullName: 'Cora Test' } }],
    });
  });

  test('narrows to what was not collected in time (reading 107)', async () => {
    await given(app).clickCollectOrder({ id: 'LATE', status: 8, pickUpBy: '2026-01-03' });
    await given(app).clickCollectOrder({ id: 'DONE', status: 9, pickUpBy: '2026-01-03' });
    await given(app).clickCollectOrder({ id: 'OPEN', status: 8, pickUpBy: '2999-01-03' });
    const { data } = await app.gql(
      dealer1,
      '{ clickCollectOrders(overdue: true) { overdue counts { status count } info { count } orders { id } } }',
    );
    expect(data?.clickCollectOrders).toEqual({
      info: { count: 1 },
      overdue: 1,
      counts: [
        { status: 'READY_TO_PICKUP', count: 2 },
        { status: 'COMPLETE', count: 1 },
      ],
      orders: [{ id: 'LATE' }],
    });
  });

  test('names no consumer to auditors, nor finds by one', async () => {
    await given(app).clickCollectOrder({ id: 'A', email: 'cora@b.example' });
    const audit = await app.changeCustomer(await app.login('audit1'), '0002000001');
    const find = async (search: string) =>
      (
        await app.gql(
          audit,
          'query ($search: String) { clickCollectOrders(search: $search) { orders { id customer { email } } } }',
          { search },
        )
      ).data?.clickCollectOrders.orders;
    expect(await find('WEB-A')).toEqual([{ id: 'A', customer: null }]);
    expect(await find('Cora')).toEqual([]);
  });

  test('shows the lines and their marks by the same ids (reading 41)', async () => {
    const id = await given(app).clickCollectOrder({ lines: two });
    const { data } = await app.gql(
      dealer1,
      `query ($id: ID!) {
        clickCollectOrder(orderId: $id) { details { id qty qtyShipped } items { id mark } } }`,
      { id },
    );
    expect(data?.clickCollectOrder).toEqual({
      details: two.map(({ id: line }) => ({ id: line, qty: 2, qtyShipped: 0 })),
      items: two.map(({ id: line }) => ({ id: line, mark: null })),
    });
  });
});

describe('clickCollectUpdateStatus (O153)', () => {
  test('refuses what was decided on another state', async () => {
    const orderId = await given(app).clickCollectOrder({ status: 2 });
    const decided = { orderId, status: 'CONFIRMED', from: 'NEED_CONFIRMATION' };
    expect(await change(decided, sales1)).toMatchObject({ userErrors: [{ code: 'WRONG_STATE' }] });
  });

  test('answers a repeated request as the first time', async () => {
    const orderId = await given(app).clickCollectOrder();
    const submit = { orderId, status: 'OPEN', items: [{ id: 'L1', mark: 'ORDER_TO_HQ' }] };
    const key = { 'idempotency-key': 'submit-once' };
    for (const _ of [1, 2])
      expect((await app.gql(dealer1, changing, submit, key)).data).toMatchObject({
        clickCollectUpdateStatus: { message: { status: true }, order: { status: 'OPEN' } },
      });
    const { rows } = await sql`select answer from processed_operation
      where key = 'submit-once'`.execute(app.db);
    expect(JSON.stringify(rows)).not.toContain('Cora');
  });

  test('names the unmarked items of a submit (B254)', async () => {
    const orderId = await given(app).clickCollectOrder({ lines: two });
    const items = [{ id: 'L1', mark: 'ORDER_TO_HQ' }];
    expect(await change({ orderId, status: 'OPEN', items })).toMatchObject({
      message: { status: false },
      userErrors: [{ field: 'items', code: 'UNMARKED_ITEMS', name: 'L2' }],
      order: { status: 'NEED_CONFIRMATION' },
    });
  });

  test('submits once; with other marks it is refused (B256)', async () => {
    const orderId = await given(app).clickCollectOrder();
    const submit = (mark: string) =>
      change({ orderId, status: 'OPEN', items: [{ id: 'L1', mark }] });
    expect(await submit('ORDER_TO_HQ')).toMatchObject({ order: { status: 'OPEN' } });
    expect(await submit('ORDER_TO_HQ')).toMatchObject({ message: { status: true } });
    expect(await submit('READY_TO_PICKUP')).toMatchObject({
      userErrors: [{ code: 'ALREADY_SUBMITTED' }],
      order: { items: [{ mark: 'ORDER_TO_HQ' }] },
    });
  });

  test('sets states of the distributor for staff only (reading 42)', async () => {
    const orderId = await given(app).clickCollectOrder({ status: 2 });
    expect(await change({ orderId, status: 'CONFIRMED' })).toMatchObject({
      userErrors: [{ code: 'WRONG_STATE' }],
    });
    expect(await change({ orderId, status: 'CONFIRMED' }, sales1)).toMatchObject({
      order: { status: 'CONFIRMED' },
    });
  });
});

test('ships no more than was ordered (O154, B261, N107)', async () => {
  const orderId = await given(app).clickCollectOrder({ status: 2, lines: two });
  const ship = async (qtyShipped: number) =>
    (await app.gql(sales1, shipping, { orderId, items: [{ id: 'L1', qtyShipped }] })).data
      ?.clickCollectUpdateShipments;
  expect((await ship(3)).userErrors).toEqual([
    { field: 'items.0.qtyShipped', code: 'ABOVE_QTY', most: 2 },
  ]);
  expect((await ship(-1)).userErrors).toMatchObject([{ code: 'TOO_SMALL' }]);
  expect((await ship(1)).order.details).toEqual([
    { id: 'L1', qtyShipped: 1 },
    { id: 'L2', qtyShipped: 0 },
  ]);
});

test('exports what was changed in the portal', async () => {
  await given(app).clickCollectOrder({ id: 'FED' });
  const orderId = await given(app).clickCollectOrder({ id: 'OURS' });
  await change({ orderId, status: 'OPEN', items: [{ id: 'L1', mark: 'ORDER_TO_HQ' }] });
  const source = getDatabaseBatches(app.db, clickCollectBatches);
  const [batch] = await source.batches();
  const files = (await source.files(batch?.id ?? 0)) ?? [];
  expect(files.map(([name]) => name)).toEqual([
    `click_collect_items-${batch?.id}.csv`,
    `click_collect-${batch?.id}.csv`,
  ]);
  expect(files[0]?.[1]).toContain('2000,OURS,L1,P-1,ORDER_TO_HQ,0,');
  expect(files[1]?.[1]).toMatch(/2000,OURS,[^,]+,0002000001,Open,[^,]+,dealer1/);
  expect(files[1]?.[1]).not.toContain('FED');
});
