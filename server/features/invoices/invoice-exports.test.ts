import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

const c1 = '0002000001';
const c2 = '0002000002';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('invoice').execute();
  await given(app).invoice({ no: 'OPEN', dueDate: dayFromNow(-40), openAmount: 4_000 });
  await given(app).invoice({ no: 'NOTE', amount: -500, notes: '=1+1' });
  await given(app).invoice({
    no: 'PAID',
    invoiceDate: '2026-02-01',
    dueDate: '2026-03-01',
    clearingDate: '2026-02-11',
  });
  await given(app).invoice({ no: 'THEIRS', payer: c2 });
});

/** The rows of an exported list. */
async function exported(list: string, names: string[], filter: object, token = dealer1) {
  const columns = names.map((name) => ({ name, header: name }));
  const body = { format: 'csv', title: 'Invoices', columns, filter };
  const answer = await app.rest('POST', `/exports/${list}`, { token, body });
  const rows = String(answer.body).replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);
  return { status: answer.status, rows };
}

test('exports open items with what is left of them', async () => {
  const columns = ['invoiceNo', 'dueDate', 'accountingAmount', 'overdue', 'status', 'notes'];
  const { rows } = await exported('open-invoices', columns, { payerCode: c1 });
  expect(rows).toEqual([
    `OPEN,${dayFromNow(-40)},40.00,-40,Open,`,
    `NOTE,${dayFromNow(10)},-5.00,10,Open,'=1+1`,
  ]);
});

test('exports no early-payment discount after its last day', async () => {
  const terms = { payer: c2, customer: c2, earlyPaymentDiscount: 200 };
  await given(app).invoice({ no: 'EARLY', ...terms, earlyPaymentUntil: dayFromNow(3) });
  await given(app).invoice({ no: 'LATE', ...terms, earlyPaymentUntil: dayFromNow(-1) });
  const dealer2 = await app.login('dealer2');
  const columns = ['invoiceNo', 'earlyPaymentDiscount'];
  const filter = { payerCode: c2, search: 'A' };
  const { rows } = await exported('open-invoices', columns, filter, dealer2);
  expect(rows.filter((row) => /^(EARLY|LATE)/.test(row)).sort()).toEqual([
    'EARLY,2.00',
    'LATE,0.00',
  ]);
});

test('exports the discount of an invoice once, not of each part', async () => {
  const until = dayFromNow(3);
  const part = (no: number, fields: object = {}) =>
    given(app).invoice({
      no: 'PARTS',
      payer: c2,
      customer: c2,
      lineItem: `${no}`,
      accountingNo: `P${no}`,
      installment: no,
      dueDate: dayFromNow(10 * no),
      earlyPaymentDiscount: 200,
      earlyPaymentUntil: until,
      ...fields,
    });
  await part(1);
  await part(2);
  const dealer2 = await app.login('dealer2');
  const columns = ['installment', 'earlyPaymentDiscount', 'earlyPaymentUntil'];
  const parts = async (filter: object = {}) =>
    (
      await exported(
        'open-invoices',
        columns,
        { payerCode: c2, search: 'PARTS', ...filter },
        dealer2,
      )
    ).rows;
  expect(await parts()).toEqual([`1,2.00,${until}`, '2,0.00,']);
  await given(app).invoiceChange('PARTS', { requestId: 'PR1', requestState: 'pending' });
  expect(await parts()).toEqual(['1,0.00,', '2,0.00,']);
});

test('exports what the list was narrowed to', async () => {
  const numbers = async (filter: object) =>
    (await exported('open-invoices', ['invoiceNo'], { payerCode: c1, ...filter })).rows;
  expect(await numbers({ search: 'note' })).toEqual(['NOTE']);
  expect(await numbers({ bucket: 'from31' })).toEqual(['OPEN']);
});

test('exports the items that the device shows, in its order', async () => {
  const all = await app.db
    .selectFrom('invoice')
    .select(['invoice_no', 'company_code', 'fiscal_year', 'accounting_no', 'line_item'])
    .execute();
  const idOf = (no: string) => {
    const row = all.find(({ invoice_no }) => invoice_no === no);
    return [row?.company_code, row?.fiscal_year, row?.accounting_no, row?.line_item].join('~');
  };
  const ids = [idOf('NOTE'), idOf('THEIRS'), idOf('OPEN'), 'unknown'];
  const { rows } = await exported('open-invoices', ['invoiceNo'], { payerCode: c1, ids });
  expect(rows).toEqual(['NOTE', 'OPEN']);
});

test('never counts a credit note as overdue', async () => {
  await given(app).invoice({ no: 'OLD', amount: -500, dueDate: dayFromNow(-9) });
  const columns = ['invoiceNo', 'daysOverdue'];
  const { rows } = await exported('open-invoices', columns, { payerCode: c1 });
  expect([...rows].sort()).toEqual(['NOTE,0', 'OLD,0', 'OPEN,40']);
});

test('exports paid items in the order of the list', async () => {
  await given(app).invoice({ no: 'A', invoiceDate: '2026-02-02', clearingDate: '2026-02-20' });
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const sort = [{ by: 'invoiceNo', order: 'DESC' }];
  const { rows } = await exported('paid-invoices', ['invoiceNo'], { ...period, sort });
  expect(rows).toEqual(['PAID', 'A']);
});

test('exports paid items with the days they took', async () => {
  const columns = ['invoiceNo', 'clearingDate', 'daysTaken', 'accountingAmount'];
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const { rows } = await exported('paid-invoices', columns, period);
  expect(rows).toEqual(['PAID,2026-02-11,10,100.00']);
});

test('exports nothing of other customers', async () => {
  expect((await exported('open-invoices', ['invoiceNo'], { payerCode: c2 })).rows).toEqual([]);
  const period = { from: '2026-01-01', to: '2026-12-31', payerCode: c1 };
  const dealer2 = await app.login('dealer2');
  expect((await exported('paid-invoices', ['invoiceNo'], period, dealer2)).rows).toEqual([]);
});

test.each([
  ['open-invoices', { payerCode: c1, bucket: 'from2' }],
  ['open-invoices', {}],
  ['open-invoices', { payerCode: c1, ids: Array.from({ length: 2_001 }, String) }],
  ['paid-invoices', { from: '2026-01-01', to: '2026-02-01', sort: [{ by: 'tax', order: 'ASC' }] }],
  ['paid-invoices', { from: '2026-01-01', to: '2027-01-02' }],
  ['paid-invoices', { from: '2026-01-01' }],
  ['paid-invoices', { from: '%', to: '2026-02-01' }],
])('refuses %s with %o', async (list, filter) => {
  expect((await exported(list, ['invoiceNo'], filter)).status).toBe(400);
});
