import type { HostConfig } from '#shared/host-config.ts';
import type { CatalogWorld } from './bring-catalog.ts';
import { askCatalog, catalogWorkerRuns } from './catalog-client.ts';
import { openCatalog } from './catalog-database.ts';
import { catalogWire } from './catalog-wire.ts';
import { realDoor } from './real-door.ts';
import type { Place } from './worker-protocol.ts';

/** What taking the catalog along works with in a page. */
export function pageCatalog(place: Place, host: HostConfig): CatalogWorld {
  return {
    viewer: place,
    host,
    db: openCatalog(place.host, place.userId),
    wire: catalogWire(realDoor),
    now: Date.now,
    compact: () => askCatalog(place, { type: 'compact' }),
    changed: () => {
      if (catalogWorkerRuns()) askCatalog(place, { type: 'reload' }).catch(() => undefined);
    },
    pictures: async () => ((await askCatalog(place, { type: 'pictures' })) ?? []) as string[],
  };
}
