import type { HostConfig } from '#shared/host-config.ts';
import { browserCatalogTransport } from './browser-catalog-transport.ts';
import { catalogApi } from './catalog-api.ts';
import { askCatalog, catalogWorkerRuns } from './catalog-client.ts';
import { openCatalog } from './catalog-database.ts';
import type { CatalogDeps } from './sync-catalog.ts';
import type { Place } from './worker-protocol.ts';

/** The dependencies of a download in a page. */
export function pageCatalog(place: Place, host: HostConfig): CatalogDeps {
  return {
    viewer: place,
    host,
    db: openCatalog(place.host, place.userId),
    api: catalogApi(browserCatalogTransport),
    now: Date.now,
    compact: () => askCatalog(place, { type: 'compact' }),
    changed: () => {
      if (catalogWorkerRuns()) askCatalog(place, { type: 'reload' }).catch(() => undefined);
    },
    pictures: async () => ((await askCatalog(place, { type: 'pictures' })) ?? []) as string[],
  };
}
