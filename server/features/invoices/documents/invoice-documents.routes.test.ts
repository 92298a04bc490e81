import { createHash } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { textsOf } from '#server/features/documents/testing/pdf-texts.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';

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
  await app.db.deleteFrom('invoice_line').execute();
});

interface Answer {
  status: number;
  type: string;
  name: string;
  bytes: Buffer;
}

/** Asks for a file. */
async function download(
  method: 'GET' | 'POST',
  url: string,
  { token = dealer1, language = 'en', body }: { token?: string; language?: string; body?: object },
): Promise<Answer> {
  const { statusCode, headers, rawPayload } = await app.app.inject({
    method,
    url,
    ...(body && { payload: body }),
    headers: { host: 'localhost', authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return {
    status: statusCode,
    type: String(headers['content-type']),
    name: String(headers['content-disposition']),
    bytes: rawPayload,
  };
}

const xml = Buffer.from('<?xml version="1.0"?>\r\n<Invoice>é</Invoice>');
const ownPdf = Buffer.from('%PDF-1.4\nthe distributor’s own\n%%EOF');

/** Stores a file as an import does. */
async function storeFile(name: string, content: Buffer, type: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex');
  await app.services.files.put(`invoices/${hash}`, content, type);
  await app.db
    .insertInto('invoice_file')
    .values({ name, hash, type, bytes: content.length })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return hash;
}

describe('the PDF of an invoice', () => {
  test('is drawn as a copy with lines and totals', async () => {
    await given(app).invoice({ no: 'N1', notes: 'Thank you', terms: 'Net 30', grandTotal: 4_000 });
    await app.db
      .updateTable('customer')
      .set({ address: '1 Pine Road', postal_code: '80202', city: 'Denver' })
      .where('unified', '=', '0002000001')
      .execute();
    await given(app).invoiceLine('N1');
    await given(app).invoiceLine('N1', { position: 2, name: 'Bell' });
    const { status, type, name, bytes } = await download('GET', '/documents/invoices/N1/pdf', {});
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(name).toContain('N1.pdf');
    const texts = textsOf(bytes);
    for (const text of [
      'Invoice N1',
      'Alpine Cycles',
      '1 Pine Road, 80202 Denver',
      'Chain 11-speed',
      'Bell',
      '$20.00',
    ])
      expect(texts).toContain(text);
    expect(texts).toContain('Copy from the portal');
    expect(texts).toContain('$40.00');
  });

  test('is in the reader’s language with every instalment', async () => {
    for (const installment of [1, 2])
      await given(app).invoice({ no: 'N1', installment, lineItem: String(installment) });
    const { bytes } = await download('GET', '/documents/invoices/N1/pdf', { language: 'de' });
    const texts = textsOf(bytes);
    expect(texts).toContain('Rechnung N1');
    expect(texts).toMatch(/Rate 1 von 2/);
    expect(texts).toMatch(/Rate 2 von 2/);
  });

  test('is the distributor’s own where there is one', async () => {
    await storeFile('n1.pdf', ownPdf, 'application/pdf');
    await given(app).invoice({ no: 'N1', pdf: 'n1.pdf' });
    const { bytes } = await download('GET', '/documents/invoices/N1/pdf', {});
    expect(bytes.equals(ownPdf)).toBe(true);
    const query = '{ invoice(invoiceNo: "N1") { isPdfOriginal } }';
    expect((await app.gql(dealer1, query)).data.invoice.isPdfOriginal).toBe(true);
  });

  test('is drawn when the named file never came', async () => {
    await given(app).invoice({ no: 'N1', pdf: 'missing.pdf' });
    const { bytes } = await download('GET', '/documents/invoices/N1/pdf', {});
    expect(textsOf(bytes)).toContain('Invoice N1');
  });
});

test('answers an e-invoice byte for byte with its hash', async () => {
  const hash = await storeFile('n1.xml', xml, 'application/xml');
  await given(app).invoice({ no: 'N1', eInvoice: 'n1.xml' });
  await given(app).invoice({ no: 'N2' });
  const { bytes, type } = await download('GET', '/documents/invoices/N1/e-invoice', {});
  expect(type).toContain('application/xml');
  expect(bytes.equals(xml)).toBe(true);
  const query = '{ invoice(invoiceNo: "N1") { eInvoiceHash items { hasEInvoice } } }';
  const { data } = await app.gql(dealer1, query);
  expect(data.invoice).toEqual({ eInvoiceHash: hash, items: [{ hasEInvoice: true }] });
  expect((await download('GET', '/documents/invoices/N2/e-invoice', {})).status).toBe(404);
});

/** The names and contents of the entries of a ZIP file. */
async function readEntries(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    entries.set(entry.fileName, Buffer.concat(parts));
  }
  return entries;
}

describe('many invoices', () => {
  test('come as one ZIP with their e-invoices', async () => {
    await storeFile('n1.xml', xml, 'application/xml');
    await given(app).invoice({ no: 'N1', eInvoice: 'n1.xml' });
    await given(app).invoice({ no: 'N/2' });
    await given(app).invoice({ no: 'N_2' });
    await given(app).invoice({ no: 'THEIRS', payer: c2 });
    const invoiceNos = ['N1', 'N/2', 'N_2', 'THEIRS', 'UNKNOWN', 'N1'];
    const { status, bytes } = await download('POST', '/documents/invoices', {
      body: { invoiceNos },
    });
    expect(status).toBe(200);
    const entries = await readEntries(bytes);
    expect([...entries.keys()].sort()).toEqual(['2.pdf', 'N1-e-invoice.xml', 'N1.pdf', 'N_2.pdf']);
    expect(entries.get('N1-e-invoice.xml')?.equals(xml)).toBe(true);
    expect(textsOf(entries.get('N1.pdf') ?? Buffer.of())).toContain('Invoice N1');
  });

  test.each([
    ['none', []],
    ['more than 500', Array.from({ length: 501 }, String)],
    ['a NUL', ['a\0']],
  ])('are refused when they are %s', async (_name, invoiceNos) => {
    const { status } = await download('POST', '/documents/invoices', { body: { invoiceNos } });
    expect(status).toBe(400);
  });
});

describe('the statement of account', () => {
  const url = '/documents/statement?from=2026-03-01&to=2026-03-31';
  beforeEach(async () => {
    const dates = { invoiceDate: '2026-02-01', dueDate: '2026-03-01' };
    await given(app).invoice({ no: 'N1', ...dates, clearingDate: '2026-03-10' });
    await given(app).invoice({ no: 'N2', ...dates, invoiceDate: '2026-03-05' });
  });

  test('is a PDF with opening and closing balance', async () => {
    const { type, bytes } = await download('GET', `${url}&format=pdf`, {});
    expect(type).toBe('application/pdf');
    const texts = textsOf(bytes);
    expect(texts).toContain('Statement of account');
    expect(texts).toContain('Opening balance: $100.00');
    expect(texts).toContain('Closing balance');
    expect(texts).toContain('N2');
  });

  test('is a spreadsheet with days and amounts', async () => {
    const { bytes, name } = await download('GET', `${url}&format=xlsx`, { language: 'de' });
    expect(name).toContain('Kontoauszug');
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    const rows = sheets[0]?.rows.map((row) => row.slice(1)) ?? [];
    expect(rows).toEqual([
      ['Beleg', 'Art', 'Betrag', 'Saldo'],
      ['', 'Anfangssaldo', null, 100],
      ['N2', 'Rechnung', 100, 200],
      ['N1', 'Zahlung', -100, 100],
      ['', 'Endsaldo', null, 100],
    ]);
  });

  test('counts as one of the exports of its user', async () => {
    const id = await userId(app.db, 'dealer1');
    const releases = [1, 2].map(() => app.app.exportSlots.take(id));
    expect((await download('GET', `${url}&format=xlsx`, {})).status).toBe(429);
    for (const release of releases) release();
    expect((await download('GET', `${url}&format=xlsx`, {})).status).toBe(200);
  });

  test.each([
    ['an unknown format', `${url}&format=exe`],
    ['no day', '/documents/statement?from=2026-02-31&to=2026-03-31&format=pdf'],
    ['no period', '/documents/statement?format=pdf'],
    ['more than a year', '/documents/statement?from=2025-01-01&to=2026-01-02&format=pdf'],
    [
      'an end before the beginning',
      '/documents/statement?from=2026-02-01&to=2026-01-01&format=pdf',
    ],
  ])('refuses %s', async (_name, asked) => {
    expect((await download('GET', asked, {})).status).toBe(400);
  });
});

describe('documents of others', () => {
  beforeEach(async () => {
    await storeFile('n1.xml', xml, 'application/xml');
    await given(app).invoice({ no: 'N1', eInvoice: 'n1.xml' });
  });

  test.each(['dealer2', 'vendor1'])('are unknown to %s', async (user) => {
    const token = await app.login(user);
    const period = 'from=2026-03-01&to=2026-03-31&payerCode=0002000001';
    for (const url of [
      '/documents/invoices/N1/pdf',
      '/documents/invoices/N1/e-invoice',
      `/documents/statement?format=pdf&${period}`,
    ])
      expect((await download('GET', url, { token })).status).toBe(404);
    const body = { invoiceNos: ['N1'] };
    expect((await download('POST', '/documents/invoices', { token, body })).status).toBe(404);
  });

  test('are seen by the shop that got the goods', async () => {
    await given(app).invoice({ no: 'SHOP', customer: c2 });
    const token = await app.login('dealer2');
    expect((await download('GET', '/documents/invoices/SHOP/pdf', { token })).status).toBe(200);
  });

  test('are refused without the permission', async () => {
    const token = await app.login('product1');
    const { status } = await download('GET', '/documents/invoices/N1/pdf', { token });
    expect(status).toBe(403);
  });
});
