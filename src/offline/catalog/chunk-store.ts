import {
  type CatalogDatabase,
  type ChunkRow,
  hashesOf,
  inCatalog,
  type Taken,
} from './catalog-database.ts';
import { seal, unsealer } from './price-seal.ts';

/** The SHA-256 of some bytes, hex: a chunk's name. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The sizes of all chunks on the device, by hash, without reading them. */
export async function chunkSizes(db: CatalogDatabase): Promise<Map<string, number>> {
  const keys = await inCatalog(db, () => db.chunks.orderBy('[hash+size]').keys());
  return new Map(keys as unknown as [string, number][]);
}

/** A chunk ready to be stored; prices are sealed. */
export async function rowOf(
  db: CatalogDatabase,
  hash: string,
  plain: Uint8Array<ArrayBuffer>,
  secret: boolean,
): Promise<ChunkRow> {
  const size = plain.byteLength;
  if (!secret) return { hash, size, data: plain };
  return { size, ...(await seal(db, hash, plain)) };
}

/**
 * Stores chunks.
 * @throws Dexie's QuotaExceededError when the device has no room
 */
export async function storeChunks(db: CatalogDatabase, rows: readonly ChunkRow[]): Promise<void> {
  if (rows.length > 0) await inCatalog(db, () => db.chunks.bulkPut(rows as ChunkRow[]));
}

/** Stores a chunk under its own hash, which it answers. */
export async function storeChunk(
  db: CatalogDatabase,
  plain: Uint8Array<ArrayBuffer>,
  secret: boolean,
): Promise<string> {
  const hash = await hashOf(plain);
  await storeChunks(db, [await rowOf(db, hash, plain, secret)]);
  return hash;
}

/**
 * The plain bytes of chunks, in the order asked for. Damaged ones are deleted at once.
 * @returns null when one is missing or damaged
 */
export async function loadChunks(
  db: CatalogDatabase,
  hashes: readonly string[],
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const rows = await inCatalog(db, () => db.chunks.bulkGet(hashes as string[]));
  const unseal = rows.some((row) => row?.iv) ? await unsealer(db) : null;
  /** Null when they are not what their name says; a seal is its own proof. */
  const opened = async (row: ChunkRow | undefined) => {
    if (!row) return null;
    const { hash, data, iv } = row;
    if (iv) return (await unseal?.({ hash, data, iv }).catch(() => null)) ?? null;
    return (await hashOf(data)) === hash ? data : null;
  };
  const chunks = await Promise.all(rows.map(opened));
  const damaged = hashes.filter((_, index) => chunks[index] === null);
  if (damaged.length === 0) return chunks as Uint8Array<ArrayBuffer>[];
  await inCatalog(db, () => db.chunks.bulkDelete(damaged));
  return null;
}

/** Deletes chunks that nothing uses, such as those of a download given up. */
export async function dropUnused(db: CatalogDatabase): Promise<void> {
  await inCatalog(db, () =>
    db.transaction('rw', db.chunks, db.state, async () => {
      const taken = (await db.state.get('taken')) as Taken | undefined;
      const used = taken ? hashesOf(taken) : new Set<string>();
      const all = await db.chunks.toCollection().primaryKeys();
      await db.chunks.bulkDelete(all.filter((hash) => !used.has(hash)));
    }),
  );
}
