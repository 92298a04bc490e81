import { type CatalogEngine, packNames } from '#shared/catalog-engine/all.ts';
import { type CatalogDatabase, inCatalog, type Taken } from './catalog-database.ts';
import { dropUnused, storeChunk } from './chunk-store.ts';

/**
 * Stores the present range as fresh chunks in the place of base and deltas, unless what is stored
 * has changed meanwhile.
 * @param engine of `taken`
 */
export async function compactRange(
  db: CatalogDatabase,
  taken: Taken,
  engine: CatalogEngine,
): Promise<void> {
  const { articles, groups, details } = engine.pack();
  const base: string[] = [];
  for (const chunk of [...articles, ...groups, ...details, packNames(engine.names)])
    base.push(await storeChunk(db, chunk as Uint8Array<ArrayBuffer>, false));
  await inCatalog(db, () =>
    db.transaction('rw', db.state, async () => {
      const now = (await db.state.get('taken')) as Taken | undefined;
      if (now?.revision !== taken.revision) return;
      const range = { version: taken.range.version, base, deltas: [] };
      await db.state.put({ ...now, range, revision: now.revision + 1 });
    }),
  );
  await dropUnused(db);
}
