import { CatalogEngine, CatalogFormatError, StockView } from '#shared/catalog-engine/all.ts';
import type { AnswerContext, Market } from '#shared/catalog-engine/answers/context.ts';
import type { StockAnswer } from '#shared/catalog-engine/answers/shapes.ts';
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

  /**
   * What answers for a customer are made from; null when they were not taken along.
   * @param today YYYY-MM-DD
   */
  async contextFor(customer: string, locale: string, today: string): Promise<AnswerContext | null> {
    const { host, asOf, lists } = this.taken;
    const list = lists[customer];
    if (list === undefined) return null;
    const market = await this.#market(list, today);
    return { engine: this.engine, market, host, locale, today, asOf, stockOf: this.#stockOf };
  }

  readonly #stockOf = (row: Row): StockAnswer => {
    const stock = this.#stock.of(row);
    if (!stock) return noStock;
    return { qty: stock.qty, masked: stock.masked, nextArrival: stock.next };
  };

  /** Names of all pictures, each once. */
  pictures(): string[] {
    const names = new Set<string>();
    for (let row = 0; row < this.engine.articles; row += 1) {
      const { image } = this.engine.article(row);
      if (image) names.add(image);
    }
    for (let group = 0; group < this.engine.groups; group += 1) {
      const { image } = this.engine.group(group);
      if (image) names.add(image);
    }
    return [...names];
  }
}
