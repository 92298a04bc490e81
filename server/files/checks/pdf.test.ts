import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BadContent } from '../file-rules.ts';
import {
  facturX,
  flateStream,
  objectStream,
  pdfWith,
  pdfWithAttachment,
} from '../testing/pdf-maker.ts';
import { officeWith } from '../testing/zip-maker.ts';
import { checkInThread } from './check-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code of the refusal; null for a PDF that is taken. */
async function check(pdf: Buffer, milliseconds?: number): Promise<string | null> {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, pdf);
  return await checkInThread(path, milliseconds).then(
    () => null,
    (error) => (error instanceof BadContent ? error.code : Promise.reject(error)),
  );
}

const bomless = (text: string) => Buffer.from(text, 'utf16le');
const ubl = '<ubl:Invoice xmlns:ubl="urn:x"/>';

describe('e-invoices in every spelling', () => {
  test.each<[string, string | Buffer]>([
    ['many comments', `${'<!---->'.repeat(500)}<!-- a -- b --><?a b?>\n${facturX.slice(38)}`],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), bomless(facturX)])],
    ['UTF-16 without a mark', bomless(facturX)],
    ['big-endian UTF-16', Buffer.concat([Buffer.from([0xfe, 0xff]), bomless(facturX).swap16()])],
    ['UBL', ubl],
    ['a credit note', '<CreditNote xmlns="urn:x"></CreditNote>'],
    ['ZUGFeRD 1', '\uFEFF<rsm:CrossIndustryDocument xmlns:rsm="urn"/>'],
  ])('takes %s', async (_what, xml) => {
    const stream = flateStream(xml as string, '/Type /EmbeddedFile');
    const pdf = pdfWith([stream, '<< /Type /Filespec /EF << /F 10 0 R >> >>']);
    expect(await check(pdf)).toBeNull();
  });

  test.each([
    ['its dictionary elsewhere', ['<< /F 12 0 R /EF 11 0 R >>', '<< /F 12 0 R >>']],
    ['escapes in names', ['<< /#45F << /#46 12 0 R >> >>', '(unused)']],
    ['a dictionary in an object stream', [objectStream('<< /EF <</F 12 0 R/UF 12 0 R>> >>'), '()']],
  ])('takes an embedded file with %s', async (_what, before) => {
    expect(
      await check(pdfWith([...before, flateStream(facturX, '/Type/EmbeddedFile')])),
    ).toBeNull();
  });

  test('takes a line of text after the end', async () => {
    expect(
      await check(Buffer.concat([pdfWith(), Buffer.from('\n% Signed by a portal\r\n')])),
    ).toBeNull();
  });

  test('takes supporting documents beside an e-invoice only', async () => {
    const table = flateStream('hours;rate\n4;80', '/Type /EmbeddedFile');
    const paper = flateStream(pdfWith(), '/Type /EmbeddedFile');
    const sheet = flateStream(await officeWith('excel'), '/Type /EmbeddedFile');
    const invoice = flateStream(facturX, '/Type /EmbeddedFile');
    expect(await check(pdfWith([invoice, table, paper, sheet]))).toBeNull();
    expect(await check(pdfWith([table]))).toBe('FILE_EMBEDS');
    const program = flateStream('MZ\0\0', '/Type /EmbeddedFile');
    expect(await check(pdfWith([invoice, program]))).toBe('FILE_EMBEDS');
  });

  test('looks into an embedded PDF and workbook', async () => {
    const invoice = flateStream(facturX, '/Type /EmbeddedFile');
    const script = flateStream(pdfWith(['<< /S /JavaScript >>']), '/Type /EmbeddedFile');
    expect(await check(pdfWith([invoice, script]))).toBe('FILE_ACTIVE');
    const nested = flateStream(pdfWithAttachment(facturX), '/Type /EmbeddedFile');
    expect(await check(pdfWith([invoice, nested]))).toBe('FILE_EMBEDS');
    const macros = await officeWith('excel', { 'xl/vbaProject.bin': 'x' });
    expect(await check(pdfWith([invoice, flateStream(macros, '/Type /EmbeddedFile')]))).toBe(
      'FILE_ACTIVE',
    );
  });
});

describe('actions without a click', () => {
  const address = '<< /S /URI /URI (https://a.example) >>';
  test.each([
    ['another document', ['<< /S /GoToR /F (x.pdf) >>'], ''],
    ['an address when it is opened', [], `/OpenAction ${address}`],
    ['an address elsewhere', [address], '/OpenAction 10 0 R'],
    ['an address when a page is opened', [`<< /AA << /O ${address} >> >>`], ''],
  ])('refuses %s', async (_what, objects, catalog) => {
    expect(await check(pdfWith(objects, catalog))).toBe('FILE_ACTIVE');
  });

  test('takes a link that is clicked', async () => {
    expect(await check(pdfWith([`<< /Subtype /Link /A ${address} >>`]))).toBeNull();
    expect(await check(pdfWith([], '/OpenAction [3 0 R /Fit]'))).toBeNull();
  });
});

describe('files made to be slow', () => {
  const embedded = (xml: string) => pdfWith([flateStream(xml, '/Type /EmbeddedFile')]);
  test.each<[string, () => Buffer]>([
    ['comments that never reach a root', () => embedded(`${'<!---->'.repeat(60)}x`)],
    ['blanks without a root', () => embedded(' '.repeat(4_000_000))],
    ['digits in a file specification', () => pdfWith([`<< /EF<<${'1'.repeat(2_000_000)}>> >>`])],
    [
      'many large embedded files',
      () =>
        pdfWith(
          Array(100).fill(
            flateStream(`<Invoice >${' '.repeat(15_000_000)}`, '/Type /EmbeddedFile'),
          ),
        ),
    ],
    [
      'many small object streams',
      () =>
        Buffer.from(
          `%PDF-1.4\n${`9 0 obj<</First 4/Filter/FlateDecode>>stream\n${'x'.repeat(20)}`.repeat(140_000)}\n%%EOF`,
        ),
    ],
  ])('refuses %s', async (_what, make) => {
    expect(['FILE_EMBEDS', 'FILE_UNPACKS', 'FILE_DAMAGED', 'FILE_TOO_COMPLEX']).toContain(
      await check(make()),
    );
  });

  test('ends a check at its limit while the event loop goes on', async () => {
    const slow = Buffer.from(`%PDF-1.4\n${'1 0 obj<</A 1>>endobj\n'.repeat(450_000)}%%EOF`);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const code = await check(slow, 50);
    clearInterval(timer);
    expect(code).toBe('FILE_TOO_COMPLEX');
    expect(turns).toBeGreaterThan(0);
    expect(await check(pdfWith())).toBeNull();
  });
});
