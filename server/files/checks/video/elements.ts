import { BadContent } from '../../file-rules.ts';
import type { ByteFile } from './byte-file.ts';

/** An element of a WebM file (EBML, RFC 8794): its place, where its content begins, and where it ends. */
export interface Element {
  id: number;
  at: number;
  body: number;
  /** That of the element around it when its own size is not stated. */
  end: number;
  isSized: boolean;
}

export const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  void: 0xec,
};

/** The number of bytes of a variable-length integer, by its first byte. @throws BadContent over 8 */
function lengthOf(first: number): number {
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new BadContent('FILE_DAMAGED');
  return length;
}

/** Reads the head of an element. @throws BadContent FILE_DAMAGED when it does not end where the one around it does */
export function readElement(file: ByteFile, at: number, to: number): Element {
  const idBytes = lengthOf(file.read(at, 1)[0] ?? 0);
  if (idBytes > 4) throw new BadContent('FILE_DAMAGED');
  const id = file.read(at, idBytes).readUIntBE(0, idBytes);
  const { value, bytes } = readVarInt(file, at + idBytes);
  const body = at + idBytes + bytes;
  const end = value === null ? to : body + value;
  if (end > to) throw new BadContent('FILE_DAMAGED');
  return { id, at, body, end, isSized: value !== null };
}

/** Reads a variable-length integer; null for the one of ones only, which states that a size is unknown. */
export function readVarInt(file: ByteFile, at: number): { value: number | null; bytes: number } {
  const bytes = lengthOf(file.read(at, 1)[0] ?? 0);
  const marker = 1n << BigInt(bytes * 7);
  const raw = file.read(at, bytes).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) ^ marker;
  return { value: raw === marker - 1n ? null : Number(raw), bytes };
}

/** Reads an unsigned integer of at most 8 bytes. */
export function readUint(file: ByteFile, { body, end }: Element): number {
  if (end - body > 8) throw new BadContent('FILE_DAMAGED');
  return file.read(body, end - body).reduce((sum, byte) => sum * 256 + byte, 0);
}

export function readFloat(file: ByteFile, { body, end }: Element): number {
  const bytes = file.read(body, Math.min(end - body, 8));
  const value =
    bytes.length === 8 ? bytes.readDoubleBE(0) : bytes.length === 4 ? bytes.readFloatBE(0) : 0;
  if (!(value >= 0 && Number.isFinite(value))) throw new BadContent('FILE_DAMAGED');
  return value;
}

/** Makes an element one of nothing, in its place and length. */
export function emptyElement(file: ByteFile, { at, end }: Pick<Element, 'at' | 'end'>): void {
  const length = end - at;
  const isShort = length < 9;
  const head = Buffer.alloc(isShort ? 2 : 9);
  head[0] = ids.void;
  if (isShort) head[1] = 0x80 | (length - 2);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1);
  file.write(at, head);
  file.clear(at + head.length, end);
}
