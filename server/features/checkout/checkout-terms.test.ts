import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import {
  complete,
  inDays,
  type Line,
  merchant,
  order,
  problemsOf,
} from './testing/checkout.fixture.ts';
import { startAfresh } from './testing/fixture.store.ts';

// Tests the parts of an order other than its lines: days, freight, limits, and the confirmation mail.

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
beforeEach(() => startAfresh(app));

const buy = (lines: Line[], more?: object, key?: string) => order(app, dealer1, lines, more, key);
const on = (days: number) => ({ request_delivery_date: inDays(days) });
const send = async (query: string, variables: object = {}, token = dealer1) =>
  await app.gql(token, query, variables);

describe('an order with several days', () => {
  const lines: Line[] = [
    ['P-1', 30, 54_000, on(9)],
    ['P-5', 1],
    ['B-1', 1, null, on(4)],
    ['P-6', 2, null, on(9)],
  ];

  test('places one order per day with its own number and freight', async () => {
    const { orders, message } = await buy(lines, { date: inDays(2) });
    expect(message.description).toBe('Orders 20000000001, 20000000002, 20000000003 placed');
    type Placed = { details: { article: string }[] } & Record<string, unknown>;
    const told = orders.map((one: Placed) => [
      one.order_no,
      one.requestDeliveryDate,
      one.details.map(({ article }) => article),
      (one.orderShipment as { price: number }).price,
      one.total_order,
    ]);
    const placed = told.toSorted((one: string[], other: string[]) =>
      String(one[0]) < String(other[0]) ? -1 : 1,
    );
    expect(placed).toEqual([
      ['20000000001', inDays(2), ['P-5'], 1250, 2750],
      ['20000000002', inDays(4), ['B-1'], 0, 100_000],
      ['20000000003', inDays(9), ['P-1', 'P-6'], 0, 55_798],
    ]);
  });

  test('returns all orders again and places none when resent', async () => {
    const key = randomUUID();
    const first = await buy(lines, {}, key);
    expect(first.orders).toHaveLength(3);
    expect(await buy(lines, {}, key)).toEqual(first);
    expect(await app.db.selectFrom('order').select('order_no').execute()).toHaveLength(3);
  });

  test('rejects all orders when one line is rejected', async () => {
    const bad: Line[] = [...lines, ['NEVER', 1, null, on(5)]];
    expect(problemsOf(await buy(bad))).toEqual(['products.4.articleCode UNKNOWN_ARTICLE']);
    expect(await app.db.selectFrom('order').select('order_no').execute()).toEqual([]);
    expect(problemsOf(await buy([lines[0], lines[0]] as Line[]))).toEqual([
      'products.1.articleCode DUPLICATE_ARTICLE',
    ]);
  });

  test('checks the credit against the sum of the orders', async () => {
    await given(app).customer({ creditLimit: 150_000 });
    expect(problemsOf(await buy(lines))).toEqual(['customer ORDER_LIMIT']);
  });
});

describe('days', () => {
  test('reports past, far-off and closed days at their line', async () => {
    await given(app).closedDay(inDays(6));
    await given(app).closedDay(inDays(7), '3000');
    const lines: Line[] = [
      ['P-1', 1, null, on(-1)],
      ['P-5', 1, null, on(400)],
      ['P-6', 1, null, on(6)],
      ['B-1', 1, null, on(7)],
    ];
    expect(problemsOf(await buy(lines, { date: inDays(6) }))).toEqual([
      'request_delivery_date CLOSED_DAY',
      'products.0.request_delivery_date BAD_DATE',
      'products.1.request_delivery_date BAD_DATE',
      'products.2.request_delivery_date CLOSED_DAY',
    ]);
  });

  test('lists days without deliveries as closed (N066)', async () => {
    const day = (n: number) => ((new Date(`${inDays(n)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
    await given(app).hostSettings({ deliveryDays: [day(1), day(3)] });
    await given(app).closedDay(inDays(3));
    await given(app).closedDay(inDays(8), '3000');
    const query = 'query Days($from: Date!, $to: Date!) { closedDays(from: $from, to: $to) }';
    const { data } = await send(query, { from: inDays(1), to: inDays(8) });
    expect(data.closedDays).toEqual([2, 3, 4, 5, 6, 7].map(inDays));
    for (const days of [2, 3])
      expect(problemsOf(await buy([['P-1', 1]], { date: inDays(days) }))).toEqual([
        'request_delivery_date CLOSED_DAY',
      ]);
    expect(problemsOf(await buy([['P-1', 1]], { date: inDays(1) }))).toEqual([]);
    expect((await send(query, { from: inDays(8), to: inDays(1) })).data.closedDays).toEqual([]);
    expect(await send(query, { from: inDays(0), to: inDays(400) })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('the freight benefit (N065, O044)', () => {
  beforeEach(() =>
    given(app).freightBenefits(['East', 10, 500], ['East', 100, 900], ['West', 5, 200]),
  );
  const rates = `query Rates($cartItems: [CartProductInput!]!, $merchant: String!) {
    customerShipmentRates(cartItems: $cartItems, merchant: $merchant) { id price benefit freeFrom } }`;

  test('computes freight from the pieces each warehouse area ships', async () => {
    const cartItems = [{ articleCode: 'P-6', qty: 5 }];
    const few = (await send(rates, { cartItems, merchant })).data.customerShipmentRates;
    expect(few).toMatchObject([
      { id: 'STD', price: 1250, benefit: 0 },
      { id: 'EXP', price: 3000, benefit: 0 },
    ]);
    const many = [{ articleCode: 'P-1', qty: 110 }];
    const express = (await send(rates, { cartItems: many, merchant })).data
      .customerShipmentRates[1];
    expect(express).toMatchObject({ id: 'EXP', price: 1900, benefit: 1100 });
    await given(app).customer({ creditLimit: null });
    const shipments = [{ merchant, rateId: 'EXP' }];
    const [placed] = (await buy([['P-1', 110]], { shipments })).orders;
    expect(placed.orderShipment.price).toBe(1900);
    // Only forty pieces, in the West, are left in stock.
    const [rest] = (await buy([['P-1', 110]], { shipments })).orders;
    expect(rest.orderShipment.price).toBe(2800);
  });

  test('applies to each order of a split one', async () => {
    const lines: Line[] = [
      ['P-5', 9, null, on(2)],
      ['P-6', 1, null, on(3)],
    ];
    const prices = async (of: Line[]) =>
      (await buy(of)).orders.map(
        (one: { orderShipment: { price: number } }) => one.orderShipment.price,
      );
    expect(await prices(lines)).toEqual([1250, 1250]);
    expect(await prices(lines.map(([code, qty]): Line => [code, qty]))).toEqual([750]);
  });

  test('computes rates for the orders of several days', async () => {
    const query = `query Rates($cartItems: [CartProductInput!]!, $merchant: String!, $lineDates: [LineDateInput!]) {
      customerShipmentRates(cartItems: $cartItems, merchant: $merchant, lineDates: $lineDates) {
        id price benefit splitExtra } }`;
    const cartItems = [
      { articleCode: 'P-5', qty: 9 },
      { articleCode: 'P-6', qty: 1 },
    ];
    const standard = async (lineDates: object[] | null) =>
      (await send(query, { cartItems, merchant, lineDates })).data.customerShipmentRates[0];
    const together = { id: 'STD', price: 750, benefit: 500, splitExtra: 0 };
    expect(await standard(null)).toEqual(together);
    const [first, second] = cartItems.map(({ articleCode }) => articleCode);
    expect(await standard([{ articleCode: second, date: inDays(3) }])).toEqual({
      id: 'STD',
      price: 2500,
      benefit: 0,
      splitExtra: 1750,
    });
    const same = [first, second].map((articleCode) => ({ articleCode, date: inDays(3) }));
    expect(await standard(same)).toEqual(together);
  });

  test('shows what an area’s next step requires', async () => {
    const query = `query Benefits($areas: [WarehouseAreaQtyInput!]!) {
      cartFreightBenefits(qtyByWarehouseArea: $areas) { area qty amount nextQty nextAmount } }`;
    const areas = [
      { area: 'East', qty: 12 },
      { area: 'West', qty: 99 },
      { area: 'Nord', qty: 12 },
    ];
    const { data } = await send(query, { areas });
    expect(data.cartFreightBenefits).toEqual([
      { area: 'East', qty: 12, amount: 500, nextQty: 100, nextAmount: 900 },
      { area: 'West', qty: 99, amount: 200, nextQty: null, nextAmount: null },
      { area: 'Nord', qty: 12, amount: 0, nextQty: null, nextAmount: null },
    ]);
    const german = await app.login('dealer9');
    const other = (await send(query, { areas: areas.slice(0, 1) }, german)).data;
    expect(other.cartFreightBenefits).toMatchObject([{ amount: 0, nextQty: null }]);
    const tooMany = Array.from({ length: 101 }, () => areas[0]);
    expect(await send(query, { areas: tooMany })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });
});

describe('the order limit (M039)', () => {
  // N035
  test('rejects a higher order, or queues it for staff confirmation', async () => {
    await given(app).customer({ orderLimit: 3250 });
    expect(problemsOf(await buy([['P-1', 1]]))).toEqual([]);
    expect(problemsOf(await buy([['P-1', 2]]))).toEqual(['products ORDER_LIMIT']);
    await given(app).hostSettings({ orderConfirmation: true });
    const { orders } = await buy([['P-1', 2]]);
    expect(orders).toMatchObject([{ orderStatus: { pendingB2B: true } }]);
  });
});

describe('the confirmation mail', () => {
  const mailed = async (count: number) => {
    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(count);
    return mailServer.mails.splice(0);
  };
  beforeEach(async () => {
    // Orders of the tests before may still be on their way.
    await expect.poll(() => jobsLeft(app.db, 'order-mail'), { timeout: 20_000 }).toBe(0);
    mailServer.mails.length = 0;
  });

  test('mails the buyer once per checkout, not for a rejected one', async () => {
    const key = randomUUID();
    await buy([['P-1', 0]]);
    const days: Line[] = [
      ['P-1', 10, 19_000, on(3)],
      ['P-5', 1],
    ];
    await buy(days, { custPoNo: 'PO-9' }, key);
    await buy(days, { custPoNo: 'PO-9' }, key);
    const [mail, ...others] = await mailed(1);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: 'dealer1@shop.example' }],
      subject: expect.stringMatching(/: order 20000000001, 20000000002$/),
      messageId: '<order-20000000001@dealer.example>',
    });
    expect(mail?.text).toContain('this was ordered for Alpine Cycles:');
    expect(mail?.text).toContain('Your number: PO-9');
    expect(mail?.text).toContain('10 pcs  P-1  $190.00  Chain 11-speed');
    expect(mail?.html).toContain('Chain 11-speed<br>');
    expect(mail?.html).toContain('/order/20000000001"');
    expect(mail?.text).toContain('Requested delivery: as soon as possible');
    expect(mail?.text).toContain('Shipping (Standard): $12.50');
    expect(mail?.text).not.toContain('confirmed it');
  });

  test('says when the order waits for staff', async () => {
    await given(app).hostSettings({ orderConfirmation: true });
    await buy([['P-1', 1]]);
    const [mail] = await mailed(1);
    expect(mail?.text).toContain('goes out once our staff have confirmed it');
  });

  test('never goes to a made-up address (E074)', async () => {
    await given(app).user('dealer1', { fakeEmail: true });
    try {
      await buy([['P-1', 1]]);
      await expect.poll(() => jobsLeft(app.db, 'order-mail'), { timeout: 20_000 }).toBe(0);
      expect(mailServer.mails).toEqual([]);
    } finally {
      await given(app).user('dealer1', { fakeEmail: false });
    }
  });
});

test('reveals nothing without a customer or the scope', async () => {
  const review = `query Review($products: [CheckoutProductInput!]!, $shipto: String,
    $shipments: [CheckoutShipmentInput!]!) { orderReview(products: $products, shipto: $shipto,
    shipments: $shipments) { total lines { index } userErrors { code } } }`;
  const variables = complete([['P-1', 1]]);
  const sales1 = await app.login('sales1');
  expect((await send(review, variables, sales1)).data.orderReview).toEqual({
    total: 0,
    lines: [],
    userErrors: [{ code: 'NO_CUSTOMER' }],
  });
  expect((await send(review, variables, await app.login('product1'))).status).toBe(403);
});
