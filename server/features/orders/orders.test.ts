import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const query = `query Orders($filter: OrderFilterInput, $withPayment: Boolean, $page: Int, $limit: Int) {
  orders(filter: $filter, withPayment: $withPayment, page: $page, limit: $limit) {
    info { page limit count pageTotal }
    paymentCounts { status count }
    asOf
    orders {
      order_no order_status createdAt requestDeliveryDate total_order
      details { article description order_qty subtotal ean retail }
      customer { custName }
      orderPayment { paymentStatus expiredDate isPaymentWaiting isPaymentUploaded isPaymentFailed
        isPaymentVoided isPaymentCompleted }
      orderShipment { shipTo { id name postalCode } }
    }
  }
}`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  await place('1', '2026-01-10T23:30:00Z', {
    custPoNo: 'PO 100%',
    shipToAddress: JSON.stringify({ name: 'Shop', postalCode: '1' }),
    lines: [piece('P-1', 'Chain 11-speed'), piece('P-2', 'Tyre 29 x 2.4')],
  });
  await place('2', '2026-02-01T00:30:00Z', {
    status: 'Shipped',
    custPoNo: 'PO_200',
    lines: [piece('B-1', 'Trail 500')],
  });
  await place('3', '2026-03-05T12:00:00Z', { status: 'Cancelled' });
  await place('4', '2026-03-06T12:00:00Z', { customer: '0002000002' });
  await place('5', '2026-03-07T12:00:00Z', { sorg: '3000', customer: '0003000001' });
});
afterAll(() => app.close());

const place = (no: string, createdAt: string, more: object) =>
  given(app).order({ no, createdAt, requestDeliveryDate: '2026-12-24', lines: 0, ...more });
const piece = (article: string, description: string) => ({ article, description, qty: 1 });

async function list(variables: object = {}, token = dealer1) {
  const { data } = await app.gql(token, query, variables);
  return data.orders;
}
const loadNos = async (filter: object, token = dealer1) =>
  (await list({ filter }, token)).orders.map((order: { order_no: string }) => order.order_no);

describe('orders', () => {
  test('lists newest orders first with their lines', async () => {
    const { orders, info } = await list();
    expect(info).toEqual({ page: 1, limit: 10, count: 3, pageTotal: 1 });
    expect(orders).toMatchObject([
      { order_no: '3', details: [], orderPayment: null },
      { order_no: '2', details: [{ article: 'B-1' }] },
      {
        order_no: '1',
        createdAt: '2026-01-10T23:30:00.000Z',
        requestDeliveryDate: '2026-12-24',
        details: [
          { article: 'P-1', ean: '4006381333931', retail: 4_900 },
          { article: 'P-2', description: 'Tyre 29 x 2.4', ean: null },
        ],
        orderShipment: { shipTo: { id: 'S1', name: 'Shop', postalCode: '1' } },
      },
    ]);
  });

  test('come in pages', async () => {
    const { orders, info } = await list({ page: 2, limit: 2 });
    expect(orders).toMatchObject([{ order_no: '1' }]);
    expect(info).toEqual({ page: 2, limit: 2, count: 3, pageTotal: 2 });
    expect((await list({ page: 9 })).orders).toEqual([]);
    for (const bad of [{ limit: 51 }, { limit: 0 }, { page: 0 }]) {
      const { errors } = await app.gql(dealer1, query, bad);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  test('return the payment on request (B214)', async () => {
    const payments = async () =>
      (await list({ withPayment: true })).orders.map(
        (order: { orderPayment: object }) => order.orderPayment,
      );
    const paidBy = (payment_type: string) =>
      app.db.updateTable('order').set({ payment_type }).execute();
    // On invoice nothing is to be paid before it comes.
    const later = { paymentStatus: '', isPaymentWaiting: false, isPaymentVoided: false };
    expect(await payments()).toMatchObject([later, later, later]);
    await paidBy('Bank Transfer');
    const now = await payments();
    await paidBy('Invoice');
    expect(now).toMatchObject([
      { paymentStatus: 'Voided', isPaymentVoided: true, isPaymentWaiting: false },
      { paymentStatus: 'Waiting', isPaymentWaiting: true, isPaymentCompleted: false },
      { paymentStatus: 'Waiting', isPaymentWaiting: true },
    ]);
  });

  test('are found by the state of their payment as it is shown', async () => {
    const change = (columns: { payment_type: string; payment_status?: string }) =>
      app.db.updateTable('order').set(columns).execute();
    const states = ['Waiting', 'Uploaded', 'Failed', 'Voided', 'Completed'];
    const found = async () => {
      const shown: [string, string][] = [];
      for (const state of states) {
        const filter = { paymentStatus: [state] };
        for (const order of (await list({ filter, withPayment: true })).orders) {
          expect(order.orderPayment.paymentStatus).toBe(state);
          shown.push([order.order_no, state]);
        }
      }
      return shown.sort();
    };
    const counted = async () => {
      const sent = { filter: { paymentStatus: ['Failed'] }, withPayment: true };
      const { paymentCounts } = await list(sent);
      return paymentCounts.flatMap(({ status, count }: { status: string; count: number }) =>
        count > 0 ? [`${count} ${status}`] : [],
      );
    };
    expect(await found()).toEqual([]);
    await change({ payment_type: 'Bank Transfer' });
    const unstated = await found();
    await change({ payment_type: ' invoice ', payment_status: 'Waiting' });
    const waiting = await found();
    const counts = await counted();
    await change({ payment_type: 'Invoice', payment_status: 'Uploaded' });
    const uploaded = await found();
    await change({ payment_type: 'Invoice', payment_status: '' });
    const asShown = [
      ['1', 'Waiting'],
      ['2', 'Waiting'],
      ['3', 'Voided'],
    ];
    expect(unstated).toEqual(asShown);
    expect(waiting).toEqual(asShown);
    expect(counts).toEqual(['2 Waiting', '1 Voided']);
    expect(uploaded.map(([, state]) => state)).toEqual(['Uploaded', 'Uploaded', 'Uploaded']);
  });

  // E479 to E487
  test.each([
    ['Waiting', 'Waiting'],
    ['Uploaded', 'Uploaded'],
    ['Failed', 'Failed'],
    ['Completed', 'Completed'],
    ['Voided', 'Voided'],
  ])('sets only the flag for a payment in state %s', async (state, flag) => {
    const change = (payment_status: string, payment_expires: string | null) =>
      app.db
        .updateTable('order')
        .set({ payment_status, payment_expires })
        .where('order_no', '=', '1')
        .execute();
    await change(state, '2026-02-10');
    const { orders } = await list({ filter: { orderNo: '1' }, withPayment: true });
    const { paymentStatus, expiredDate, ...flags } = orders[0].orderPayment;
    expect([paymentStatus, expiredDate]).toEqual([state, '2026-02-10']);
    expect(Object.keys(flags).filter((name) => flags[name])).toEqual([`isPayment${flag}`]);
    await change('', null);
  });

  test.each([
    ['the number', { orderNo: '2' }, ['2']],
    ['a text in the number', { search: '3' }, ['3']],
    ['a purchase order number', { search: 'po_2' }, ['2']],
    ['a percent sign as itself', { search: '0%' }, ['1']],
    ['an article code', { search: 'b-1' }, ['2']],
    ['a description', { search: ' TYRE ' }, ['1']],
    ['blanks', { search: '  ' }, ['3', '2', '1']],
    ['a null character', { search: 'ty\0re' }, ['1']],
    ['nothing that exists', { search: "x' or '1'='1" }, []],
    ['states', { status: ['Waiting', 'Shipped'] }, ['2', '1']],
    ['no states', { status: [] }, ['3', '2', '1']],
    ['a first day', { from: '2026-02-01' }, ['3', '2']],
    ['a last day', { to: '2026-01-10' }, ['1']],
    ['a period', { from: '2026-01-11', to: '2026-02-28' }, ['2']],
    ['everything together', { search: 'trail', status: ['Waiting'] }, []],
  ])('are found by %s', async (_name, filter, expected) => {
    expect(await loadNos(filter)).toEqual(expected);
  });

  test('uses as many statements for one order as for three', async () => {
    await list();
    const one = await countStatements(() => list({ limit: 1 }));
    const three = await countStatements(() => list({ limit: 50, withPayment: true }));
    expect(three.statements).toBe(one.statements);
  });
});

test('rejects an invalid date or too many states as a client error', async () => {
  const countOrders = (filter: object) =>
    app.gql(dealer1, 'query ($f: OrderFilterInput) { orders(filter: $f) { info { count } } }', {
      f: filter,
    });
  const wrong = await countOrders({ from: '0000-01-01' });
  expect(wrong.status).toBe(400);
  expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  const many = await countOrders({ status: Array(70_000).fill('Lost') });
  expect(many.data).toEqual({ orders: { info: { count: 0 } } });
});

describe('whose orders', () => {
  test('returns the active customer’s orders within the user’s areas', async () => {
    expect(await loadNos({}, await app.login('dealer2'))).toEqual(['4']);
    expect(await loadNos({}, await app.login('dealer9'))).toEqual(['5']);
    expect(await loadNos({ orderNo: '4' })).toEqual([]);
    expect(await loadNos({ orderNo: '5' })).toEqual([]);
    const sales = await app.login('sales1');
    expect(await loadNos({}, sales)).toEqual([]);
    expect(await loadNos({}, await app.changeCustomer(sales, 'R1'))).toEqual(['3', '2', '1']);
  });

  test('requires a login and the scope', async () => {
    expect(await app.gql(null, query)).toMatchObject({ status: 401 });
    expect(await app.gql(await app.login('guest1'), query)).toMatchObject({ status: 403 });
  });
});

describe('what became of an order', () => {
  const full = `query ($filter: OrderFilterInput) { orders(filter: $filter) { orders {
    order_no sap_order_no createdBy orderType cancelReason orderStatus { description pendingB2B }
    details { position article status expectedDate shipped_qty slug category
      replacedBy { article_code article_code_display name }
      confirmations { article qty price date } }
    deliveries { doNumber }
  } } }`;
  const found = async (filter: object, token = dealer1) =>
    (await app.gql(token, full, { filter })).data.orders.orders;

  beforeAll(async () => {
    const { order, delivery } = given(app);
    await order({
      no: 'ERP-1',
      by: null,
      placedBy: 'Telephone',
      sapOrderNo: 'SAP-1%',
      orderType: 'CF',
      status: 'Partially Shipped',
      createdAt: '2025-05-01T08:00:00Z',
      lines: [
        { status: 'Confirmed', expectedDate: '2026-12-01', shippedQty: 1, replacedBy: 'P-2' },
        { article: 'GONE', replacedBy: 'NEW' },
        { article: 'P-3' },
      ],
    });
    const part = { sorg: '2000', order_no: 'ERP-1', position: 1, article: 'P-1', qty: 1 };
    await app.db
      .insertInto('order_confirmation')
      .values([
        { ...part, no: 2, date: '2026-12-09' },
        { ...part, no: 1, date: '2026-12-01', price: 1990 },
      ])
      .execute();
    const held = { releasedAt: null, lines: 0 };
    await order({ ...held, no: 'HELD-1', createdAt: '2025-04-01T08:00:00Z' });
    await order({
      ...held,
      no: 'HELD-2',
      createdAt: '2025-03-01T08:00:00Z',
      status: 'Cancelled',
      cancelReason: 'Sold out',
    });
    await delivery({
      no: 'DO-1',
      orders: ['ERP-1'],
      shippedOn: '2025-06-01',
      trackingNo: 'TRACK_1',
    });
    await delivery({
      no: 'DO-2',
      orders: ['ERP-1'],
      shippedOn: '2025-06-02',
      trackingNo: 'TRACK_2',
      customer: '0002000002',
    });
  });

  test('shows confirmed, shipped and substituted articles per line', async () => {
    expect(await found({ orderNo: 'ERP-1' })).toEqual([
      {
        order_no: 'ERP-1',
        sap_order_no: 'SAP-1%',
        createdBy: 'Telephone',
        orderType: 'CF',
        cancelReason: null,
        deliveries: [{ doNumber: 'DO-1' }],
        orderStatus: { description: 'Partially Shipped', pendingB2B: false },
        details: [
          {
            position: 1,
            article: 'P-1',
            status: 'Confirmed',
            expectedDate: '2026-12-01',
            shipped_qty: 1,
            slug: 'chain-11',
            category: 'PAA',
            replacedBy: {
              article_code: 'P-2',
              article_code_display: 'P-2',
              name: 'Tyre 29 x 2.4',
            },
            confirmations: [
              { article: 'P-1', qty: 1, price: 1990, date: '2026-12-01' },
              { article: 'P-1', qty: 1, price: null, date: '2026-12-09' },
            ],
          },
          {
            position: 2,
            article: 'GONE',
            status: 'Waiting',
            expectedDate: null,
            shipped_qty: 0,
            slug: null,
            category: null,
            confirmations: [],
            replacedBy: { article_code: 'NEW', article_code_display: 'NEW', name: 'NEW' },
          },
          {
            position: 3,
            article: 'P-3',
            status: 'Waiting',
            expectedDate: null,
            shipped_qty: 0,
            slug: null,
            category: null,
            confirmations: [],
            replacedBy: null,
          },
        ],
      },
    ]);
  });

  test('waits for staff until it is released or cancelled (N035)', async () => {
    expect(await found({ search: 'HELD' })).toMatchObject([
      { order_no: 'HELD-1', orderStatus: { pendingB2B: true }, cancelReason: null },
      { order_no: 'HELD-2', orderStatus: { pendingB2B: false }, cancelReason: 'Sold out' },
    ]);
  });

  test.each([
    ['the number in the ERP', { search: 'sap-1%' }, ['ERP-1']],
    ['a delivery number', { search: 'do-1' }, ['ERP-1']],
    ['a tracking number', { search: 'track_1' }, ['ERP-1']],
    ['a delivery to somebody else', { search: 'DO-2' }, []],
    ['consignment (B185)', { consignment: true }, ['ERP-1']],
  ])('is found by %s (B184)', async (_name, filter, expected) => {
    expect(await loadNos(filter)).toEqual(expected);
  });
});
