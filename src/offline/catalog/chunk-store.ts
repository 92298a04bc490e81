import { takeForSound } from '#shared/catalog-engine/catalog-engine-api.ts';
import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import {
  type CatalogDatabase,
  type ChunkRow,
  collectHashes,
  inCatalog,
  type OfflineCatalog,
} from './catalog-database.ts';
import { seal, unsealer } from './price-seal.ts';

/** The sizes of all chunks on the device, by hash, without reading them. */
export async function chunkSizes(db: CatalogDatabase): Promise<Map<string, number>> {
  const keys = await inCatalog(db, () => db.chunks.orderBy('[hash+size]').keys());
  return new Map(keys as unknown as [string, number][]);
}

/** A chunk ready to be stored; prices are encrypted. */
export async function createRow(
  db: CatalogDatabase,
  hash: string,
  plain: Uint8Array<ArrayBuffer>,
  secret: boolean,
): Promise<ChunkRow> {
  const size = plain.byteLength;
  if (!secret) return { hash, size, data: plain };
  return { size, ...(await seal(db, hash, plain)) };
}

/** So many bytes, or one chunk, are handed over in one go, because they are copied; the page goes on between two. */
const atOnce = 100_000;

/** The rows in groups of so many bytes. */
function groupRows(rows: readonly ChunkRow[]): ChunkRow[][] {
  const groups: ChunkRow[][] = [];
  let room = 0;
  for (const row of rows) {
    if (room < row.size) {
      groups.push([]);
      room = atOnce;
    }
    room -= row.size;
    groups.at(-1)?.push(row);
  }
  return groups;
}

/**
 * Stores chunks, all of them or none.
 * @throws Dexie's QuotaExceededError when the device has no room
 */
export async function storeChunks(db: CatalogDatabase, rows: readonly ChunkRow[]): Promise<void> {
  if (rows.length === 0) return;
  await inCatalog(db, () =>
    db.transaction('rw', db.chunks, async () => {
      for (const group of groupRows(rows)) await db.chunks.bulkPut(group);
    }),
  );
}

/** Stores a chunk under its own hash, which it answers. */
export async function storeChunk(
  db: CatalogDatabase,
  plain: Uint8Array<ArrayBuffer>,
  secret: boolean,
): Promise<string> {
  const hash = await hashBytes(plain);
  await storeChunks(db, [await createRow(db, hash, plain, secret)]);
  return hash;
}

/** The plain bytes of chunks by their hashes, read before. */
export type ChunkCache = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export const emptyChunkCache: ChunkCache = new Map();

type Plain = Uint8Array<ArrayBuffer> | null;

/**
 * Returns the content of rows; null for one that is missing, damaged, or cannot be decrypted.
 * @param digestOf the expected SHA-256 of the bytes of an unencrypted row
 */
export async function openRows(
  db: CatalogDatabase,
  rows: readonly (ChunkRow | undefined)[],
  digestOf: (row: ChunkRow) => string | undefined,
): Promise<Plain[]> {
  const unseal = rows.some((row) => row?.iv) ? await unsealer(db) : null;
  const opened = async (row: ChunkRow | undefined) => {
    if (!row) return null;
    const { hash, data, iv } = row;
    // Encrypted bytes that were altered cannot be decrypted.
    if (iv) return (await unseal?.({ hash, data, iv }).catch(() => null)) ?? null;
    return (await hashBytes(data)) === digestOf(row) ? data : null;
  };
  const plain = await Promise.all(rows.map(opened));
  for (const bytes of plain) if (bytes) takeForSound(bytes);
  return plain;
}

/**
 * The plain bytes of chunks, in the order asked for. Damaged ones are deleted at once.
 * @param atHand chunks that need not be read
 * @returns null when one is missing or damaged
 */
export async function loadChunks(
  db: CatalogDatabase,
  hashes: readonly string[],
  atHand: ChunkCache = emptyChunkCache,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const wanted = hashes.filter((hash) => !atHand.has(hash));
  const rows = wanted.length > 0 ? await inCatalog(db, () => db.chunks.bulkGet(wanted)) : [];
  const read = await openRows(db, rows, ({ hash }) => hash);
  if (read.includes(null)) {
    // Not those that are missing: a repair may be storing them right now.
    const damaged = wanted.filter((_, index) => rows[index] && read[index] === null);
    await inCatalog(db, () => db.chunks.bulkDelete(damaged));
    return null;
  }
  const chunks = new Map(wanted.map((hash, index) => [hash, read[index]]));
  return hashes.map((hash) => (atHand.get(hash) ?? chunks.get(hash)) as Uint8Array<ArrayBuffer>);
}

/** The names of rows that are several chunks together (packs.ts): range and stock, a price list. */
export const rangePack = 'pack';
export const listPack = (list: string) => `${rangePack} ${list}`;
export const isPack = (name: string) => name.startsWith(rangePack);

/** Deletes chunks that nothing uses, such as those of a download given up. */
export async function dropUnused(db: CatalogDatabase): Promise<void> {
  await inCatalog(db, () =>
    db.transaction('rw', db.chunks, db.state, async () => {
      const taken = (await db.state.get('taken')) as OfflineCatalog | undefined;
      const used = taken ? collectHashes(taken) : new Set<string>();
      if (taken) used.add(rangePack);
      for (const list of Object.keys(taken?.prices ?? {})) used.add(listPack(list));
      const all = await db.chunks.toCollection().primaryKeys();
      await db.chunks.bulkDelete(all.filter((hash) => !used.has(hash)));
    }),
  );
}
