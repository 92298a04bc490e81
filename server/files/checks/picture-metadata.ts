import { inflateSync } from 'node:zlib';

/** A part of a picture with metadata. */
export interface MetadataPart {
  /** `exif` is a block with the header of a TIFF file, `text` is XMP or what holds it. */
  kind: 'exif' | 'text';
  /** The range of its content in the file. */
  from: number;
  to: number;
  /** The content, unpacked. */
  content: Buffer;
  /** The range of the chunk that may be left out, where the format lets it be; null where offsets count. */
  chunk: { from: number; to: number } | null;
}

const maxUnpacked = 5_000_000;
const exifHead = Buffer.from('Exif\0\0', 'latin1');
const xmpHeads = ['http://ns.adobe.com/xap/1.0/\0', 'http://ns.adobe.com/xmp/extension/\0'];
const pngHead = Buffer.from('89504e470d0a1a0a', 'hex');

/** Finds the parts of a JPEG, PNG or WebP that hold EXIF and XMP. A picture that is cut off has those before the cut. */
export function listMetadata(bytes: Buffer): MetadataPart[] {
  if (bytes.readUInt16BE(0) === 0xffd8) return [...jpegParts(bytes)];
  if (bytes.subarray(0, 8).equals(pngHead)) return [...pngParts(bytes)];
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? [...webpParts(bytes)] : [];
}

function toPart(bytes: Buffer, kind: MetadataPart['kind'], from: number, to: number): MetadataPart {
  return { kind, from, to, content: bytes.subarray(from, to), chunk: null };
}

/** The block of EXIF in a range, which most programs begin with its name. */
function exifPart(bytes: Buffer, from: number, to: number): MetadataPart {
  const hasHead = bytes.subarray(from, from + exifHead.length).equals(exifHead);
  return toPart(bytes, 'exif', hasHead ? from + exifHead.length : from, to);
}

/** Reads the segments of a JPEG, and of the pictures that cameras put behind it. */
function* jpegParts(bytes: Buffer): Generator<MetadataPart> {
  let at = 2;
  for (;;) {
    // Between segments are the coded pixels, in which no other byte than 0 and those of restarts follows 255.
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 4 > bytes.length) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) {
      const next = bytes.indexOf(Buffer.from('ffd8ff', 'hex'), at);
      if (next < 0) return;
      at = next + 2;
    } else if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      const to = at + 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xe1) yield* app1Part(bytes, at + 4, Math.min(to, bytes.length));
      at = to;
    }
  }
}

function* app1Part(bytes: Buffer, from: number, to: number): Generator<MetadataPart> {
  if (bytes.subarray(from, from + exifHead.length).equals(exifHead))
    yield exifPart(bytes, from, to);
  for (const head of xmpHeads)
    if (bytes.toString('latin1', from, from + head.length) === head)
      yield toPart(bytes, 'text', from + head.length, to);
}

function* webpParts(bytes: Buffer): Generator<MetadataPart> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const to = Math.min(at + 8 + length, bytes.length);
    if (name === 'EXIF') yield exifPart(bytes, at + 8, to);
    if (name === 'XMP ') yield toPart(bytes, 'text', at + 8, to);
    at += 8 + length + (length % 2);
  }
}

function* pngParts(bytes: Buffer): Generator<MetadataPart> {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const [from, to] = [at + 8, Math.min(at + 8 + length, bytes.length)];
    if (name === 'eXIf') yield exifPart(bytes, from, to);
    const content = unpackText(name, bytes.subarray(from, to));
    if (content) yield { kind: 'text', from, to, content, chunk: { from: at, to: to + 4 } };
    at += 12 + length;
  }
}

/** Keywords under which programs keep XMP, or EXIF as hexadecimal digits. */
const keywords = /^(?:XML:com\.adobe\.xmp|Raw profile type (?:exif|app1|xmp))$/i;

/** Returns the text of a chunk that may hold a place; null for another one. */
function unpackText(name: string, chunk: Buffer): Buffer | null {
  if (!/^[tzi][TX][Xt]t$/.test(name)) return null;
  const end = chunk.indexOf(0);
  if (end < 0 || !keywords.test(chunk.toString('latin1', 0, end))) return null;
  let rest = chunk.subarray(end + 1);
  let isPacked = name === 'zTXt';
  if (isPacked) rest = rest.subarray(1);
  if (name === 'iTXt') {
    isPacked = rest[0] === 1;
    const language = rest.indexOf(0, 2);
    rest = rest.subarray(rest.indexOf(0, language + 1) + 1);
  }
  const text = isPacked ? unpack(rest) : rest;
  const [, digits] = /^\n?\w+\n\s*\d+\n([\da-fA-F\s]+)$/.exec(text.toString('latin1')) ?? [];
  return digits ? Buffer.from(digits.replace(/\s/g, ''), 'hex') : text;
}

/** Returns the text, or the packed bytes where they cannot be unpacked. */
function unpack(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: maxUnpacked });
  } catch {
    return packed;
  }
}
