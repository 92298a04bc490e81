import type { HostConfig } from '#shared/host-config.ts';
import { bringExtras } from './bring-extras.ts';
import { bringParts, worthPacking } from './bring-parts.ts';
import { bringStock } from './bring-stock.ts';
import {
  type CatalogDatabase,
  hashesOf,
  inCatalog,
  readTaken,
  type Taken,
} from './catalog-database.ts';
import { type CatalogWire, WireError } from './catalog-wire.ts';
import { chunkSizes, dropUnused, storeChunk } from './chunk-store.ts';
import type { Fetching } from './fetch-chunks.ts';
import { knownFormat } from './manifest.ts';
import { type PermittedOffer, permittedOffer } from './permitted-offer.ts';
import { rememberTaken } from './taken-store.ts';

/** What taking along works with; tests bring their own. */
export interface CatalogWorld {
  viewer: { host: string; userId: number };
  host: HostConfig;
  db: CatalogDatabase;
  wire: CatalogWire;
  now(): number;
  /** Folds the deltas of the range into its base, in the worker. */
  compact(): Promise<unknown>;
  /** Tells the worker that what is stored has changed. */
  changed(): void;
  /** Names of all pictures of the catalog. */
  pictures(): Promise<readonly string[]>;
}

export interface Choice {
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

/** What the first screen may know of it. */
export function rememberedOf(taken: Taken) {
  const { sorg, lists, pictures, articles, asOf, revision } = taken;
  return { sorg, customers: Object.keys(lists), pictures, articles, asOf, revision };
}

/** A chunk may vanish from the server while a new version is published. */
const attempts = 3;

async function bringOnce(
  world: CatalogWorld,
  fetching: Fetching,
  choice: Choice,
  offer: PermittedOffer,
): Promise<Taken> {
  const { db, wire } = world;
  const before = await readTaken(db);
  const parts = await bringParts(fetching, offer, before);
  const extras = await bringExtras(fetching, offer.customers, before);
  const warehouses = await wire.warehouses(fetching.signal);
  const { asOf, ...stock } = await bringStock(fetching, before);
  return {
    key: 'taken',
    revision: Math.max(world.now(), (before?.revision ?? 0) + 1),
    sorg: offer.manifest.sorg,
    host: world.host,
    ...parts,
    lists: Object.fromEntries(offer.customers.map((one) => [one, offer.lists[one] ?? null])),
    ...stock,
    warehouses: warehouses && (await storeChunk(db, warehouses, false)),
    extras,
    pictures: choice.pictures,
    articles: offer.manifest.articles,
    asOf,
    checkedAt: world.now(),
    broken: false,
  };
}

/**
 * Brings the catalog on the device up to the server's: the whole the first time, then what changed.
 * What was there stays usable until the new is complete.
 * @throws CatalogRefused, CatalogOutdated, WireError, CatalogGone, the signal's reason, Dexie's
 *   QuotaExceededError
 */
export async function bringCatalog(
  world: CatalogWorld,
  choice: Choice,
  { signal, onProgress }: Pick<Fetching, 'signal' | 'onProgress'>,
): Promise<Taken> {
  const { db, wire } = world;
  const fetching = { db, wire, signal, onProgress };
  for (let attempt = 1; ; attempt += 1) {
    const offer = await permittedOffer(wire, choice.customers, signal);
    if (!offer) throw new CatalogRefused();
    if (offer.manifest.format !== knownFormat) throw new CatalogOutdated();
    try {
      const taken = await bringOnce(world, fetching, choice, offer);
      signal.throwIfAborted();
      await mustBeWhole(db, taken);
      await inCatalog(db, () => db.state.put(taken));
      rememberTaken(world.viewer.userId, rememberedOf(taken));
      await dropUnused(db);
      await packIfWorth(world, taken);
      world.changed();
      return taken;
    } catch (error) {
      const vanished = error instanceof WireError && error.problem === 'missing';
      if (!vanished || attempt >= attempts) throw error;
    }
  }
}

/** What is called taken along must be there, all of it. */
async function mustBeWhole(db: CatalogDatabase, taken: Taken): Promise<void> {
  const here = await chunkSizes(db);
  for (const hash of hashesOf(taken)) if (!here.has(hash)) throw new WireError('missing');
}

async function packIfWorth(world: CatalogWorld, taken: Taken): Promise<void> {
  if (!worthPacking(taken.range, await chunkSizes(world.db))) return;
  // Not worth failing for: it is tried again after the next delta.
  await world.compact().catch(() => undefined);
}
