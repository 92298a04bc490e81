import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import {
  complete,
  inDays,
  type Line,
  merchant,
  order,
  problemsOf,
} from './testing/checkout.fixture.ts';
import { deleteArticle, orderNews, reserved, startWithStock } from './testing/fixture.store.ts';

// An order captured without a network: placed only as it was seen, and compared line by line else.

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await startWithStock(app);
  await given(app).stock({ article: 'P-2', qty: 0 });
  await given(app).arrival({ date: inDays(30) });
  await given(app).article('P-5', { active: true, orderBlocked: false, replacedBy: null });
});

const send = (lines: Line[], more: object = {}, key?: string) =>
  order(app, dealer1, lines, { intent: true, ...more }, key);
const problems = async (lines: Line[], more?: object) => problemsOf(await send(lines, more));
const seen = (available: number | null, arrival: string | null = null) => ({
  seen: { available, arrival },
});
const countOrders = async () =>
  (await app.db.selectFrom('order').select('order_no').execute()).length;

describe('an intent', () => {
  test('places an unchanged order once and notifies its buyer', async () => {
    const lines: Line[] = [
      ['P-1', 10, 19_000, seen(150)],
      ['P-2', 2, 6000, seen(0, inDays(30))],
    ];
    const key = randomUUID();
    const first = await send(lines, {}, key);
    expect(await send(lines, {}, key)).toEqual(first);
    expect(first.orders).toMatchObject([{ order_no: '20000000001', total_order: 26_250 }]);
    expect(await countOrders()).toBe(1);
    const news = await orderNews(app);
    expect(news).toMatchObject([{ username: 'dealer1', customer: '0002000001' }]);
    expect(JSON.stringify(news[0]?.data)).toContain('20000000001');
  });

  test('notifies for each order of an intent, not for online orders', async () => {
    const days: Line[] = [
      ['P-1', 1, 2000, { ...seen(150), request_delivery_date: inDays(3) }],
      ['P-5', 1, 1500, seen(50)],
    ];
    await send(days);
    expect(await orderNews(app)).toHaveLength(2);
    await send(days, { intent: false });
    expect(await orderNews(app)).toHaveLength(2);
  });

  test.each<[string, Line, string[], (() => Promise<void>)?]>([
    ['the price rose', ['P-1', 1, 1999], ['products.0.subtotal PRICE_CHANGED']],
    ['the price was not seen', ['P-1', 1], ['products.0.subtotal PRICE_CHANGED']],
    [
      'fewer than seen and too few',
      ['P-1', 10, 19_000, seen(150)],
      ['products.0.qty STOCK_CHANGED'],
      async () => {
        await given(app).stock({ article: 'P-1', qty: 4 });
        await given(app).stock({ article: 'P-1', qty: 5, warehouse: 'W2' });
      },
    ],
    [
      'fewer than seen but enough',
      ['P-1', 10, 19_000, seen(150)],
      [],
      async () => given(app).stock({ article: 'P-1', qty: 4 }),
    ],
    ['fewer than wanted, as was seen', ['P-1', 200, 360_000, seen(150)], []],
    ['fewer than wanted, and more than seen', ['P-1', 200, 360_000, seen(149)], []],
    [
      'fewer than wanted, and fewer than seen',
      ['P-1', 200, 360_000, seen(150)],
      ['products.0.qty STOCK_CHANGED'],
      async () => given(app).stock({ article: 'P-1', qty: 99 }),
    ],
    [
      'fewer than seen, and the day of arrival stays',
      ['P-2', 12, 36_000, seen(10, inDays(30))],
      ['products.0.qty STOCK_CHANGED'],
      async () => given(app).stock({ article: 'P-2', qty: 4 }),
    ],
    ['stock that was not shown', ['P-2', 5, 15_000, seen(null)], []],
    [
      'it arrives later',
      ['P-2', 5, 15_000, seen(0, inDays(30))],
      ['products.0.qty ARRIVAL_CHANGED'],
      async () => given(app).arrival({ date: inDays(31) }),
    ],
    [
      'it arrives no more',
      ['P-2', 5, 15_000, seen(0, inDays(30))],
      ['products.0.qty ARRIVAL_CHANGED'],
      async () => given(app).arrival({ date: null }),
    ],
    [
      'it arrives earlier',
      ['P-2', 5, 15_000, seen(0, inDays(30))],
      [],
      async () => given(app).arrival({ date: inDays(8) }),
    ],
    [
      'it has arrived',
      ['P-2', 5, 15_000, seen(0, inDays(30))],
      [],
      async () => {
        await given(app).arrival({ date: null });
        await given(app).stock({ article: 'P-2', qty: 40 });
      },
    ],
    [
      'it arrives later, but was in stock all the time',
      ['P-1', 5, 10_000, seen(150, inDays(1))],
      [],
    ],
    [
      'the article is blocked',
      ['P-5', 1, 1500],
      ['products.0.articleCode CANNOT_ORDER'],
      async () => given(app).article('P-5', { orderBlocked: true }),
    ],
    [
      'the article is replaced',
      ['P-5', 1, 1500],
      ['products.0.articleCode REPLACED'],
      async () => given(app).article('P-5', { active: false, replacedBy: 'P-1' }),
    ],
    [
      'the article is replaced by one that left the catalog too',
      ['P-5', 1, 1500],
      ['products.0.articleCode CANNOT_ORDER'],
      async () => given(app).article('P-5', { active: false, replacedBy: 'P-3' }),
    ],
    [
      'the article moved to another organisation',
      ['DE-1', 1, 90_000],
      ['products.0.articleCode UNKNOWN_ARTICLE'],
    ],
    [
      'the article was deleted',
      ['B-4', 1, 100_000],
      ['products.0.articleCode UNKNOWN_ARTICLE'],
      async () => deleteArticle(app, 'B-4'),
    ],
    [
      'the order limit fell',
      ['P-1', 1, 2000],
      ['products ORDER_LIMIT'],
      async () => given(app).customer({ orderLimit: 100 }),
    ],
  ])('R12 %s', async (_name, line, expected, meanwhile) => {
    await meanwhile?.();
    expect(await problems([line])).toEqual(expected);
    expect(await countOrders()).toBe(expected.length === 0 ? 1 : 0);
  });

  test('stops when shipping costs more than was seen (R12, N065)', async () => {
    const lines: Line[] = [['P-1', 10, 19_000, seen(150)]];
    const at = (price: number | null, more: object = {}) => ({
      shipments: [{ merchant, rateId: 'STD', price }],
      ...more,
    });
    for (const wrong of [0, 1249])
      expect(await problems(lines, at(wrong))).toEqual(['shipments.0.price FREIGHT_CHANGED']);
    expect(await countOrders()).toBe(0);
    // An older app does not send the shipping price that the user saw, so its orders are not refused.
    expect(await problems(lines)).toEqual([]);
    expect(await problems(lines, at(1250))).toEqual([]);
    await given(app).freightBenefits(['East', 5, 500]);
    expect(await problems(lines, at(749))).toEqual(['shipments.0.price FREIGHT_CHANGED']);
    expect(await problems(lines, at(750))).toEqual([]);
    expect(await countOrders()).toBe(3);
  });

  test('places the order at the lower price if shipping got cheaper', async () => {
    const shipments = [{ merchant, rateId: 'STD', price: 3000 }];
    const { orders } = await send([['P-1', 10, 19_000, seen(150)]], { shipments });
    expect(orders).toMatchObject([{ total_order: 20_250 }]);
  });

  test('requires free shipping when no shipping price was seen', async () => {
    const unknown = { shipments: [{ merchant, rateId: 'STD', price: null }] };
    expect(await problems([['P-1', 10, 19_000, seen(150)]], unknown)).toEqual([
      'shipments.0.price FREIGHT_CHANGED',
    ]);
    expect(await problems([['P-1', 28, 50_400, seen(150)]], unknown)).toEqual([]);
  });

  test('compares an online order with the shipping price if sent', async () => {
    const online = (price: number | null) =>
      problems([['P-1', 10, 19_000]], {
        intent: false,
        shipments: [{ merchant, rateId: 'STD', price }],
      });
    expect(await online(1200)).toEqual(['shipments.0.price FREIGHT_CHANGED']);
    expect(await online(1250)).toEqual([]);
    expect(await online(null)).toEqual([]);
  });

  test('compares an order of several days with its total shipping', async () => {
    const lines: Line[] = [
      ['P-1', 1, 2000, { request_delivery_date: inDays(3) }],
      ['P-5', 1, 1500],
    ];
    const at = (price: number) => ({ shipments: [{ merchant, rateId: 'STD', price }] });
    expect(await problems(lines, at(1250))).toEqual(['shipments.0.price FREIGHT_CHANGED']);
    expect(await problems(lines, at(2500))).toEqual([]);
  });

  test('omits shipping errors for a line that cannot be ordered', async () => {
    const shipments = [{ merchant, rateId: 'STD', price: 0 }];
    const lines: Line[] = [
      ['P-1', 1, 2000],
      ['NEVER', 1, 5],
    ];
    expect(await problems(lines, { shipments })).toEqual([
      'products.1.articleCode UNKNOWN_ARTICLE',
    ]);
  });

  test('reports both EXCEEDS_STOCK and STOCK_CHANGED', async () => {
    await given(app).hostSettings({ availableStockCheck: true });
    await given(app).stock({ article: 'P-1', qty: 4 });
    await given(app).stock({ article: 'P-1', qty: 0, warehouse: 'W2' });
    expect(await problems([['P-1', 10, 19_000, seen(150)]])).toEqual([
      'products.0.qty EXCEEDS_STOCK',
      'products.0.qty STOCK_CHANGED',
    ]);
  });

  // An order whose answer was lost may come again as a captured one, with the very same body.
  test('checks an online order’s price always and its stock if sent', async () => {
    await given(app).stock({ article: 'P-1', qty: 4 });
    await given(app).stock({ article: 'P-1', qty: 0, warehouse: 'W2' });
    const online = (subtotal: number, more?: ReturnType<typeof seen>) =>
      problems([['P-1', 10, subtotal, more]], { intent: false });
    expect(await online(18_999)).toEqual(['products.0.subtotal PRICE_CHANGED']);
    expect(await online(19_000, seen(150))).toEqual(['products.0.qty STOCK_CHANGED']);
    expect(await online(19_000, seen(4))).toEqual([]);
  });
});

describe('orderReview', () => {
  const document = `query Review($products: [CheckoutProductInput!]!, $shipto: String, $date: Date,
    $shipments: [CheckoutShipmentInput!]!, $paymentId: String, $custPoNo: String, $notes: String) {
    orderReview(products: $products, shipto: $shipto, request_delivery_date: $date,
      shipments: $shipments, paymentId: $paymentId, custPoNo: $custPoNo, notes: $notes) {
      goods shipping total asOf userErrors { field code } qtyByWarehouseArea { area qty }
      lines { index articleCode qty subtotal
        product { article_code blocked price { dealer } stock { qty } }
        replacedBy { article_code price { dealer } } }
    } }`;
  const review = async (lines: Line[], more: object = {}, token = dealer1) => {
    const { data } = await app.gql(token, document, { ...complete(lines), ...more });
    return data.orderReview;
  };

  test('compares each line with current data and stores nothing', async () => {
    await given(app).article('P-5', { active: false, replacedBy: 'P-1' });
    const answer = await review([
      ['P-1', 120, 1, seen(150)],
      ['P-5', 1, 1500],
      ['NEVER', 1, 5],
      ['P-6', 9, 8991],
      ['P-6', 1, 999],
      ['bad\0code', 1],
    ]);
    expect(problemsOf(answer)).toEqual([
      'products.0.subtotal PRICE_CHANGED',
      'products.1.articleCode REPLACED',
      'products.2.articleCode UNKNOWN_ARTICLE',
      'products.3.qty OVER_QUOTA',
      'products.4.articleCode DUPLICATE_ARTICLE',
      'products.5.articleCode UNKNOWN_ARTICLE',
    ]);
    expect(answer.lines).toMatchObject([
      { index: 0, subtotal: 216_000, product: { article_code: 'P-1' }, replacedBy: null },
      {
        index: 1,
        subtotal: null,
        product: { blocked: 'INACTIVE' },
        replacedBy: { article_code: 'P-1', price: { dealer: 2000 } },
      },
      { index: 2, subtotal: null, product: null, replacedBy: null },
      { index: 3, subtotal: null, product: { article_code: 'P-6' } },
      { index: 4, subtotal: null },
      { index: 5, subtotal: null, product: null },
    ]);
    expect(answer).toMatchObject({ goods: 216_000, shipping: 0, total: 216_000 });
    expect(answer.qtyByWarehouseArea).toEqual([
      { area: 'East', qty: 100 },
      { area: 'West', qty: 20 },
    ]);
    expect([await countOrders(), await reserved(app, 'P-1')]).toEqual([0, [0, 0]]);
  });

  test('reports the same problems as checkout', async () => {
    await given(app).stock({ article: 'P-1', qty: 1 });
    await given(app).stock({ article: 'P-1', qty: 0, warehouse: 'W2' });
    await given(app).customer({ orderLimit: 100 });
    const lines: Line[] = [
      ['P-1', 10, 18_000, seen(150)],
      ['P-2', 1, 3000, { ...seen(0, inDays(2)), request_delivery_date: inDays(-3) }],
    ];
    const more = { shipto: 'S2', paymentId: 'GOLD', date: inDays(0), shipments: [] };
    const found = problemsOf(await review(lines, more));
    expect(found).toContain('products.0.qty STOCK_CHANGED');
    expect(await problems(lines, more)).toEqual(found);
  });

  test('reports no problem for a valid order', async () => {
    const answer = await review([
      ['P-1', 10],
      ['B-1', 1, 100_000],
    ]);
    expect(answer).toMatchObject({ userErrors: [], goods: 119_000, shipping: 0, total: 119_000 });
  });

  test('counts pieces per warehouse once for a multi-day order', async () => {
    const answer = await review([
      ['P-1', 1, null, { request_delivery_date: inDays(3) }],
      ['P-5', 2],
    ]);
    expect(answer).toMatchObject({ goods: 4800, shipping: 2500, total: 7300 });
    expect(answer.qtyByWarehouseArea).toEqual([{ area: 'East', qty: 3 }]);
  });

  test('reports too many lines and keeps totals within safe integers', async () => {
    const many = Array.from({ length: 2001 }, (_, n): Line => [`X-${n}`, 1]);
    const wide = await review(many);
    expect(problemsOf(wide)).toEqual(['products TOO_MANY_LINES']);
    expect(wide.lines).toHaveLength(2000);
    await given(app).price({ article: 'P-1', dealer: Number.MAX_SAFE_INTEGER });
    const dear = await review([['P-1', 3]]);
    expect(problemsOf(dear)).toEqual(['products TOTAL_TOO_LARGE']);
    expect(dear).toMatchObject({ total: 0, lines: [{ subtotal: null }] });
  });

  test('uses the customer’s prices, none of another organisation', async () => {
    const dealer2 = await app.login('dealer2');
    const other = await review([['P-1', 1]], { shipto: 'S2' }, dealer2);
    expect(other.lines).toMatchObject([{ subtotal: 2200 }]);
    const foreign = await review([['P-1', 1]], {}, await app.login('dealer9'));
    expect(foreign.lines).toMatchObject([{ product: null, subtotal: null }]);
    expect(problemsOf(foreign)).toContain('shipto SHIP_TO_CHANGED');
    expect(problemsOf(foreign)).toContain('paymentId UNKNOWN_PAYMENT');
    expect(problemsOf(foreign)).toContain('shipments.0.merchant UNKNOWN_SHIPMENT');
  });
});
