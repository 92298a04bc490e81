import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { BadContent } from '../file-rules.ts';
import { slowPdfs } from '../testing/hostile-documents.ts';
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

function stream(content: string | Buffer, entries = ''): string {
  const bytes = Buffer.from(content as Buffer).toString('latin1');
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
}

function hexed(content: string | Buffer): string {
  return `${Buffer.from(content as string).toString('hex')}>`;
}

/** Rows of four bytes for the predictor of PNG that changes nothing. */
function rowsOf(text: string): string {
  return (text.match(/[\s\S]{1,4}/g) ?? []).map((row) => `\0${row}`).join('');
}

/** Actions of which each is followed by the next. */
function chain(length: number, last: string): string[] {
  return [...Array(length).keys()].map((at) =>
    at + 1 === length ? last : `<< /S /Named /N /NextPage /Next ${11 + at} 0 R >>`,
  );
}

describe('e-invoices in every spelling', () => {
  test.each<[string, string | Buffer]>([
    ['many comments', `${'<!---->'.repeat(500)}<!-- a -- b --><?a b?>\n${facturX.slice(38)}`],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), bomless(facturX)])],
    ['UTF-16 without a mark', bomless(facturX)],
    ['big-endian UTF-16', Buffer.concat([Buffer.from([0xfe, 0xff]), bomless(facturX).swap16()])],
    ['UBL', ubl],
    ['a credit note', '<CreditNote xmlns="urn:x"></CreditNote>'],
    ['Order-X', '<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn"/>'],
    ['a prefix of other letters', '<räk:Invoice xmlns:räk="urn"/>'],
    [
      'Latin-1',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><Invoice a="é"/>', 'latin1'),
    ],
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

  test.each<[string, string[]]>([
    ['no filter', [stream(facturX)]],
    ['a text that names the end of streams', [stream(`${facturX}<!-- endstream -->`)]],
    ['two filters', [stream(hexed(deflateSync(facturX)), '/Filter [/ASCIIHexDecode/FlateDecode]')]],
    ['a filter of its own object', ['[/AHx]', stream(hexed(facturX), '/Filter 10 0 R')]],
    [
      'deflate without its end',
      [
        stream(
          deflateSync(facturX, { finishFlush: constants.Z_SYNC_FLUSH }),
          '/Filter/FlateDecode',
        ),
      ],
    ],
    ['parameters without an effect', [flateStream(facturX, '/DecodeParms << /Predictor 1 >>')]],
    ['no parameters', [flateStream(facturX, '/DecodeParms [null]')]],
    [
      'a predictor',
      [
        '4',
        stream(
          deflateSync(rowsOf(facturX)),
          '/Filter/FlateDecode/DecodeParms[<</Predictor 12/Columns 10 0 R>>]',
        ),
      ],
    ],
  ])('takes an embedded file with %s', async (_what, objects) => {
    const file = `${9 + objects.length} 0 R`;
    expect(await check(pdfWith([...objects, `<< /EF << /F ${file} >> >>`]))).toBeNull();
  });

  test.each([
    ['a comment between its numbers', '% a\n20 % b\n 0\n% c\nobj'],
    ['no blank before its keyword', '20 0obj'],
    ['many blanks before its keyword', `20 0${' '.repeat(1_500)}obj`],
  ])('finds an object with %s', async (_what, start) => {
    const embedded = (content: string) =>
      `<< /EF << /F 20 0 R >> >>\nendobj\n${start}\n${flateStream(content)}`;
    expect(await check(pdfWith([embedded(facturX)]))).toBeNull();
    expect(await check(pdfWith([embedded('MZ')]))).toBe('FILE_EMBEDS');
  });

  test('refuses an embedded file that is nowhere', async () => {
    expect(await check(pdfWith(['<< /EF << /F 99 0 R >> >>']))).toBe('FILE_EMBEDS');
  });

  test('passes over earlier objects with the number of a file', async () => {
    const earlier = '<< /Type /Font >>\nendobj\n11 0 obj\n<< /EF << /F 10 0 R >> >>';
    const later = `(unused)\nendobj\n10 0 obj\n${flateStream(facturX)}`;
    expect(await check(pdfWith([earlier, later]))).toBeNull();
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
    const plain = pdfWith(['3', flateStream('x')]).toString('latin1');
    const ofNumber = `<< /Type /EmbeddedFile /Length 11 0 R >>\nstream\n${plain}\nendstream`;
    expect(await check(pdfWith([ofNumber, String(plain.length), invoice]))).toBeNull();
    const data = flateStream('<?xml version="1.0"?><a:Data/>', '/Type /EmbeddedFile');
    expect(await check(pdfWith([invoice, data]))).toBeNull();
    const pages = [
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      '<a><svg xmlns="http://www.w3.org/2000/sv&#x67;"/></a>',
      '<?xml-stylesheet href="a.xsl"?><a/>',
      '<!DOCTYPE a><a/>',
    ];
    for (const page of pages)
      expect(await check(pdfWith([invoice, flateStream(page, '/Type /EmbeddedFile')]))).toBe(
        'FILE_EMBEDS',
      );
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
    ['an address whose kind is elsewhere', ['/URI', '<< /S 10 0 R >>'], '/OpenAction 11 0 R'],
    ['a foreign article', [], '/OpenAction << /S /Thread /F (x.pdf) >>'],
    ['an address after many actions', chain(30, address), '/OpenAction 10 0 R'],
    [
      'an address in a list of actions',
      ['[12 0 R 13 0 R]', '<< /S /Named /Next 10 0 R >>', '<< >>', address],
      '/OpenAction 11 0 R',
    ],
    ['an address behind a stray sign', [`<< /B > /AA << /O ${address} >> >>`], ''],
    ['an address behind an open string', [`<< /B <zz /AA << /O ${address} >> >>`], ''],
    ['an address in an object stream', [objectStream(address), '(unused)'], '/OpenAction 30 0 R'],
    [
      'an address in an object stream in another order',
      [flateStream(`30 12 31 0 << /A 12 >> ${address}`, '/Type /ObjStm /N 2 /First 11')],
      '/OpenAction 30 0 R',
    ],
    [
      'an address in an object stream whose beginning is elsewhere',
      [flateStream(`30 0 ${address}`, '/Type /ObjStm /N 1 /First 11 0 R'), '5'],
      '/OpenAction 30 0 R',
    ],
  ])('refuses %s', async (_what, objects, catalog) => {
    expect(await check(pdfWith(objects, catalog))).toBe('FILE_ACTIVE');
  });

  test('takes a link that is clicked', async () => {
    expect(await check(pdfWith([`<< /Subtype /Link /A ${address} >>`]))).toBeNull();
    const page = `<< /Type /Page /Annots [<< /A ${address} >>] >>`;
    const opens = [
      '[10 0 R /Fit]',
      '11 0 R',
      '<< /S /GoTo /D [10 0 R /Fit] >>',
      '<< /S /GoTo /D 11 0 R /Next << /S /GoTo /SD [10 0 R /Fit] >> >>',
    ];
    for (const open of opens)
      expect([open, await check(pdfWith([page, '[10 0 R /Fit]'], `/OpenAction ${open}`))]).toEqual([
        open,
        null,
      ]);
  });
});

describe('files made to be slow', () => {
  test.each(Object.entries(slowPdfs))('refuses %s', async (_what, make) => {
    expect(['FILE_EMBEDS', 'FILE_UNPACKS', 'FILE_DAMAGED', 'FILE_TOO_COMPLEX']).toContain(
      await check(make()),
    );
  });

  test('ends a check at its limit while the event loop goes on', async () => {
    const slow = Buffer.from(`%PDF-1.4\n1 0 obj<<${'/A 1 '.repeat(2_000_000)}>>\n%%EOF`);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const code = await check(slow, 50);
    clearInterval(timer);
    expect(code).toBe('FILE_TOO_COMPLEX');
    expect(turns).toBeGreaterThan(0);
    expect(await check(pdfWith())).toBeNull();
  });
});
