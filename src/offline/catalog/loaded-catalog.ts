import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import type { StockAnswer } from '#shared/catalog-engine/answers/answer-shapes.ts';
import { type Extras, extrasForCustomer } from '#shared/catalog-engine/answers/customer-extras.ts';
import { findBlock } from '#shared/catalog-engine/answers/order-blocks.rules.ts';
import {
  CatalogEngine,
  type Span,
  StockView,
  spanOfDetails,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { unpackExtras } from '#shared/catalog-engine/format/packed-extras.ts';
import {
  listWarehouses,
  type PackedWarehouses,
  unpackWarehouses,
} from '#shared/catalog-engine/format/packed-warehouses.ts';
import type { PricedCatalog } from '#shared/catalog-engine/priced-catalog.ts';
import type { Row } from '#shared/catalog-engine/query-types.ts';
import { getDayIn } from '#shared/days.ts';
import { type CatalogDatabase, type OfflineCatalog, stockChunks } from './catalog-database.ts';
import { type ChunkCache, listPack } from './chunk-store.ts';
import { decodeChunks, made } from './decode-chunks.ts';
import { packedList, packForStart, type StartPacks } from './packs.ts';
import { chunksOfRange, storedDetails } from './stored-details.ts';

const noStock: StockAnswer = { qty: 0, masked: false, nextArrival: null };

/**
 * The catalog of the device in memory, ready to answer. Details, which only product pages show, stay on
 * disk, and so do large and rarely needed parts until their first use.
 */
export class LoadedCatalog {
  /** With all chunks named that wait on disk. */
  readonly taken: OfflineCatalog;
  readonly engine: CatalogEngine;
  readonly #db: CatalogDatabase;
  readonly #stock: StockView;
  readonly #markets = new Map<string, Promise<PricedCatalog>>();
  /** The content of the only price list and the extras. */
  readonly #read: Promise<ChunkCache> | null;
  #extras: Promise<Extras | null> | null = null;
  #warehouses: Promise<PackedWarehouses | null> | null = null;
  #day = '';

  constructor(
    db: CatalogDatabase,
    taken: OfflineCatalog,
    engine: CatalogEngine,
    stock: StockView,
    read: Promise<ChunkCache> | null,
  ) {
    this.#db = db;
    this.#read = read;
    this.taken = taken;
    this.engine = engine;
    this.#stock = stock;
  }

  /**
   * Loads what is on the device; only what is new when `before` has the rest.
   * @param packs chunks that need not be read
   * @throws DamagedCatalog
   */
  static async load(
    db: CatalogDatabase,
    taken: OfflineCatalog,
    before: LoadedCatalog | null,
    packs?: StartPacks,
  ): Promise<LoadedCatalog> {
    const hashes = chunksOfRange(taken);
    const known = before ? chunksOfRange(before.taken) : [];
    const grown = before !== null && known.every((hash, index) => hashes[index] === hash);
    const details: Record<string, Span> = {
      ...(grown && before.taken.range.details),
      ...taken.range.details,
    };
    const wanted = hashes.slice(grown ? known.length : 0).filter((hash) => !details[hash]);
    const load = (chunks: Uint8Array[]) => {
      const now = chunks.filter((chunk, at) => {
        const span = spanOfDetails(chunk);
        if (span) details[wanted[at] as string] = span;
        return !span;
      });
      if (!grown) return CatalogEngine.load(now);
      return now.length > 0 ? before.engine.with(now) : before.engine;
    };
    const [list = '', ...lists] = Object.keys(taken.prices);
    const readList = () =>
      packs?.list?.name === listPack(list) ? packs.list.chunks : packedList(db, list);
    // A price list is read early when there is only one.
    const prices = before || lists.length > 0 ? null : readList();
    const [pieces, engine] = await Promise.all([
      decodeChunks(db, taken, stockChunks(taken), (chunks) => chunks, packs?.range),
      decodeChunks(db, taken, wanted, load, packs?.range),
    ]);
    const stock = new StockView(engine);
    made(taken, () => stock.load(pieces));
    const sorted = { ...taken, range: { ...taken.range, details } };
    return new LoadedCatalog(db, sorted, engine, stock, prices);
  }

  /** Puts together what the next start reads. */
  async packForStart(least?: number): Promise<void> {
    await packForStart(this.#db, this.taken, least);
  }

  /** The market of a price list; null is the one without prices. */
  #market(list: string | null, today: string): Promise<PricedCatalog> {
    if (this.#day !== today) this.#markets.clear();
    this.#day = today;
    const key = list ?? '';
    const known = this.#markets.get(key);
    if (known) return known;
    const made = this.#open(list, today);
    this.#markets.set(key, made);
    made.catch(() => this.#markets.delete(key));
    return made;
  }

  async #open(list: string | null, today: string): Promise<PricedCatalog> {
    const part = list === null ? undefined : this.taken.prices[list];
    const { engine } = this;
    const open = (prices: Uint8Array[] | null) =>
      engine.getPricedCatalog({ prices, today, stock: this.#stock });
    if (!part) return open(null);
    const read = (await this.#read) ?? (await packedList(this.#db, list as string));
    return await decodeChunks(this.#db, this.taken, [...part.base, ...part.deltas], open, read);
  }

  /** The content of a chunk of its own; null when there is none. Read when first asked for. */
  async #single<T>(hash: string | null | undefined, read: (chunk: Uint8Array) => T) {
    if (typeof hash !== 'string') return null;
    const make = ([chunk]: Uint8Array[]) => read(chunk as Uint8Array);
    return await decodeChunks(this.#db, this.taken, [hash], make, (await this.#read) ?? undefined);
  }

  /**
   * Returns the data to answer queries for a customer; null when the device does not have that customer's
   * prices.
   * @param now ms; its day in the time zone of the sales organisation decides about deals
   */
  async contextFor(customer: string, locale: string, now: number): Promise<AnswerContext | null> {
    const { engine } = this;
    const { asOf, lists } = this.taken;
    // Catalogs from before hosts had a time zone do not have one.
    const host = { ...this.taken.host, timeZone: this.taken.host.timeZone ?? 'UTC' };
    const today = getDayIn(host.timeZone, now);
    const list = lists[customer];
    if (list === undefined) return null;
    const [pricedCatalog, extras] = await Promise.all([this.#market(list, today), this.#told()]);
    const told = extras && extrasForCustomer(extras, customer, list);
    const version = String(this.taken.range.version);
    const facts = { host, locale, today, asOf, version, told };
    const base = { engine, pricedCatalog, ...facts, stockOf: this.#stockOf };
    if (!told || told.blocks.size === 0) return base;
    return { ...base, blockOf: (row) => findBlock(told.blocks, engine.article(row)) };
  }

  /** Adds the stock by warehouse, which is large and rarely needed. */
  async withWarehouses(ctx: AnswerContext): Promise<AnswerContext> {
    this.#warehouses ??= this.#single(this.taken.warehouses, unpackWarehouses);
    const packed = await this.#warehouses;
    if (!packed) return ctx;
    const { nos } = this.engine.index.articles;
    return { ...ctx, warehousesOf: (row) => listWarehouses(packed, nos[row] as number) };
  }

  /** Adds the descriptions and specs of the model under a slug, read from disk. */
  async withDetails(ctx: AnswerContext, slug: string): Promise<AnswerContext> {
    const group = this.engine.groupBySlug(slug);
    if (group === null) return ctx;
    const no = this.engine.index.groups.nos[group] as number;
    const details = await storedDetails(this.#db, this.taken, no);
    return { ...ctx, detailsOf: () => details };
  }

  readonly #stockOf = (row: Row): StockAnswer => {
    const stock = this.#stock.of(row);
    if (!stock) return noStock;
    return { qty: stock.qty, masked: stock.masked, nextArrival: stock.next };
  };

  /** Returns the data in addition to the range, read once. */
  #told(): Promise<Extras | null> {
    this.#extras ??= this.#single(this.taken.extras, unpackExtras);
    return this.#extras;
  }

  /** Names of all pictures, those of groupsets too, each once. */
  async pictures(): Promise<string[]> {
    const names = new Set<string>();
    for (let row = 0; row < this.engine.articles; row += 1) {
      const { image } = this.engine.article(row);
      if (image) names.add(image);
    }
    for (let group = 0; group < this.engine.groups; group += 1) {
      const { image } = this.engine.group(group);
      if (image) names.add(image);
    }
    for (const { image } of (await this.#told())?.groupsets ?? []) if (image) names.add(image);
    return [...names];
  }
}
