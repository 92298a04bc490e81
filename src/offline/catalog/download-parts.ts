import { spanOfDetails } from '#shared/catalog-engine/catalog-engine-api.ts';
import { CatalogApiError, type DeltaOf } from './catalog-api.ts';
import type { CatalogPart, OfflineCatalog } from './catalog-database.ts';
import { chunkSizes, storeChunk } from './chunk-store.ts';
import { type Fetching, fetchChunks } from './fetch-chunks.ts';
import type { ChunkRef, ManifestAnswer } from './manifest.ts';

/** More deltas than this, or longer than this share of the base, and a part is made whole again. */
const mostDeltas = 10;
const mostShare = 0.2;
/** Where nothing repacks the range, it is fetched whole in the end. */
const mostUnpacked = 20;

/** Whether the deltas of a part have grown enough to be folded into its base. */
export function worthPacking(part: CatalogPart, sizes: ReadonlyMap<string, number>): boolean {
  if (part.deltas.length === 0) return false;
  const sum = (hashes: string[]) => hashes.reduce((all, hash) => all + (sizes.get(hash) ?? 0), 0);
  return part.deltas.length >= mostDeltas || sum(part.deltas) > mostShare * sum(part.base);
}

/** The part with what changed since; null when it has to come whole. */
async function withDelta(
  { db, api, signal }: Fetching,
  part: CatalogPart,
  version: number,
  of: DeltaOf,
): Promise<CatalogPart | null> {
  if (part.version >= version) return part;
  try {
    const delta = await api.delta(part.version, of, signal);
    if (!delta) return { ...part, version };
    const deltas = [...part.deltas];
    const details = { ...part.details };
    for (const chunk of delta.chunks) {
      const hash = await storeChunk(db, chunk, of.part === 'prices');
      const span = spanOfDetails(chunk);
      if (span) details[hash] = span;
      deltas.push(hash);
    }
    return { ...part, version: delta.version, deltas, details };
  } catch (error) {
    if (
      error instanceof CatalogApiError &&
      (error.problem === 'gone' || error.problem === 'missing')
    )
      return null;
    throw error;
  }
}

/**
 * Brings the range and the price lists of an offer onto the device: as deltas what is there already,
 * whole what is new, too far behind or damaged. Chunks that are there are not fetched again.
 * @param before what is there; null for nothing
 */
export async function downloadParts(
  fetching: Fetching,
  offer: ManifestAnswer,
  before: OfflineCatalog | null,
): Promise<Pick<OfflineCatalog, 'range' | 'prices'>> {
  const { manifest } = offer;
  const usable = before && !before.broken && before.sorg === manifest.sorg ? before : null;
  const sizes = await chunkSizes(fetching.db);
  const whole: ChunkRef[] = [];
  const bring = async (
    part: CatalogPart | undefined,
    refs: ChunkRef[],
    of: DeltaOf,
  ): Promise<CatalogPart> => {
    const tooLong =
      part !== undefined &&
      (of.part === 'prices' ? worthPacking(part, sizes) : part.deltas.length >= mostUnpacked);
    const next = part && !tooLong ? await withDelta(fetching, part, manifest.version, of) : null;
    if (next) return next;
    whole.push(...refs);
    return { version: manifest.version, base: refs.map(({ hash }) => hash), deltas: [] };
  };
  const range = await bring(usable?.range, manifest.range, { part: 'range' });
  const prices: Record<string, CatalogPart> = {};
  for (const [list, refs] of Object.entries(manifest.prices))
    prices[list] = await bring(usable?.prices[list], refs, { part: 'prices', list });
  const once = [...new Map(whole.map((ref) => [ref.hash, ref])).values()];
  const fetched = once.length > 0 ? await fetchChunks(fetching, offer, once) : {};
  // Of chunks that have not come again it is known from before.
  const known = Object.entries({ ...before?.range.details, ...range.details, ...fetched });
  const used = new Set([...range.base, ...range.deltas]);
  const details = Object.fromEntries(known.filter(([hash]) => used.has(hash)));
  return { range: { ...range, details }, prices };
}
