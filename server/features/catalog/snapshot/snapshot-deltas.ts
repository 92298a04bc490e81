import type { FileStore } from '#server/files/file-store.ts';
import type { ChunkRef, Manifest } from '#shared/catalog-engine/answers/manifest.ts';
import { diffChunks } from '#shared/catalog-engine/format/diff-chunks.ts';
import { readChunks } from './chunk-files.ts';

const rangeKinds = ['articles', 'groups', 'details', 'names'] as const;

/** The blocks of a kind that differ between two versions; a block keeps its numbers, so they pair up. */
function differing(
  kind: ChunkRef['kind'],
  before: readonly ChunkRef[],
  after: readonly ChunkRef[],
): [ChunkRef[], ChunkRef[]] {
  const of = (refs: readonly ChunkRef[]) => refs.filter((ref) => ref.kind === kind);
  const beyond = (refs: readonly ChunkRef[], others: readonly ChunkRef[]) => {
    const same = new Set(others.map(({ block, hash }) => `${block} ${hash}`));
    return refs.filter(({ block, hash }) => !same.has(`${block} ${hash}`));
  };
  return [beyond(of(before), of(after)), beyond(of(after), of(before))];
}

async function difference(
  files: FileStore,
  sorg: string,
  kind: ChunkRef['kind'],
  [before, after]: [ChunkRef[], ChunkRef[]],
): Promise<Uint8Array[]> {
  if (before.length + after.length === 0) return [];
  const [old, now] = await Promise.all([
    readChunks(files, sorg, before),
    readChunks(files, sorg, after),
  ]);
  const chunk = diffChunks(kind, old, now);
  return chunk ? [chunk] : [];
}

/** The chunks that lead a range from one version to another; none when it is the same. */
export async function rangeDelta(
  files: FileStore,
  from: Manifest,
  to: Manifest,
): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for (const kind of rangeKinds)
    chunks.push(...(await difference(files, to.sorg, kind, differing(kind, from.range, to.range))));
  return chunks;
}

/** The chunks that lead a price list from one version to another; null when one does not have it. */
export async function priceDelta(
  files: FileStore,
  from: Manifest,
  to: Manifest,
  list: string,
): Promise<Uint8Array[] | null> {
  const [before, after] = [from.prices[list], to.prices[list]];
  if (!before || !after) return null;
  return difference(files, to.sorg, 'prices', differing('prices', before, after));
}

/** How much of a range is in blocks that differ, from 0 to 1. */
export function changedShare(from: Manifest, to: Manifest): number {
  const [, changed] = differing('articles', from.range, to.range);
  const all = to.range.filter(({ kind }) => kind === 'articles').length;
  return all === 0 ? 1 : changed.length / all;
}

/** Chunks one after the other, each with its length before it (uint32, little endian). */
export function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const chunk of chunks) {
    view.setUint32(at, chunk.length, true);
    bytes.set(chunk, at + 4);
    at += 4 + chunk.length;
  }
  return bytes;
}
