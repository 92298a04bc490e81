import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { inDays, order, problemsOf } from '#server/features/checkout/testing/checkout.fixture.ts';
import { reserved, startAfresh } from '#server/features/checkout/testing/fixture.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';

const query = `query ($orders: [String!], $day: Date, $search: String, $page: Int, $limit: Int) {
  stockOrderConfirmations(orders: $orders, reqDeliveryDate: $day, search: $search, page: $page,
    limit: $limit) {
    orders {
      order { order_no order_status total_order customer { custName } orderStatus { pendingB2B } }
      limit overLimit
      lines { position article description qty uom available arriving completeOn }
    }
    info { page limit count pageTotal } asOf
  }
}`;
const many = (name: string) => `mutation ($orders: [String!]!) {
  ${name}(orders: $orders) { message { status } userErrors { field code } orders } }`;
const confirmation = many('confirmOrders');
const cancellation = `mutation ($orders: [String!]!, $reason: String!) {
  cancelOrders(orders: $orders, reason: $reason) {
    message { status } userErrors { field code } orders } }`;
const limiting = `mutation ($no: String!, $limit: Money!) {
  updateOrderLimits(orderNumber: $no, limit: $limit) {
    message { status } userErrors { field code } } }`;

let app: TestApp;
let dealer1: string;
let dealer2: string;
/** Sees C1 and C2; the other one C3 and C4 too. */
let sales1: string;
let audit1: string;
let group1: string;
beforeAll(async () => {
  app = await startTestApp();
  [dealer1, dealer2, sales1, audit1, group1] = (await Promise.all(
    ['dealer1', 'dealer2', 'sales1', 'audit1', 'group1'].map((name) => app.login(name)),
  )) as [string, string, string, string, string];
});
afterAll(() => app.close());
beforeEach(async () => {
  await startAfresh(app);
  await app.db.updateTable('customer').set({ order_limit: null }).execute();
  await given(app).hostSettings({ orderConfirmation: true });
});

/** B-1 for C1, then P-1 and P-2 for C2. */
async function twoOrders(): Promise<[string, string]> {
  const one = await order(app, dealer1, [['B-1', 4]]);
  const lines: [string, number][] = [
    ['P-1', 3],
    ['P-2', 50],
  ];
  const two = await order(app, dealer2, lines, { shipto: 'S2' });
  return [one.orders[0].order_no, two.orders[0].order_no];
}

async function list(variables: object = {}, token = sales1) {
  const { data, errors } = await app.gql(token, query, variables);
  expect(errors).toBeUndefined();
  return data.stockOrderConfirmations;
}
const waiting = async (variables: object = {}, token = sales1) =>
  (await list(variables, token)).orders.map(
    (row: { order: { order_no: string } }) => row.order.order_no,
  );

type Headers = Record<string, string>;
const confirm = async (orders: string[], token = sales1, headers?: Headers) =>
  (await app.gql(token, confirmation, { orders }, headers)).data.confirmOrders;
const cancel = async (orders: string[], reason = 'Sold out', token = sales1) =>
  (await app.gql(token, cancellation, { orders, reason })).data.cancelOrders;
const setLimit = async (no: string, limit: number, token = sales1) =>
  (await app.gql(token, limiting, { no, limit })).data.updateOrderLimits;
const selectState = (no: string) =>
  app.db
    .selectFrom('order as o')
    .innerJoin('order_line as l', 'l.order_no', 'o.order_no')
    .select(['o.status', 'o.released_at', 'o.confirmed_by', 'o.cancel_reason', 'l.status as line'])
    .where('o.order_no', '=', no)
    .orderBy('l.position')
    .executeTakeFirstOrThrow();

describe('orders that wait for staff (N035, N071)', () => {
  test('lists all customers’ orders, oldest first, with stock', async () => {
    const [one, two] = await twoOrders();
    const { orders, info } = await list();
    expect(info).toEqual({ page: 1, limit: 10, count: 2, pageTotal: 1 });
    const arrival = inDays(30);
    const today = inDays(0);
    expect(orders).toMatchObject([
      {
        order: { order_no: one, customer: { custName: 'Alpine Cycles' } },
        limit: null,
        overLimit: false,
        lines: [{ article: 'B-1', qty: 4, available: 5, arriving: 0, completeOn: today }],
      },
      {
        order: { order_no: two, orderStatus: { pendingB2B: true } },
        lines: [
          { position: 1, article: 'P-1', qty: 3, available: 150, arriving: 0, completeOn: today },
          { position: 2, article: 'P-2', qty: 50, available: 0, arriving: 0, completeOn: null },
        ],
      },
    ]);
    const readLine = async (day: string) => (await list({ day })).orders[1].lines[1];
    expect(await readLine(inDays(29))).toMatchObject({ arriving: 0 });
    expect(await readLine(arrival)).toMatchObject({ arriving: 40, completeOn: null });
  });

  test('shows when arrivals complete a line and checks its date', async () => {
    const change = { shipto: 'S2', date: inDays(31) };
    await order(app, dealer2, [['P-2', 40]], change);
    expect((await list()).orders[0].lines).toMatchObject([
      { qty: 40, available: 0, arriving: 40, completeOn: inDays(30) },
    ]);
  });

  test('exclude pieces reserved by others', async () => {
    await order(app, dealer1, [['B-1', 4]]);
    await order(app, dealer2, [['B-1', 3]], { shipto: 'S2' });
    const { orders } = await list();
    expect(orders.map((row: { lines: object[] }) => row.lines[0])).toMatchObject([
      { qty: 4, available: 4 },
      { qty: 3, available: 1, completeOn: null },
    ]);
  });

  test.each([
    ['an order number', 1, (nos: string[]) => ({ search: nos[1] })],
    ['a customer', 1, () => ({ search: 'BAY' })],
    ['numbers', 0, (nos: string[]) => ({ orders: [nos[0], 'X', 'a\0b'] })],
    ['a page', 1, () => ({ page: 2, limit: 1 })],
  ])('are found by %s', async (_name, nth, filter) => {
    const nos = await twoOrders();
    expect(await waiting(filter(nos))).toEqual([nos[nth]]);
  });

  test('lists none when confirmation is off or no numbers are given', async () => {
    await twoOrders();
    expect(await waiting({ orders: [] })).toEqual([]);
    expect(await waiting({ search: '100%' })).toEqual([]);
    await given(app).hostSettings({});
    await order(app, dealer1, [['P-1', 1]]);
    expect(await waiting()).toHaveLength(2);
  });

  test('rejects invalid limits, pages and too many numbers', async () => {
    const numbers = Array.from({ length: 201 }, (_, n) => `X${n}`);
    for (const bad of [{ limit: 51 }, { limit: 0 }, { page: 0 }, { orders: numbers }]) {
      const { errors } = await app.gql(sales1, query, bad);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    for (const [document, more] of [
      [confirmation, {}],
      [cancellation, { reason: 'x' }],
    ] as const) {
      const { errors } = await app.gql(sales1, document, { orders: numbers, ...more });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  test('uses as many statements for two orders as for one', async () => {
    const [one, two] = await twoOrders();
    const three = (await order(app, dealer1, [['P-6', 1]])).orders[0].order_no;
    const four = (await order(app, dealer1, [['P-6', 1]])).orders[0].order_no;
    await list();
    const counts = async (...runs: (() => Promise<unknown>)[]) =>
      new Set((await Promise.all(runs.map(countStatements))).map(({ statements }) => statements));
    expect(
      (
        await counts(
          () => list({ limit: 1 }),
          () => list(),
        )
      ).size,
    ).toBe(1);
    const single = await countStatements(() => confirm([one]));
    const several = await countStatements(() => confirm([two, three, 'X', 'Y']));
    expect(several.statements).toBe(single.statements);
    expect((await countStatements(() => cancel([four]))).statements).toBe(single.statements);
  });
});

describe('staff', () => {
  test('releases each order independently', async () => {
    const [one, two] = await twoOrders();
    const { message, orders, userErrors } = await confirm([one, 'X', one]);
    expect([message.status, orders, userErrors]).toEqual([
      true,
      [one],
      [{ field: 'orders.1', code: 'UNKNOWN_ORDER' }],
    ]);
    const id = await userId(app.db, 'sales1');
    const state = await selectState(one);
    expect(state).toMatchObject({ status: 'Confirmed', line: 'Confirmed', confirmed_by: id });
    expect(state.released_at).not.toBeNull();
    expect(await reserved(app, 'B-1')).toEqual([4]);
    expect(await waiting()).toEqual([two]);
    expect(problemsOf(await confirm([one]))).toEqual(['orders.0 NOT_WAITING']);
    expect(problemsOf(await cancel([one]))).toEqual(['orders.0 NOT_WAITING']);
    expect(problemsOf(await confirm([]))).toEqual(['orders REQUIRED']);
  });

  test('cancels orders with a reason and frees their stock', async () => {
    const [one, two] = await twoOrders();
    expect(await cancel([one, two], ' Sold\0 out ')).toMatchObject({ orders: [one, two] });
    expect(await selectState(one)).toMatchObject({
      status: 'Cancelled',
      line: 'Cancelled',
      released_at: null,
      cancel_reason: 'Sold out',
    });
    expect([await reserved(app, 'B-1'), await reserved(app, 'P-1')]).toEqual([[0], [0, 0]]);
    expect(await waiting()).toEqual([]);
    expect(problemsOf(await confirm([one]))).toEqual(['orders.0 NOT_WAITING']);
    expect(problemsOf(await setLimit(one, 5))).toEqual(['orderNumber NOT_WAITING']);
  });

  test.each([
    ['', 'REQUIRED'],
    [' \0 ', 'REQUIRED'],
    ['x'.repeat(101), 'TOO_LONG'],
  ])('do not cancel for the reason %j', async (reason, code) => {
    const [one] = await twoOrders();
    expect(problemsOf(await cancel([one], reason))).toEqual([`reason ${code}`]);
    expect(await waiting()).toHaveLength(2);
  });

  test('raises the limit of an order before its release (M039, N067)', async () => {
    const [one, two] = await twoOrders();
    const { total } = await app.db
      .selectFrom('order')
      .select('total')
      .where('order_no', '=', one)
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('customer')
      .set({ order_limit: total - 1 })
      .execute();
    expect((await list()).orders).toMatchObject([
      { limit: total - 1, overLimit: true },
      { limit: total - 1, overLimit: false },
    ]);
    expect(await confirm([one, two])).toMatchObject({
      orders: [two],
      userErrors: [{ field: 'orders.0', code: 'ORDER_LIMIT' }],
    });
    expect(problemsOf(await setLimit(one, -1))).toEqual(['limit TOO_SMALL']);
    expect(problemsOf(await setLimit('X', 1))).toEqual(['orderNumber UNKNOWN_ORDER']);
    expect(await setLimit(one, total)).toMatchObject({ message: { status: true } });
    expect(await confirm([one])).toMatchObject({ orders: [one] });
  });

  test('confirms once per key', async () => {
    const [one] = await twoOrders();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      confirm([one], sales1, headers),
      confirm([one], sales1, headers),
    ]);
    expect(answers).toMatchObject([{ orders: [one] }, { orders: [one] }]);
  });

  test('lets one of concurrent confirm and cancel calls win', async () => {
    const [one, two] = await twoOrders();
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        nth % 2 === 0 ? confirm([one, two]) : cancel([two, one], 'Late', group1),
      ),
    );
    const wins = tries.filter(({ message }) => message.status);
    expect(wins.flatMap(({ orders }) => orders).toSorted()).toEqual([one, two]);
    const states = [await selectState(one), await selectState(two)];
    const [kept] = await reserved(app, 'B-1');
    expect(kept).toBe(states[0]?.status === 'Confirmed' ? 4 : 0);
    for (const { status, line } of states) expect(line).toBe(status);
  });
});

describe('orders of customers outside the areas', () => {
  test('neither shows nor changes them', async () => {
    const foreign = { sorg: '3000', customer: '0003000001', lines: [{ article: 'DE-1' }] };
    await given(app).order({ no: 'F3', customer: '0002000003', waiting: true });
    await given(app).order({ no: 'F9', ...foreign, waiting: true });
    expect(await waiting()).toEqual([]);
    expect(await waiting({ orders: ['F3', 'F9'] })).toEqual([]);
    expect(await waiting({}, audit1)).toEqual(['F3']);
    for (const answer of [await confirm(['F3', 'F9']), await cancel(['F3', 'F9'])])
      expect(problemsOf(answer)).toEqual(['orders.0 UNKNOWN_ORDER', 'orders.1 UNKNOWN_ORDER']);
    expect(problemsOf(await setLimit('F3', 1))).toEqual(['orderNumber UNKNOWN_ORDER']);
    expect(problemsOf(await confirm(['F9'], group1))).toEqual(['orders.0 UNKNOWN_ORDER']);
    expect(await selectState('F3')).toMatchObject({ status: 'Waiting', released_at: null });
    expect(await selectState('F9')).toMatchObject({ status: 'Waiting', released_at: null });
  });

  test('rejects buyers', async () => {
    const [one] = await twoOrders();
    for (const [document, variables] of [
      [query, {}],
      [confirmation, { orders: [one] }],
      [cancellation, { orders: [one], reason: 'x' }],
      [limiting, { no: one, limit: 1 }],
    ] as const)
      expect(await app.gql(dealer1, document, variables)).toMatchObject({ status: 403 });
  });
});
