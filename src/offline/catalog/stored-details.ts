import {
  type DetailsRow,
  readGroupDetails,
  type Span,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { type CatalogDatabase, inCatalog, type OfflineCatalog } from './catalog-database.ts';
import { DamagedCatalog, decodeChunks } from './decode-chunks.ts';

/** All chunks of a range, in the order they are applied. */
export function chunksOfRange({ range }: OfflineCatalog): string[] {
  return [...range.base, ...range.deltas];
}

/** Returns the chunks that stay on disk until a product page needs them, in the same order. */
export function waitingChunks(taken: OfflineCatalog): string[] {
  const { details = {} } = taken.range;
  return chunksOfRange(taken).filter((hash) => Object.hasOwn(details, hash));
}

/**
 * Verifies that the chunks on disk exist. Damage is found when they are read.
 * @throws DamagedCatalog
 */
export async function mustWait(db: CatalogDatabase, taken: OfflineCatalog): Promise<void> {
  const waiting = waitingChunks(taken);
  if (waiting.length === 0) return;
  // By the index: the keys of the rows themselves lie between their contents.
  const here = new Set(await inCatalog(db, () => db.chunks.orderBy('[hash+size]').primaryKeys()));
  if (waiting.some((hash) => !here.has(hash))) throw new DamagedCatalog(taken);
}

/**
 * Descriptions and specs of the group with a number, of which as few chunks are read as can be.
 * @throws DamagedCatalog
 */
export async function storedDetails(
  db: CatalogDatabase,
  taken: OfflineCatalog,
  no: number,
): Promise<Omit<DetailsRow, 'no'>> {
  const { details = {} } = taken.range;
  for (const hash of waitingChunks(taken).reverse()) {
    const [from, to] = details[hash] as Span;
    if (no < from || no > to) continue;
    const said = await decodeChunks(db, taken, [hash], ([chunk]) =>
      readGroupDetails(chunk as Uint8Array, no),
    );
    if (said) return said;
    if (said === null) break;
  }
  return { descriptions: {}, specs: [] };
}

/** Writes down which chunks wait, so that they do so from the next start on. */
export async function rememberWaiting(
  db: CatalogDatabase,
  { revision, range }: OfflineCatalog,
): Promise<void> {
  const { details } = range;
  await inCatalog(db, () =>
    db.transaction('rw', db.state, async () => {
      const now = (await db.state.get('taken')) as OfflineCatalog | undefined;
      if (now?.revision !== revision) return;
      await db.state.put({ ...now, range: { ...now.range, details } });
    }),
  );
}
