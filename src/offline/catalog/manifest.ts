import type { ChunkRef, ManifestAnswer } from '#shared/catalog-engine/answers/manifest.ts';

export type { ChunkRef, ManifestAnswer };

/** The manifest format this app can read. */
export const knownFormat = 1;

/** Every chunk of an offer once. */
export function listChunks({ manifest }: ManifestAnswer): ChunkRef[] {
  const all = [...manifest.range, ...Object.values(manifest.prices).flat()];
  return [...new Map(all.map((ref) => [ref.hash, ref])).values()];
}

/** Bytes that come over the network for some chunks. */
export function sumBytes(refs: readonly ChunkRef[]): number {
  return refs.reduce((sum, { bytes }) => sum + bytes, 0);
}
