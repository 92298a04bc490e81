import { CatalogFormatError } from './format-error.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Larger amounts could not be subtracted from each other exactly. */
const largest = 2 ** 50;

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The text of UTF-8 bytes. @throws CatalogFormatError for bytes that are none */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new CatalogFormatError('A text of the chunk is not UTF-8');
  }
}

/** Bytes that grow while they are written; numbers are LEB128 varints (docs/catalog-format.md). */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** A whole number from 0 below 2^53. */
  varint(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Bytes preceded by how many they are. */
  block(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.bytes(bytes);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Reads what ByteWriter wrote. @throws CatalogFormatError at the end of the bytes */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  varint(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++];
    if (byte === undefined) throw cutOff();
    if (byte < 128) return byte;
    let value = byte & 127;
    let factor = 128;
    do {
      byte = bytes[this.#at++];
      if (byte === undefined) throw cutOff();
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte >= 128);
    if (!(value <= Number.MAX_SAFE_INTEGER)) throw new CatalogFormatError('A number is too large');
    return value;
  }

  /** So many varints; below 2^32 into a Uint32Array. The loop that loading waits for. */
  varints<Into extends Uint32Array | Float64Array>(into: Into): Into {
    const bytes = this.#bytes;
    const end = bytes.length;
    let at = this.#at;
    for (let place = 0; place < into.length; place++) {
      const byte = at < end ? (bytes[at] as number) : 128;
      if (byte < 128) {
        into[place] = byte;
        at++;
        continue;
      }
      this.#at = at;
      const value = this.varint();
      if (value > 0xffffffff && into instanceof Uint32Array)
        throw new CatalogFormatError('A number is too large');
      into[place] = value;
      at = this.#at;
    }
    this.#at = at;
    return into;
  }

  /**
   * So many numbers, each as how far it is from the one before: twice as much, 1 more upwards; 0 is none (NaN).
   * None is read back: to load one from its array takes memory of its own before the loop is compiled.
   */
  steps(into: Float64Array): Float64Array {
    const bytes = this.#bytes;
    const end = bytes.length;
    let at = this.#at;
    let before = 0;
    for (let place = 0; place < into.length; place++) {
      let code = at < end ? (bytes[at] as number) : 128;
      if (code < 128) at++;
      else {
        this.#at = at;
        code = this.varint();
        at = this.#at;
      }
      if (code === 0) {
        into[place] = Number.NaN;
        continue;
      }
      // Small whole numbers are much faster.
      if (code < 0x3fffffff) before += (code & 1) === 1 ? code >> 1 : -(code >> 1);
      else before += code % 2 === 1 ? (code - 1) / 2 : -code / 2;
      into[place] = before;
    }
    this.#at = at;
    return into;
  }

  /** Goes past so many varints. */
  skip(count: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    if (count > bytes.length - at) throw cutOff();
    // The last byte of each is below 128.
    for (let left = count; left > 0; at++) left -= 1 - ((bytes[at] as number) >> 7);
    if (at > bytes.length) throw cutOff();
    this.#at = at;
  }

  /** The current position. */
  get place(): number {
    return this.#at;
  }

  /** A reader of the same bytes that begins at a place of this one. */
  at(place: number): ByteReader {
    const reader = new ByteReader(this.#bytes);
    reader.#at = place;
    return reader;
  }

  /** How many things follow: each takes at least a byte, so more than are left is damage. */
  count(): number {
    const count = this.varint();
    if (count > this.#bytes.length - this.#at) throw cutOff();
    return count;
  }

  /** A view of the next bytes, preceded by how many they are. */
  block(): Uint8Array {
    const length = this.count();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** @throws CatalogFormatError unless everything has been read */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new CatalogFormatError('The chunk has a surplus');
  }
}

function cutOff(): CatalogFormatError {
  return new CatalogFormatError('The chunk is cut off');
}

/** The number itself. @throws RangeError for one that a chunk cannot hold */
export function packable(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) <= largest) return value;
  throw new RangeError(`${value} does not fit into a catalog chunk`);
}
