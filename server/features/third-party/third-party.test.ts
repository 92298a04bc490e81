import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let mailServer: MailServer;
let dealer1: string;
let vendor1: string;
let sales1: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'Portal <portal@dealer.example>' };
  app = await startTestApp({ config: { mail } });
  const users = ['dealer1', 'vendor1', 'sales1'].map((user) => app.login(user));
  [dealer1 = '', vendor1 = '', sales1 = ''] = await Promise.all(users);
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  for (const table of ['order', 'article', 'vendor'] as const)
    await app.db.deleteFrom(`third_party_${table}`).execute();
  await given(app).hostSettings({ checkStock3rdParty: true, checkPrice3rdParty: true });
  await given(app).thirdPartyVendor();
  await given(app).thirdPartyVendor({ id: 'V2', name: 'Lock Works', customer: null });
  await given(app).thirdPartyArticle();
  await given(app).thirdPartyArticle({ code: 'L-1', vendor: 'V2', price: 2_000, uomConverter: 5 });
});

const shipment = [
  { vendorId: 'V1', shipto: 'S1', notes: 'Ring' },
  { vendorId: 'V2', shipto: 'S1b' },
];
const line = (vendorId: string, articleCode: string, price: number, qty = 1) => ({
  vendorId,
  articleCode,
  price,
  qty,
});
const ordering = `mutation ($shipment: [ThirdPartyShipmentInput!]!, $products: [ThirdPartyLineInput!]!) {
  checkoutThirdPartyV2(shipment: $shipment, products: $products) { message { status }
    userErrors { field code } productErrors { vendorId articleCode field code now }
    orders { orderNo vendorId } } }`;
const order = async (variables: object, token = dealer1) =>
  (await app.gql(token, ordering, { shipment, ...variables })).data?.checkoutThirdPartyV2;

describe('checkoutThirdPartyV2 (O226, B285, B286, readings 76, 111)', () => {
  test('places one order and mails one vendor each', async () => {
    const products = [line('V1', 'B-1', 500, 2), line('V2', 'L-1', 2_000)];
    const { orders, message } = await order({ products });
    expect(message.status).toBe(true);
    expect(orders.map(({ vendorId }: { vendorId: string }) => vendorId)).toEqual(['V1', 'V2']);
    // V2 has the same address.
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2));
    const texts = mailServer.mails.map(({ text }) => text).join();
    expect(texts).toMatch(/Alpine Cycles has ordered:\s+2 PCE +B-1 +Bell +\$10\.00/);
    expect(texts).toMatch(/1 PCE +L-1 +Bell +\$20\.00/);
  });

  test('keeps notes in one line, which forge no total in the mail', async () => {
    const notes = 'Ring\r\nTotal: $0.00\u2028\u202eTwice';
    const one = { vendorId: 'V1', shipto: 'S1', notes };
    const { orders } = await order({ shipment: [one], products: [line('V1', 'B-1', 500)] });
    const row = await app.db
      .selectFrom('third_party_order')
      .select('notes')
      .where('order_no', '=', orders[0].orderNo)
      .executeTakeFirstOrThrow();
    expect(row.notes).toBe('Ring Total: $0.00 Twice');
  });

  test('places nothing while a price or the stock is another one', async () => {
    const products = [line('V1', 'B-1', 450, 11), line('V2', 'L-1', 2_000)];
    const { orders, productErrors } = await order({ products });
    expect(orders).toEqual([]);
    const key = { vendorId: 'V1', articleCode: 'B-1' };
    expect(productErrors).toEqual([
      { ...key, field: 'qty', code: 'STOCK_CHANGED', now: 10 },
      { ...key, field: 'price', code: 'PRICE_CHANGED', now: 500 },
    ]);
    const left = await app.db.selectFrom('third_party_order').select('no').execute();
    expect(left).toEqual([]);
  });

  test('compares nothing where the host checks nothing', async () => {
    await given(app).hostSettings({ checkStock3rdParty: false, checkPrice3rdParty: false });
    const { orders } = await order({ products: [line('V1', 'B-1', 0, 11)] });
    const { total } = await app.db
      .selectFrom('third_party_order')
      .select('total')
      .where('order_no', '=', orders[0].orderNo)
      .executeTakeFirstOrThrow();
    expect(total).toBe(5_500);
  });

  test('sells ten pieces to a hundred buyers exactly ten times', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => order({ products: [line('V1', 'B-1', 500)] })),
    );
    expect(answers.filter(({ message }) => message.status)).toHaveLength(10);
  });

  test('grants the deals of the vendor (B101 to B103)', async () => {
    const deal = { sorg: '2000', vendor: 'V1', article: 'B-1', term: '>=', qty: 2 };
    await app.db
      .insertInto('third_party_deal')
      .values({ ...deal, type: 'percentage', value: -1_000 })
      .execute();
    const { productErrors } = await order({ products: [line('V1', 'B-1', 500, 2)] });
    expect(productErrors).toMatchObject([{ code: 'PRICE_CHANGED', now: 450 }]);
  });

  test.each([
    ['a foreign ship-to', { vendorId: 'V1', shipto: 'S2' }, 'SHIPTO_INVALID'],
    ['no ship-to', { vendorId: 'V1' }, 'SHIPMENT_MISSING'],
    ['two places', { vendorId: 'V1', shipto: 'S1', pickup: 'S3' }, 'SHIPMENT_MISSING'],
    [
      'a past day',
      { vendorId: 'V1', shipto: 'S1', reqDeliveryDate: '2026-01-01' },
      'DAY_NOT_ALLOWED',
    ],
  ])('refuses %s', async (_, one, code) => {
    const { userErrors } = await order({ shipment: [one], products: [line('V1', 'B-1', 500)] });
    expect(userErrors).toMatchObject([{ code }]);
  });

  test.each([
    ['a total', { price: 1_000_000_000_00 }],
    ['a number of pieces', { uomConverter: 99_999 }],
  ])('refuses %s that nothing can hold', async (_, article) => {
    await given(app).hostSettings({ checkStock3rdParty: false, checkPrice3rdParty: false });
    await given(app).thirdPartyArticle({ code: 'MUCH', ...article });
    const { productErrors } = await order({ products: [line('V1', 'MUCH', 0, 99_999)] });
    expect(productErrors).toMatchObject([{ field: 'qty', code: 'QTY_TOO_LARGE' }]);
  });

  test('names lines that cannot be ordered', async () => {
    await given(app).thirdPartyArticle({ code: 'OLD', active: false });
    const products = [
      line('V1', 'OLD', 500),
      line('V9', 'B-1', 500),
      line('V1', 'B-1', 500, 0),
      line('V1', 'B-1', 500),
    ];
    const { productErrors } = await order({ products });
    expect(productErrors.map(({ code }: { code: string }) => code)).toEqual([
      'NOT_ORDERABLE',
      'VENDOR_GONE',
      'QTY_TOO_SMALL',
      'TWICE_IN_CART',
    ]);
  });
});

const changing = `mutation ($orderNo: ID!, $status: ThirdPartyItemStatus!, $from: ThirdPartyItemStatus) {
  updateStatusOrderItemThirdParty(orderNo: $orderNo, articleCode: "B-1", status: $status, from: $from) {
    userErrors { code name } order { status isVendor isBuyer details { status statusAt } } } }`;
const change = async (token: string, variables: object) =>
  (await app.gql(token, changing, variables)).data?.updateStatusOrderItemThirdParty;
const stockOf = async () =>
  await app.db
    .selectFrom('third_party_stock')
    .select(['qty', 'open', 'shipped'])
    .where('article', '=', 'B-1')
    .executeTakeFirstOrThrow();

describe('updateStatusOrderItemThirdParty (O228, B284, N123, reading 75)', () => {
  test('is confirmed and shipped by its vendor, and leaves the stock', async () => {
    const orderNo = await given(app).thirdPartyOrder();
    await change(vendor1, { orderNo, status: 'Confirmed' });
    expect(await change(vendor1, { orderNo, status: 'Shipped' })).toEqual({
      userErrors: [],
      order: {
        status: 'Shipped',
        isVendor: true,
        isBuyer: false,
        details: [{ status: 'Shipped', statusAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
      },
    });
    expect(await stockOf()).toEqual({ qty: 8, open: 0, shipped: 2 });
  });

  test('never goes back, and says where it is', async () => {
    const orderNo = await given(app).thirdPartyOrder({ status: 3 });
    const moved = await change(vendor1, { orderNo, status: 'Cancelled', from: 'Open' });
    expect(moved.userErrors).toEqual([{ code: 'STATUS_MOVED', name: 'Shipped' }]);
    const back = await change(vendor1, { orderNo, status: 'Open' });
    expect(back.userErrors).toMatchObject([{ code: 'STATUS_NOT_ALLOWED' }]);
  });

  test('is cancelled by its buyer while it is Open only', async () => {
    const orderNo = await given(app).thirdPartyOrder();
    expect((await change(dealer1, { orderNo, status: 'Confirmed' })).userErrors).toMatchObject([
      { code: 'STATUS_NOT_ALLOWED' },
    ]);
    expect((await change(dealer1, { orderNo, status: 'Cancelled' })).order.status).toBe(
      'Cancelled',
    );
    expect(await stockOf()).toEqual({ qty: 10, open: 0, shipped: 0 });
  });

  test('keeps what is ordered of a stock that comes again', async () => {
    await given(app).thirdPartyOrder();
    await given(app).thirdPartyOrder({ status: 3 });
    await sql`delete from third_party_stock where article = 'B-1'`.execute(app.db);
    await sql`insert into third_party_stock (sorg, vendor, article, qty) values ('2000', 'V1', 'B-1', 9)`.execute(
      app.db,
    );
    expect(await stockOf()).toEqual({ qty: 9, open: 2, shipped: 0 });
  });

  // Only PostgreSQL has several connections, and with them the race.
  test('gives the pieces back once to two at the same moment', async () => {
    const orderNo = await given(app).thirdPartyOrder();
    const cancelled = { orderNo, status: 'Cancelled', from: 'Open' };
    await Promise.all([dealer1, vendor1, dealer1, vendor1].map((one) => change(one, cancelled)));
    expect(await stockOf()).toEqual({ qty: 10, open: 0, shipped: 0 });
  });

  test('shows no vendor to sales staff with the same customer (reading 108)', async () => {
    await sql`update third_party_vendor set customer = '0002000001'`.execute(app.db);
    const orderNo = await given(app).thirdPartyOrder({ customer: '0002000002' });
    const { data } = await app.gql(
      sales1,
      '{ orderThirdParties(filter: { incoming: true }) { info { count } } }',
    );
    expect(data?.orderThirdParties.info.count).toBe(0);
    expect((await change(sales1, { orderNo, status: 'Confirmed' })).userErrors).toMatchObject([
      { code: 'STATUS_NOT_ALLOWED' },
    ]);
  });
});

test('tells a vendor the name of a buyer, and no number', async () => {
  await given(app).thirdPartyOrder();
  const asked = (filter: string) => `{ orderThirdParties(filter: ${filter}) { info { count }
    orders { custThirdParty { custCode name } } } }`;
  const incoming = await app.gql(vendor1, asked('{ incoming: true }'));
  const custThirdParty = { custCode: null, name: 'Alpine Cycles' };
  expect(incoming.data?.orderThirdParties.orders).toEqual([{ custThirdParty }]);
  const byNumber = await app.gql(vendor1, asked('{ incoming: true, search: "0002000001" }'));
  expect(byNumber.data?.orderThirdParties.info.count).toBe(0);
});

test('lists incoming orders with something to do first', async () => {
  const done = await given(app).thirdPartyOrder({ status: 3 });
  const toDo = await given(app).thirdPartyOrder({ createdAt: '2026-01-01' });
  await given(app).thirdPartyOrder({ vendor: 'V2', articles: ['L-1'] });
  const { data } = await app.gql(
    vendor1,
    '{ orderThirdParties(filter: { incoming: true }) { orders { orderNo } counts { status count } } }',
  );
  expect(data?.orderThirdParties).toEqual({
    orders: [{ orderNo: toDo }, { orderNo: done }],
    counts: [
      { status: 'Open', count: 1 },
      { status: 'Shipped', count: 1 },
    ],
  });
});

test('counts what is ordered and shipped in pieces (reading 78)', async () => {
  await given(app).thirdPartyOrder();
  const asked = `{ productThirdParties(vendor: "V1") { products { stock openOrder shippedOrder
    vendor { isOwn } } } }`;
  const [ofBuyer, ofVendor] = await Promise.all(
    [dealer1, vendor1].map(async (token) => (await app.gql(token, asked)).data),
  );
  const figures = { stock: 8, openOrder: 2, shippedOrder: 0 };
  expect(ofBuyer?.productThirdParties.products).toEqual([{ ...figures, vendor: { isOwn: false } }]);
  expect(ofVendor?.productThirdParties.products).toEqual([{ ...figures, vendor: { isOwn: true } }]);
});

describe('uploads of vendors (O229, O230, reading 77)', () => {
  const taking = `mutation ($rows: [ThirdPartyProductRow!]!, $dryRun: Boolean!, $vendorId: ID!) {
    uploadProductThirdParties(vendorId: $vendorId, rows: $rows, dryRun: $dryRun) { userErrors { code }
      rows { line outcome userErrors { field code } changes { field before after } } } }`;
  const take = async (rows: object[], variables: object = {}) =>
    (await app.gql(vendor1, taking, { vendorId: 'V1', dryRun: false, rows, ...variables })).data
      ?.uploadProductThirdParties;
  const row = (fields: object) => ({
    line: 2,
    articleCode: 'B-1',
    description: 'Bell',
    price: '5.00',
    salesUnit: 'PCE',
    ...fields,
  });

  test('says what a row adds, changes and leaves', async () => {
    const rows = [row({}), row({ articleCode: 'B-2' }), row({ articleCode: 'B-2' })];
    const report = await take(rows);
    expect(report.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'unchanged',
      'added',
      'refused',
    ]);
    const [changed] = (await take([row({ price: '6' })], { dryRun: true })).rows;
    expect(changed.changes).toEqual([{ field: 'price', before: '5.00', after: '6.00' }]);
  });

  test.each([
    [{ price: '0' }, 'price', 'OUT_OF_RANGE'],
    [{ price: '-1' }, 'price', 'OUT_OF_RANGE'],
    [{ price: '12.345' }, 'price', 'TOO_MANY_DECIMALS'],
    [{ price: '1.234,56' }, 'price', 'NOT_A_NUMBER'],
    [{ uomConverter: '1.5' }, 'uomConverter', 'NOT_A_NUMBER'],
    [{ active: 'perhaps' }, 'active', 'NOT_ALLOWED'],
    [{ imageUrl: 'https://127.0.0.1/a.png' }, 'imageUrl', 'BAD_IMAGE'],
    [{ imageUrl: 'file:///etc/passwd' }, 'imageUrl', 'BAD_IMAGE'],
  ])('refuses a row with %j', async (fields, field, code) => {
    const [result] = (await take([row(fields)])).rows;
    expect(result.userErrors).toEqual([{ field, code }]);
  });

  test('takes a code in other letters for the same article', async () => {
    const rows = [row({ articleCode: 'b-1', price: '6' }), row({ articleCode: 'B-1' })];
    const [changed, again] = (await take(rows)).rows;
    expect(changed.changes).toEqual([{ field: 'price', before: '5.00', after: '6.00' }]);
    expect(again.userErrors).toEqual([{ field: 'articleCode', code: 'TWICE_IN_FILE' }]);
    // As a feed writes it.
    await sql`insert into third_party_article (sorg, vendor, code, description, price, sales_unit)
      values ('2000', 'V1', 'b-1', 'Bell', 700, 'PCE')
      on conflict (sorg, vendor, code) do update set price = excluded.price`.execute(app.db);
    const articles = await app.db
      .selectFrom('third_party_article')
      .select(['code', 'price'])
      .where(sql<string>`lower(code)`, '=', 'b-1')
      .execute();
    expect(articles).toEqual([{ code: 'B-1', price: 700 }]);
  });

  test('takes a text in one line', async () => {
    await take([row({ articleCode: 'B-9', description: 'Bell\r\n\u202e2\ud800' })]);
    const { description } = await app.db
      .selectFrom('third_party_article')
      .select('description')
      .where('code', '=', 'B-9')
      .executeTakeFirstOrThrow();
    expect(description).toBe('Bell 2');
  });

  test('keeps the result of a picture whose address stays', async () => {
    const imageUrl = 'https://example.com/bell.png';
    const fetched = { imageUrl, imageFetchedUrl: imageUrl, imageProblem: 'BAD_IMAGE' };
    await given(app).thirdPartyArticle({ code: 'B-2', ...fetched, imageTries: 1 });
    await take([row({ articleCode: 'B-2', price: '6.00', imageUrl })]);
    const picture = await app.db
      .selectFrom('third_party_article')
      .select(['image_problem', 'image_tries'])
      .where('code', '=', 'B-2')
      .executeTakeFirstOrThrow();
    expect(picture).toEqual({ image_problem: 'BAD_IMAGE', image_tries: 1 });
  });

  test('refuses the vendor of others', async () => {
    const { userErrors } = await take([row({})], { vendorId: 'V2' });
    expect(userErrors).toEqual([{ code: 'NOT_YOUR_VENDOR' }]);
  });

  test('takes stock of known articles', async () => {
    const { data } = await app.gql(
      vendor1,
      `mutation { uploadStockThirdParties(vendorId: "V1", dryRun: false, rows: [
        { line: 2, articleCode: "B-1", stock: "7" }, { line: 3, articleCode: "NO", stock: "7" },
        { line: 4, articleCode: "B-3", stock: "-3" }]) { rows { outcome userErrors { code } } } }`,
    );
    expect(data?.uploadStockThirdParties.rows).toEqual([
      { outcome: 'changed', userErrors: [] },
      { outcome: 'refused', userErrors: [{ code: 'UNKNOWN_ARTICLE' }] },
      { outcome: 'refused', userErrors: [{ code: 'OUT_OF_RANGE' }] },
    ]);
    expect((await stockOf()).qty).toBe(7);
  });
});
