import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userId } from '#server/testing/user-id.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
  const id = await userId(harness.db, 'dealer1');
  const order = {
    sorg: '2000',
    order_no: '20000000001',
    user_id: id,
    customer: '0002000001',
    ship_to: 'S1',
    ship_to_address: JSON.stringify({ name: 'Shop' }),
    cust_po_no: 'PO-7',
    shipment_rate: 'STD',
    shipment_name: 'Standard',
    shipment_price: 500,
    total: 10_500,
    payment_id: 'INV',
    payment_type: 'Invoice',
    payment_description: 'Invoice 30 days',
  };
  await harness.db.insertInto('order').values(order).execute();
  const line = {
    sorg: '2000',
    order_no: '20000000001',
    position: 1,
    article: 'B-1',
    qty: 2,
    uom: 'PCS',
    description: 'As it was called',
    price: 5_000,
    subtotal: 10_000,
  };
  await harness.db.insertInto('order_line').values(line).execute();
});
afterAll(() => harness.close());

const orders = 'sorg,orderNo,customer,status,sapOrderNo,internalNotes,createdAt,shipToName,total';
const lines =
  'sorg,orderNo,position,article,description,qty,uom,price,promoPrice,status,expectedDate,confirmedQty,shippedQty,replacedBy';
const parts = 'sorg,orderNo,position,no,article,qty,price,date';
const fed = '2000,4500001,0002000001,Confirmed,4500001,,2026-02-01,Alpine,99.90';
const fedLine = '2000,4500001,1,P-1,Chain,3,PCS,33.30,,Confirmed,2026-03-01,3,0,';

const selectOrder = (no: string) =>
  harness.db.selectFrom('order').selectAll().where('order_no', '=', no).executeTakeFirstOrThrow();
const selectLines = (no: string) =>
  harness.db.selectFrom('order_line').selectAll().where('order_no', '=', no).execute();
const changes = () =>
  harness.db.selectFrom('order_line_change').select(['order_no', 'before', 'after']).execute();
const take = async (files: Record<string, string[]>) => {
  const report = await harness.run(files);
  expect(report.files.flatMap(({ problems }) => problems)).toEqual([]);
  return report.files.map(({ changed }) => changed);
};

test('imports external orders with lines and skips unchanged ones', async () => {
  const files = { 'orders.csv': [orders, fed], 'order_lines.csv': [lines, fedLine] };
  expect(await take(files)).toEqual([1, 1]);
  const order = await selectOrder('4500001');
  expect(order).toMatchObject({
    user_id: null,
    customer: '0002000001',
    status: 'Confirmed',
    total: 9_990,
    order_type: '',
    ship_to_address: { name: 'Alpine', city: '' },
    shipment_price: 0,
  });
  expect(order.released_at).toEqual(new Date('2026-02-01T00:00:00Z'));
  expect(await selectLines('4500001')).toMatchObject([
    { article: 'P-1', price: 3_330, promo_price: null, subtotal: 9_990, confirmed_qty: 3 },
  ]);
  expect(await take(files)).toEqual([0, 0]);
  expect(await changes()).toEqual([]);
});

test('records a changed line once with its previous values', async () => {
  const later = '2000,4500001,1,P-1,Chain,3,PCS,33.30,30,Confirmed,2026-04-01,3,0,P-2';
  for (const changed of [1, 0])
    expect(await take({ 'order_lines.csv': [lines, later] })).toEqual([changed]);
  expect(await changes()).toEqual([
    {
      order_no: '4500001',
      before: { expectedDate: '2026-03-01', price: 3_330, status: 'Confirmed', replacedBy: null },
      after: { expectedDate: '2026-04-01', price: 3_000, status: 'Confirmed', replacedBy: 'P-2' },
    },
  ]);
});

test('changes only the ERP’s fields of a portal order', async () => {
  const before = await selectOrder('20000000001');
  const row = '2000,20000000001,0002000001,Shipped,SAP-1,Ring first,2020-01-01,Elsewhere,1.00';
  const line =
    '2000,20000000001,1,B-1,Other words,9,BOX,40,,Shipped,2026-05-01,2,2,\n' +
    '2000,20000000001,2,P-1,Free sample,1,PCS,0,,Shipped,,1,1,';
  const files = { 'orders.csv': [orders, row], 'order_lines.csv': [lines, line] };
  expect(await take(files)).toEqual([1, 2]);
  expect(await selectOrder('20000000001')).toEqual({
    ...before,
    status: 'Shipped',
    sap_order_no: 'SAP-1',
    internal_notes: 'Ring first',
  });
  expect((await selectLines('20000000001'))[0]).toMatchObject({
    article: 'B-1',
    description: 'As it was called',
    qty: 2,
    uom: 'PCS',
    price: 4_000,
    status: 'Shipped',
    expected_date: '2026-05-01',
    shipped_qty: 2,
  });
  expect(await take(files)).toEqual([0, 0]);
});

test('takes the payment status from the ERP for portal orders too', async () => {
  const row = (no: string, state: string) =>
    `2000,${no},0002000001,Shipped,,,2026-02-01,Alpine,99.90,${state},2026-03-01`;
  const head = `${orders},paymentStatus,paymentExpires`;
  await take({ 'orders.csv': [head, row('4500001', 'Failed'), row('20000000001', 'Completed')] });
  for (const [no, payment_status] of [
    ['4500001', 'Failed'],
    ['20000000001', 'Completed'],
  ] as const)
    expect(await selectOrder(no)).toMatchObject({ payment_status, payment_expires: '2026-03-01' });
  const { files } = await harness.run({ 'orders.csv': [head, row('4500001', 'Lost')] });
  expect(files.flatMap(({ problems }) => problems)).toMatchObject([{ column: 'paymentStatus' }]);
});

test('keeps the payment status where the ERP says none', async () => {
  const row = (state: string) =>
    `2000,20000000001,0002000001,Shipped,,,2026-02-01,Alpine,99.90,${state},2026-03-01`;
  const say = (state: string) =>
    take({ 'orders.csv': [`${orders},paymentStatus,paymentExpires`, row(state)] });
  for (const [said, payment_status] of [
    ['Uploaded', 'Uploaded'],
    ['', 'Uploaded'],
    ['Voided', 'Voided'],
  ] as const) {
    await say(said);
    expect(await selectOrder('20000000001')).toMatchObject({ payment_status });
  }
});

describe('what a dealer wants of a line', () => {
  const said = (position: number, requestDate = '') =>
    `2000,4500007,${position},P-1,Chain,3,PCS,33.30,Confirmed,${requestDate},2026-03-01`;
  const head =
    'sorg,orderNo,position,article,description,qty,uom,price,status,requestDate,expectedDate';
  const row = '2000,4500007,0002000001,Confirmed,4500007,,2026-02-01,Alpine,99.90';
  const line = (of: string) => take({ 'order_lines.csv': [head, of] });
  const answers = async () =>
    (await changes())
      .filter(({ order_no }) => order_no === '4500007')
      .map(({ before, after }) => {
        const { answer, ...state } = after as { answer?: object };
        expect(state).toEqual(before);
        return answer;
      });
  let batch = 0;
  async function wish(action: string, date: string | null = null) {
    const { id } = await harness.db
      .insertInto('export_batch')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    batch = id;
    await harness.db
      .insertInto('order_line_wish')
      .values({ sorg: '2000', order_no: '4500007', position: 1, action, date, batch })
      .execute();
  }
  const acknowledge = () =>
    harness.db
      .updateTable('export_batch')
      .set({ acknowledged_at: new Date() })
      .where('id', '=', batch)
      .execute();

  beforeEach(async () => {
    await harness.db.deleteFrom('order').where('order_no', '=', '4500007').execute();
    await take({ 'orders.csv': [orders, row], 'order_lines.csv': [head, said(1)] });
  });

  test('answers a wish once when the ERP knew it and kept the line', async () => {
    await line(said(1));
    expect(await answers()).toEqual([]);
    await wish('cancel');
    await line(said(1));
    expect(await answers()).toEqual([]);
    await acknowledge();
    for (let times = 0; times < 2; times += 1) await line(said(1));
    expect(await answers()).toEqual([{ action: 'cancel', date: null, granted: false }]);
    await wish('redate', '2026-04-01');
    await acknowledge();
    await line(said(1));
    expect(await answers()).toMatchObject([{}, { date: '2026-04-01', granted: false }]);
  });

  test('grants a wish when the line has the requested day', async () => {
    await wish('redate', '2026-04-01');
    await acknowledge();
    await line(said(1, '2026-04-01'));
    expect(await answers()).toEqual([{ action: 'redate', date: '2026-04-01', granted: true }]);
  });

  test('answers a wish by an order confirmation', async () => {
    await wish('cancel');
    await acknowledge();
    await take({ 'order_confirmations.csv': [parts, '2000,4500007,1,1,P-1,3,33.30,2026-03-01'] });
    expect(await answers()).toEqual([{ action: 'cancel', date: null, granted: false }]);
  });

  test('skips the answer when a line changed or terms were accepted', async () => {
    await wish('accept');
    await acknowledge();
    await line(said(1));
    expect(await answers()).toEqual([]);
    await wish('cancel');
    await acknowledge();
    await line(said(1).replace('Confirmed', 'Cancelled'));
    const noted = (await changes()).filter(({ order_no }) => order_no === '4500007');
    expect(noted).toMatchObject([{ after: { status: 'Cancelled' } }]);
    expect(noted[0]?.after).not.toHaveProperty('answer');
  });
});

test('reports invalid orders and lines and changes nothing', async () => {
  const problems = await harness.problems({
    'orders.csv': [
      orders,
      '2000,20000000001,0002000002,Shipped,,,2026-01-01,Bay,1',
      '2000,20000000002,0002000001,Shipped,,,2026-01-01,Alpine,1',
      '2000,4500002,0003000001,Shipped,,,2026-01-01,Alpine,1',
      '2000,4500003,0002000001,Lost,,,soon,,1.005',
      fed,
      fed,
    ],
    'order_lines.csv': [
      lines,
      '2000,20000000001,1,P-1,Chain,2,PCS,1,,Shipped,,,,',
      '2000,4500009,1,P-1,Chain,1,PCS,1,,Shipped,,,,',
      '2000,4500001,0,P-1,Chain,0,PCS,-1,,Open,2026-02-30,x,-1,P-1',
      '2000,4500001,2,P-1,Chain,1,PCS,1,,Shipped,,,,X-404',
    ],
  });
  expect(problems).toEqual([
    'orders.csv:2:customer: order "20000000001" was placed here for customer "0002000001" (NOT_ALLOWED)',
    'orders.csv:3:orderNo: numbers of this form are given here, and "20000000002" was not given yet (NOT_ALLOWED)',
    'orders.csv:4:customer: there is no customer "0003000001" in 2000 (UNKNOWN_REFERENCE)',
    'orders.csv:5:status: "Lost" is none of Waiting, Confirmed, Partially Shipped, Shipped, Completed, Cancelled (NOT_ALLOWED)',
    'orders.csv:5:createdAt: "soon" is not a day or an instant such as 2026-03-31T18:00+02:00 (NOT_A_DATE)',
    'orders.csv:5:shipToName: must not be empty (REQUIRED)',
    'orders.csv:5:total: "1.005" is not an amount with at most 2 decimals (NOT_A_NUMBER)',
    'orders.csv:7:orderNo: same sorg, orderNo as line 6 (DUPLICATE_KEY)',
    'order_lines.csv:2:article: "B-1" was ordered here; cancel the line and add one for "P-1" (NOT_ALLOWED)',
    'order_lines.csv:3:orderNo: there is no order "4500009" in 2000 (UNKNOWN_REFERENCE)',
    'order_lines.csv:4:position: 0 is not between 1 and 2147483647 (OUT_OF_RANGE)',
    'order_lines.csv:4:qty: 0 is not between 1 and 2147483647 (OUT_OF_RANGE)',
    'order_lines.csv:4:price: -1 is below 0 (OUT_OF_RANGE)',
    'order_lines.csv:4:status: "Open" is none of Waiting, Confirmed, Partially Shipped, Shipped, Completed, Cancelled (NOT_ALLOWED)',
    'order_lines.csv:4:expectedDate: "2026-02-30" is not a day (NOT_A_DATE)',
    'order_lines.csv:4:confirmedQty: "x" is not a whole number (NOT_A_NUMBER)',
    'order_lines.csv:4:shippedQty: -1 is not between 0 and 2147483647 (OUT_OF_RANGE)',
    'order_lines.csv:4:replacedBy: an article does not replace itself (NOT_ALLOWED)',
    'order_lines.csv:5:replacedBy: there is no article "X-404" in 2000 (UNKNOWN_REFERENCE)',
  ]);
  expect((await selectOrder('20000000001')).status).toBe('Shipped');
});

test('replaces all confirmations of a line together', async () => {
  const promised = async () =>
    (await harness.db.selectFrom('order_confirmation').selectAll().orderBy('no').execute()).map(
      ({ no, article, qty, price, date }) => [no, article, qty, price, date].join(' '),
    );
  const two = ['2000,4500001,1,1,P-1,2,33.30,2026-03-01', '2000,4500001,1,2,P-2,1,,2026-03-20'];
  await take({ 'order_confirmations.csv': [parts, ...two] });
  expect(await promised()).toEqual(['1 P-1 2 3330 2026-03-01', '2 P-2 1  2026-03-20']);
  await take({ 'order_confirmations.csv': [parts, '2000,4500001,1,1,P-1,3,,2026-03-05'] });
  expect(await promised()).toEqual(['1 P-1 3  2026-03-05']);
  const wrong = ['2000,4500001,7,1,P-1,1,,', '2000,4500404,1,1,P-1,1,,'];
  expect(await harness.problems({ 'order_confirmations.csv': [parts, ...wrong] })).toEqual([
    'order_confirmations.csv:2:position: there is no line 7 of an order "4500001" in 2000 (UNKNOWN_REFERENCE)',
    'order_confirmations.csv:3:position: there is no line 1 of an order "4500404" in 2000 (UNKNOWN_REFERENCE)',
  ]);
});

test('imports deliveries only with the customer’s orders and links', async () => {
  const head = 'sorg,doNumber,customer,trackingNo,trackingUrl,shippedOn,deliveryDate';
  const line = 'sorg,doNumber,position,orderNo,article,description,qty,uom,price';
  const tracked = 'https://tracking.example/T1';
  const files = {
    'deliveries.csv': [head, `2000,DO-1,0002000001,T1,${tracked},2026-03-01,`],
    'delivery_lines.csv': [line, '2000,DO-1,1,4500001,P-1,Chain,3,PCS,33.30'],
  };
  expect(await take(files)).toEqual([1, 1]);
  expect(await take(files)).toEqual([0, 0]);
  const hidden = ['javascript:alert(1)', 'https://a:b@evil.example', '//evil.example', 'data:,x'];
  const problems = await harness.problems({
    'deliveries.csv': [
      head,
      ...hidden.map((url, n) => `2000,DO-${n + 2},0002000001,T,"${url}",2026-03-01,`),
      '2000,DO-8,0002000001,,,2026-03-01,2026-02-28',
      '2000,DO-9,0009,,,,',
    ],
    'delivery_lines.csv': [line, '2000,DO-404,1,4500404,P-1,Chain,3,PCS,33.30'],
  });
  expect(problems).toEqual([
    ...hidden.map(
      (url, n) =>
        `deliveries.csv:${n + 2}:trackingUrl: "${url}" is not an http:// or https:// address (NOT_ALLOWED)`,
    ),
    'deliveries.csv:6:deliveryDate: 2026-02-28 is before shippedOn (OUT_OF_RANGE)',
    'deliveries.csv:7:shippedOn: must not be empty (REQUIRED)',
    'deliveries.csv:7:customer: there is no customer "0009" in 2000 (UNKNOWN_REFERENCE)',
    'delivery_lines.csv:2:doNumber: there is no delivery "DO-404" in 2000 (UNKNOWN_REFERENCE)',
    'delivery_lines.csv:2:orderNo: there is no order "4500404" in 2000 (UNKNOWN_REFERENCE)',
  ]);
  expect(
    await harness.problems({
      'deliveries.csv': [head, '2000,DO-B,0002000002,,,2026-03-01,'],
      'delivery_lines.csv': [line, '2000,DO-B,1,4500001,P-1,Chain,1,PCS,33.30'],
    }),
  ).toEqual([
    'delivery_lines.csv:2:orderNo: order "4500001" is another customer\'s than the delivery (NOT_ALLOWED)',
  ]);
});

test('adds active freight benefits and closed days, removes others', async () => {
  const stored = async () => [
    await harness.db.selectFrom('freight_benefit').select(['area', 'min_qty', 'amount']).execute(),
    await harness.db.selectFrom('closed_day').select(['date', 'name']).execute(),
  ];
  const { area } = await harness.db
    .selectFrom('warehouse')
    .select('area')
    .where('sorg', '=', '2000')
    .executeTakeFirstOrThrow();
  const benefit = 'sorg,area,minQty,amount,active';
  const day = 'sorg,date,name,active';
  await take({
    'freight_benefits.csv': [benefit, `2000,${area},10,5,`, `2000,${area},20,9.50,true`],
    'closed_days.csv': [day, '2000,2026-12-25,Christmas,', '2000,2026-12-31,,'],
  });
  await take({
    'freight_benefits.csv': [benefit, `2000,${area},10,5,false`],
    'closed_days.csv': [day, '2000,2026-12-31,,false'],
  });
  expect(await stored()).toEqual([
    [{ area, min_qty: 20, amount: 950 }],
    [{ date: '2026-12-25', name: 'Christmas' }],
  ]);
  expect(
    await harness.problems({
      'freight_benefits.csv': [benefit, '2000,Moon,0,0,'],
      'closed_days.csv': [day, '2000,christmas,,'],
    }),
  ).toEqual([
    'freight_benefits.csv:2:minQty: 0 is not between 1 and 2147483647 (OUT_OF_RANGE)',
    'freight_benefits.csv:2:amount: 0 takes nothing off the freight (OUT_OF_RANGE)',
    'freight_benefits.csv:2:area: there is no warehouse area "Moon" in 2000 (UNKNOWN_REFERENCE)',
    'closed_days.csv:2:date: "christmas" is not a day (NOT_A_DATE)',
  ]);
});
