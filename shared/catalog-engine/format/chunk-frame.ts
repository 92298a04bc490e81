import { CatalogFormatError } from './format-error.ts';

/** The kinds of chunks. The position in this list is the number in the header. */
export const chunkKinds = [
  'articles',
  'groups',
  'details',
  'names',
  'prices',
  'stock',
  'warehouses',
  'extras',
] as const;

export type ChunkKind = (typeof chunkKinds)[number];

const magic = [0x50, 0x4e];
const version = 1;
const headerLength = 12;

/** MurmurHash3 (x86, 32 bits) of bytes: one changed word always changes it, and it reads fast. */
function hashBytes(bytes: Uint8Array, seed: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = bytes.length >> 2;
  let hash = seed;
  const mixed = (word: number) => {
    const once = Math.imul(word, 0xcc9e2d51);
    return Math.imul((once << 15) | (once >>> 17), 0x1b873593);
  };
  for (let word = 0; word < words; word++) {
    hash ^= mixed(view.getInt32(word * 4, true));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= words * 4; at--) tail = (tail << 8) | (bytes[at] as number);
  hash ^= mixed(tail) ^ bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const sound = new WeakSet<ArrayBufferLike>();

/**
 * Takes chunks for undamaged of which a digest or an encryption tag says so: their own checksums, which take longer
 * than everything else there is to do before little of them has been read, need not be looked at.
 * @param bytes all chunks of its buffer are meant
 */
export function takeForSound({ buffer }: Uint8Array): void {
  sound.add(buffer);
}

/** A chunk: header with kind, length and checksum, then the body (docs/catalog-format.md). */
export function framed(kind: ChunkKind, body: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(headerLength + body.length);
  const view = new DataView(chunk.buffer);
  chunk.set([...magic, version, chunkKinds.indexOf(kind)]);
  view.setUint32(4, body.length, true);
  chunk.set(body, headerLength);
  view.setUint32(8, hashBytes(body, hashBytes(chunk.subarray(0, 8), 0)), true);
  return chunk;
}

/**
 * Kind and body of a chunk; the body is a view of it.
 * @throws CatalogFormatError for anything but one whole, undamaged chunk of this version
 */
export function opened(chunk: Uint8Array): { kind: ChunkKind; body: Uint8Array } {
  if (chunk.length < headerLength || chunk[0] !== magic[0] || chunk[1] !== magic[1])
    throw new CatalogFormatError('This is not a catalog chunk');
  if (chunk[2] !== version)
    throw new CatalogFormatError(`Catalog format ${chunk[2]} is not known, only ${version}`);
  const kind = chunkKinds[chunk[3] as number];
  if (!kind) throw new CatalogFormatError(`Chunk kind ${chunk[3]} is not known`);
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const body = chunk.subarray(headerLength);
  if (view.getUint32(4, true) !== body.length)
    throw new CatalogFormatError('The chunk is cut off or has a surplus');
  const sum = () => hashBytes(body, hashBytes(chunk.subarray(0, 8), 0));
  if (!sound.has(chunk.buffer) && view.getUint32(8, true) !== sum())
    throw new CatalogFormatError('The chunk is damaged');
  return { kind, body };
}

/** The body of a chunk that must be of a kind. @throws CatalogFormatError for another one */
export function readBody(chunk: Uint8Array, kind: ChunkKind): Uint8Array {
  const found = opened(chunk);
  if (found.kind === kind) return found.body;
  throw new CatalogFormatError(`The chunk holds ${found.kind}, not ${kind}`);
}
