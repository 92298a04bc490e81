import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { merchant, order, problemsOf } from './testing/checkout.fixture.ts';
import { addGermanTerms, startAfresh } from './testing/fixture.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => startAfresh(app));

const rates = `query Rates($cartItems: [CartProductInput!]!, $merchant: String!) {
  customerShipmentRates(cartItems: $cartItems, merchant: $merchant) { id merchant price freeFrom days }
}`;
const pay = `query Pay($sorg: String!, $module: PaymentModule!) {
  payments(sorg: $sorg, module: $module) { id type desc paymentDiscount }
}`;
const shipTos = '{ shiptoV2 { id name city } }';

/** sales1 with one of its customers active. */
async function salesFor(code: string): Promise<string> {
  return app.changeCustomer(await app.login('sales1'), code);
}

async function send(token: string, query: string, variables?: object) {
  const { data } = await app.gql(token, query, variables);
  return Object.values(data)[0] as Record<string, unknown>[];
}
const idsOf = (rows: Record<string, unknown>[]) => rows.map((row) => row.id);

describe('shiptoV2', () => {
  test('lists those of the active customer only', async () => {
    expect(await send(await app.login('dealer1'), shipTos)).toMatchObject([
      { id: 'S1', name: 'Alpine Cycles shop', city: 'Boulder' },
      { id: 'S1b' },
    ]);
    expect(idsOf(await send(await app.login('dealer9'), shipTos))).toEqual(['S9']);
    expect(await send(await app.login('sales1'), shipTos)).toEqual([]);
    expect(idsOf(await send(await salesFor('R2'), shipTos))).toEqual(['S2']);
  });
});

describe('lastOrderChoices', () => {
  const query = '{ lastOrderChoices { shipTo rateId paymentId } }';
  const choices = async (token: string) => (await app.gql(token, query)).data.lastOrderChoices;

  test('returns the active customer’s latest order choices', async () => {
    const dealer = await app.login('dealer1');
    expect(await choices(dealer)).toBeNull();
    await order(app, dealer, [['P-1', 1]]);
    await order(app, dealer, [['P-1', 1]], {
      shipto: 'S1b',
      shipments: [{ merchant, rateId: 'EXP' }],
    });
    const newest = { shipTo: 'S1b', rateId: 'EXP', paymentId: 'INV' };
    expect(await choices(dealer)).toEqual(newest);
    expect(await choices(await salesFor('R1'))).toEqual(newest);
    expect(await choices(await app.login('dealer9'))).toBeNull();
    expect(await choices(await app.login('sales1'))).toBeNull();
    await app.db.updateTable('order').set({ user_id: null }).execute();
    expect(await choices(dealer)).toBeNull();
  });
});

describe('customerShipmentRates', () => {
  const prices = async (username: string, lines: [string, number][], of = merchant) => {
    const cartItems = lines.map(([articleCode, qty]) => ({ articleCode, qty }));
    const rows = await send(await app.login(username), rates, { cartItems, merchant: of });
    return rows.map(({ id, price }) => [id, price]);
  };

  // N065
  test('computes rates from the lines at the customer’s prices', async () => {
    const paid = [
      ['STD', 1250],
      ['EXP', 3000],
    ];
    const free = [
      ['STD', 0],
      ['EXP', 3000],
    ];
    expect(await prices('dealer1', [])).toEqual(paid);
    expect(await prices('dealer1', [['P-1', 27]])).toEqual(paid);
    expect(await prices('dealer1', [['P-1', 28]])).toEqual(free);
    expect(await prices('dealer2', [['P-1', 26]])).toEqual(free);
    expect(
      await prices('dealer1', [
        ['NEVER', 999],
        ['P-3', -5],
      ]),
    ).toEqual(paid);
  });

  test('returns none for another merchant or without a customer', async () => {
    expect(await prices('dealer1', [['P-1', 1]], 'Pannier Germany')).toEqual([]);
    expect(await prices('dealer9', [['DE-1', 1]])).toEqual([]);
    expect(await prices('sales1', [['P-1', 1]])).toEqual([]);
  });

  test('rejects more lines than a cart holds', async () => {
    const cartItems = Array.from({ length: 2001 }, (_, n) => ({ articleCode: `X${n}`, qty: 1 }));
    const token = await app.login('dealer1');
    const { errors } = await app.gql(token, rates, { cartItems, merchant });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('checkoutTerms', () => {
  const document = `query Terms($customers: [String!]!) {
    checkoutTerms(customers: $customers, from: "2031-05-01", to: "2031-05-03") {
      shipTos { customer shipTos { id name city } } freightSteps { area minQty amount } warehouseAreas
      rates { id merchant price freeFrom } payments { id } closedDays
    } }`;
  const all = ['0002000001', '0002000002', '0003000001', 'NOBODY'];
  const terms = async (username: string, customers = all) =>
    (await app.gql(await app.login(username), document, { customers })).data.checkoutTerms;

  test('returns every choice for an order of each own customer', async () => {
    const { shipTos, rates: offered, payments, ...more } = await terms('dealer1');
    expect(shipTos).toMatchObject([
      { customer: '0002000001', shipTos: [{ id: 'S1', city: 'Boulder' }, { id: 'S1b' }] },
    ]);
    expect(offered).toMatchObject([
      { id: 'STD', merchant, price: 1250 },
      { id: 'EXP', merchant, price: 3000 },
    ]);
    expect(idsOf(payments).toSorted()).toEqual(['CC', 'INV']);
    expect(more).toEqual({ freightSteps: [], warehouseAreas: ['East', 'West'], closedDays: [] });
  });

  test('covers all customers of staff without an active one', async () => {
    const { shipTos } = await terms('sales1');
    expect(shipTos.map(({ customer }: { customer: string }) => customer)).toEqual(
      expect.arrayContaining(['0002000001', '0002000002']),
    );
    expect((await terms('dealer9')).shipTos).not.toMatchObject([{ customer: '0002000001' }]);
  });

  test('rejects more customers than can be downloaded', async () => {
    const customers = Array.from({ length: 61 }, (_, n) => `${n}`);
    const { errors } = await app.gql(await app.login('dealer1'), document, { customers });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('payments', () => {
  test('returns those of the sales organisation and module', async () => {
    const token = await app.login('dealer1');
    const all = await send(token, pay, { sorg: '2000', module: 'order' });
    expect(idsOf(all).toSorted()).toEqual(['CC', 'INV']);
    expect(all).toContainEqual({
      id: 'INV',
      type: 'Invoice',
      desc: 'Invoice 30 days',
      paymentDiscount: 0,
    });
    const ofInvoices = await send(token, pay, { sorg: '2000', module: 'invoice' });
    expect(idsOf(ofInvoices).toSorted()).toEqual(['ACH', 'CARD', 'TRF', 'VA']);
    expect(await send(token, pay, { sorg: '3000', module: 'order' })).toEqual([]);
    const german = await app.login('dealer9');
    expect(await send(german, pay, { sorg: '2000', module: 'order' })).toEqual([]);
  });
});

test('offers and takes ways to pay in the currency of the account', async () => {
  const method = { sorg: '2000', type: 'Transfer', instruction: '', gateway: '' };
  const row = (id: string, module: string, currency: string) => ({
    ...method,
    id,
    description: id,
    module,
    currency,
  });
  await app.db
    .insertInto('payment_method')
    .values([
      row('EUR1', 'order', 'EUR'),
      row('EUR2', 'invoice', 'EUR'),
      row('USD1', 'order', 'USD'),
    ])
    .execute();
  const token = await app.login('dealer1');
  const offered = async (module: string) => idsOf(await send(token, pay, { sorg: '2000', module }));
  expect(await offered('order')).not.toContain('EUR1');
  expect(await offered('order')).toContain('USD1');
  expect(await offered('invoice')).not.toContain('EUR2');
  const refused = await order(app, token, [['P-1', 1]], { paymentId: 'EUR1' });
  expect(problemsOf(refused)).toEqual(['paymentId UNKNOWN_PAYMENT']);
  await app.db.deleteFrom('payment_method').where('id', 'in', ['EUR1', 'EUR2', 'USD1']).execute();
});

describe('who may order', () => {
  test('lets staff order only for customers assigned to them (M040)', async () => {
    const token = await salesFor('0002000001');
    expect((await order(app, token, [['P-1', 1]])).orders).toMatchObject([
      { createdBy: 'Test sales1', customer: { custName: 'Alpine Cycles' } },
    ]);
    const move = (sales_person: string) =>
      app.db
        .updateTable('customer')
        .set({ sales_person })
        .where('unified', '=', '0002000001')
        .execute();
    await move('SP2');
    expect(problemsOf(await order(app, token, [['P-1', 1]]))).toEqual(['customer CUSTOMER_LOST']);
    expect(await send(token, shipTos)).toEqual([]);
    await move('SP1');
  });

  test('rejects a user without an active customer', async () => {
    const answer = await order(app, await app.login('sales1'), [['P-1', 1]]);
    expect(problemsOf(answer)).toEqual(['customer NO_CUSTOMER']);
  });

  test('rejects terms and ship-tos of other customers', async () => {
    await addGermanTerms(app);
    const dealer1 = await app.login('dealer1');
    const foreign: [object, string][] = [
      [{ shipto: 'S2' }, 'shipto SHIP_TO_CHANGED'],
      [{ shipto: 'S9' }, 'shipto SHIP_TO_CHANGED'],
      [{ paymentId: 'SEPA' }, 'paymentId UNKNOWN_PAYMENT'],
      [{ shipments: [{ merchant, rateId: 'SPED' }] }, 'shipments.0.rateId UNKNOWN_SHIPMENT'],
    ];
    for (const [more, problem] of foreign)
      for (const intent of [true, false])
        expect(
          problemsOf(await order(app, dealer1, [['P-1', 1, 2000]], { ...more, intent })),
        ).toEqual([problem]);
  });

  test('places separate orders of two users with the same key', async () => {
    const key = randomUUID();
    const one = await order(app, await app.login('dealer1'), [['P-1', 1]], {}, key);
    const two = await order(app, await app.login('dealer2'), [['P-1', 1]], { shipto: 'S2' }, key);
    expect(one.orders[0].order_no).toBe('20000000001');
    expect(two.orders[0]).toMatchObject({ order_no: '20000000002', total_order: 3450 });
  });

  test('rejects a call without a login or the scope', async () => {
    const queries: [string, object?][] = [
      [shipTos],
      [rates, { cartItems: [], merchant }],
      [pay, { sorg: '2000', module: 'order' }],
      ['{ checkoutTerms(customers: [], from: "2031-05-01", to: "2031-05-02") { closedDays } }'],
    ];
    const product1 = await app.login('product1');
    for (const [query, variables] of queries) {
      expect(await app.gql(null, query, variables)).toMatchObject({ status: 401 });
      expect(await app.gql(product1, query, variables)).toMatchObject({ status: 403 });
    }
    expect(await order(app, null, [['P-1', 1]])).toMatchObject({ status: 401 });
    expect(await order(app, product1, [['P-1', 1]])).toMatchObject({ status: 403 });
  });
});
