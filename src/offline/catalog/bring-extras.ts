import { extrasOf } from '#shared/catalog-engine/format/extras.ts';
import type { Taken } from './catalog-database.ts';
import { WireError } from './catalog-wire.ts';
import { chunkSizes, storeChunk } from './chunk-store.ts';
import type { Fetching } from './fetch-chunks.ts';

/**
 * Brings order blocks and groupsets onto the device, sealed like prices, unless those that are there
 * are still right.
 * @returns the hash of their chunk
 * @throws WireError, CatalogFormatError for what this app cannot read
 */
export async function bringExtras(
  { db, wire, signal }: Pick<Fetching, 'db' | 'wire' | 'signal'>,
  customers: readonly string[],
  before: Taken | null,
): Promise<string> {
  const known = before && !before.broken ? before.extras : undefined;
  const have = known !== undefined && (await chunkSizes(db)).has(known) ? known : null;
  const chunk = await wire.extras(customers, have, signal);
  if (!chunk && have) return have;
  if (!chunk) throw new WireError('failed');
  extrasOf(chunk);
  return await storeChunk(db, chunk, true);
}
