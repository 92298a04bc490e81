import type { FileStore } from '#server/files/file-store.ts';
import type { ChunkRef, Manifest } from '#shared/catalog-engine/answers/manifest.ts';
import type { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import { runCooperatively } from '#shared/catalog-engine/cooperative-steps.ts';
import type { PricedCatalog } from '#shared/catalog-engine/priced-catalog.ts';
import type { StockView } from '#shared/catalog-engine/stock-view.ts';
import { readChunks } from '../snapshot/chunk-files.ts';

/** Memory for price lists, per sales organisation: those asked for longest ago go first. */
const mostBytes = 512 * 1024 * 1024;

interface PriceList {
  /** The hashes of the chunks, to see whether another version has the same. */
  key: string;
  chunks: Uint8Array[];
}

interface Ready {
  today: string;
  getPricedCatalog: PricedCatalog;
  /** Memory it takes, about. */
  bytes: number;
}

/** The price lists of one version that are in use, the one asked for last at the end. */
export class PriceLists {
  readonly #files: FileStore;
  readonly #manifest: Manifest;
  readonly #engine: CatalogEngine;
  readonly #stock: StockView;
  readonly #read = new Map<string, Promise<PriceList>>();
  readonly #ready = new Map<string | null, Ready>();

  constructor(files: FileStore, manifest: Manifest, engine: CatalogEngine, stock: StockView) {
    this.#files = files;
    this.#manifest = manifest;
    this.#engine = engine;
    this.#stock = stock;
  }

  /**
   * Prepares the price lists that were in use in another version, so that no request waits after the
   * change.
   */
  async takeOver(before: PriceLists): Promise<void> {
    for (const [list, { today }] of [...before.#ready]) {
      const former = list === null ? null : await before.#read.get(list)?.catch(() => null);
      if (list !== null && former && former.key === keyOf(this.#refs(list)))
        this.#read.set(list, Promise.resolve(former));
      await this.getPricedCatalog(list, today);
    }
  }

  /**
   * Returns a market at the prices of a price list, null for no prices.
   * @param today YYYY-MM-DD
   * @throws ChunkMissing
   */
  async getPricedCatalog(list: string | null, today: string): Promise<PricedCatalog> {
    const ready = this.#ready.get(list);
    if (ready?.today === today) {
      this.#ready.delete(list);
      this.#ready.set(list, ready);
      return ready.getPricedCatalog;
    }
    const prices = list === null ? null : (await this.#loadChunks(list))?.chunks;
    const getPricedCatalog = this.#engine.getPricedCatalog({
      prices: prices ?? null,
      today,
      stock: this.#stock,
    });
    // The chunks and, unpacked, the prices and their order.
    const packed = (prices ?? []).reduce((sum, { length }) => sum + length, 0);
    const bytes = prices ? packed + this.#engine.articles * 16 : 0;
    this.#ready.set(list, { today, getPricedCatalog, bytes });
    this.#letGo();
    return getPricedCatalog;
  }

  /** Makes the markets in use ready to answer at once, letting requests have their turn in between. */
  async warm(): Promise<void> {
    for (const { getPricedCatalog } of [...this.#ready.values()])
      await runCooperatively(getPricedCatalog.warmupSteps(), othersTurn);
  }

  /** Memory taken. */
  get bytes(): number {
    return [...this.#ready.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #loadChunks(list: string): Promise<PriceList> | null {
    const refs = this.#refs(list);
    if (refs.length === 0) return null;
    const known = this.#read.get(list);
    if (known) return known;
    const read = readChunks(this.#files, this.#manifest.sorg, refs).then((chunks) => ({
      key: keyOf(refs),
      chunks,
    }));
    this.#read.set(list, read);
    read.catch(() => this.#read.delete(list));
    return read;
  }

  #refs(list: string): readonly ChunkRef[] {
    return this.#manifest.prices[list] ?? [];
  }

  #letGo(): void {
    for (const list of this.#ready.keys()) {
      if (this.bytes <= mostBytes || this.#ready.size <= 1) return;
      this.#ready.delete(list);
      if (list !== null) this.#read.delete(list);
    }
  }
}

/** Lets waiting requests run first. */
export const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const keyOf = (refs: readonly ChunkRef[]) => refs.map(({ hash }) => hash).join();
