import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const xml = (note: string) =>
  Buffer.from(`<?xml version="1.0"?><Invoice xmlns="urn:x"><Note>${note}</Note></Invoice>`);
const pdf = (content = '') => Buffer.from(`%PDF-1.4\n${content}\n%%EOF\n`, 'latin1');

const rows = () => harness.db.selectFrom('invoice_file').selectAll().orderBy('name').execute();
const stored = async () => {
  const keys: string[] = [];
  for await (const key of harness.services.files.keys())
    if (key.startsWith('invoices/')) keys.push(key);
  return keys;
};

test('keeps PDFs and e-invoices byte for byte', async () => {
  const files = { 'invoices/1.pdf': pdf(), 'invoices/1.xml': xml('é') };
  const report = await harness.run(files);
  expect(report).toMatchObject({ ok: true, files: [{ file: 'invoices', rows: 2, changed: 2 }] });
  const [first, second] = await rows();
  expect(first).toMatchObject({ name: '1.pdf', type: 'application/pdf' });
  expect(second).toMatchObject({ name: '1.xml', type: 'application/xml' });
  const kept = await harness.services.files.bytes(`invoices/${second?.hash}`);
  expect(Buffer.from(kept ?? []).equals(xml('é'))).toBe(true);
  expect((await harness.run(files)).files[0]).toMatchObject({ rows: 2, changed: 0 });
});

test('takes names with blanks and letters of all languages', async () => {
  const files = { 'invoices/Rechnung 1 (März).pdf': pdf(), 'invoices/Hóa đơn 2.xml': xml('2') };
  const report = await harness.run(files);
  expect(report).toMatchObject({ ok: true, files: [{ changed: 2, rows: 2, problems: [] }] });
});

test('deletes a content once no name leads to it', async () => {
  await harness.run({ 'invoices/2.xml': xml('one'), 'invoices/3.xml': xml('one') });
  const before = (await stored()).length;
  await harness.run({ 'invoices/2.xml': xml('two') });
  expect(await stored()).toHaveLength(before + 1);
  await harness.run({ 'invoices/3.xml': xml('two') });
  expect(await stored()).toHaveLength(before);
});

test.each([
  ['a page', 'x.html', Buffer.from('<html></html>')],
  ['a page named as e-invoice', 'x.xml', Buffer.from('<html></html>')],
  ['a document type', 'y.xml', Buffer.from('<!DOCTYPE x><Invoice></Invoice>')],
  ['a picture named .pdf', 'z.pdf', Buffer.from('\x89PNG\r\n', 'latin1')],
  ['a PDF with a script', 'js.pdf', pdf('1 0 obj << /JavaScript (x) >> endobj')],
  ['a name with markup', 'a<b.pdf', pdf()],
])('refuses %s and takes the others', async (_name, file, content) => {
  const report = await harness.run({
    [`invoices/${file}`]: content,
    'invoices/good.xml': xml(file),
  });
  const [result] = report.files;
  expect(result).toMatchObject({ changed: 1, problems: [{ code: 'BAD_DOCUMENT' }] });
  expect((await rows()).map(({ name }) => name)).not.toContain(file);
});
