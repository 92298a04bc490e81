import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import {
  type CatalogDatabase,
  type ChunkRow,
  inCatalog,
  type OfflineCatalog,
  stockChunks,
} from './catalog-database.ts';
import {
  type ChunkCache,
  createRow,
  emptyChunkCache,
  isPack,
  listPack,
  loadChunks,
  openRows,
  rangePack,
} from './chunk-store.ts';
import { chunksOfRange, waitingChunks } from './stored-details.ts';

/** Fewer bytes come as fast one by one. */
const leastBytes = 100_000;
/** A new pack is made when this many chunks are outside of it. */
const mostBeside = 8;

interface Pack {
  name: string;
  chunks: string[];
  secret: boolean;
}

/** The packs of a catalog: range and stock together, and each price list separately. */
function planPacks(taken: OfflineCatalog): Pack[] {
  const waiting = new Set(waitingChunks(taken));
  const range = chunksOfRange(taken).filter((hash) => !waiting.has(hash));
  const lists = Object.entries(taken.prices).map(([list, { base, deltas }]) => ({
    name: listPack(list),
    chunks: [...base, ...deltas, ...(taken.extras === undefined ? [] : [taken.extras])],
    secret: true,
  }));
  return [{ name: rangePack, chunks: [...range, ...stockChunks(taken)], secret: false }, ...lists];
}

/** The chunks of a pack; nothing when it is damaged. */
async function openPack(db: CatalogDatabase, row: ChunkRow): Promise<ChunkCache> {
  const [plain] = await openRows(db, [row], ({ digest }) => digest);
  if (!plain) {
    // Packs are rebuilt.
    await inCatalog(db, () => db.chunks.delete(row.hash));
    return emptyChunkCache;
  }
  let end = 0;
  const cut = (row.parts ?? []).map(([hash, length]) => {
    end += length;
    return [hash, plain.subarray(end - length, end)] as const;
  });
  return new Map(cut);
}

/** The packs that a start reads. */
export interface StartPacks {
  /** The chunks of the range and of the stock. */
  range: ChunkCache;
  /** The name of the pack of a price list, and its chunks. */
  list: { name: string; chunks: Promise<ChunkCache> } | null;
}

/**
 * Reads the packs of the range and of the first price list with one request, before it is known which list that is.
 * Never rejects: what is not here is read chunk by chunk.
 */
export async function readPacks(db: CatalogDatabase): Promise<StartPacks> {
  const rows = await inCatalog(db, () =>
    db.chunks.where('hash').startsWith(rangePack).limit(2).toArray(),
  ).catch(() => []);
  const [range, list] = [
    rows.find(({ hash }) => hash === rangePack),
    rows.find(({ hash }) => hash !== rangePack),
  ];
  const open = (row: ChunkRow) => openPack(db, row).catch(() => emptyChunkCache);
  return {
    list: list ? { name: list.hash, chunks: open(list) } : null,
    range: range ? await open(range) : emptyChunkCache,
  };
}

/** The pack of a price list, with the extras; never rejects. */
export async function packedList(db: CatalogDatabase, list: string): Promise<ChunkCache> {
  try {
    const row = await inCatalog(db, () => db.chunks.get(listPack(list)));
    return row ? await openPack(db, row) : emptyChunkCache;
  } catch {
    return emptyChunkCache;
  }
}

/**
 * Combines the chunks that the next start reads, if they are many and not combined yet: reading one large
 * row takes a fraction of the time of hundreds of small ones, even more so while a page is starting.
 * Nothing else depends on packs; the chunks stay.
 */
export async function packForStart(
  db: CatalogDatabase,
  taken: OfflineCatalog,
  least = leastBytes,
): Promise<void> {
  for (const { name, chunks, secret } of planPacks(taken)) {
    const known = await inCatalog(db, () => db.chunks.get(name));
    const packed = new Set(known?.parts?.map(([hash]) => hash));
    if (known && chunks.filter((hash) => !packed.has(hash)).length <= mostBeside) continue;
    const plain = await loadChunks(db, chunks);
    const size = plain?.reduce((sum, { length }) => sum + length, 0) ?? 0;
    if (!plain || size < least) continue;
    const data = new Uint8Array(size);
    let at = 0;
    for (const chunk of plain) {
      data.set(chunk, at);
      at += chunk.length;
    }
    const parts = plain.map(({ length }, place): [string, number] => [
      chunks[place] as string,
      length,
    ]);
    const digest = secret ? {} : { digest: await hashBytes(data) };
    const row = { ...(await createRow(db, name, data, secret)), parts, ...digest };
    await inCatalog(db, () =>
      db.transaction('rw', db.chunks, db.state, async () => {
        const now = (await db.state.get('taken')) as OfflineCatalog | undefined;
        if (now?.revision === taken.revision) await db.chunks.put(row);
      }),
    );
  }
}

/** Forgets all packs. @returns whether there were any */
export async function dropPacks(db: CatalogDatabase): Promise<boolean> {
  return await inCatalog(db, () =>
    db.transaction('rw', db.chunks, async () => {
      const packs = (await db.chunks.toCollection().primaryKeys()).filter(isPack);
      await db.chunks.bulkDelete(packs);
      return packs.length > 0;
    }),
  );
}
