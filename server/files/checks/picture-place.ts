import { crc32 } from 'node:zlib';
import { listMetadata, type MetadataPart } from './picture-metadata.ts';

// The place where a picture was taken is in a directory of its own inside EXIF (a TIFF structure), and in XMP, which is
// XML. It is overwritten where it is, so that no offset in the file changes and the pixels stay as they are. Only texts
// of a PNG are left out as a whole.

const tags = { exif: 0x8769, gps: 0x8825 };
/** Latitude, longitude, those of the destination, and the name of the area. */
const placeTags = new Set([2, 4, 0x14, 0x16, 0x1c]);
/** Bytes of a value by the type of a TIFF field. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const mostFields = 1_000;
const mostDirectories = 20;

const placeInText =
  /GPS(?:Dest)?(?:Latitude|Longitude|Position)|GPSAreaInformation|geo:(?:lat|long)/i;
const emptyPacket = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/** Whether a JPEG, PNG or WebP says where it was taken. */
export function findPlace(bytes: Buffer): boolean {
  const parts = listMetadata(bytes);
  return hasPlaceInText(parts) || parts.some(hasPlaceInExif);
}

/** Returns a JPEG, PNG or WebP without the place where it was taken; its pixels and all else stay. */
export function withoutPlace(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const parts = listMetadata(changed);
  const isInText = hasPlaceInText(parts);
  const kept: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { kind, from, to, chunk } = part;
    if (kind === 'exif') {
      if (hasPlaceInExif(part)) blankDirectories(part.content);
    } else if (!chunk) {
      if (isInText) blankText(changed.subarray(from, to));
    } else if (isInText || hasPlaceInExif(part)) {
      kept.push(changed.subarray(at, chunk.from));
      at = chunk.to;
    }
  }
  return withChecksums(Buffer.concat([...kept, changed.subarray(at)]));
}

/** XMP may be split anywhere, so that its parts are read together. */
function hasPlaceInText(parts: readonly MetadataPart[]): boolean {
  const texts = parts.filter(({ kind }) => kind === 'text').map(({ content }) => content);
  return placeInText.test(Buffer.concat(texts).toString('latin1').replaceAll('\0', ''));
}

function blankText(text: Buffer): void {
  text.fill(' ');
  if (text.length >= emptyPacket.length) text.write(emptyPacket);
}

function hasPlaceInExif({ content }: MetadataPart): boolean {
  const tiff = openTiff(content);
  if (!tiff) return false;
  return findGps(tiff).some((at) =>
    readFields(tiff, at).some(({ tag, value }) => placeTags.has(tag) && value.some(Boolean)),
  );
}

/** Overwrites what the directories of places hold, all but the version that such a directory has. */
function blankDirectories(block: Buffer): void {
  const tiff = openTiff(block);
  for (const at of tiff ? findGps(tiff) : []) {
    const fields = tiff ? readFields(tiff, at) : [];
    if (!tiff || fields.length === 0) continue;
    for (const { value } of fields) value.fill(0);
    block.fill(0, at, at + 2 + fields.length * 12);
    tiff.view.setUint16(at, 1, tiff.isLittle);
    tiff.view.setUint16(at + 4, 1, tiff.isLittle);
    tiff.view.setUint32(at + 6, 4, tiff.isLittle);
    block.set([2, 3, 0, 0], at + 10);
  }
}

interface Tiff {
  block: Buffer;
  view: DataView;
  isLittle: boolean;
}

/** Returns null for what is no TIFF. Hexadecimal EXIF of a PNG begins with the name of the block. */
function openTiff(content: Buffer): Tiff | null {
  const block = content.toString('latin1', 0, 4) === 'Exif' ? content.subarray(6) : content;
  const order = block.toString('latin1', 0, 2);
  if (block.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const view = new DataView(block.buffer, block.byteOffset, block.length);
  return { block, view, isLittle: order === 'II' };
}

/** Finds the directories of places; they are named in one of the others. */
function findGps(tiff: Tiff): number[] {
  const { view, isLittle } = tiff;
  const found = new Set<number>();
  const directories = [view.getUint32(4, isLittle)];
  for (let next = 0; next < Math.min(directories.length, mostDirectories); next += 1) {
    const at = directories[next] ?? 0;
    const fields = readFields(tiff, at);
    for (const { tag, number } of fields) {
      if (tag === tags.gps) found.add(number);
      if (tag === tags.exif) directories.push(number);
    }
    const end = at + 2 + fields.length * 12;
    if (fields.length > 0 && end + 4 <= view.byteLength)
      directories.push(view.getUint32(end, isLittle));
  }
  return [...found];
}

interface Field {
  tag: number;
  /** The value as a number: of a field that names a directory, where that begins. */
  number: number;
  /** The bytes of the value, as far as they are inside the block. */
  value: Buffer;
}

function readFields({ block, view, isLittle }: Tiff, at: number): Field[] {
  const fields: Field[] = [];
  if (at < 8 || at + 2 > view.byteLength) return fields;
  const count = Math.min(view.getUint16(at, isLittle), mostFields);
  for (let field = at + 2; field < at + 2 + count * 12; field += 12) {
    if (field + 12 > view.byteLength) break;
    const size =
      (typeBytes[view.getUint16(field + 2, isLittle)] ?? 0) * view.getUint32(field + 4, isLittle);
    const number = view.getUint32(field + 8, isLittle);
    const from = size > 4 ? number : field + 8;
    const value = block.subarray(from, from + Math.max(size, 4));
    fields.push({ tag: view.getUint16(field, isLittle), number, value });
  }
  return fields;
}

/** A PNG with the checksums of its blocks of EXIF, which were changed where they are. */
function withChecksums(bytes: Buffer): Buffer {
  if (bytes.readUInt32BE(0) !== 0x89504e47) return bytes;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    if (bytes.toString('latin1', at + 4, at + 8) === 'eXIf')
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return bytes;
}
