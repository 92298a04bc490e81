import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
let dealer1: string;
let sent: ReturnType<typeof given>;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  sent = given(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'bonus_agreement',
    'bonus_point',
    'bonus_retail_point',
    'bonus_quarter',
    'invoice_line',
    'invoice',
    'retail_sale_consumer',
    'retail_sale',
  ] as const)
    await app.db.deleteFrom(table).execute();
});

async function ask(document: string, token = dealer1) {
  const { data, errors } = await app.gql(token, document);
  expect(errors).toBeUndefined();
  return data;
}

type Line = Parameters<typeof sent.invoiceLine>[1];
/** An invoice of 2026 with lines. */
async function bought(no: string, fields: object, ...lines: Line[]) {
  const day = { invoiceDate: '2026-02-10', dueDate: '2026-03-10' };
  await sent.invoice({ no, ...day, ...fields });
  for (const [at, line] of lines.entries())
    await sent.invoiceLine(no, { position: at + 1, ...line });
}

const purchases = (args = 'year: 2026', token = dealer1) =>
  ask(
    `{ b2bPurchasesV3(${args}) {
      purchases { invoiceDate invoiceNumber position articleDescription brandId articleCode quantity
        point pointValue subTotal reason }
      sums { quantity subTotal counted point value } info { count pageTotal } } }`,
    token,
  ).then(({ b2bPurchasesV3 }) => b2bPurchasesV3);

const outlook = (args = '(year: 2026)', token = dealer1) =>
  ask(
    `{ bonusOutlook${args} { agreements { id basis sums { value quantity points }
      steps { threshold reward } arrears { payBy amount invoices isLate } } brands today } }`,
    token,
  ).then(({ bonusOutlook }) => bonusOutlook);

describe('purchases (O128, E584 to E592)', () => {
  test('say for each line whether it counts, or why not', async () => {
    await sent.bonusAgreement({ brand: 'Alto' });
    await bought(
      'I1',
      {},
      { article: 'B-4', name: 'Trail 500', subTotal: 90_000, qty: 1 },
      { article: 'P-1', brand: 'Kette', subTotal: 2_000 },
    );
    await bought('I2', { invoiceDate: '2026-03-01' }, { brand: 'alto', subTotal: -5_000, qty: -1 });
    await sent.bonusPoint('I1', { point: 7, pointValue: 150 });
    const answer = await purchases();
    expect(answer.purchases).toMatchObject([
      { invoiceNumber: 'I2', subTotal: -5_000, quantity: -1, reason: 'creditNote', point: null },
      {
        invoiceDate: '2026-02-10',
        invoiceNumber: 'I1',
        articleDescription: 'Trail 500',
        articleCode: 'B-4',
        brandId: 'Alto',
        quantity: 1,
        subTotal: 90_000,
        point: 7,
        pointValue: 150,
        reason: 'counts',
      },
      { brandId: 'Kette', reason: 'otherBrand' },
    ]);
    expect(answer.sums).toEqual({
      quantity: 2,
      subTotal: 87_000,
      counted: 85_000,
      point: 7,
      value: 1_050,
    });
    expect(answer.info).toEqual({ count: 3, pageTotal: 1 });
  });

  test('reconcile with the invoices to the cent', async () => {
    await sent.bonusAgreement();
    const day = { discount: 100, shippingCost: 555, tax: 1_234 };
    const lines = [{ subTotal: 3_333 }, { subTotal: 3_333 }, { subTotal: 3_334 }];
    await bought('I1', { ...day, grandTotal: 11_689, amount: 11_689 }, ...lines);
    await bought('N1', { grandTotal: -1_000, amount: -1_000 }, { subTotal: -1_000, qty: -1 });
    // The second instalment of an invoice does not repeat its lines.
    await sent.invoice({
      no: 'I1',
      ...day,
      accountingNo: 'ACC-I1',
      lineItem: '2',
      invoiceDate: '2026-02-10',
      dueDate: '2026-04-10',
    });
    const { rows } = await invoicesNet();
    const answer = await purchases();
    expect(answer.sums.subTotal).toBe(rows);
    expect(answer.sums.subTotal).toBe(11_689 - 555 - 1_234 - 1_000);
    const listed = answer.purchases.map((row: { subTotal: number }) => row.subTotal);
    expect(listed.reduce((sum: number, one: number) => sum + one, 0)).toBe(rows);
    expect((await outlook()).agreements[0].sums.value).toBe(rows);
  });

  async function invoicesNet() {
    const items = await app.db
      .selectFrom('invoice')
      .select(['grand_total', 'tax', 'shipping_cost'])
      .where('line_item', '=', '1')
      .execute();
    const rows = items.reduce((sum, row) => sum + row.grand_total - row.tax - row.shipping_cost, 0);
    return { rows };
  }

  test('are those of the quarter and the brand', async () => {
    await bought('I1', {}, { brand: 'Alto' }, { brand: 'Velm' });
    await bought('I2', { invoiceDate: '2026-04-01' }, { brand: 'Velm' });
    const numbers = async (args: string) =>
      (await purchases(args)).purchases.map(
        (row: { invoiceNumber: string; position: number }) =>
          `${row.invoiceNumber}/${row.position}`,
      );
    expect(await numbers('year: 2026, quarter: 1, brand: "velm"')).toEqual(['I1/2']);
    expect(await numbers('year: 2026, quarter: 2')).toEqual(['I2/1']);
    expect(await numbers('year: 2025')).toEqual([]);
    expect((await outlook()).brands).toEqual(['Alto', 'Velm']);
  });

  test.each(['year: 1999', 'year: 2101', 'year: 2026, quarter: 5', 'year: 2026, quarter: 0'])(
    'refuse %s',
    async (args) => {
      const { errors } = await app.gql(dealer1, `{ b2bPurchasesV3(${args}) { info { count } } }`);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  test('can be downloaded with the reasons in words', async () => {
    await sent.bonusAgreement({ brand: 'Alto' });
    await bought('I1', {}, { brand: 'Alto', name: '=1+1' }, { brand: 'Velm' });
    const body = {
      format: 'csv',
      title: 'Statement',
      filter: { year: 2026 },
      columns: [
        { name: 'invoiceNumber', header: 'Invoice' },
        { name: 'articleDescription', header: 'Description' },
        { name: 'subTotal', header: 'Net' },
        { name: 'counted', header: 'Counted' },
        { name: 'reason', header: 'Reason', texts: { counts: 'Counts', otherBrand: 'Brand' } },
      ],
    };
    const answer = await app.rest('POST', '/exports/bonus-purchases', { token: dealer1, body });
    expect(String(answer.body).trimEnd().split('\r\n').slice(1)).toEqual([
      "I1,'=1+1,20.00,20.00,Counts",
      'I1,Chain 11-speed,20.00,0.00,Brand',
    ]);
  });
});

describe('the outlook (reading 104)', () => {
  test('counts since the beginning of the agreement', async () => {
    await sent.bonusAgreement({ fromDay: '2025-07-01', toDay: '2026-06-30' });
    await bought('I1', { invoiceDate: '2025-07-01' }, { subTotal: 4_000, qty: 2 });
    await bought('I2', { invoiceDate: '2026-06-30' }, { subTotal: 5_000, qty: 3 });
    await bought('I3', { invoiceDate: '2026-07-01' }, { subTotal: 7_000 });
    await sent.bonusPoint('I2');
    const { agreements } = await outlook();
    expect(agreements).toMatchObject([
      {
        id: 'BA',
        sums: { value: 9_000, quantity: 5, points: 5 },
        steps: [
          { threshold: 10_000, reward: 200 },
          { threshold: 50_000, reward: 500 },
        ],
      },
    ]);
  });

  test('has agreements of the customer, its group, and of all', async () => {
    await sent.customer({ customerGroup: 'GOLD' });
    await sent.bonusAgreement({ id: 'OWN' });
    await sent.bonusAgreement({ id: 'GROUP', customer: null, customerGroup: 'GOLD' });
    await sent.bonusAgreement({ id: 'OTHER-GROUP', customer: null, customerGroup: 'TIN' });
    await sent.bonusAgreement({ id: 'ALL', customer: null });
    await sent.bonusAgreement({ id: 'THEIRS', customer: '0002000002' });
    await sent.bonusAgreement({ id: 'INACTIVE', active: false });
    const ids = (await outlook()).agreements.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['ALL', 'GROUP', 'OWN']);
    const dealer2 = await app.login('dealer2');
    const theirs = (await outlook('(year: 2026)', dealer2)).agreements;
    expect(theirs.map(({ id }: { id: string }) => id)).toEqual(['ALL', 'THEIRS']);
  });

  test('says early that late payment takes the level away', async () => {
    const year = { fromDay: dayFromNow(-300), toDay: dayFromNow(60) };
    await sent.bonusAgreement({ ...year, arrearsDays: 30 });
    const due = dayFromNow(-20);
    await sent.invoice({ dueDate: due, amount: 3_000, openAmount: 1_000 });
    await sent.invoice({ dueDate: dayFromNow(-40), clearingDate: dayFromNow(-1) });
    const asked = await outlook('');
    expect(asked.agreements[0].arrears).toEqual({
      payBy: dayFromNow(10),
      amount: 1_000,
      invoices: 1,
      isLate: false,
    });
    await sent.invoice({ dueDate: dayFromNow(-31), amount: 500 });
    expect((await outlook('')).agreements[0].arrears).toMatchObject({
      amount: 1_500,
      isLate: true,
    });
  });
});

test('shows sold bikes with class, points and quarter (O130, E593 to E597)', async () => {
  await sent.retailSale({
    frameNumber: 'BN-100',
    soldOn: '2026-09-30',
    createdAt: new Date('2026-10-02T08:00:00Z'),
  });
  await sent.retailSale({
    frameNumber: 'BN-200',
    soldOn: '2026-05-01',
    createdAt: new Date('2026-05-02T08:00:00Z'),
  });
  await sent.retailSale({ frameNumber: 'BN-300', soldOn: '2026-05-01', nonRetail: true });
  await sent.retailPoint('BN100');
  const list = (args: string) =>
    ask(`{ retailSalesV2(${args}) { sales { inputDate frameNumber class point quarter } point
      info { count } } }`).then(({ retailSalesV2 }) => retailSalesV2);
  expect(await list('year: 2026')).toEqual({
    sales: [
      { inputDate: '2026-10-02', frameNumber: 'BN-100', class: 'A', point: 10, quarter: 4 },
      { inputDate: '2026-05-02', frameNumber: 'BN-200', class: null, point: null, quarter: 2 },
    ],
    point: 10,
    info: { count: 2 },
  });
  expect((await list('year: 2026, quarter: 3')).info.count).toBe(0);
  expect((await list('year: 2026, quarter: 4, brand: "alto"')).info.count).toBe(1);
});

test('shows what was paid in time by quarter (O132, E598)', async () => {
  const due = { invoiceDate: '2026-01-01', dueDate: '2026-02-01', amount: 1_000 };
  await sent.invoice({ ...due, clearingDate: '2026-02-01' });
  await sent.invoice({ ...due, clearingDate: '2026-02-02' });
  await sent.invoice({ ...due, dueDate: dayFromNow(0) });
  await sent.bonusQuarter(1, { onTimeShare: 0.925, onTimePoints: 40 });
  const { onTimePaymentV2 } = await ask(`{ onTimePaymentV2(year: 2026, quarter: 1) { quarters {
    quarter invoices paidInTime amount amountInTime share points } } }`);
  expect(onTimePaymentV2.quarters).toEqual([
    {
      quarter: 1,
      invoices: 2,
      paidInTime: 1,
      amount: 2_000,
      amountInTime: 1_000,
      share: 92.5,
      points: 40,
    },
  ]);
});

test('compares the turnover with last year and the steps (O133, E599)', async () => {
  await sent.bonusAgreement();
  await bought('I1', {}, { subTotal: 20_000 });
  await bought('I0', { invoiceDate: '2025-02-28' }, { subTotal: 5_000 });
  await bought('I9', { invoiceDate: '2025-12-31' }, { subTotal: 900 });
  await sent.bonusQuarter(1, { dealerSales: 19_999 });
  const { totalDealerSales } = await ask(`{ totalDealerSales(year: 2026, quarter: 1) { amount
    lastYear target reached { threshold reward } next { threshold reward }
    quarters { quarter amount lastYear stated } } }`);
  expect(totalDealerSales).toEqual({
    amount: 20_000,
    lastYear: 5_000,
    target: 50_000,
    reached: { threshold: 10_000, reward: 200 },
    next: { threshold: 50_000, reward: 500 },
    quarters: [{ quarter: 1, amount: 20_000, lastYear: 5_000, stated: 19_999 }],
  });
});

test('shows the verified part of the sales by quarter (O134, E600, E601)', async () => {
  await sent.bonusQuarter(2, { verification: 0.87 });
  await sent.bonusQuarter(3);
  const { verificationPercentages } = await ask(
    '{ verificationPercentages(year: 2026) { quarter value } }',
  );
  expect(verificationPercentages).toEqual([{ quarter: 2, value: 87 }]);
});

test('answers staff without a customer with nothing (N097)', async () => {
  const sales = await app.login('sales1');
  await bought('I1', {}, {});
  await sent.bonusAgreement();
  expect((await purchases('year: 2026', sales)).info.count).toBe(0);
  expect((await outlook('(year: 2026)', sales)).agreements).toEqual([]);
  const changed = await app.changeCustomer(sales, 'R1');
  expect((await purchases('year: 2026', changed)).info.count).toBe(1);
});

test('takes as many statements for one line as for many', async () => {
  await bought('I1', {}, {});
  await purchases();
  const one = await countStatements(() => purchases());
  for (let nth = 2; nth < 9; nth += 1) await bought(`I${nth}`, {}, {}, {});
  const many = await countStatements(() => purchases());
  expect(many.statements).toBe(one.statements);
});
