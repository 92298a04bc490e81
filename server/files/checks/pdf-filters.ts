import { constants, inflateSync } from 'node:zlib';

// The filters of streams in PDFs (ISO 32000, 7.4) that hold no pictures.

/** Thrown when a stream unpacks to more than it may. */
export class UnpacksToTooMuch extends Error {}

/** The parameters of a filter, such as `Predictor`, by their names. */
export type FilterParameters = Readonly<Record<string, number>>;

/** Unpacks bytes. @returns null for damaged ones @throws UnpacksToTooMuch */
type Decoder = (bytes: Buffer, most: number, options: FilterOptions) => Buffer | null;

interface FilterOptions {
  parameters?: FilterParameters;
  /** Whether the bytes are surely all of the stream: some programs leave out the end that deflate has. */
  mayLackEnd?: boolean;
}

const decoders: Record<string, Decoder> = {
  FlateDecode: inflate,
  ASCIIHexDecode: decodeHex,
  ASCII85Decode: decode85,
  LZWDecode: decodeLzw,
  RunLengthDecode: decodeRuns,
};
const shortNames: Record<string, string> = {
  Fl: 'FlateDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/**
 * Undoes a filter.
 * @param most bytes it may give
 * @returns null when the bytes are damaged or the filter is another one
 * @throws UnpacksToTooMuch
 */
export function undoFilter(
  name: string,
  bytes: Buffer,
  most: number,
  options: FilterOptions = {},
): Buffer | null {
  const full = shortNames[name] ?? name;
  const plain = Object.hasOwn(decoders, full) ? decoders[full]?.(bytes, most, options) : null;
  return plain && ['FlateDecode', 'LZWDecode'].includes(full)
    ? undoPrediction(plain, options.parameters ?? {})
    : (plain ?? null);
}

function inflate(bytes: Buffer, most: number, { mayLackEnd }: FilterOptions): Buffer | null {
  const finishFlush = mayLackEnd ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  try {
    return inflateSync(bytes, { finishFlush, maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new UnpacksToTooMuch();
    return null;
  }
}

function decodeHex(bytes: Buffer): Buffer | null {
  const text = bytes.toString('latin1').replace(/[\s\0]+/g, '');
  const end = text.indexOf('>');
  const digits = end < 0 ? text : text.slice(0, end);
  if (/[^\da-f]/i.test(digits)) return null;
  return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex');
}

function decode85(bytes: Buffer, most: number): Buffer | null {
  const text = bytes.toString('latin1').replace(/[\s\0]+/g, '');
  const from = text.startsWith('<~') ? 2 : 0;
  const end = text.indexOf('~', from);
  const digits = text.slice(from, end < 0 ? text.length : end);
  const result = Buffer.alloc(Math.min(digits.length * 4 + 4, most + 4));
  let size = 0;
  for (let at = 0; at < digits.length; ) {
    const isZero = digits[at] === 'z';
    const group = isZero ? '!!!!!' : digits.slice(at, at + 5);
    at += isZero ? 1 : group.length;
    const count = group.length - 1;
    let value = 0;
    for (const char of group.padEnd(5, 'u')) {
      const digit = char.charCodeAt(0) - 33;
      if (digit < 0 || digit > 84) return null;
      value = value * 85 + digit;
    }
    if (count === 0 || value > 0xffffffff) return null;
    if (size + count > most) throw new UnpacksToTooMuch();
    result.writeUInt32BE(value, size);
    size += count;
  }
  return result.subarray(0, size);
}

function decodeRuns(bytes: Buffer, most: number): Buffer | null {
  const parts: Buffer[] = [];
  let size = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 128;
    if (length === 128) break;
    const isCopy = length < 128;
    const part = isCopy
      ? bytes.subarray(at + 1, at + 2 + length)
      : Buffer.alloc(257 - length, bytes[at + 1]);
    at += isCopy ? length + 2 : 2;
    size += part.length;
    if (size > most) throw new UnpacksToTooMuch();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const single = Array.from({ length: 256 }, (_, byte) => Buffer.of(byte));
const clearTable = 256;
const endOfData = 257;

function decodeLzw(bytes: Buffer, most: number, { parameters }: FilterOptions): Buffer | null {
  const early = parameters?.EarlyChange ?? 1;
  const nothing = Buffer.alloc(0);
  const parts: Buffer[] = [];
  let table: Buffer[] = [...single, nothing, nothing];
  let previous: Buffer | null = null;
  let size = 0;
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    const next = table.length + early;
    const width = next >= 2_048 ? 12 : next >= 1_024 ? 11 : next >= 512 ? 10 : 9;
    held = ((held << 8) | byte) & 0xfffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfData) break;
    if (code === clearTable) {
      table = [...single, nothing, nothing];
      previous = null;
      continue;
    }
    const isNext: boolean = code === table.length && previous !== null;
    const entry: Buffer | undefined =
      isNext && previous ? appended(previous, previous) : table[code];
    if (!entry) return null;
    if (previous && table.length < 4_096) table.push(appended(previous, entry));
    size += entry.length;
    if (size > most) throw new UnpacksToTooMuch();
    parts.push(entry);
    previous = entry;
  }
  return Buffer.concat(parts);
}

/** A sequence with the first byte of another one behind it. */
function appended(sequence: Buffer, other: Buffer): Buffer {
  return Buffer.concat([sequence, other.subarray(0, 1)]);
}

/** Undoes what made the bytes easier to pack: each row was stored as differences. */
function undoPrediction(bytes: Buffer, parameters: FilterParameters): Buffer | null {
  const { Predictor = 1, Colors = 1, BitsPerComponent = 8, Columns = 1 } = parameters;
  if (Predictor < 2) return bytes;
  const width = Math.ceil((Colors * BitsPerComponent * Columns) / 8);
  const step = Math.max(1, Math.floor((Colors * BitsPerComponent) / 8));
  if (!(width >= 1 && width <= 1_000_000)) return null;
  if (Predictor === 2) return BitsPerComponent === 8 ? undoDifferences(bytes, width, step) : null;
  const rows = Math.ceil(bytes.length / (width + 1));
  const result = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0;
    if (kind > 4) return null;
    for (let at = 0; at < width; at += 1) {
      const place = row * width + at;
      const left = at >= step ? (result[place - step] ?? 0) : 0;
      const up = row > 0 ? (result[place - width] ?? 0) : 0;
      const corner = row > 0 && at >= step ? (result[place - width - step] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][kind] ?? 0;
      result[place] = (bytes[row * (width + 1) + 1 + at] ?? 0) + guess;
    }
  }
  return result.subarray(0, Math.max(0, bytes.length - rows));
}

function undoDifferences(bytes: Buffer, width: number, step: number): Buffer {
  const result = Buffer.from(bytes);
  for (let place = 0; place < result.length; place += 1)
    if (place % width >= step) result[place] = (result[place] ?? 0) + (result[place - step] ?? 0);
  return result;
}

/** Paeth's predictor of PNG. */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
