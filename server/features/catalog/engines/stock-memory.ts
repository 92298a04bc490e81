import type { Db } from '#server/db/database.ts';
import type { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';
import { packStock } from '#shared/catalog-engine/format/pack-rows.ts';
import { StockView } from '#shared/catalog-engine/stock-view.ts';
import { changesSince, loadAvailable } from './recent-changes.store.ts';

/** All of it is read again after this long, whatever changes were seen. */
const wholeAgain = 3_600_000;

/**
 * The stock of a sales organisation in memory, for filters only: what is shown comes from the
 * database. The true figures, as hosts mask differently.
 */
export class StockMemory {
  readonly #db: Db;
  readonly #sorg: string;
  /** The available pieces, by number of the article; articles without any are missing. */
  readonly #left = new Map<number, number>();
  #mark: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #view: { engine: CatalogEngine; stock: StockView } | null = null;

  constructor(db: Db, sorg: string) {
    this.#db = db;
    this.#sorg = sorg;
  }

  /** Takes up what changed since the last time; the first time everything. */
  async refresh(): Promise<void> {
    const stale = performance.now() - this.#readAt > wholeAgain;
    // Asked before the figures are read: what comes in between is taken up again, not missed.
    const since = stale ? null : this.#mark;
    const { mark, touched } = await changesSince(this.#db, this.#sorg, 'stock', since);
    if (touched === null) this.#replace(await loadAvailable(this.#db, this.#sorg, null));
    else if (touched.length > 0)
      for (const { no, left } of await loadAvailable(this.#db, this.#sorg, touched))
        this.#set(no, left);
    this.#mark = mark;
  }

  /** The stock by the places of an engine; follows later changes until there is one for another. */
  viewFor(engine: CatalogEngine): StockView {
    if (this.#view?.engine !== engine) this.#view = { engine, stock: this.#newView(engine) };
    return this.#view.stock;
  }

  #newView(engine: CatalogEngine): StockView {
    const view = new StockView(engine);
    const rows = [...this.#left].map(([no, qty]) => ({ no, qty, masked: false, next: null }));
    view.load([packStock(rows)]);
    return view;
  }

  #replace(rows: readonly { no: number; left: number }[]): void {
    const now = new Map(rows.map(({ no, left }) => [no, left]));
    for (const no of this.#left.keys()) if (!now.has(no)) this.#set(no, 0);
    for (const [no, left] of now) if (this.#left.get(no) !== left) this.#set(no, left);
    this.#readAt = performance.now();
  }

  #set(no: number, left: number): void {
    if (left > 0) this.#left.set(no, left);
    else this.#left.delete(no);
    if (!this.#view) return;
    const row = this.#view.engine.rowOfNo(no);
    if (row === null) return;
    this.#view.stock.set(row, left > 0 ? { qty: left, masked: false, next: null } : null);
  }
}
