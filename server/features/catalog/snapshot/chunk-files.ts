import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FileStore } from '#server/files/file-store.ts';
import type { ChunkRef } from '#shared/catalog-engine/answers/manifest.ts';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/**
 * Chunks are packed so closely that strong compression takes 8 % off what the fast one leaves, in forty
 * times the time: for the small deltas only, which travel most.
 */
const quality = { strong: 11, fast: 5 };

/** Compresses with brotli. @param effort how long it may take */
export async function compressed(
  bytes: Uint8Array,
  effort: keyof typeof quality,
): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return pack(bytes, { params });
}

/** Takes brotli off again. */
export async function decompressed(bytes: Uint8Array): Promise<Uint8Array> {
  return unpack(bytes);
}

/** Where a chunk lies in the file store. */
export function chunkKey(sorg: string, hash: string): string {
  return `catalog/${sorg}/${hash}`;
}

/** A chunk of a manifest is not in the file store, or is not what its name says. */
export class ChunkMissing extends Error {
  constructor(sorg: string, hash: string) {
    super(`Chunk ${hash} of the catalog of ${sorg} is missing or damaged`);
    this.name = 'ChunkMissing';
  }
}

/** Puts chunks into the file store; those that are there already are not put again. */
export interface ChunkWriter {
  put(kind: ChunkRef['kind'], block: number, content: Uint8Array): Promise<ChunkRef>;
}

/** @param known chunks that are there, by hash */
export function chunkWriter(
  files: FileStore,
  sorg: string,
  known: ReadonlyMap<string, ChunkRef>,
): ChunkWriter {
  return {
    async put(kind, block, content) {
      const hash = hashChunk(content);
      const there = known.get(hash);
      if (there) return { kind, block, hash, bytes: there.bytes };
      const small = await compressed(content, 'fast');
      await files.put(chunkKey(sorg, hash), small, 'application/octet-stream');
      return { kind, block, hash, bytes: small.length };
    },
  };
}

/** The uncompressed bytes of a chunk. @throws ChunkMissing */
async function readChunk(
  files: FileStore,
  sorg: string,
  { hash }: Pick<ChunkRef, 'hash'>,
): Promise<Uint8Array> {
  const small = await files.bytes(chunkKey(sorg, hash));
  const content = small && (await decompressed(small).catch(() => null));
  if (!content || hashChunk(content) !== hash) throw new ChunkMissing(sorg, hash);
  return content;
}

const atOnce = 16;

/** Reads chunks in their order, several at once. @throws ChunkMissing */
export async function readChunks(
  files: FileStore,
  sorg: string,
  refs: readonly ChunkRef[],
): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  for (let at = 0; at < refs.length; at += atOnce) {
    const some = refs.slice(at, at + atOnce);
    read.push(...(await Promise.all(some.map((ref) => readChunk(files, sorg, ref)))));
  }
  return read;
}

/** Returns the name of a chunk: the SHA-256 of its uncompressed bytes, hex. */
export function hashChunk(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
