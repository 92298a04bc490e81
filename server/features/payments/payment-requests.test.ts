import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { disputeOf } from '#server/features/invoices/testing/given-disputes.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { setHost } from './testing/host.store.ts';
import {
  coverage,
  findItem,
  forgetPayments,
  openInvoices,
  providerPayments,
} from './testing/open-invoices.store.ts';
import { codes, merchant, pay, read, voidRequest } from './testing/pay.ts';

let app: TestApp;
let dealer: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  await forgetPayments(app.db);
  await setHost(app.db, {});
});
const configure = (settings: object) => setHost(app.db, settings);

describe('a request', () => {
  test('leads to the page and covers its invoices (O079)', async () => {
    await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' });
    const { message, userErrors, request } = await pay(app, dealer, ['I1', 'I2']);
    expect([message, userErrors]).toEqual([{ status: true }, []]);
    expect(request).toMatchObject({
      amount: 20_000,
      currency: 'USD',
      paymentStatus: { id: 'pending' },
      isPartialPayment: false,
      held: null,
      virtualAccountNo: null,
      redirectUrl: expect.stringMatching(/^http:\/\/pay\.localhost:3000\/sandbox-pay\/sbx_/),
      invoices: [
        { invoiceNo: 'I1', amount: 10_000, discountTaken: 0, freightAllowanceTaken: 0 },
        { invoiceNo: 'I2', amount: 10_000, discountTaken: 0, freightAllowanceTaken: 0 },
      ],
    });
    expect(request.externalId).toMatch(/^PR[2-9B-Z]{10}$/);
    expect(await findItem(app.db, 'I1')).toMatchObject({
      request_id: request.externalId,
      request_state: 'pending',
    });
  });

  test('to an account or by transfer marks invoices waiting', async () => {
    await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' });
    const account = await pay(app, dealer, ['I1'], { method: 'VA' });
    expect(account.request).toMatchObject({
      virtualAccountNo: expect.stringMatching(/^88/),
      instruction: 'Transfer the amount',
    });
    const transfer = await pay(app, dealer, ['I2'], { method: 'TRF' });
    expect(transfer.request).toMatchObject({
      redirectUrl: null,
      instruction: 'Transfer to our bank',
    });
    for (const no of ['I1', 'I2'])
      expect((await findItem(app.db, no)).request_state).toBe('waiting');
    const days = (Date.parse(transfer.request.expiredDate) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(7);
    expect(days).toBeLessThanOrEqual(8);
  });

  test('takes all discounts off, once for each invoice (B203 to B206)', async () => {
    const both = { freight_allowance: 300, early_payment_discount: 200, invoice_no: 'I1' };
    await openInvoices(
      app.db,
      { ...both, line_item: '1', assignment: 'I1/1', installment: 1 },
      { ...both, line_item: '2', assignment: 'I1/2', installment: 2 },
      { invoice_no: 'C1', accounting_amount: -3_000 },
    );
    // (20,000 − 3,000 − 200 − 300) less 2 %.
    const { request, userErrors } = await pay(app, dealer, ['I1/1', 'I1/2'], {
      method: 'ACH',
      data: { amount: 16_170, negativeInvoiceNumbers: ['C1'] },
    });
    expect(userErrors).toEqual([]);
    expect(request).toMatchObject({
      amount: 16_170,
      selectedTotal: 17_000,
      earlyPaymentDiscount: 200,
      freightAllowance: 300,
      methodDiscount: 330,
    });
    expect(request.invoices).toEqual([
      { invoiceNo: 'I1', amount: 10_000, discountTaken: 200, freightAllowanceTaken: 300 },
      { invoiceNo: 'I1', amount: 10_000, discountTaken: 0, freightAllowanceTaken: 0 },
      { invoiceNo: 'C1', amount: -3_000, discountTaken: 0, freightAllowanceTaken: 0 },
    ]);
  });

  test('names its invoices by accounting numbers as well (E451)', async () => {
    await openInvoices(
      app.db,
      { invoice_no: 'I1' },
      { invoice_no: 'C1', accounting_amount: -3_000 },
    );
    const { request } = await pay(app, dealer, [], {
      data: {
        amount: 7_000,
        positiveInvoiceNumbers: null,
        positiveAccountingNumbers: ['AI1'],
        negativeAccountingNumbers: ['AC1'],
      },
    });
    expect(request.invoices.map(({ invoiceNo }: { invoiceNo: string }) => invoiceNo)).toEqual([
      'I1',
      'C1',
    ]);
  });

  test('for a part pays what was typed (F023, B199)', async () => {
    await configure({ allowPartialPayment: true });
    await openInvoices(app.db, { invoice_no: 'I1', freight_allowance: 100 });
    const part = { method: 'ACH', partial: true, data: { amount: 4_900 } };
    const { request } = await pay(app, dealer, ['I1'], part);
    expect(request).toMatchObject({ amount: 4_900, isPartialPayment: true, methodDiscount: 0 });
    expect(request.invoices).toMatchObject([{ amount: 5_000, freightAllowanceTaken: 100 }]);
  });

  test('sent again under its key is the same one', async () => {
    await openInvoices(app.db, { invoice_no: 'I1' });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(app, dealer, ['I1'], { key })));
    expect(new Set(answers.map(({ request }) => request.externalId)).size).toBe(1);
    expect(await providerPayments(app.db)).toBe(1);
  });

  test('needs as many statements for fifty invoices as for one', async () => {
    const invoices = Array.from({ length: 51 }, (_, no) => `I${no}`);
    await openInvoices(app.db, ...invoices.map((invoice_no) => ({ invoice_no })));
    const one = await countStatements(() => pay(app, dealer, ['I50'], { method: 'TRF' }));
    const many = await countStatements(() =>
      pay(app, dealer, invoices.slice(0, 50), { method: 'TRF' }),
    );
    expect(many.statements).toBe(one.statements);
  });
});

describe('a request is refused', () => {
  beforeEach(async () => {
    await openInvoices(
      app.db,
      { invoice_no: 'I1', due_date: '2031-01-01' },
      { invoice_no: 'I2', due_date: '2031-01-02' },
      { invoice_no: 'C1', accounting_amount: -3_000 },
      { invoice_no: 'C2', accounting_amount: -10_000 },
      { invoice_no: 'O1', company_code: 'CO2' },
      { invoice_no: 'F1', payer: '0002000002', customer: '0002000002' },
    );
  });

  test.each([
    ['UNKNOWN_INVOICE', ['I9'], {}],
    ['UNKNOWN_INVOICE', ['F1'], {}],
    ['UNKNOWN_INVOICE', ['I1'], { positiveAccountingNumbers: ['A9'] }],
    ['MIXED_COMPANIES', ['I1', 'O1'], {}],
    ['NO_PAYABLE', [], { amount: -3_000, negativeInvoiceNumbers: ['C1'] }],
    ['TOTAL_NOT_POSITIVE', ['I1'], { amount: 0, negativeInvoiceNumbers: ['C2'] }],
    ['AMOUNT_CHANGED', ['I1'], { amount: 9_999 }],
    ['AMOUNT_CHANGED', ['I1'], { amount: 1 }],
    ['TWICE', ['I1', 'I1'], {}],
    ['UNKNOWN_PAYER', ['I1'], { payerCode: '0002000002' }],
    ['UNKNOWN_PAYER', ['I1'], { payerCode: 'R1' }],
    ['UNKNOWN_MERCHANT', ['I1'], { merchant: 'Another' }],
    ['WRONG_CURRENCY', ['I1'], { currency: 'EUR' }],
    ['ACCOUNT_NUMBER', ['I1'], { payerName: 'Shop 4111 1111 1111 1111' }],
  ])('with %s for %j %j', async (code, invoices, data) => {
    const answer = await pay(app, dealer, invoices, { data });
    expect(codes(answer)).toContain(code);
    expect(answer).toMatchObject({ message: { status: false }, request: null });
    expect(await coverage(app.db)).toEqual([]);
    expect(await providerPayments(app.db)).toBe(0);
  });

  test('for an invoice of another request, which stays', async () => {
    await pay(app, dealer, ['I1']);
    const answer = await pay(app, dealer, ['I1', 'I2']);
    expect(answer.userErrors).toMatchObject([
      { code: 'INVOICE_CHANGED', field: 'paymentRequestData.positiveInvoiceNumbers.0' },
    ]);
    expect((await findItem(app.db, 'I2')).request_id).toBeNull();
  });

  test('for a wrong selection, with the invoice to pay first (B194 to B196)', async () => {
    await configure({ invoicePaymentRule: 'oldest' });
    const { userErrors } = await pay(app, dealer, ['I2']);
    expect(userErrors).toMatchObject([
      { code: 'WRONG_SELECTION', message: expect.stringContaining('I1') },
    ]);
    expect(codes(await pay(app, dealer, ['I1', 'I2']))).toEqual([]);
  });

  test.each([
    [99, 'AMOUNT_TOO_SMALL', 'The minimum amount is 1', 100],
    [10_001, 'AMOUNT_TOO_LARGE', 'The maximum amount is 100.00', 10_000],
  ])('for a part of %d with %s (M048, M049)', async (amount, code, message, bound) => {
    await configure({ allowPartialPayment: true });
    const { userErrors } = await pay(app, dealer, ['I1'], { partial: true, data: { amount } });
    expect(userErrors).toMatchObject([{ code, message, amount: bound }]);
  });

  test('in part where the host or the number of invoices forbids it', async () => {
    const part = (invoices: string[]) =>
      pay(app, dealer, invoices, { partial: true, data: { amount: 5_000 } });
    expect(codes(await part(['I1']))).toEqual(['PARTIAL_NOT_ALLOWED']);
    await configure({ allowPartialPayment: true });
    expect(codes(await part(['I1', 'I2']))).toEqual(['PARTIAL_NOT_ALLOWED']);
  });

  test('for a customer or a way to pay that cannot be used', async () => {
    await app.db
      .updateTable('customer')
      .set({ allow_pay_invoice: false })
      .where('unified', '=', '0002000001')
      .execute();
    expect(codes(await pay(app, dealer, ['I1']))).toEqual(['PAY_NOT_ALLOWED']);
    await app.db
      .updateTable('customer')
      .set({ allow_pay_invoice: true })
      .where('unified', '=', '0002000001')
      .execute();
    for (const method of ['NONE', 'INV', ''])
      expect(codes(await pay(app, dealer, ['I1'], { method }))).toEqual(['UNKNOWN_METHOD']);
    await configure({ paymentGateway: 'stripe' });
    expect(codes(await pay(app, dealer, ['I1']))).toEqual(['GATEWAY_OFF']);
    expect(codes(await pay(app, dealer, ['I1'], { method: 'TRF' }))).toEqual([]);
  });

  test.each([
    [{ savedPaymentId: '1' }, 'UNKNOWN_SAVED_PAYMENT'],
    [{ savedPaymentId: 'x' }, 'UNKNOWN_SAVED_PAYMENT'],
    [{ savedPaymentId: '4111111111111111' }, 'ACCOUNT_NUMBER'],
    [{ display: 'DE89 3704 0044 0532 0130 00' }, 'ACCOUNT_NUMBER'],
    [{ returnPage: '//evil.example' }, 'BAD_TEXT'],
    [{ returnPage: 'https://evil.example' }, 'BAD_TEXT'],
    [{ returnPage: '/\\evil.example' }, 'BAD_TEXT'],
    [{ returnPage: '/..//evil.example/' }, 'BAD_TEXT'],
  ])('with %j by %s', async (ext, code) => {
    expect(codes(await pay(app, dealer, ['I1'], { ext }))).toContain(code);
  });

  test('beyond five open ones and twenty an hour', async () => {
    await openInvoices(
      app.db,
      ...Array.from({ length: 21 }, (_, no) => ({ invoice_no: `N${no}` })),
    );
    for (let no = 0; no < 5; no++) await pay(app, dealer, [`N${no}`], { method: 'TRF' });
    expect(codes(await pay(app, dealer, ['N5'], { method: 'TRF' }))).toEqual(['TOO_MANY_OPEN']);
    await app.db.updateTable('payment_request').set({ status: 'void' }).execute();
    for (let no = 5; no < 20; no++) {
      expect(codes(await pay(app, dealer, [`N${no}`], { method: 'TRF' }))).toEqual([]);
      await app.db.updateTable('payment_request').set({ status: 'void' }).execute();
    }
    expect(codes(await pay(app, dealer, ['N20'], { method: 'TRF' }))).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
  });

  test('without the right to see invoices (N002)', async () => {
    const { errors } = await pay(app, await app.login('product1'), ['I1']);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

test('need not cover a disputed item first (reading 28)', async () => {
  await configure({ invoicePaymentRule: 'oldest' });
  await openInvoices(
    app.db,
    { invoice_no: 'I1', due_date: '2031-01-01' },
    { invoice_no: 'I2', due_date: '2031-02-01' },
  );
  expect(codes(await pay(app, dealer, ['I2']))).toEqual(['WRONG_SELECTION']);
  await disputeOf(app.db, 'D1', 'I1', { accounting_no: 'AI1', fiscal_year: 2030 });
  expect(codes(await pay(app, dealer, ['I2']))).toEqual([]);
});

test('hides a request from other customers', async () => {
  await openInvoices(app.db, { invoice_no: 'I1' });
  const { request } = await pay(app, dealer, ['I1']);
  for (const stranger of ['dealer2', 'dealer9', 'vendor1'])
    expect(await read(app, await app.login(stranger), request.externalId)).toBeNull();
  const seller = await app.login('group1');
  expect(await read(app, seller, request.externalId)).toMatchObject({ amount: 10_000 });
});

test('returns to the page that was asked for, on the host', async () => {
  await openInvoices(app.db, { invoice_no: 'I1' });
  const ext = { returnPage: '/en-us/payment?tab=requests' };
  const { request } = await pay(app, dealer, ['I1'], { ext });
  const { pathname } = new URL(request.redirectUrl);
  const { body } = await app.rest('GET', pathname, { headers: { host: 'pay.localhost' } });
  expect(body).toContain('href="http://localhost:3000/en-us/payment?tab=requests"');
  expect(body).toContain(merchant);
});

test('counts the states of what a search finds (U239)', async () => {
  await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' });
  const first = (await pay(app, dealer, ['I1'], { method: 'TRF' })).request.externalId;
  await voidRequest(app, dealer, first);
  await pay(app, dealer, ['I2'], { method: 'TRF' });
  const count = async (args: string) => {
    const query = `{ paymentRequestByPayerAndInvoiceNos(${args}) { counts { status { id } count } } }`;
    const { counts } = (await app.gql(dealer, query)).data.paymentRequestByPayerAndInvoiceNos;
    const found: [string, number][] = counts.map(
      ({ status, count: of }: { status: { id: string }; count: number }) => [status.id, of],
    );
    return Object.fromEntries(found.filter(([, of]) => of > 0));
  };
  expect(await count('status: ["void"]')).toEqual({ void: 1, pending: 1 });
  expect(await count('invoiceNos: ["I1"]')).toEqual({ void: 1 });
  expect(await count(`search: "${first}"`)).toEqual({ void: 1 });
  expect(await count('from: "2001-01-01", to: "2001-02-01"')).toEqual({});
});
