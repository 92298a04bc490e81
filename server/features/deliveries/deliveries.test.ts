import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const list = (field: string) => `query ($from: Date!, $to: Date!, $search: String,
    $consignment: Boolean, $page: Int, $limit: Int) {
  ${field}(from: $from, to: $to, search: $search, consignment: $consignment, page: $page,
    limit: $limit) {
    deliveries {
      doNumber trackingNo trackingUrl orderType custCode expeditionName shippedOn
      estimatedDeliveryDate deliveryDate
      details { orderNo article article_code_display description orderQty uom price slug category }
      currency { symbol decimalPrecission }
    }
    info { page limit count pageTotal }
    asOf
  }
}`;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  const { order, delivery } = given(app);
  await order({ no: 'A1', sapOrderNo: 'SAP-77' });
  await order({ no: 'A2', customer: '0002000002' });
  await delivery({
    no: 'D1',
    orders: ['A1', 'OLD'],
    shippedOn: day(-20),
    deliveryDate: day(-18),
    expeditionName: 'Parcel',
    trackingNo: 'TR100%',
    trackingUrl: 'https://parcel.example/1',
  });
  await delivery({
    no: 'D2',
    orders: ['A1'],
    shippedOn: day(-5),
    orderType: 'CF',
    trackingUrl: 'javascript:alert(1)',
  });
  await delivery({
    no: 'D3',
    shippedOn: day(-40),
    estimatedDeliveryDate: day(-38),
    trackingUrl: 'ftp://x.example',
  });
  await delivery({
    no: 'D4',
    orders: ['A1'],
    shippedOn: day(-1),
    estimatedDeliveryDate: day(3),
  });
  await delivery({ no: 'D5', orders: ['A2'], shippedOn: day(-5), customer: '0002000002' });
  await delivery({
    no: 'D6',
    orders: ['G1'],
    shippedOn: day(-5),
    sorg: '3000',
    customer: '0003000001',
  });
});
afterAll(() => app.close());

const lately = { from: day(-25), to: day(0) };

async function send(field: string, variables: object = {}, token = dealer1) {
  const { data, errors } = await app.gql(token, list(field), { ...lately, ...variables });
  expect(errors).toBeUndefined();
  return data[field];
}
const numbers = async (field: string, variables: object = {}, token = dealer1) =>
  (await send(field, variables, token)).deliveries.map((d: { doNumber: string }) => d.doNumber);

describe('shipped orders (O058)', () => {
  test('lists deliveries shipped in the period, newest first', async () => {
    const { deliveries, info } = await send('shippedOrders');
    expect(info).toEqual({ page: 1, limit: 10, count: 3, pageTotal: 1 });
    expect(deliveries.map((d: { doNumber: string }) => d.doNumber)).toEqual(['D4', 'D2', 'D1']);
    const line = {
      article: 'P-1',
      article_code_display: 'P-1',
      description: 'Chain 11-speed',
      orderQty: 1,
      uom: 'PCS',
      price: 1000,
      slug: 'chain-11',
      category: 'PAA',
    };
    expect(deliveries[2]).toEqual({
      doNumber: 'D1',
      trackingNo: 'TR100%',
      trackingUrl: 'https://parcel.example/1',
      orderType: '',
      custCode: '0002000001',
      expeditionName: 'Parcel',
      shippedOn: day(-20),
      estimatedDeliveryDate: null,
      deliveryDate: day(-18),
      details: [
        { orderNo: 'A1', ...line },
        { orderNo: 'OLD', ...line },
      ],
      currency: { symbol: '$', decimalPrecission: 2 },
    });
  });

  test('link only to web addresses for tracking', async () => {
    const { deliveries } = await send('shippedOrders', { from: day(-45), to: day(-15) });
    expect(deliveries).toMatchObject([
      { doNumber: 'D1', trackingUrl: 'https://parcel.example/1' },
      { doNumber: 'D3', trackingUrl: null, details: [] },
    ]);
    expect(await send('shippedOrders', { search: 'D2' })).toMatchObject({
      deliveries: [{ trackingUrl: null }],
    });
  });

  test.each([
    ['a delivery number', { search: 'd4' }, ['D4']],
    ['an order number', { search: 'old' }, ['D1']],
    ['the number of the order in the ERP', { search: ' sap-77 ' }, ['D4', 'D2', 'D1']],
    ['a tracking number', { search: '0%' }, ['D1']],
    ['an order of somebody else', { search: 'A2' }, []],
    ['blanks', { search: '  ' }, ['D4', 'D2', 'D1']],
    ['consignment (B185)', { consignment: true }, ['D2']],
    ['everything together', { search: 'D1', consignment: true }, []],
    ['a page', { page: 2, limit: 2 }, ['D1']],
    ['a page too far', { page: 9 }, []],
  ])('are found by %s (B184)', async (_name, variables, expected) => {
    expect(await numbers('shippedOrders', variables)).toEqual(expected);
  });
});

describe('deliveries on their way (O059)', () => {
  test('lists undelivered ones by arrival, with late ones as today', async () => {
    expect(await numbers('openDeliveryV4')).toEqual(['D3', 'D4', 'D2']);
    expect(await numbers('openDeliveryV4', { from: day(1), to: day(20) })).toEqual(['D4']);
    expect(await numbers('openDeliveryV4', { from: day(4), to: day(20) })).toEqual([]);
    expect(await numbers('openDeliveryV4', { from: day(-30), to: day(-6) })).toEqual(['D3']);
    expect(await numbers('openDeliveryV4', { from: day(-60), to: day(-41) })).toEqual([]);
  });
});

describe.each(['shippedOrders', 'openDeliveryV4'])('%s', (field) => {
  test.each([
    ['more than 30 days (C075, N101)', { from: '2026-01-01', to: '2026-02-01' }],
    ['a period that ends before it begins', { from: '2026-01-02', to: '2026-01-01' }],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
    ['too many at once', { limit: 101 }],
    ['page 0', { page: 0 }],
    ['a null character', { search: 'a\0b' }],
    ['a novel as search', { search: 'x'.repeat(101) }],
  ])('refuses %s', async (_name, bad) => {
    const { errors } = await app.gql(dealer1, list(field), { ...lately, ...bad });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('takes thirty days, over the end of a month too', async () => {
    expect(await numbers(field, { from: '2025-01-31', to: '2025-03-02' })).toEqual([]);
  });

  test('returns only those of the active customer', async () => {
    expect(await numbers(field, {}, await app.login('dealer2'))).toEqual(['D5']);
    expect(await numbers(field, {}, await app.login('dealer9'))).toEqual(['D6']);
    expect(await numbers(field, { search: 'D5' })).toEqual([]);
    const sales = await app.login('sales1');
    expect(await numbers(field, {}, sales)).toEqual([]);
    expect(await numbers(field, {}, await app.changeCustomer(sales, 'R2'))).toEqual(['D5']);
  });

  test('uses as many statements for one as for all', async () => {
    await send(field);
    const one = await countStatements(() => send(field, { limit: 1 }));
    const all = await countStatements(() => send(field, { limit: 50 }));
    expect(all.statements).toBe(one.statements);
  });
});

test('lists an order’s own deliveries, newest first', async () => {
  const query = `query ($no: String) { orders(filter: { orderNo: $no }) { orders {
    deliveries { doNumber trackingUrl details { orderNo } } } } }`;
  const { data } = await app.gql(dealer1, query, { no: 'A1' });
  expect(data.orders.orders[0].deliveries).toMatchObject([
    { doNumber: 'D4' },
    { doNumber: 'D2', trackingUrl: null },
    { doNumber: 'D1', details: [{ orderNo: 'A1' }, { orderNo: 'OLD' }] },
  ]);
});
