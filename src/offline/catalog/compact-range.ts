import {
  type CatalogEngine,
  foldDetails,
  packNames,
  packRange,
  type Span,
  spanOfDetails,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { type CatalogDatabase, inCatalog, type OfflineCatalog } from './catalog-database.ts';
import { dropUnused, storeChunk } from './chunk-store.ts';
import { decodeChunks } from './decode-chunks.ts';
import { waitingChunks } from './stored-details.ts';

/**
 * Stores the present range as fresh chunks in place of base and deltas, unless the stored catalog has
 * changed in the meantime.
 * @param engine of `taken`
 * @throws DamagedCatalog
 */
export async function compactRange(
  db: CatalogDatabase,
  taken: OfflineCatalog,
  engine: CatalogEngine,
): Promise<void> {
  const folded = await decodeChunks(db, taken, waitingChunks(taken), foldDetails);
  const { articles, groups } = packRange(engine);
  const base: string[] = [];
  const details: Record<string, Span> = {};
  for (const chunk of [...articles, ...groups, ...folded, packNames(engine.names)]) {
    const hash = await storeChunk(db, chunk as Uint8Array<ArrayBuffer>, false);
    const span = spanOfDetails(chunk);
    if (span) details[hash] = span;
    base.push(hash);
  }
  await inCatalog(db, () =>
    db.transaction('rw', db.state, async () => {
      const now = (await db.state.get('taken')) as OfflineCatalog | undefined;
      if (now?.revision !== taken.revision) return;
      const range = { version: taken.range.version, base, deltas: [], details };
      // Tabs that miss a former chunk see by the revision that nothing is damaged. The summary keeps its own:
      // the catalog says the same as before, so nothing that depends on it has to be read again.
      await db.state.put({ ...now, range, revision: now.revision + 1 });
    }),
  );
  await dropUnused(db);
}
