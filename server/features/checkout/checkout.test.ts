import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { inDays, type Line, merchant, order, problemsOf } from './testing/checkout.fixture.ts';
import { addArticles, reserved, startAfresh } from './testing/fixture.store.ts';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

const buy = (lines: Line[], more?: object, key?: string) => order(app, dealer1, lines, more, key);
const problems = async (lines: Line[], more?: object) => problemsOf(await buy(lines, more));
const countOrders = async () =>
  (await app.db.selectFrom('order').select('order_no').execute()).length;

test('rejects an order whose total exceeds the safe amount', async () => {
  await given(app).customer({ creditLimit: null });
  await given(app).price({ article: 'B-1', dealer: Number.MAX_SAFE_INTEGER });
  for (const qty of [2, 3])
    expect(await problems([['B-1', qty]])).toEqual(['products TOTAL_TOO_LARGE']);
  await given(app).price({ article: 'B-1', dealer: 100_000 });
  expect(await countOrders()).toBe(0);
});

describe('a good order', () => {
  test('is stored with the server’s prices and returned whole', async () => {
    const answer = await buy(
      [
        ['P-1', 10, 19_000],
        ['B-1', 2, 199_800],
        ['P-2', 1],
      ],
      { date: inDays(1), custPoNo: ' PO-77 ', notes: 'Ring twice' },
    );
    expect(answer.userErrors).toEqual([]);
    expect(answer.message.status).toBe(true);
    const line = { uom: 'PCS' };
    expect(answer.orders).toMatchObject([
      {
        order_no: '20000000001',
        order_status: 'Waiting',
        sorg: '2000',
        total_order: 221_800,
        createdBy: 'Test dealer1',
        custPoNo: 'PO-77',
        notes: 'Ring twice',
        requestDeliveryDate: inDays(1),
        merchant,
        currency: { currency: 'USD', symbol: '$', decimalPrecision: 2 },
        customer: {
          custName: 'Alpine Cycles',
          custCode: { unified: '0002000001', r3: 'R1', isr: 'I1' },
        },
        orderShipment: { name: 'Standard', price: 0, shipTo: { id: 'S1', city: 'Boulder' } },
        orderPayment: { amount: 221_800, currency: 'USD', paymentType: 'Invoice' },
        orderStatus: { description: 'Waiting', pendingB2B: false },
        details: [
          {
            ...line,
            article: 'P-1',
            order_qty: 10,
            price: 2000,
            promoprice: 1900,
            subtotal: 19_000,
          },
          { ...line, article: 'B-1', price: 100_000, promoprice: 99_900, subtotal: 199_800 },
          { ...line, article: 'P-2', price: 3000, promoprice: null, subtotal: 3000 },
        ],
      },
    ]);
  });

  test('removes only its own lines from the buyer’s cart', async () => {
    const { cartLine } = given(app);
    for (const article of ['P-1', 'P-2', 'B-1']) await cartLine({ article });
    await cartLine({ customer: '0002000002' });
    await buy([
      ['P-1', 1],
      ['B-1', 1],
    ]);
    const left = await app.db.selectFrom('cart_line').select(['customer', 'article']).execute();
    expect(left).toEqual(
      expect.arrayContaining([
        { customer: '0002000001', article: 'P-2' },
        { customer: '0002000002', article: 'P-1' },
      ]),
    );
    expect(left).toHaveLength(2);
  });

  test('reserves stock per warehouse, never more than exists', async () => {
    await given(app).customer({ creditLimit: null });
    await buy([['P-1', 120]]);
    expect(await reserved(app, 'P-1')).toEqual([100, 20]);
    await buy([['P-1', 120]]);
    expect(await reserved(app, 'P-1')).toEqual([100, 50]);
  });

  test('pays for shipping below the free threshold', async () => {
    const [small] = (await buy([['P-1', 1]])).orders;
    expect(small).toMatchObject({ total_order: 3250, orderShipment: { price: 1250 } });
    const express = { shipments: [{ merchant, rateId: 'EXP' }] };
    const [fast] = (await buy([['P-1', 30]], express)).orders;
    expect(fast).toMatchObject({ total_order: 57_000, orderShipment: { price: 3000 } });
  });

  test('waits for staff when the host requires confirmation (N035)', async () => {
    await given(app).hostSettings({ orderConfirmation: true });
    expect((await buy([['P-1', 1]])).orders[0].orderStatus.pendingB2B).toBe(true);
  });

  test('uses as many statements for one line as for two hundred', async () => {
    await addArticles(app, 200);
    const count = async (lines: Line[]) =>
      (await countStatements(() => buy(lines, {}, randomUUID()))).statements;
    await buy([['P-1', 1]]);
    const one = await count([['P-1', 1]]);
    const many = Array.from({ length: 200 }, (_, n): Line => [`X-${n + 1}`, 2]);
    expect(await count(many)).toBe(one);
    expect(await countOrders()).toBe(3);
  });
});

describe('sent again with the same key', () => {
  test('returns the first order and places no second', async () => {
    const key = randomUUID();
    const first = await buy([['P-1', 1]], {}, key);
    const again = await buy([['P-1', 1]], {}, key);
    expect(again).toEqual(first);
    expect(await countOrders()).toBe(1);
    expect(await reserved(app, 'P-1')).toEqual([1, 0]);
  });

  test('rejects a changed body and accepts it under a new key', async () => {
    const key = randomUUID();
    const mismatch = [{ extensions: { code: 'IDEMPOTENCY_MISMATCH' } }];
    expect((await buy([['P-1', 0]], {}, key)).message.status).toBe(false);
    expect((await buy([['P-1', 1]], {}, key)).errors).toMatchObject(mismatch);
    const better = randomUUID();
    expect((await buy([['P-1', 1]], {}, better)).message.status).toBe(true);
    expect((await buy([['P-1', 2]], {}, better)).errors).toMatchObject(mismatch);
    expect(await countOrders()).toBe(1);
  });
});

describe('a bad order', () => {
  test('reports every problem at once and stores nothing', async () => {
    await given(app).customer({ creditLimit: 100 });
    const answer = await buy(
      [
        ['P-1', 0],
        ['P-6', 6],
        ['P-3', 1],
        ['P-4', 1],
        ['NEVER', 1],
        ['DE-1', 1],
        ['P-1', 1],
        ['B-1', 1, 99_999],
      ],
      {
        shipto: 'S2',
        paymentId: 'GOLD',
        date: inDays(0),
        custPoNo: 'x'.repeat(36),
        notes: 'x'.repeat(101),
        shipments: [{ merchant, rateId: 'ROCKET' }],
      },
    );
    expect(problemsOf(answer)).toEqual([
      'shipto SHIP_TO_CHANGED',
      'paymentId UNKNOWN_PAYMENT',
      'request_delivery_date BAD_DATE',
      'custPoNo TOO_LONG',
      'notes TOO_LONG',
      'shipments.0.rateId UNKNOWN_SHIPMENT',
      'products.0.qty QTY_TOO_SMALL',
      'products.1.qty OVER_QUOTA',
      'products.2.articleCode CANNOT_ORDER',
      'products.3.articleCode CANNOT_ORDER',
      'products.4.articleCode UNKNOWN_ARTICLE',
      'products.5.articleCode UNKNOWN_ARTICLE',
      'products.6.articleCode DUPLICATE_ARTICLE',
      'products.7.subtotal PRICE_CHANGED',
      'customer ORDER_LIMIT',
    ]);
    expect(answer.orders).toEqual([]);
    expect([await countOrders(), await reserved(app, 'P-6')]).toEqual([0, [0]]);
    expect((await buy([['P-2', 1]], { shipto: 'S1' })).message.status).toBe(false);
  });

  test.each([
    ['no ship-to', { shipto: undefined }, 'shipto REQUIRED'],
    ['an empty ship-to', { shipto: '' }, 'shipto REQUIRED'],
    ['a ship-to of nobody', { shipto: 'S99' }, 'shipto SHIP_TO_CHANGED'],
    ['a ship-to of another organisation', { shipto: 'S9' }, 'shipto SHIP_TO_CHANGED'],
    ['no payment', { paymentId: undefined }, 'paymentId REQUIRED'],
    ['no shipment', { shipments: [] }, 'shipments REQUIRED'],
    ['no products', { products: [] }, 'products REQUIRED'],
    ['a date over a year ahead', { date: inDays(367) }, 'request_delivery_date BAD_DATE'],
    [
      'another merchant',
      { shipments: [{ merchant: 'Nobody', rateId: 'STD' }] },
      'shipments.0.merchant UNKNOWN_SHIPMENT',
    ],
    [
      'two shipments for one merchant',
      { shipments: ['STD', 'EXP'].map((rateId) => ({ merchant, rateId })) },
      'shipments.1.merchant UNKNOWN_SHIPMENT',
    ],
  ])('%s', async (_name, more, problem) => {
    expect(await problems([['P-1', 1]], more)).toEqual([problem]);
  });

  test('reports a changed price with the new amount', async () => {
    const { userErrors } = await buy([['P-1', 10, 20_000]]);
    expect(userErrors).toEqual([
      {
        field: 'products.0.subtotal',
        code: 'PRICE_CHANGED',
        message: 'The price is now $190.00',
        most: null,
        amount: 19_000,
      },
    ]);
  });

  test('rejects an article deactivated since it was in the cart', async () => {
    const change = (active: boolean) =>
      app.db.updateTable('article').set({ active }).where('code', '=', 'B-3').execute();
    await change(false);
    expect(await problems([['B-3', 1]])).toEqual(['products.0.articleCode CANNOT_ORDER']);
    await change(true);
  });

  test.each([
    [0, 'QTY_TOO_SMALL'],
    [-1, 'QTY_TOO_SMALL'],
    [1e9, 'QTY_TOO_LARGE'],
  ])('rejects a quantity of %d', async (qty, code) => {
    expect(await problems([['P-1', qty]])).toEqual([`products.0.qty ${code}`]);
  });

  test.each([1.5, 1e12, '1', '٣', null])('rejects an invalid quantity: %j', async (qty) => {
    expect(await buy([['P-1', qty as number]])).toMatchObject({ status: 400 });
    expect(await countOrders()).toBe(0);
  });

  test('rejects more than 2,000 lines', async () => {
    const lines = Array.from({ length: 2001 }, (_, n): Line => [`X-${n}`, 1]);
    expect(await problems(lines)).toEqual(['products TOO_MANY_LINES']);
  });

  test.each([{ availableStockCheck: true }, { exactQtyCheckout: true }, { exactQtyCheck: true }])(
    'rejects more than the stock where the host checks it: %o',
    async (settings) => {
      await given(app).customer({ creditLimit: null });
      expect(await problems([['P-1', 151]])).toEqual([]);
      await startAfresh(app);
      await given(app).customer({ creditLimit: null });
      await given(app).hostSettings(settings);
      expect(
        await problems([
          ['P-1', 151],
          ['B-4', 1],
        ]),
      ).toEqual(['products.0.qty EXCEEDS_STOCK', 'products.1.qty EXCEEDS_STOCK']);
      expect(await problems([['P-1', 150]])).toEqual([]);
      expect(await problems([['P-1', 1]])).toEqual(['products.0.qty EXCEEDS_STOCK']);
    },
  );

  // F031, N028, M042
  test('reveals the available quantity only at an exact host', async () => {
    const told = async (settings: object) => {
      await given(app).hostSettings(settings);
      const { userErrors } = await buy([['P-1', 151]]);
      return userErrors.map(({ message, most }: UserError) => [message, most]);
    };
    expect(await told({ availableStockCheck: true })).toEqual([['order exceeds stock', null]]);
    expect(await told({ exactQtyCheckout: true })).toEqual([
      ['order exceeds stock, 150 available', 150],
    ]);
    expect(await told({ exactQtyCheck: true })).toEqual([
      ['order exceeds stock, 150 available', 150],
    ]);
  });

  test('is rejected by a host without checkout (N026)', async () => {
    await given(app).hostSettings({ canCheckout: false });
    expect(await problems([['P-1', 1]])).toEqual(['checkout CHECKOUT_OFF']);
  });
});

describe('credit', () => {
  test('is used by open orders and restored by cancelled ones (M039)', async () => {
    await given(app).customer({ creditLimit: 10_000 });
    expect(await problems([['P-1', 4]])).toEqual([]);
    expect(await problems([['P-1', 1]])).toEqual(['customer ORDER_LIMIT']);
    await app.db.updateTable('order').set({ status: 'Cancelled' }).execute();
    expect(await problems([['P-1', 1]])).toEqual([]);
  });

  // R12, N027
  test('explains a credit block unless the host skips the check', async () => {
    const blocked1 = await app.login('blocked1');
    const { userErrors } = await order(app, blocked1, [['P-1', 1]], { shipto: 'S4' });
    expect(userErrors).toEqual([
      {
        field: 'customer',
        code: 'CREDIT_BLOCKED_LIMIT_EXCEEDED',
        message: 'credit limit exceeded',
        most: null,
        amount: null,
      },
    ]);
    await given(app).hostSettings({ creditCheck: false });
    const answer = await order(app, blocked1, [['P-1', 1]], { shipto: 'S4' });
    expect(answer.message.status).toBe(true);
  });

  test('prefers the companies’ figures to the customer’s own row', async () => {
    const dealer2 = await app.login('dealer2');
    const atDealer2 = async (qty: number) =>
      problemsOf(await order(app, dealer2, [['B-1', qty]], { shipto: 'S2' }));
    await given(app).credit('CO1', { creditLimit: 300_000, creditExposure: 180_000 });
    expect(await atDealer2(2)).toEqual(['customer ORDER_LIMIT']);
    expect(await atDealer2(1)).toEqual([]);
    expect(await atDealer2(1)).toEqual(['customer ORDER_LIMIT']);
    await given(app).credit('CO1', { creditLimit: null });
    expect(await atDealer2(2)).toEqual([]);
    await given(app).credit('CO2', { reasonBlocked: 'overdue_over_limit' });
    expect(await atDealer2(1)).toEqual(['customer CREDIT_BLOCKED_OVERDUE_OVER_LIMIT']);
    await given(app).credit('CO2', { reasonBlocked: null });
    await given(app).credit('CO1', { creditLimit: 1_000_000, creditExposure: 200_000 });
  });
});
