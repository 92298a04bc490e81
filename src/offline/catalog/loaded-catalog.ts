import { CatalogEngine, CatalogFormatError, StockView } from '#shared/catalog-engine/all.ts';
import type { AnswerContext, Market } from '#shared/catalog-engine/answers/context.ts';
import { type Extras, toldTo } from '#shared/catalog-engine/answers/extras.ts';
import { blockOf } from '#shared/catalog-engine/answers/order-blocks.rules.ts';
import type { StockAnswer } from '#shared/catalog-engine/answers/shapes.ts';
import { extrasOf } from '#shared/catalog-engine/format/extras.ts';
import {
  type PackedWarehouses,
  warehousesAt,
  warehousesOf,
} from '#shared/catalog-engine/format/warehouses.ts';
import type { Row } from '#shared/catalog-engine/query.ts';
import type { CatalogDatabase, Taken } from './catalog-database.ts';
import { loadChunks } from './chunk-store.ts';

/** A chunk is missing or is not what it should be. */
export class DamagedCatalog extends Error {
  /** Of what was being read. */
  readonly revision: number;

  constructor({ revision }: Taken) {
    super('A chunk of the offline catalog is damaged');
    this.name = 'DamagedCatalog';
    this.revision = revision;
  }
}

const noStock: StockAnswer = { qty: 0, masked: false, nextArrival: null };

/** Reads chunks of `taken` and makes something of them. */
async function fromChunks<T>(
  db: CatalogDatabase,
  taken: Taken,
  hashes: readonly string[],
  make: (chunks: Uint8Array[]) => T,
): Promise<T> {
  const chunks = await loadChunks(db, hashes);
  if (!chunks) throw new DamagedCatalog(taken);
  try {
    return make(chunks);
  } catch (error) {
    throw error instanceof CatalogFormatError ? new DamagedCatalog(taken) : error;
  }
}

function hashesOf({ range }: Taken): string[] {
  return [...range.base, ...range.deltas];
}

/** What was taken along, in memory and ready to answer. */
export class LoadedCatalog {
  readonly taken: Taken;
  readonly engine: CatalogEngine;
  readonly #db: CatalogDatabase;
  readonly #stock: StockView;
  readonly #markets = new Map<string, Promise<Market>>();
  #extras: Promise<Extras | null> | null = null;
  #warehouses: Promise<PackedWarehouses | null> | null = null;
  #day = '';

  constructor(db: CatalogDatabase, taken: Taken, engine: CatalogEngine, stock: StockView) {
    this.#db = db;
    this.taken = taken;
    this.engine = engine;
    this.#stock = stock;
  }

  /**
   * Loads what is on the device; only what is new when `before` has the rest.
   * @throws DamagedCatalog
   */
  static async load(
    db: CatalogDatabase,
    taken: Taken,
    before: LoadedCatalog | null,
  ): Promise<LoadedCatalog> {
    const hashes = hashesOf(taken);
    const known = before ? hashesOf(before.taken) : [];
    const grown = before !== null && known.every((hash, index) => hashes[index] === hash);
    const wanted = grown ? hashes.slice(known.length) : hashes;
    const engine = await fromChunks(db, taken, wanted, (chunks) => {
      if (!grown) return CatalogEngine.load(chunks);
      return chunks.length > 0 ? before.engine.with(chunks) : before.engine;
    });
    const stock = new StockView(engine);
    if (taken.stock !== null)
      await fromChunks(db, taken, [taken.stock], (chunks) => stock.load(chunks));
    return new LoadedCatalog(db, taken, engine, stock);
  }

  /** The market of a price list; null is the one without prices. */
  #market(list: string | null, today: string): Promise<Market> {
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

  async #open(list: string | null, today: string): Promise<Market> {
    const part = list === null ? undefined : this.taken.prices[list];
    const { engine } = this;
    const open = (prices: Uint8Array[] | null) =>
      engine.market({ prices, today, stock: this.#stock });
    if (!part) return open(null);
    return await fromChunks(this.#db, this.taken, [...part.base, ...part.deltas], open);
  }

  /** The content of a chunk of its own; null when there is none. Read when first asked for. */
  async #single<T>(hash: string | null | undefined, read: (chunk: Uint8Array) => T) {
    if (typeof hash !== 'string') return null;
    return await fromChunks(this.#db, this.taken, [hash], ([chunk]) => read(chunk as Uint8Array));
  }

  /**
   * What answers for a customer are made from; null when they were not taken along.
   * @param today YYYY-MM-DD
   */
  async contextFor(customer: string, locale: string, today: string): Promise<AnswerContext | null> {
    const { engine } = this;
    const { host, asOf, lists } = this.taken;
    const list = lists[customer];
    if (list === undefined) return null;
    const [market, extras] = await Promise.all([this.#market(list, today), this.#told()]);
    const told = extras && toldTo(extras, customer, list);
    const version = String(this.taken.range.version);
    const facts = { host, locale, today, asOf, version, told };
    const base = { engine, market, ...facts, stockOf: this.#stockOf };
    if (!told || told.blocks.size === 0) return base;
    return { ...base, blockOf: (row) => blockOf(told.blocks, engine.article(row)) };
  }

  /** The same with where the stock is, which is large and seldom asked for. */
  async withWarehouses(ctx: AnswerContext): Promise<AnswerContext> {
    this.#warehouses ??= this.#single(this.taken.warehouses, warehousesOf);
    const packed = await this.#warehouses;
    if (!packed) return ctx;
    const { nos } = this.engine.index.articles;
    return { ...ctx, warehousesOf: (row) => warehousesAt(packed, nos[row] as number) };
  }

  readonly #stockOf = (row: Row): StockAnswer => {
    const stock = this.#stock.of(row);
    if (!stock) return noStock;
    return { qty: stock.qty, masked: stock.masked, nextArrival: stock.next };
  };

  /** What is told besides the range, read once. */
  #told(): Promise<Extras | null> {
    this.#extras ??= this.#single(this.taken.extras, extrasOf);
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
