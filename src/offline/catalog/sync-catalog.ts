import type { HostConfig } from '#shared/host-config.ts';
import { type CatalogApi, CatalogApiError } from './catalog-api.ts';
import {
  type CatalogDatabase,
  CatalogGone,
  collectHashes,
  inCatalog,
  type OfflineCatalog,
  readOfflineCatalog,
} from './catalog-database.ts';
import { chunkSizes, dropUnused, storeChunk } from './chunk-store.ts';
import { downloadExtras } from './download-extras.ts';
import { downloadParts, worthPacking } from './download-parts.ts';
import { downloadStock } from './download-stock.ts';
import type { Fetching } from './fetch-chunks.ts';
import { knownFormat } from './manifest.ts';
import { rememberTaken } from './offline-catalog-store.ts';
import { type PermittedOffer, permittedOffer } from './permitted-offer.ts';

/** The dependencies of a download; tests bring their own. */
export interface CatalogDeps {
  viewer: { host: string; userId: number };
  host: HostConfig;
  db: CatalogDatabase;
  api: CatalogApi;
  now(): number;
  /** Folds the deltas of the range into its base, in the worker. */
  compact(): Promise<unknown>;
  /** Tells the worker that what is stored has changed. */
  changed(): void;
  /** Names of all pictures of the catalog. */
  pictures(): Promise<readonly string[]>;
}

export interface CatalogChoice {
  customers: readonly string[];
  pictures: boolean;
}

/** The server's catalog is of a format that only a newer app can read. */
export class CatalogOutdated extends Error {
  constructor() {
    super('The app is too old for this catalog');
    this.name = 'CatalogOutdated';
  }
}

/** The catalog or all chosen customers are not the user's (any more). */
export class CatalogRefused extends Error {
  constructor() {
    super('The catalog is not permitted');
    this.name = 'CatalogRefused';
  }
}

/** Returns the part of the catalog that the first screen may read. */
function toRemembered(taken: OfflineCatalog) {
  const { sorg, lists, pictures, articles, asOf, revision } = taken;
  return { sorg, customers: Object.keys(lists), pictures, articles, asOf, revision };
}

/** A chunk may vanish from the server while a new version is published. */
const attempts = 3;

async function downloadOnce(
  deps: CatalogDeps,
  fetching: Fetching,
  choice: CatalogChoice,
  offer: PermittedOffer,
  before: OfflineCatalog | null,
): Promise<OfflineCatalog> {
  const { db, api } = deps;
  const parts = await downloadParts(fetching, offer, before);
  const extras = await downloadExtras(fetching, offer.customers, before);
  const warehouses = await api.warehouses(fetching.signal);
  const { asOf, ...stock } = await downloadStock(fetching, before);
  return {
    key: 'taken',
    revision: Math.max(deps.now(), (before?.revision ?? 0) + 1),
    sorg: offer.manifest.sorg,
    host: deps.host,
    ...parts,
    lists: Object.fromEntries(offer.customers.map((one) => [one, offer.lists[one] ?? null])),
    ...stock,
    warehouses: warehouses && (await storeChunk(db, warehouses, false)),
    extras,
    pictures: choice.pictures,
    articles: offer.manifest.articles,
    asOf,
    checkedAt: deps.now(),
    broken: false,
  };
}

/**
 * Brings the catalog on the device up to the server's: the whole the first time, then what changed.
 * The catalog that was there stays usable until the new one is complete.
 * @throws CatalogRefused, CatalogOutdated, CatalogApiError, CatalogGone, the signal's reason, Dexie's
 *   QuotaExceededError
 */
export async function syncCatalog(
  deps: CatalogDeps,
  choice: CatalogChoice,
  { signal, onProgress }: Pick<Fetching, 'signal' | 'onProgress'>,
): Promise<OfflineCatalog> {
  const { db, api } = deps;
  const fetching = { db, api, signal, onProgress };
  for (let attempt = 1; ; attempt += 1) {
    const offer = await permittedOffer(api, choice.customers, signal);
    if (!offer) throw new CatalogRefused();
    if (offer.manifest.format !== knownFormat) throw new CatalogOutdated();
    try {
      const before = await readOfflineCatalog(db);
      const taken = await downloadOnce(deps, fetching, choice, offer, before);
      signal.throwIfAborted();
      await replaceCatalog(db, before, taken);
      rememberTaken(deps.viewer.userId, toRemembered(taken));
      await dropUnused(db);
      await packIfWorth(deps, taken);
      deps.changed();
      return taken;
    } catch (error) {
      const vanished = error instanceof CatalogApiError && error.problem === 'missing';
      if (!vanished || attempt >= attempts) throw error;
    }
  }
}

/**
 * Replaces the catalog that the new one was built on, in one transaction. While this tab was frozen, another
 * tab may have deleted its chunks or stored a newer catalog.
 * @throws CatalogApiError `missing` when it must be fetched again, CatalogGone when it was removed
 */
async function replaceCatalog(
  db: CatalogDatabase,
  before: OfflineCatalog | null,
  taken: OfflineCatalog,
): Promise<void> {
  await inCatalog(db, () =>
    db.transaction('rw', db.chunks, db.state, async () => {
      const now = (await db.state.get('taken')) as OfflineCatalog | undefined;
      if (before && !now) throw new CatalogGone();
      if (now?.revision !== before?.revision) throw new CatalogApiError('missing');
      const here = new Set(await db.chunks.toCollection().primaryKeys());
      for (const hash of collectHashes(taken))
        if (!here.has(hash)) throw new CatalogApiError('missing');
      await db.state.put(taken);
    }),
  );
}

async function packIfWorth(deps: CatalogDeps, taken: OfflineCatalog): Promise<void> {
  if (!worthPacking(taken.range, await chunkSizes(deps.db))) return;
  // Not worth failing for: it is tried again after the next delta.
  await deps.compact().catch(() => undefined);
}
