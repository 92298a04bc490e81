import { unpackExtras } from '#shared/catalog-engine/format/packed-extras.ts';
import { CatalogApiError } from './catalog-api.ts';
import type { OfflineCatalog } from './catalog-database.ts';
import { chunkSizes, storeChunk } from './chunk-store.ts';
import type { Fetching } from './fetch-chunks.ts';

/**
 * Brings order blocks and groupsets onto the device, encrypted like prices, unless those that are there
 * are still right.
 * @returns the hash of their chunk
 * @throws CatalogApiError, CatalogFormatError for what this app cannot read
 */
export async function downloadExtras(
  { db, api, signal }: Pick<Fetching, 'db' | 'api' | 'signal'>,
  customers: readonly string[],
  before: OfflineCatalog | null,
): Promise<string> {
  const known = before && !before.broken ? before.extras : undefined;
  const have = known !== undefined && (await chunkSizes(db)).has(known) ? known : null;
  const chunk = await api.extras(customers, have, signal);
  if (!chunk && have) return have;
  if (!chunk) throw new CatalogApiError('failed');
  unpackExtras(chunk);
  return await storeChunk(db, chunk, true);
}
