import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Span } from '#shared/catalog-engine/catalog-engine-api.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { withReopen } from '../reopen-database.ts';

/** A packed chunk under the SHA-256 of its plain bytes; encrypted when it has an `iv`. */
export interface ChunkRow {
  hash: string;
  /** Of the plain bytes. */
  size: number;
  data: Uint8Array<ArrayBuffer>;
  iv?: Uint8Array<ArrayBuffer>;
  /** Of a pack, which has a name in the place of a hash: the chunks in it and how long each is. */
  parts?: [hash: string, length: number][];
  /** Of a pack that is not encrypted: the SHA-256 of all its bytes, hex. */
  digest?: string;
}

/** The chunks of the range or of a price list, by hash and in the order they are applied. */
export interface CatalogPart {
  version: number;
  base: string[];
  deltas: string[];
  /**
   * Which of them only product pages need, and the numbers of the groups each is about: they stay on
   * disk until such a page is opened. One that is not named here is read with the others, and named then.
   */
  details?: Record<string, Span>;
}

/** The catalog on the device, complete and usable. */
export interface OfflineCatalog {
  key: 'taken';
  /** Counts up with every change of what is stored. */
  revision: number;
  sorg: string;
  /** How this host writes amounts and shows stock. */
  host: HostConfig;
  range: CatalogPart;
  prices: Record<string, CatalogPart>;
  /** Price list of each customer; null for one without, and for `''`: users without a customer. */
  lists: Record<string, string | null>;
  /** Hash of the stock chunk. */
  stock: string | null;
  /**
   * Hash of the stock changes since. Missing in catalogs from older apps: the whole stock is then fetched
   * again.
   */
  stockChanges?: string;
  /** Hash of the chunk of stock by warehouse; null where the host does not show it. */
  warehouses?: string | null;
  /**
   * Hash of the encrypted chunk with order blocks and groupsets. Missing in catalogs from older apps:
   * everything is then updated at once.
   */
  extras?: string;
  pictures: boolean;
  articles: number;
  /** When the server gave prices and stock, ISO. */
  asOf: string;
  /** When the server was last asked, milliseconds since 1970. */
  checkedAt: number;
  /** A chunk was found missing or damaged: everything is compared with the server again. */
  broken: boolean;
}

/** A download that has begun and not ended: goes on after a restart. */
export interface JobRow {
  key: 'job';
  customers: string[];
  pictures: boolean;
  paused: boolean;
}

export type CatalogDatabase = Dexie & {
  chunks: Table<ChunkRow, string>;
  state: Table<OfflineCatalog | JobRow, string>;
  keys: Table<{ id: string; key: CryptoKey }, string>;
};

/** The catalog was removed while something was at work on it. */
export class CatalogGone extends Error {
  constructor() {
    super('The offline catalog was removed');
    this.name = 'CatalogGone';
  }
}

const gone = new WeakSet<Dexie>();
const open = new Map<string, CatalogDatabase>();

const toDatabaseName = (host: string, userId: number): string =>
  `pannier-catalog|${host}|${userId}`;

/**
 * Opens a catalog database. Relaxed durability: what a power cut takes away is fetched again.
 * @param options tests pass their own IndexedDB
 */
export function openCatalogNamed(name: string, options: DexieOptions = {}): CatalogDatabase {
  const db = new Dexie(name, {
    chromeTransactionDurability: 'relaxed',
    cache: 'disabled',
    ...options,
  }) as CatalogDatabase;
  db.version(1).stores({ chunks: 'hash, [hash+size]', state: 'key', keys: 'id' });
  return db;
}

/** The one connection of this page (or worker) to the catalog of a user. */
export function openCatalog(host: string, userId: number): CatalogDatabase {
  const name = toDatabaseName(host, userId);
  const known = open.get(name);
  if (known) return known;
  const db = openCatalogNamed(name);
  open.set(name, db);
  return db;
}

/**
 * Works on the catalog, and retries on a fresh connection when the browser has lost the old one.
 * @throws CatalogGone when it was deleted: it must not be recreated
 */
export async function inCatalog<T>(db: CatalogDatabase, work: () => PromiseLike<T>): Promise<T> {
  const guarded = async () => {
    if (gone.has(db)) throw new CatalogGone();
    try {
      return await work();
    } catch (error) {
      if (gone.has(db)) throw new CatalogGone();
      throw error;
    }
  };
  return await withReopen(db, guarded);
}

/** Deletes the catalog of a user with its key; code that is using it gets `CatalogGone`. */
export async function deleteCatalog(host: string, userId: number): Promise<void> {
  const name = toDatabaseName(host, userId);
  const db = open.get(name);
  if (db) gone.add(db);
  db?.close();
  open.delete(name);
  await Dexie.delete(name);
}

/** Returns the catalog on the device; null without one. */
export async function readOfflineCatalog(db: CatalogDatabase): Promise<OfflineCatalog | null> {
  return ((await inCatalog(db, () => db.state.get('taken'))) as OfflineCatalog | undefined) ?? null;
}

/** The download under way; null for none. */
export async function readJob(db: CatalogDatabase): Promise<JobRow | null> {
  return ((await inCatalog(db, () => db.state.get('job'))) as JobRow | undefined) ?? null;
}

/** Hashes of everything `taken` is made of. */
export function collectHashes(taken: OfflineCatalog): Set<string> {
  const parts = [taken.range, ...Object.values(taken.prices)];
  const all = parts.flatMap(({ base, deltas }) => [...base, ...deltas]);
  const single = [taken.warehouses, taken.extras].filter((hash) => typeof hash === 'string');
  return new Set([...all, ...stockChunks(taken), ...single]);
}

/** The chunks of the stock in the order they are applied. */
export function stockChunks({ stock, stockChanges }: OfflineCatalog): string[] {
  return [stock, stockChanges].filter((hash) => typeof hash === 'string');
}
