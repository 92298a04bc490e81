import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textsOf } from '#server/features/documents/testing/pdf-texts.ts';
import { importFeed } from '#server/features/feeds/feeds.public.ts';
import { problemLines } from '#server/feeds/import-report.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { setHost } from './testing/host.store.ts';
import { forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import { pay, read, voidRequest } from './testing/pay.ts';
import { writeStatement } from './testing/statement.ts';

const iban = 'DE18999999990000003000';

let app: TestApp;
let dealer: string;
const root = mkdtempSync(join(tmpdir(), 'pannier-transfers-'));
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await app.db.deleteFrom('bank_entry').execute();
  await forgetPayments(app.db);
  const discount = { early_payment_discount: 200, early_payment_until: '2099-01-01' };
  await openInvoices(app.db, { invoice_no: 'I1', ...discount }, { invoice_no: 'I2' });
});

/** Imports a file of a feed. @returns its problems */
async function take(name: string, content: string): Promise<string[]> {
  const folder = mkdtempSync(join(root, 'feed-'));
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  const { files } = await importFeed(app.services, folder);
  return files.flatMap(problemLines);
}
const takeMethods = (...rows: string[]) => {
  const columns = 'sorg,id,type,description,module,gateway,creditorName,creditorIban,creditorBic';
  return take('payments.csv', [columns, ...rows].join('\n'));
};
const method = (creditor: string, gateway = '') =>
  `2000,BANK,Transfer,Bank transfer,invoice,${gateway},${creditor}`;
const creditor = `Müller GmbH,DE18 9999 9999 0000 0030 00,TESTDE88XXX`;
const transfer = async () => {
  const { request } = await pay(app, dealer, ['I1', 'I2'], {
    method: 'BANK',
    data: { amount: 19_800 },
  });
  return request.externalId as string;
};

describe('the account of a transfer', () => {
  test('has a reference by which its bank statement is matched', async () => {
    expect(await takeMethods(method(creditor))).toEqual([]);
    const id = await transfer();
    // A later feed changes nothing for requests that were made before.
    await takeMethods(method('Other,FR1420041010050500013M02606,'));
    const query = `{ paymentRequest(externalId: "${id}") { creditor { name iban bic reference } } }`;
    const found = (await app.gql(dealer, query)).data.paymentRequest.creditor;
    expect(found).toEqual({
      name: 'Müller GmbH',
      iban,
      bic: 'TESTDE88XXX',
      reference: expect.stringMatching(new RegExp(`^RF\\d\\d${id}$`)),
    });
    const entry = { amount: '198.00', text: found.reference };
    expect(await take('camt/2000-a.xml', writeStatement([entry]))).toEqual([]);
    expect((await read(app, dealer, id)).paymentStatus.id).toBe('complete');
  });

  test.each([
    ['Name,DE19999999990000003000,', 'creditorIban', 'its check digits are wrong'],
    ['Name,1234,', 'creditorIban', '"1234" is not an IBAN'],
    [`Name,${iban},DEUT`, 'creditorBic', 'is not a BIC'],
    ['Name,,', 'creditorIban', 'a creditor needs an IBAN'],
    [`,${iban},`, 'creditorName', 'an IBAN needs its creditor'],
    [`${'x'.repeat(71)},${iban},`, 'creditorName', 'longer than 70'],
    [`Name,${iban},`, 'creditorIban', 'a payment provider has its own account', 'card'],
  ])('%s is refused in the column %s', async (cells, column, reason, gateway = '') => {
    const [problem = '', ...more] = await takeMethods(method(cells, gateway));
    expect(more).toEqual([]);
    for (const part of ['payments.csv', '2', column, reason]) expect(problem).toContain(part);
  });
});

describe('a remittance advice', () => {
  const download = async (id: string, { token = dealer, language = 'en' } = {}) => {
    const { statusCode, headers, rawPayload } = await app.app.inject({
      method: 'GET',
      url: `/documents/payments/${id}/remittance`,
      headers: { host: 'localhost', authorization: `Bearer ${token}`, 'accept-language': language },
    });
    const name = decodeURIComponent(String(headers['content-disposition']));
    return { status: statusCode, name, texts: statusCode === 200 ? textsOf(rawPayload) : '' };
  };
  beforeEach(() => takeMethods(method(creditor)));

  test('lists the invoices with their discounts, and the account', async () => {
    const id = await transfer();
    const { texts, name } = await download(id);
    expect(name).toContain(`Remittance advice - ${id}.pdf`);
    for (const text of [
      `Remittance advice ${id}`,
      'Alpine Cycles (0002000001)',
      'Recipient: Müller GmbH',
      'IBAN: DE18 9999 9999 0000 0030 00',
      'BIC: TESTDE88XXX',
      'Reference: RF',
      'I1',
      'I2',
      '$100.00',
      '$2.00',
      '$98.00',
      'Early-payment discount',
      '$200.00',
      '$198.00',
    ])
      expect(texts).toContain(text);
  });

  test('is in the reader’s language', async () => {
    const { texts, name } = await download(await transfer(), { language: 'de' });
    expect(name).toContain('Zahlungsavis - PR');
    expect(texts).toContain('Empfänger: Müller GmbH');
  });

  test('is behind the fence and the permissions of its request', async () => {
    const id = await transfer();
    const statusFor = async (user: string) =>
      (await download(id, { token: await app.login(user) })).status;
    expect(await statusFor('dealer2')).toBe(404);
    expect(await statusFor('sales1')).toBe(200);
    expect(await statusFor('product1')).toBe(403);
    expect((await download('PR%00')).status).toBe(404);
  });

  test('is a receipt once the payment is complete', async () => {
    const id = await transfer();
    const entry = { amount: '198.00', text: id };
    expect(await take('camt/2000-receipt.xml', writeStatement([entry]))).toEqual([]);
    const { texts, name } = await download(id);
    expect(name).toContain(`Receipt - ${id}.pdf`);
    expect(texts).toContain(`Receipt ${id}`);
    expect(texts).toContain('Paid on: ');
    expect((await download(id, { language: 'de' })).name).toContain('Zahlungsbeleg - PR');
  });

  test('is missing for a request that was voided', async () => {
    const id = await transfer();
    await voidRequest(app, dealer, id);
    expect((await download(id)).status).toBe(404);
  });

  test('is refused where nothing is paid online (F035)', async () => {
    const id = await transfer();
    await setHost(app.db, { payment: false });
    expect((await download(id)).status).toBe(403);
    await setHost(app.db, {});
  });
});
