import { CatalogFormatError } from '#shared/catalog-engine/all.ts';
import type { CatalogDatabase, Taken } from './catalog-database.ts';
import { loadChunks } from './chunk-store.ts';

/** A chunk is missing or is not what it should be. */
export class DamagedCatalog extends Error {
  /** Of what was being read. */
  readonly revision: number;

  constructor({ revision }: Taken) {
    super('A chunk of the offline catalog is damaged');
    this.name = 'DamagedCatalog';
    this.revision = revision;
  }
}

/** Reads chunks of `taken` and makes something of them. @throws DamagedCatalog */
export async function fromChunks<T>(
  db: CatalogDatabase,
  taken: Taken,
  hashes: readonly string[],
  make: (chunks: Uint8Array<ArrayBuffer>[]) => T,
): Promise<T> {
  const chunks = await loadChunks(db, hashes);
  if (!chunks) throw new DamagedCatalog(taken);
  try {
    return make(chunks);
  } catch (error) {
    throw error instanceof CatalogFormatError ? new DamagedCatalog(taken) : error;
  }
}
