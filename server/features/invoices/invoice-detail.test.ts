import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { addMonths, dayMs } from '#shared/days.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let dealer1: string;
let dealer2: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
  const component = (code: string, sorting: number, sign: 1 | -1) => ({
    sorg: '2000',
    module: 'invoice',
    code,
    sorting,
    sign,
    description: `The ${code}`,
  });
  await app.db
    .insertInto('price_component')
    .values([
      component('grandTotal', 9, 1),
      component('subTotal', 1, 1),
      component('discount', 2, -1),
      component('tax', 3, 1),
      component('shippingCost', 4, 1),
    ])
    .execute();
  await app.db
    .insertInto('translation')
    .values({
      sorg: '2000',
      entity: 'price_component',
      id: 'tax',
      field: 'description',
      language: 'de',
      text: 'Umsatzsteuer',
    })
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('invoice').execute();
  await app.db.deleteFrom('invoice_line').execute();
});

const detailQuery = `query ($no: String!) { invoice(invoiceNo: $no) {
  invoiceNo items { invoiceNo installment } isPdfOriginal eInvoiceHash
  details { articleCode articleCodeDisplay qty price subTotal taxRate slug category orderNo }
  components { code description amount } currency { currency } } }`;
const detail = async (no: string, token = dealer1, headers = {}) => {
  const { data, errors } = await app.gql(token, detailQuery, { no }, headers);
  expect(errors).toBeUndefined();
  return data.invoice;
};

describe('one invoice', () => {
  beforeEach(async () => {
    await given(app).invoice({
      no: 'N1',
      installment: 2,
      lineItem: '2',
      assignment: 'A-2',
      grandTotal: 4_270,
      discount: 300,
      tax: 570,
    });
    await given(app).invoice({
      no: 'N1',
      installment: 1,
      dueDate: dayFromNow(40),
      grandTotal: 4_270,
      discount: 300,
      tax: 570,
    });
    await given(app).invoiceLine('N1', {
      position: 2,
      article: 'GONE',
      name: 'Old bell',
      taxRate: '0.19',
    });
    await given(app).invoiceLine('N1', { orderNo: 'O-1' });
  });

  test('has its instalments, lines and components in order', async () => {
    const line = { qty: 2, price: 1_000, subTotal: 2_000 };
    expect(await detail('N1')).toEqual({
      invoiceNo: 'N1',
      items: [
        { invoiceNo: 'N1', installment: 1 },
        { invoiceNo: 'N1', installment: 2 },
      ],
      isPdfOriginal: false,
      eInvoiceHash: null,
      currency: { currency: 'USD' },
      details: [
        {
          ...line,
          articleCode: 'P-1',
          articleCodeDisplay: 'P-1',
          taxRate: null,
          slug: 'chain-11',
          category: 'PAA',
          orderNo: 'O-1',
        },
        {
          ...line,
          articleCode: 'GONE',
          articleCodeDisplay: 'GONE',
          taxRate: 0.19,
          slug: null,
          category: null,
          orderNo: null,
        },
      ],
      components: [
        { code: 'subTotal', description: 'The subTotal', amount: 4_000 },
        { code: 'discount', description: 'The discount', amount: -300 },
        { code: 'tax', description: 'The tax', amount: 570 },
        { code: 'grandTotal', description: 'The grandTotal', amount: 4_270 },
      ],
    });
  });

  test('describes its components in the reader’s language', async () => {
    const { components } = await detail('N1', dealer1, { 'accept-language': 'de' });
    expect(components).toContainEqual({ code: 'tax', description: 'Umsatzsteuer', amount: 570 });
  });

  test('is shown to its payer and to the shop only', async () => {
    await given(app).invoice({ no: 'SHOP', payer: c2, customer: c1 });
    await given(app).invoice({ no: 'THEIRS', payer: c2 });
    expect(await detail('SHOP')).toMatchObject({ invoiceNo: 'SHOP' });
    expect(await detail('SHOP', dealer2)).toMatchObject({ invoiceNo: 'SHOP' });
    expect(await detail('THEIRS')).toBeNull();
    expect(await detail('N1', dealer2)).toBeNull();
    expect(await detail('N1', await app.login('dealer9'))).toBeNull();
    expect(await detail('N1', await app.login('sales1'))).toMatchObject({ invoiceNo: 'N1' });
    expect(await detail('UNKNOWN')).toBeNull();
  });

  test('is read in a constant number of statements', async () => {
    await detail('N1');
    expect((await countStatements(() => detail('N1'))).statements).toBeLessThanOrEqual(4);
  });
});

test('lists price components in their order (O075)', async () => {
  const query = '{ priceComponents(module: invoice) { module code sorting sign } }';
  const { data } = await app.gql(dealer1, query);
  expect(data.priceComponents.map(({ code }: { code: string }) => code)).toEqual([
    'subTotal',
    'discount',
    'tax',
    'shippingCost',
    'grandTotal',
  ]);
  expect(data.priceComponents[1]).toMatchObject({ module: 'invoice', sorting: 2, sign: -1 });
});

const statementQuery = `query ($from: Date!, $to: Date!, $payer: String) {
  accountStatement(from: $from, to: $to, payerCode: $payer) {
    payerCode payerName opening closing more
    movements { date kind invoiceNo installment amount balance } } }`;
const statement = async (variables: object = {}, token = dealer1) =>
  (await app.gql(token, statementQuery, { from: '2026-03-01', to: '2026-03-31', ...variables }))
    .data.accountStatement;

describe('a statement of account', () => {
  beforeEach(async () => {
    const on = (invoiceDate: string, more: object = {}) => ({
      invoiceDate,
      dueDate: '2026-05-01',
      ...more,
    });
    await given(app).invoice({ no: 'BEFORE', ...on('2026-02-01', { clearingDate: '2026-03-10' }) });
    await given(app).invoice({ no: 'IN', ...on('2026-03-05', { openAmount: 6_000 }) });
    await given(app).invoice({ no: 'NOTE', ...on('2026-03-06', { amount: -1_000 }) });
    await given(app).invoice({ no: 'AFTER', ...on('2026-04-01') });
    await given(app).invoice({ no: 'SHOP', ...on('2026-03-05', { payer: c2, customer: c1 }) });
  });

  test('has movements with balances from opening to closing', async () => {
    expect(await statement()).toEqual({
      payerCode: c1,
      payerName: 'Alpine Cycles',
      opening: 10_000,
      closing: 5_000,
      more: false,
      movements: [
        movement('2026-03-05', 'invoice', 'IN', 10_000, 20_000),
        movement('2026-03-05', 'partPayment', 'IN', -4_000, 16_000),
        movement('2026-03-06', 'creditNote', 'NOTE', -1_000, 15_000),
        movement('2026-03-10', 'payment', 'BEFORE', -10_000, 5_000),
      ],
    });
  });

  const movement = (
    date: string,
    kind: string,
    invoiceNo: string,
    amount: number,
    balance: number,
  ) => ({ date, kind, invoiceNo, installment: null, amount, balance });

  test('covers the last three months without days', async () => {
    const query = '{ accountStatement { payerCode from to } }';
    const { data } = await app.gql(dealer1, query);
    const { from, to } = data.accountStatement;
    expect(from).toBe(addMonths(to, -3));
    expect(Math.abs(Date.parse(to) - Date.now())).toBeLessThan(2 * dayMs);
  });

  test('follows on without a gap', async () => {
    const march = await statement();
    const april = await statement({ from: '2026-04-01', to: '2026-04-30' });
    expect(april.opening).toBe(march.closing);
    expect(april.movements).toHaveLength(1);
    const none = await statement({ from: '2025-01-01', to: '2025-12-31' });
    expect(none).toMatchObject({ opening: 0, closing: 0, movements: [] });
  });

  test('is that of a customer within the viewer’s areas', async () => {
    expect(await statement({ payer: c2 })).toBeNull();
    expect(await statement({ payer: c1 }, dealer2)).toBeNull();
    const sales = await app.login('sales1');
    expect(await statement({}, sales)).toBeNull();
    expect(await statement({ payer: c2 }, sales)).toMatchObject({ closing: 10_000 });
  });
});

const creditQuery = `{ creditInformation { averagePaymentDays { year custCode days }
  openInvoices { payerCode invoices { invoiceNo } totals { payable } } } }`;
const credit = async (token = dealer1) =>
  (await app.gql(token, creditQuery)).data.creditInformation;

describe('the credit information', () => {
  test('has the average payment days of three years (O066)', async () => {
    const thisYear = Number(dayFromNow(0).slice(0, 4));
    const paid = (no: string, year: number, days: number, more: object = {}) =>
      given(app).invoice({
        no,
        invoiceDate: `${year}-01-01`,
        dueDate: `${year}-02-01`,
        clearingDate: `${year}-01-${1 + days}`,
        ...more,
      });
    expect((await credit()).averagePaymentDays).toBeNull();
    await paid('A', thisYear, 10);
    await paid('B', thisYear, 21);
    await paid('C', thisYear, 30, { amount: -500 });
    await paid('D', thisYear - 2, 12);
    await paid('E', thisYear - 3, 29);
    await paid('F', thisYear, 29, { payer: c2 });
    expect((await credit()).averagePaymentDays).toEqual([
      { year: thisYear, custCode: c1, days: 16 },
      { year: thisYear - 2, custCode: c1, days: 12 },
    ]);
  });

  test('embeds the open items of the active customer (O028)', async () => {
    await given(app).invoice({ no: 'N1' });
    expect((await credit()).openInvoices).toEqual({
      payerCode: c1,
      invoices: [{ invoiceNo: 'N1' }],
      totals: { payable: 10_000 },
    });
    expect((await credit(dealer2)).openInvoices.invoices).toEqual([]);
    expect((await credit(await app.login('sales1'))).openInvoices).toBeNull();
  });

  test('has no items for who may not read invoices', async () => {
    const permission = { role_id: 'dealer', permission: 'page.invoice-status' };
    const remove = app.db.deleteFrom('role_permission').where('role_id', '=', permission.role_id);
    await remove.where('permission', '=', permission.permission).execute();
    const token = await app.login('dealer1');
    expect((await credit(token)).openInvoices).toBeNull();
    await app.db.insertInto('role_permission').values(permission).execute();
  });
});
