import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { inDays, order, problemsOf } from '#server/features/checkout/testing/checkout.fixture.ts';
import { reserved, startAfresh } from '#server/features/checkout/testing/fixture.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { erpSays, exportOrder } from './testing/erp.ts';
import { placeSomeOrders } from './testing/some-orders.ts';

const line = `soNumber orderNumber position orderType poNumber requestDeliveryDate
  expectedDeliveryDate notes internalNotes createdBy shipTo shipToDetail { address } custCode custName
  article_code article_code_display articleDescription slug qty price subTotal uom productCategory
  modelYear status replacedBy { article_code name } actions wish { action date }`;
const query = `query ($filter: OpenOrderFilterInput, $page: Int, $limit: Int) {
  openOrderV4(filter: $filter, page: $page, limit: $limit) {
    companies { companyCode companyName orders { ${line} } }
    info { page limit count pageTotal } asOf currency { symbol }
  }
}`;
const change = `mutation ($no: String!, $position: Int!, $action: OpenOrderAction!, $date: Date) {
  changeOpenOrder(orderNumber: $no, position: $position, action: $action, date: $date) {
    message { status } userErrors { field code } order { ${line} }
  }
}`;

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

async function list(variables: object = {}, token = dealer1) {
  const { data, errors } = await app.gql(token, query, variables);
  expect(errors).toBeUndefined();
  return data.openOrderV4;
}
type Line = { orderNumber: string; position: number };
async function lines(variables: object = {}, token = dealer1): Promise<Line[]> {
  const { companies } = await list(variables, token);
  return companies.flatMap((company: { orders: Line[] }) => company.orders);
}
const names = async (variables: object = {}, token = dealer1) =>
  (await lines(variables, token)).map((of) => `${of.orderNumber}/${of.position}`);

async function wants(
  no: string,
  position: number,
  action: string,
  { token = dealer1, key, ...more }: { token?: string; key?: string; date?: string } = {},
) {
  const headers = key ? { 'idempotency-key': key } : undefined;
  const { data } = await app.gql(token, change, { no, position, action, ...more }, headers);
  return data.changeOpenOrder;
}
const wishes = () =>
  app.db.selectFrom('order_line_wish').select(['order_no', 'action']).orderBy('id').execute();
const selectHead = (order_no: string) =>
  app.db
    .selectFrom('order')
    .select(['status', 'total'])
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow();

describe('open order lines (O057)', () => {
  beforeEach(() => placeSomeOrders(app));

  test('groups by company, oldest order first, with open quantities', async () => {
    const { companies, info, currency } = await list();
    expect(info).toEqual({ page: 1, limit: 50, count: 3, pageTotal: 1 });
    expect(currency).toEqual({ symbol: '$' });
    expect(companies).toMatchObject([{ companyCode: 'CO1', companyName: 'Pannier Trading' }]);
    expect(companies[0].orders).toMatchObject([
      {
        orderNumber: 'B2',
        position: 1,
        soNumber: null,
        orderType: '',
        createdBy: 'Test dealer1',
        requestDeliveryDate: '2026-12-24',
        expectedDeliveryDate: '2026-12-30',
        qty: 2,
        article_code: 'B-1',
        slug: 'trail-500',
        productCategory: 'Bike',
        modelYear: 2026,
        shipTo: 'Alpine Cycles shop',
        custName: 'Alpine Cycles',
        status: 'Waiting',
        shipToDetail: { address: '1 Main Street, Boulder 10001, US' },
        subTotal: 2000,
      },
      {
        orderNumber: 'B1',
        position: 1,
        soNumber: 'SAP-1',
        orderType: 'CF',
        qty: 1,
        price: 900,
        createdBy: 'Telephone',
        poNumber: 'PO 100%',
        internalNotes: null,
        subTotal: 900,
        actions: ['redate'],
      },
      {
        orderNumber: 'B1',
        position: 3,
        article_code: 'GONE',
        articleDescription: 'Old horn',
        slug: null,
        productCategory: null,
        subTotal: 2000,
        actions: ['redate', 'cancel'],
      },
    ]);
  });

  test.each([
    ['an order number', { filter: { search: 'b2' } }, ['B2/1']],
    ['the number in the ERP', { filter: { search: 'sap-1' } }, ['B1/1', 'B1/3']],
    ['a purchase order number', { filter: { search: '0%' } }, ['B1/1', 'B1/3']],
    ['an article', { filter: { search: ' B-1 ' } }, ['B2/1']],
    ['a description', { filter: { search: 'HORN' } }, ['B1/3']],
    ['an order of somebody else', { filter: { search: 'B4' } }, []],
    ['consignment (B185)', { filter: { consignment: true } }, ['B1/1', 'B1/3']],
    ['a page', { page: 2, limit: 2 }, ['B1/3']],
    ['the whole list at once', { limit: 5000 }, ['B2/1', 'B1/1', 'B1/3']],
  ])('are found by %s', async (_name, variables, expected) => {
    expect(await names(variables)).toEqual(expected);
  });

  test('returns at most 5000 lines', async () => {
    for (const bad of [{ limit: 5001 }, { limit: 0 }, { page: 0 }]) {
      const { errors } = await app.gql(dealer1, query, bad);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  test('shows only the customer’s lines and notes only to staff', async () => {
    expect(await names({}, await app.login('dealer2'))).toEqual(['B4/1']);
    expect(await names({}, await app.login('dealer9'))).toEqual(['B5/1']);
    const sales = await app.login('sales1');
    expect(await names({}, sales)).toEqual([]);
    const changed = await app.changeCustomer(sales, 'R1');
    expect((await lines({}, changed))[1]).toMatchObject({ internalNotes: 'Call first' });
  });

  test('uses as many statements for one line as for three', async () => {
    await list();
    const one = await countStatements(() => list({ limit: 1 }));
    const all = await countStatements(() => list({ limit: 5000 }));
    expect(all.statements).toBe(one.statements);
  });
});

describe('what changed of a line', () => {
  beforeEach(async () => {
    await given(app).order({ no: 'C1', requestDeliveryDate: '2026-10-01' });
    await exportOrder(app.db, 'C1');
  });
  const mayAccept = async () => {
    const [{ actions }] = (await lines()) as unknown as [{ actions: string[] }];
    return actions.includes('accept');
  };

  test('treats a first ERP day as new only if later than requested', async () => {
    expect(await mayAccept()).toBe(false);
    await erpSays(app.db, 'C1', 1, { expectedDate: '2026-09-20', status: 'Confirmed' });
    expect(await mayAccept()).toBe(false);
    await erpSays(app.db, 'C1', 1, { expectedDate: '2026-10-02' });
    expect(await mayAccept()).toBe(true);
  });

  test('shows a new price until it is accepted or reverted', async () => {
    await erpSays(app.db, 'C1', 1, { price: 1100 });
    expect(await mayAccept()).toBe(true);
    await erpSays(app.db, 'C1', 1, { price: 1000 });
    expect(await mayAccept()).toBe(false);
    await erpSays(app.db, 'C1', 1, { promoPrice: 1050 });
    const { message, order } = await wants('C1', 1, 'accept');
    expect(message.status).toBe(true);
    expect(order).toMatchObject({ actions: ['redate', 'cancel'], wish: { action: 'accept' } });
    expect(problemsOf(await wants('C1', 1, 'accept'))).toEqual(['action NOTHING_TO_ACCEPT']);
    await erpSays(app.db, 'C1', 1, { promoPrice: 1060 });
    expect(await lines()).toMatchObject([
      { actions: ['accept', 'redate', 'cancel'], wish: null, price: 1060 },
    ]);
  });

  test('offers a successor until accepted, drops acknowledged wishes', async () => {
    await erpSays(app.db, 'C1', 1, { replacedBy: 'P-2' });
    expect(await lines()).toMatchObject([
      { replacedBy: { article_code: 'P-2', name: 'Tyre 29 x 2.4' } },
    ]);
    await wants('C1', 1, 'accept');
    expect(await lines()).toMatchObject([{ replacedBy: null, wish: { action: 'accept' } }]);
    const { id } = await app.db
      .insertInto('export_batch')
      .values({ acknowledged_at: '2026-11-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.updateTable('order_line_wish').set({ batch: id }).execute();
    expect(await lines()).toMatchObject([{ replacedBy: null, wish: null }]);
  });
});

describe('a line the ERP knows', () => {
  beforeEach(async () => {
    const lines = [{}, { status: 'Partially Shipped', shippedQty: 1 }];
    await given(app).order({ no: 'C1', lines });
    await exportOrder(app.db, 'C1');
  });

  test('waits for the ERP’s answer and takes no wish after a cancel', async () => {
    const date = inDays(20);
    const { order: redated } = await wants('C1', 1, 'redate', { date });
    expect(redated).toMatchObject({ requestDeliveryDate: null, wish: { action: 'redate', date } });
    const { order: cancelled } = await wants('C1', 1, 'cancel');
    expect(cancelled).toMatchObject({ status: 'Waiting', wish: { action: 'cancel' }, actions: [] });
    for (const action of ['cancel', 'redate'])
      expect(problemsOf(await wants('C1', 1, action, { date }))).toEqual(['action CANCEL_PENDING']);
    expect(await wishes()).toMatchObject([{ action: 'redate' }, { action: 'cancel' }]);
    expect(await selectHead('C1')).toEqual({ status: 'Waiting', total: 5000 });
    await erpSays(app.db, 'C1', 1, { status: 'Cancelled' });
    expect(await names()).toEqual(['C1/2']);
    expect(problemsOf(await wants('C1', 1, 'cancel'))).toEqual(['action LINE_CLOSED']);
  });

  test('refuses to cancel a partly shipped line', async () => {
    expect(problemsOf(await wants('C1', 2, 'cancel'))).toEqual(['action ALREADY_SHIPPED']);
    expect(await wishes()).toEqual([]);
  });

  test('applies a wish once per key', async () => {
    const key = randomUUID();
    const twice = await Promise.all([
      wants('C1', 1, 'cancel', { key }),
      wants('C1', 1, 'cancel', { key }),
    ]);
    expect(twice.map(({ message }) => message.status)).toEqual([true, true]);
    expect(await wishes()).toHaveLength(1);
  });

  test.each([
    ['no day', undefined, 'REQUIRED'],
    ['today', inDays(0), 'BAD_DATE'],
    ['the past', '2020-01-01', 'BAD_DATE'],
    ['a day too far', inDays(370), 'BAD_DATE'],
    ['a closed day', inDays(30), 'CLOSED_DAY'],
  ])('is not put off to %s (N066)', async (_name, date, code) => {
    await app.db.deleteFrom('closed_day').execute();
    await given(app).closedDay(inDays(30));
    expect(problemsOf(await wants('C1', 1, 'redate', { date }))).toEqual([`date ${code}`]);
    expect(await wishes()).toEqual([]);
  });

  test('changes only as the host allows', async () => {
    await given(app).hostSettings({ openOrderActions: ['redate'] });
    expect(await lines()).toMatchObject([{ actions: ['redate'] }, { actions: ['redate'] }]);
    expect(problemsOf(await wants('C1', 1, 'cancel'))).toEqual(['action NOT_ALLOWED']);
    await given(app).hostSettings({ deliveryDays: [] });
    expect(problemsOf(await wants('C1', 1, 'redate', { date: inDays(9) }))).toEqual([
      'date CLOSED_DAY',
    ]);
  });
});

describe('an order not yet exported', () => {
  const place = async () => {
    const { orders } = await order(app, dealer1, [
      ['P-1', 120],
      ['B-1', 2],
    ]);
    return orders[0].order_no as string;
  };

  test('updates stock, total and status immediately', async () => {
    const no = await place();
    const { total } = await selectHead(no);
    expect(await reserved(app, 'P-1')).toEqual([100, 20]);
    const { order: cancelled } = await wants(no, 1, 'cancel');
    expect(cancelled).toMatchObject({ status: 'Cancelled', actions: [], wish: null });
    expect(await reserved(app, 'P-1')).toEqual([0, 0]);
    expect(await reserved(app, 'B-1')).toEqual([2]);
    const rest = await selectHead(no);
    expect(rest).toEqual({ status: 'Waiting', total: 199_800 });
    expect(total).toBeGreaterThan(rest.total);

    const date = inDays(14);
    const { order: redated } = await wants(no, 2, 'redate', { date });
    expect(redated).toMatchObject({ requestDeliveryDate: date, wish: null, status: 'Waiting' });
    await wants(no, 2, 'cancel');
    expect(await selectHead(no)).toMatchObject({ status: 'Cancelled' });
    expect(await reserved(app, 'B-1')).toEqual([0]);
    expect(await wishes()).toEqual([]);
    const untold = app.db.selectFrom('order_line_change').select('id').where('told_at', 'is', null);
    expect(await untold.execute()).toEqual([]);
  });

  test('returns stock once for concurrent cancellations of a line', async () => {
    const no = await place();
    await order(app, await app.login('dealer2'), [['B-1', 1]], { shipto: 'S2' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => wants(no, 2, 'cancel')));
    expect(answers.filter(({ message }) => message.status)).toHaveLength(1);
    expect(await reserved(app, 'B-1')).toEqual([1]);
  });

  test('keeps its reservation through a stock feed before the export', async () => {
    const no = await place();
    const other = await place();
    const state = (qty: number) =>
      app.db.updateTable('stock').set({ qty, reserved: 0 }).where('article', '=', 'B-1').execute();
    await state(5);
    expect(await reserved(app, 'B-1')).toEqual([4]);
    const batch = await exportOrder(app.db, no);
    await state(5);
    expect(await reserved(app, 'B-1')).toEqual([4]);
    await app.db
      .updateTable('export_batch')
      .set({ acknowledged_at: '2026-11-01T00:00:00Z' })
      .where('id', '=', batch)
      .execute();
    await state(3);
    expect(await reserved(app, 'B-1')).toEqual([2]);
    await erpSays(app.db, no, 2, { status: 'Cancelled' });
    expect(await reserved(app, 'B-1')).toEqual([2]);
    await wants(other, 2, 'cancel');
    expect(await reserved(app, 'B-1')).toEqual([0]);
    await state(5);
  });
});

describe('lines of others', () => {
  beforeEach(() => placeSomeOrders(app));

  test.each(['B4', 'B5', 'B9', '', 'B\u00004', "B1' or '1'='1"])(
    'are not there to change: %j',
    async (no) => {
      for (const action of ['redate', 'cancel', 'accept']) {
        const {
          message,
          userErrors,
          order: none,
        } = await wants(no, 1, action, { date: inDays(9) });
        expect({ message, userErrors, none }).toEqual({
          message: { status: false },
          userErrors: [{ field: 'orderNumber', code: 'UNKNOWN_LINE' }],
          none: null,
        });
      }
      expect(await wishes()).toEqual([]);
    },
  );

  test('rejects unknown positions and calls without a customer', async () => {
    for (const position of [0, -1, 9, 2_147_483_647])
      expect(problemsOf(await wants('B1', position, 'cancel'))).toEqual([
        'orderNumber UNKNOWN_LINE',
      ]);
    const token = await app.login('sales1');
    expect(problemsOf(await wants('B1', 3, 'cancel', { token }))).toEqual([
      'orderNumber UNKNOWN_LINE',
    ]);
  });
});
