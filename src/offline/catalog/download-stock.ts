import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import { CatalogApiError } from './catalog-api.ts';
import type { OfflineCatalog } from './catalog-database.ts';
import { chunkSizes, storeChunk } from './chunk-store.ts';
import type { Fetching } from './fetch-chunks.ts';

type Means = Pick<Fetching, 'db' | 'api' | 'signal'>;

type Stock = Pick<OfflineCatalog, 'stock' | 'stockChanges'> & { asOf: string };

/** Asks for it and keeps it; null for changes of another stock than the one that is here. */
async function broughtFrom({ db, api, signal }: Means, have: string | null) {
  const { base, chunks, asOf } = await api.stock(have, signal);
  const changes = chunks.pop();
  const [whole] = chunks;
  const right = whole ? await hashBytes(whole) : have;
  if (!changes || chunks.length > 1 || base !== right) return null;
  if (whole) await storeChunk(db, whole, false);
  return { stock: base, stockChanges: await storeChunk(db, changes, false), asOf };
}

/**
 * Brings the stock onto the device: what has changed since the base that is there, and a new base where
 * the server does not know that one any more.
 * @throws CatalogApiError
 */
export async function downloadStock(means: Means, before: OfflineCatalog | null): Promise<Stock> {
  const known = before?.stockChanges !== undefined && !before.broken ? before.stock : null;
  const here = known !== null && (await chunkSizes(means.db)).has(known);
  const brought = (here && (await broughtFrom(means, known))) || (await broughtFrom(means, null));
  if (!brought) throw new CatalogApiError('failed');
  return brought;
}
