import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.db.deleteFrom('invoice').execute());

const usual: Record<string, string> = {
  sorg: '2000',
  companyCode: 'CO1',
  accountingNo: '1800000001',
  fiscalYear: '2026',
  lineItem: '001',
  invoiceNo: '90001',
  payer: '0002000001',
  assignment: '90001',
  invoiceDate: '2026-10-01',
  dueDate: '2026-10-31',
  accountingAmount: '119.00',
  grandTotal: '119.00',
};

/** Writes a file whose rows differ from the usual one. */
function invoices(...rows: Record<string, string>[]): string[] {
  const names = [...new Set([...Object.keys(usual), ...rows.flatMap(Object.keys)])];
  return [
    names.join(','),
    ...rows.map((row) => names.map((name) => row[name] ?? usual[name] ?? '').join(',')),
  ];
}
const problems = (...rows: Record<string, string>[]) =>
  harness.problems({ 'invoices.csv': invoices(...rows) });

test('imports items with lines and components, each once', async () => {
  const files = {
    'invoices.csv': invoices(
      { tax: '19.00', earlyPaymentDiscount: '2.38', earlyPaymentUntil: '2026-10-10' },
      {
        accountingNo: '1700000001',
        invoiceNo: '80001',
        assignment: '80001',
        accountingAmount: '-20.00',
        grandTotal: '-20.00',
        customer: '0002000002',
        clearingDate: '2026-10-20',
      },
    ),
    'invoice_lines.csv': [
      'sorg,invoiceNo,position,article,name,uom,qty,price,subTotal,taxRate',
      '2000,90001,1,P-1,Chain,PCS,2,50.00,100.00,0.19',
      '2000,80001,1,P-9,Bell,PCS,-1,20.00,-20.00,',
    ],
    'price_components.csv': [
      'sorg,module,code,description,description.de,sorting,sign',
      '2000,invoice,tax,Tax,Steuer,2,',
      '2000,invoice,discount,Discount,,1,-1',
    ],
  };
  const report = await harness.run(files);
  expect(report.files.map(({ changed, problems }) => [changed, problems])).toEqual([
    [2, []],
    [2, []],
    [2, []],
  ]);
  const [credit, invoice] = await harness.db
    .selectFrom('invoice')
    .selectAll()
    .orderBy('accounting_no')
    .execute();
  expect(invoice).toMatchObject({
    payer: '0002000001',
    customer: '0002000001',
    accounting_amount: 11_900,
    tax: 1_900,
    open_amount: 11_900,
    early_payment_discount: 238,
    early_payment_until: '2026-10-10',
    clearing_date: null,
    dunning_level: 0,
    request_id: null,
    installment: null,
  });
  expect(credit).toMatchObject({ customer: '0002000002', open_amount: -2_000 });
  const again = await harness.run(files);
  expect(again.files.map(({ changed }) => changed)).toEqual([0, 0, 0]);
});

test('keeps the payment request of an item', async () => {
  await harness.run({ 'invoices.csv': invoices({}) });
  const request = { request_id: 'PR-1', request_state: 'pending' };
  await harness.db.updateTable('invoice').set(request).execute();
  await harness.run({ 'invoices.csv': invoices({ dunningLevel: '2', dunnedOn: '2026-11-01' }) });
  const row = await harness.db.selectFrom('invoice').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...request, dunning_level: 2 });
});

test.each([
  ['due before it was written', { dueDate: '2026-09-30' }, 'dueDate'],
  ['cleared before it was written', { clearingDate: '2026-09-30' }, 'clearingDate'],
  ['an amount of 0', { accountingAmount: '0' }, 'accountingAmount'],
  ['more open than there is', { openAmount: '120' }, 'openAmount'],
  ['an open amount of the other sign', { openAmount: '-1' }, 'openAmount'],
  ['nothing open and not cleared', { openAmount: '0' }, 'openAmount'],
  ['more decimals than the currency', { tax: '0.001' }, 'tax'],
  ['an unknown payer', { payer: '0009' }, 'payer'],
  ['a payer of another organisation', { payer: '0003000001' }, 'payer'],
  ['an unknown shop', { customer: '0009' }, 'customer'],
  ['a tilde in the key', { accountingNo: '1~2' }, 'accountingNo'],
  ['a dunning level of 4', { dunningLevel: '4' }, 'dunningLevel'],
  ['a day of dunning without a level', { dunnedOn: '2026-11-01' }, 'dunnedOn'],
  ['a PDF outside the folder', { pdf: '../secret.pdf' }, 'pdf'],
  ['an e-invoice of another kind', { eInvoice: 'a.html' }, 'eInvoice'],
  [
    'an early-payment discount of a deduction',
    { accountingAmount: '-5', earlyPaymentDiscount: '1' },
    'earlyPaymentDiscount',
  ],
  [
    'a freight allowance of a deduction',
    { accountingAmount: '-5', freightAllowance: '1' },
    'freightAllowance',
  ],
  ['an instalment of a deduction', { accountingAmount: '-5', installment: '1' }, 'installment'],
])('refuses %s', async (_name, row, column) => {
  const found = await problems(row);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(column);
});

const second = { accountingNo: '1800000002', invoiceNo: '90002', assignment: '90002' };

test.each([
  ['the same key', {}, 'lineItem'],
  ['the same assignment of an open item', { ...second, assignment: '90001' }, 'assignment'],
])('refuses two items with %s', async (_name, row, column) => {
  const found = await problems({}, row);
  expect(found.join()).toContain(column);
});

test('accepts an assignment again once the item is cleared', async () => {
  const cleared = { ...second, assignment: '90001', clearingDate: '2026-10-05' };
  expect(await problems({}, cleared)).toEqual([]);
});

test('refuses instalments of unlike totals', async () => {
  const part = (nth: number, more: Record<string, string> = {}) => ({
    lineItem: `00${nth}`,
    assignment: `90001-${nth}`,
    installment: String(nth),
    accountingAmount: '59.50',
    ...more,
  });
  expect(await problems(part(1), part(2))).toEqual([]);
  expect((await problems(part(1), part(2, { grandTotal: '120' })))[0]).toContain('grandTotal');
  expect((await problems(part(1), part(2, { payer: '0002000002' })))[0]).toContain('payer');
});

test('refuses a line of an invoice that does not exist', async () => {
  const found = await harness.problems({
    'invoice_lines.csv': [
      'sorg,invoiceNo,position,article,name,uom,qty,price,subTotal',
      '2000,404,1,P-1,Chain,PCS,2,50.00,100.00',
    ],
  });
  expect(found[0]).toContain('invoiceNo');
});

test.each([
  ['an unknown component', 'password,1,1', 'code'],
  ['a sign of 0', 'tax,1,0', 'sign'],
])('refuses %s', async (_name, cells, column) => {
  const found = await harness.problems({
    'price_components.csv': [
      'sorg,module,code,sorting,sign,description',
      `2000,invoice,${cells},Words`,
    ],
  });
  expect(found[0]).toContain(column);
});
