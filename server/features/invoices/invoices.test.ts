import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let dealer1: string;
let dealer2: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  dealer2 = await app.login('dealer2');
  await given(app).order({ no: 'O-1', custPoNo: 'PO-SPRING', sapOrderNo: 'SAP-9' });
  await given(app).delivery({ no: 'DO-1', orders: ['O-1'], shippedOn: dayFromNow(-20) });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('invoice').execute();
  await app.db.deleteFrom('invoice_line').execute();
});

const openQuery = `query ($payer: String!, $sorgs: [String!], $search: String, $bucket: AgeingBucketName) {
  openInvoiceV5(payerCode: $payer, sorgs: $sorgs, search: $search, bucket: $bucket) {
    payerCode canPay more today
    invoices {
      id sorg invoiceNo doNo orderNo poNumber invoiceDate dueDate overdue overdueDisplay status
      requestId accountingAmount invoicedAmount payerCode payerName custCode custName
      earlyPaymentDiscount installment installments dunningLevel details { name qty }
    }
    buckets { name overdueFrom overdueTo value payable deduction count }
    totals { count payable deduction overdue overdueCount }
    currency { symbol decimalPrecision }
  }
}`;

async function open(variables: object = {}, token = dealer1) {
  const { data, errors } = await app.gql(token, openQuery, { payer: c1, ...variables });
  expect(errors).toBeUndefined();
  return data.openInvoiceV5;
}
const numbersOf = ({ invoices }: { invoices: { invoiceNo: string }[] }) =>
  invoices.map(({ invoiceNo }) => invoiceNo);

describe('open invoices (O068)', () => {
  test('come earliest due first, with lines and names', async () => {
    await given(app).invoice({ no: 'N1', doNo: 'DO-1', orderNo: 'O-1', dunningLevel: 2 });
    await given(app).invoiceLine('N1');
    await given(app).invoice({ no: 'N0', dueDate: dayFromNow(-5) });
    await given(app).invoice({ no: 'N9', clearingDate: dayFromNow(-1) });
    const list = await open();
    expect(numbersOf(list)).toEqual(['N0', 'N1']);
    expect(list.invoices[0]).toMatchObject({ overdue: -5, overdueDisplay: 5, details: [] });
    expect(list.invoices[1]).toEqual({
      id: 'CO1~2026~ACC-N1~1',
      sorg: '2000',
      invoiceNo: 'N1',
      doNo: 'DO-1',
      orderNo: 'O-1',
      poNumber: 'PO-SPRING',
      invoiceDate: dayFromNow(-20),
      dueDate: dayFromNow(10),
      overdue: 10,
      overdueDisplay: 0,
      status: 'Open',
      requestId: null,
      accountingAmount: 10_000,
      invoicedAmount: 10_000,
      payerCode: c1,
      custCode: c1,
      payerName: 'Alpine Cycles',
      custName: 'Alpine Cycles',
      earlyPaymentDiscount: 0,
      installment: null,
      installments: 1,
      dunningLevel: 2,
      details: [{ name: 'Chain 11-speed', qty: 2 }],
    });
    expect(list).toMatchObject({ payerCode: c1, canPay: true, more: false });
    expect(list.currency).toEqual({ symbol: '$', decimalPrecision: 2 });
  });

  test('are summed by bucket, deductions apart (B209)', async () => {
    await given(app).invoice({ no: 'A', dueDate: dayFromNow(0) });
    await given(app).invoice({ no: 'B', dueDate: dayFromNow(-1) });
    await given(app).invoice({ no: 'C', dueDate: dayFromNow(-30), amount: -2_500 });
    await given(app).invoice({ no: 'D', dueDate: dayFromNow(-31), openAmount: 4_000 });
    await given(app).invoice({ no: 'E', dueDate: dayFromNow(-400) });
    const { buckets, totals } = await open({ search: 'nothing' });
    const bucket = (name: string) => buckets.find((one: { name: string }) => one.name === name);
    expect(bucket('notDue')).toMatchObject({ overdueFrom: null, overdueTo: null, value: 10_000 });
    expect(bucket('from1')).toEqual({
      name: 'from1',
      overdueFrom: 1,
      overdueTo: 30,
      count: 2,
      value: 7_500,
      payable: 10_000,
      deduction: -2_500,
    });
    expect(bucket('from31')).toMatchObject({ value: 4_000 });
    expect(bucket('from61')).toMatchObject({ value: 0, count: 0 });
    expect(bucket('from91')).toMatchObject({ overdueFrom: 91, overdueTo: null, value: 10_000 });
    expect(totals).toEqual({
      count: 5,
      payable: 34_000,
      deduction: -2_500,
      overdue: 24_000,
      overdueCount: 3,
    });
    expect(numbersOf(await open({ bucket: 'from1' }))).toEqual(['C', 'B']);
    expect(numbersOf(await open({ bucket: 'notDue' }))).toEqual(['A']);
    expect(numbersOf(await open({ bucket: 'from91' }))).toEqual(['E']);
  });

  test('show what is left after a payment in part', async () => {
    await given(app).invoice({ no: 'A', openAmount: 4_000 });
    const [invoice] = (await open()).invoices;
    expect(invoice).toMatchObject({ accountingAmount: 4_000, invoicedAmount: 10_000 });
  });

  test.each([
    ['pending', 'Pending Payment'],
    ['waiting', 'Waiting For Payment'],
  ] as const)('name the state of a request that is %s (B187)', async (requestState, status) => {
    await given(app).invoice({ no: 'A', requestId: 'PR-1', requestState });
    const [invoice] = (await open()).invoices;
    expect(invoice).toMatchObject({ status, requestId: 'PR-1' });
  });

  test('count all instalments, cleared ones too (B204)', async () => {
    for (const installment of [1, 2, 3])
      await given(app).invoice({
        no: 'A',
        installment,
        lineItem: String(installment),
        assignment: `A-${installment}`,
        clearingDate: installment === 1 ? dayFromNow(-1) : null,
      });
    const { invoices } = await open();
    expect(invoices).toMatchObject([
      { installment: 2, installments: 3 },
      { installment: 3, installments: 3 },
    ]);
  });

  test('lose the early-payment discount after its last day', async () => {
    const discounted = (no: string, days: number) =>
      given(app).invoice({
        no,
        earlyPaymentDiscount: 200,
        earlyPaymentUntil: dayFromNow(days),
      });
    await discounted('A', 0);
    await discounted('B', -1);
    const { invoices } = await open();
    expect(invoices).toMatchObject([{ earlyPaymentDiscount: 200 }, { earlyPaymentDiscount: 0 }]);
  });

  test('are overdue by the day of the sales organisation', async () => {
    await given(app).invoice({ no: 'A', dueDate: dayFromNow(0) });
    await given(app).timeZone('Pacific/Kiritimati');
    const ahead = await open();
    await given(app).timeZone('Pacific/Niue');
    const behind = await open();
    await given(app).timeZone('UTC');
    // The two zones are 25 hours apart, so that their days always differ.
    expect(ahead.invoices[0].overdue).toBe(behind.invoices[0].overdue - dayGap(ahead, behind));
    expect(dayGap(ahead, behind)).toBeGreaterThan(0);
  });

  const dayGap = (later: { today: string }, earlier: { today: string }) =>
    (Date.parse(later.today) - Date.parse(earlier.today)) / 86_400_000;

  test.each([
    ['its number', 'n1'],
    ['a delivery', 'do-1'],
    ['an order', 'O-1'],
    ['the number of the order in the ERP', 'sap-9'],
    ['a purchase order number', 'SPRING'],
    ['a delivery of a line', 'DO-LINE'],
    ['an article', 'p-1'],
    ['the name of an article', 'Chain'],
  ])('are found by %s', async (_name, search) => {
    await given(app).invoice({ no: 'N1', doNo: 'DO-1', orderNo: 'O-1' });
    await given(app).invoiceLine('N1', { doNo: 'DO-LINE' });
    await given(app).invoice({ no: 'X2', assignment: 'X2', accountingNo: 'X2' });
    expect(numbersOf(await open({ search }))).toEqual(['N1']);
  });

  test('are not found by an order of another customer', async () => {
    await given(app).order({ no: 'O-2', customer: c2, custPoNo: 'PO-OTHER' });
    await given(app).invoice({ no: 'N1', orderNo: 'O-2' });
    expect(numbersOf(await open({ search: 'PO-OTHER' }))).toEqual([]);
    expect((await open()).invoices[0].poNumber).toBeNull();
  });

  test('are cut at 2,000', async () => {
    const one = { sorg: '2000', company_code: 'CO1', fiscal_year: 2026, line_item: '1', payer: c1 };
    const days = { invoice_date: dayFromNow(-20), due_date: dayFromNow(10), customer: c1 };
    const amounts = { accounting_amount: 100, open_amount: 100, grand_total: 100 };
    await app.db
      .insertInto('invoice')
      .values(
        Array.from({ length: 2_001 }, (_, nth) => ({
          ...one,
          ...days,
          ...amounts,
          invoice_no: `M${nth}`,
          accounting_no: `M${nth}`,
          assignment: `M${nth}`,
        })),
      )
      .execute();
    const { invoices, more, totals } = await open();
    expect([invoices.length, more, totals.count]).toEqual([2_000, true, 2_001]);
  });

  test.each([
    ['too long a search', { search: 'x'.repeat(101) }],
    ['a NUL', { payer: 'a\0' }],
    ['too many sales organisations', { sorgs: Array.from({ length: 101 }, String) }],
  ])('refuse %s', async (_name, variables) => {
    const { errors } = await app.gql(dealer1, openQuery, { payer: c1, ...variables });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('payer and shop', () => {
  beforeEach(async () => {
    await given(app).invoice({ no: 'SHOP', payer: c1, customer: c2 });
  });

  test('differ: the shop sees what the payer owes', async () => {
    expect(await open()).toMatchObject({ totals: { payable: 10_000 } });
    const seen = await open({ payer: c2 }, dealer2);
    expect(numbersOf(seen)).toEqual(['SHOP']);
    expect(seen.invoices[0]).toMatchObject({ payerCode: c1, custCode: c2 });
    expect(seen.totals).toMatchObject({ count: 0, payable: 0 });
  });

  test('are only those within the viewer’s areas', async () => {
    const none = { payerCode: '', invoices: [], canPay: false, totals: { count: 0 } };
    expect(await open({}, dealer2)).toMatchObject(none);
    expect(await open({ payer: '0003000001' })).toMatchObject(none);
    expect(numbersOf(await open({}, await app.login('sales1')))).toEqual(['SHOP']);
    expect(await open({}, await app.login('vendor1'))).toMatchObject(none);
  });

  test('of other sales organisations answer nothing', async () => {
    expect(numbersOf(await open({ sorgs: ['2000', '3000'] }))).toEqual(['SHOP']);
    expect(await open({ sorgs: ['3000'] })).toMatchObject({ payerCode: '', invoices: [] });
    expect(await open({ sorgs: [] })).toMatchObject({ payerCode: '', invoices: [] });
  });
});

describe('whether the customer may pay', () => {
  test('needs a host with payment (F035)', async () => {
    await given(app).hostSettings({ payment: false });
    expect((await open()).canPay).toBe(false);
    await given(app).hostSettings({});
    expect((await open()).canPay).toBe(true);
  });

  test('is never so for auditors (reading 43)', async () => {
    const list = `query ($payer: String!) { openInvoiceV5(payerCode: $payer) { payerCode canPay } }`;
    const { data } = await app.gql(await app.login('audit1'), list, { payer: c1 });
    expect(data.openInvoiceV5).toEqual({ payerCode: c1, canPay: false });
  });

  test('needs an area that allows it (B208, F042)', async () => {
    const allow = (allow_pay_invoice: boolean) =>
      app.db.updateTable('customer').set({ allow_pay_invoice }).where('unified', '=', c1).execute();
    await allow(false);
    const area = '{ customerAreaV3 { custCode { unified } merchantConfig { allowPayInvoice } } }';
    expect((await app.gql(dealer1, area)).data.customerAreaV3).toEqual([
      { custCode: { unified: c1 }, merchantConfig: { allowPayInvoice: false } },
    ]);
    expect((await open()).canPay).toBe(false);
    await allow(true);
  });
});

const clearedQuery = `query ($from: Date, $to: Date, $payer: String, $search: String, $sort: [InvoiceSort!]) {
  invoiceV5(from: $from, to: $to, payerCode: $payer, search: $search, sort: $sort, limit: 50) {
    invoices { invoiceNo status clearingDate daysTaken overdueDisplay accountingAmount }
    info { count } currency { symbol } asOf
  }
}`;
async function cleared(variables: object = {}, token = dealer1) {
  const { data, errors } = await app.gql(token, clearedQuery, variables);
  expect(errors).toBeUndefined();
  return data.invoiceV5;
}

describe('paid invoices (O070)', () => {
  beforeEach(async () => {
    const paid = (no: string, days: number, more: object = {}) =>
      given(app).invoice({
        no,
        invoiceDate: dayFromNow(days - 12),
        dueDate: dayFromNow(days - 2),
        clearingDate: dayFromNow(days),
        openAmount: 0,
        ...more,
      });
    await paid('RECENT', -3);
    await paid('EARLIER', -60, { grandTotal: 50 });
    await paid('OLD', -200);
    await paid('SHOP', -5, { payer: c2, customer: c1 });
    await paid('OTHER', -5, { payer: c2 });
    await given(app).invoice({ no: 'OPEN' });
  });

  test('are those of three months, newest clearing first', async () => {
    const list = await cleared();
    expect(numbersOf(list)).toEqual(['RECENT', 'SHOP', 'EARLIER']);
    expect(list.info.count).toBe(3);
    expect(list.invoices[0]).toEqual({
      invoiceNo: 'RECENT',
      status: null,
      clearingDate: dayFromNow(-3),
      daysTaken: 12,
      overdueDisplay: 0,
      accountingAmount: 10_000,
    });
  });

  test('are asked by period, search, order and customer', async () => {
    expect(numbersOf(await cleared({ from: dayFromNow(-300) }))).toContain('OLD');
    expect(numbersOf(await cleared({ from: dayFromNow(-60), to: dayFromNow(-60) }))).toEqual([
      'EARLIER',
    ]);
    expect(numbersOf(await cleared({ search: 'recent' }))).toEqual(['RECENT']);
    const sort = [{ by: 'grandTotal', order: 'ASC' }];
    expect(numbersOf(await cleared({ sort }))[0]).toBe('EARLIER');
    expect(numbersOf(await cleared({ payer: c2 }))).toEqual([]);
    expect(numbersOf(await cleared({ payer: c2 }, dealer2))).toEqual(['SHOP', 'OTHER']);
    expect(numbersOf(await cleared({}, await app.login('sales1')))).toEqual([]);
  });

  test.each([
    ['a period that ends before it begins', { from: '2026-02-01', to: '2026-01-01' }],
    ['more than a year', { from: '2025-01-01', to: '2026-01-02' }],
  ])('refuse %s', async (_name, variables) => {
    const { errors } = await app.gql(dealer1, clearedQuery, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('uses as many statements for one invoice as for many', async () => {
  await given(app).invoice({ no: 'N1' });
  await given(app).invoice({ no: 'P1', clearingDate: dayFromNow(-1) });
  await open();
  await cleared();
  const one = await countStatements(async () => [await open(), await cleared()]);
  for (let nth = 2; nth < 20; nth++) {
    await given(app).invoice({ no: `N${nth}`, installment: nth });
    await given(app).invoiceLine(`N${nth}`);
    await given(app).invoice({ no: `P${nth}`, clearingDate: dayFromNow(-1) });
  }
  const many = await countStatements(async () => [await open(), await cleared()]);
  expect(many.statements).toBe(one.statements);
  expect(many.statements).toBeLessThanOrEqual(4);
});
