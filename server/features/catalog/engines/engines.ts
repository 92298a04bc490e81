import type { Db } from '#server/db/database.ts';
import type { Services } from '#server/graphql/feature.ts';
import { outside } from '#server/lib/outside.ts';
import { utcDay } from '#shared/days.ts';
import { buildSnapshot } from '../snapshot/build-snapshot.ts';
import { ChunkMissing } from '../snapshot/chunk-files.ts';
import { latestVersion, loadManifest, waiting } from '../snapshot/snapshot.store.ts';
import { CustomerTerms } from './customer-terms.ts';
import { FreshStock } from './fresh-stock.ts';
import { LoadedSnapshot } from './loaded-snapshot.ts';
import { StockMemory } from './stock-memory.ts';

export type EngineServices = Pick<Services, 'config' | 'db' | 'files'>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How often a newer version and changed stock are looked for, at most. */
const lookEvery = 1_000;
const letGoAfter = 3_600_000;

/** Data of the database that is not part of the snapshots. */
export interface LiveData {
  terms: CustomerTerms;
  stock: FreshStock;
}

interface Kept {
  liveData: LiveData;
  stock: StockMemory;
  snapshot: Promise<LoadedSnapshot>;
  lookedAt: number;
  askedAt: number;
  looking: Promise<void> | null;
}

/** The catalogs one server process has in memory, by sales organisation. */
export class Engines {
  readonly #services: EngineServices;
  readonly #report: (error: unknown) => void;
  readonly #kept = new Map<string, Kept>();
  readonly #bytes = new Map<string, number>();

  constructor(services: EngineServices, report: (error: unknown) => void) {
    this.#services = services;
    this.#report = report;
  }

  /**
   * Returns the catalog of a sales organisation, possibly a moment old: a newer version is loaded in
   * parallel and replaces it when it is ready. Only the first request waits; without a snapshot it waits
   * until one is built.
   */
  async snapshot(sorg: string): Promise<LoadedSnapshot> {
    const kept = this.#getKept(sorg);
    if (performance.now() - kept.lookedAt > lookEvery && !kept.looking)
      outside(() => this.#look(sorg, kept).catch(this.#report));
    return kept.snapshot;
  }

  /** The terms of its customers and the stock it shows. */
  liveData(sorg: string): LiveData {
    return this.#getKept(sorg).liveData;
  }

  /** Builds and loads what has changed of the sales organisations in memory before it returns. */
  async catchUp(): Promise<void> {
    for (const { liveData } of this.#kept.values()) {
      liveData.stock.expire();
      await liveData.terms.catchUp();
    }
    const changed = new Set((await waiting(this.#services.db)).map(({ sorg }) => sorg));
    for (const [sorg, kept] of this.#kept) {
      if (changed.has(sorg)) await buildSnapshot(this.#services, sorg);
      await kept.looking?.catch(() => {});
      await this.#look(sorg, kept);
    }
  }

  /** Releases engines that were not used for an hour. */
  letGo(): void {
    for (const [sorg, { askedAt }] of this.#kept)
      if (performance.now() - askedAt > letGoAfter) this.#forget(sorg);
  }

  /** Memory taken, bytes, by sales organisation. */
  get bytes(): ReadonlyMap<string, number> {
    return this.#bytes;
  }

  #getKept(sorg: string): Kept {
    const kept = this.#kept.get(sorg) ?? this.#open(sorg);
    kept.askedAt = performance.now();
    return kept;
  }

  #open(sorg: string): Kept {
    const { db } = this.#services;
    const liveData = { terms: new CustomerTerms(db, sorg), stock: new FreshStock(db, sorg) };
    const stock = new StockMemory(db, sorg);
    const snapshot = outside(() => this.#first(sorg, stock));
    const now = performance.now();
    const kept: Kept = { liveData, stock, snapshot, lookedAt: now, askedAt: now, looking: null };
    this.#kept.set(sorg, kept);
    // The time zone of the host is not known here: if its day differs, the market is made again.
    const day = utcDay(Date.now());
    outside(() =>
      snapshot.then((made) => made.getPricedCatalog(null, day).then(() => made.warm())),
    ).catch(() => {});
    // After a failure the next request tries again.
    snapshot.catch(() => {
      if (this.#kept.get(sorg) === kept) this.#forget(sorg);
    });
    return kept;
  }

  async #first(sorg: string, stock: StockMemory): Promise<LoadedSnapshot> {
    await stock.refresh();
    while ((await latestVersion(this.#services.db, sorg)) === null)
      if (!(await buildSnapshot(this.#services, sorg))) await pause(200);
    return this.#load(sorg, stock, null);
  }

  async #load(
    sorg: string,
    stock: StockMemory,
    before: LoadedSnapshot | null,
  ): Promise<LoadedSnapshot> {
    const { db, files } = this.#services;
    const load = async () => {
      const manifest = await loadManifest(db, sorg);
      if (!manifest) throw new Error(`There is no snapshot of the catalog of ${sorg}`);
      return LoadedSnapshot.load(files, manifest, before, (engine) => stock.viewFor(engine));
    };
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof ChunkMissing)) throw error;
      // The file store has lost something: what is in the database is packed again.
      this.#report(error);
      while (!(await buildSnapshot(this.#services, sorg, true))) await pause(200);
      return load();
    }
  }

  #look(sorg: string, kept: Kept): Promise<void> {
    const look = async () => {
      const snapshot = await kept.snapshot;
      await kept.stock.refresh();
      const version = await latestVersion(this.#services.db, sorg);
      if (version !== null && version !== snapshot.manifest.version) {
        const next = await this.#load(sorg, kept.stock, snapshot);
        await next.warm();
        kept.snapshot = Promise.resolve(next);
      }
      this.#bytes.set(sorg, (await kept.snapshot).bytes + kept.liveData.stock.bytes);
    };
    kept.looking = look().finally(() => {
      kept.lookedAt = performance.now();
      kept.looking = null;
    });
    return kept.looking;
  }

  #forget(sorg: string): void {
    this.#kept.delete(sorg);
    this.#bytes.delete(sorg);
  }
}

const opened = new WeakMap<Db, Engines>();

/** Opens the engines of a server; features find them by its database. */
export function openEngines(services: EngineServices, report: (error: unknown) => void): Engines {
  const engines = new Engines(services, report);
  opened.set(services.db, engines);
  return engines;
}

/** The engines of the server with this database. @throws before the catalog feature has started */
export function getEngines(db: Db): Engines {
  const engines = opened.get(db);
  if (!engines) throw new Error('The catalog feature has not been started for this database');
  return engines;
}

/** Builds and loads whatever has changed, at once: for tests, which change tables and then ask. */
export async function catchUpCatalog(db: Db): Promise<void> {
  await outside(() => getEngines(db).catchUp());
}
