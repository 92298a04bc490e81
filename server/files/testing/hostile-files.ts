import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { FileRefusal } from '#shared/file-limits.ts';
import { hostileArchives, hostilePdfs } from './hostile-documents.ts';
import { hostileVideos } from './hostile-videos.ts';
import { pdfWith } from './pdf-maker.ts';
import { zipWith } from './zip-maker.ts';

/** A file made to do harm. */
export interface HostileFile {
  what: string;
  name: string;
  content: Buffer;
  /** How it is refused; null for one that is taken because storing it makes it harmless. */
  refusal: FileRefusal | null;
}

const script = '<script>alert(document.cookie)</script>';
const text = (content: string) => Buffer.from(content);

/** Draws the corpus: 200 files. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await picture('png');
  const files: HostileFile[] = [];
  const add = (what: string, content: Buffer, refusal: FileRefusal | null, name = 'file.png') =>
    files.push({ what, name, content, refusal });
  for (const [what, content] of Object.entries(activeTexts()))
    for (const name of ['photo.png', 'paper.pdf', 'list.xlsx'])
      add(what, content, 'FILE_KIND', name);
  for (const [what, content, refusal] of await hostileVideos())
    add(what, content, refusal, 'film.mp4');
  for (const [what, content] of Object.entries(programs()))
    add(what, content, 'FILE_KIND', 'photo.jpg');
  for (const [what, content, refusal] of pictureBombs(png)) add(what, content, refusal);
  for (const [what, content] of await polyglots(png)) add(what, content, null);
  for (const [what, content, refusal] of hostilePdfs(png)) add(what, content, refusal, 'paper.pdf');
  for (const [what, content, refusal] of await hostileArchives())
    add(what, content, refusal, 'list.zip');
  for (const name of hostileNames()) add(`the name ${JSON.stringify(name)}`, png, null, name);
  return files;
}

function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', side = 40): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#3a7' };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** Texts that a browser would run if they were served unchanged. */
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

function pictureBombs(png: Buffer): [string, Buffer, FileRefusal][] {
  const sizes: [number, number][] = [
    [50_000, 50_000],
    [40_000_001, 1],
    [1, 40_000_001],
    [6_325, 6_325],
    [100_000, 20_000],
  ];
  return [
    ...sizes.map(([width, height]): [string, Buffer, FileRefusal] => [
      `a picture of ${width} × ${height} pixels`,
      pngHead(width, height),
      'FILE_PIXELS',
    ]),
    ['an HTML page behind the head of a picture', text(`GIF89a<html>${script}`), 'FILE_DAMAGED'],
    ...[20, 40, 60, png.length - 30].map((length): [string, Buffer, FileRefusal] => [
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
