import {
  type ChunkRef,
  chunksOfPack,
  type ManifestAnswer,
  type PackRef,
} from '#shared/catalog-engine/answers/manifest.ts';

export type { ChunkRef, ManifestAnswer, PackRef };

/** The manifest format this app can read. */
export const knownFormat = 1;

/** Every chunk of an offer once. */
export function listChunks({ manifest }: ManifestAnswer): ChunkRef[] {
  const all = [...manifest.range, ...Object.values(manifest.prices).flat()];
  return [...new Map(all.map((ref) => [ref.hash, ref])).values()];
}

/** A request for chunks; the bytes of each are its share of what comes over the network. */
export interface Fetch {
  /** Null where one chunk is asked for. */
  pack: PackRef | null;
  refs: ChunkRef[];
}

const sumBytes = (refs: readonly ChunkRef[]) => refs.reduce((sum, { bytes }) => sum + bytes, 0);

/** The requests for missing chunks: a pack where it is smaller than the chunks that it saves, else one request each. */
export function planFetches(
  { manifest, packs = [] }: ManifestAnswer,
  missing: readonly ChunkRef[],
): Fetch[] {
  const left = new Map(missing.map((ref) => [ref.hash, ref]));
  const fetches: Fetch[] = [];
  for (const pack of packs) {
    const refs = chunksOfPack(manifest, pack).filter(({ hash }) => left.has(hash));
    const bytes = sumBytes(refs);
    if (bytes <= pack.bytes) continue;
    for (const { hash } of refs) left.delete(hash);
    const share = pack.bytes / bytes;
    fetches.push({ pack, refs: refs.map((ref) => ({ ...ref, bytes: ref.bytes * share })) });
  }
  for (const ref of left.values()) fetches.push({ pack: null, refs: [ref] });
  return fetches;
}

/** Bytes that come over the network for the range and prices of an offer where nothing is on the device. */
export function estimateBytes(offer: ManifestAnswer): number {
  return planFetches(offer, listChunks(offer)).reduce((sum, { refs }) => sum + sumBytes(refs), 0);
}
