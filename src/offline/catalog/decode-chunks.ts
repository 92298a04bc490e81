import { CatalogFormatError } from '#shared/catalog-engine/catalog-engine-api.ts';
import type { CatalogDatabase, OfflineCatalog } from './catalog-database.ts';
import { type ChunkCache, loadChunks } from './chunk-store.ts';

/** A chunk is missing or is not what it should be. */
export class DamagedCatalog extends Error {
  /** Of what was being read. */
  readonly revision: number;

  constructor({ revision }: OfflineCatalog) {
    super('A chunk of the offline catalog is damaged');
    this.name = 'DamagedCatalog';
    this.revision = revision;
  }
}

/** Makes something of chunks of `taken`. @throws DamagedCatalog */
export function made<T>(taken: OfflineCatalog, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof CatalogFormatError ? new DamagedCatalog(taken) : error;
  }
}

/**
 * Reads chunks of `taken` and makes something of them.
 * @param atHand chunks that need not be read
 * @throws DamagedCatalog
 */
export async function decodeChunks<T>(
  db: CatalogDatabase,
  taken: OfflineCatalog,
  hashes: readonly string[],
  make: (chunks: Uint8Array<ArrayBuffer>[]) => T,
  atHand?: ChunkCache,
): Promise<T> {
  const chunks = await loadChunks(db, hashes, atHand);
  if (!chunks) throw new DamagedCatalog(taken);
  return made(taken, () => make(chunks));
}
