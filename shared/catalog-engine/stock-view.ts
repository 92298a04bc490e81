import { createPlaceFinder } from './find-place.ts';
import { openTable } from './format/open-chunk.ts';
import { readStock, type Stock } from './format/row-cells.ts';
import type { RangeIndex } from './index-of-range.ts';
import type { Row } from './query-types.ts';

let views = 0;

/** The stock of all articles. It changes all the time, unlike the engine it belongs to. */
export class StockView {
  readonly #index: RangeIndex;
  /** By article, NaN for nothing known. */
  readonly #qty: Float64Array;
  readonly #masked: Uint8Array;
  readonly #next = new Map<Row, Stock['next']>();
  readonly #number = ++views;
  #version = 0;
  /** 1 for articles of which some are left. */
  readonly left: Uint8Array;

  constructor({ index }: { index: RangeIndex }) {
    const articles = index.articles.nos.length;
    this.#index = index;
    this.#qty = new Float64Array(articles).fill(Number.NaN);
    this.#masked = new Uint8Array(articles);
    this.left = new Uint8Array(articles);
  }

  /**
   * The stock of chunks of kind stock, in order; what was known before is forgotten.
   * @throws CatalogFormatError for chunks that cannot be read; then nothing changes
   */
  load(chunks: readonly Uint8Array[]): void {
    const tables = chunks.map((chunk) => openTable(chunk, 'stock'));
    this.#qty.fill(Number.NaN);
    this.#masked.fill(0);
    this.left.fill(0);
    this.#next.clear();
    const find = createPlaceFinder(this.#index.articles.nos);
    for (const table of tables) {
      for (const no of table.removed) this.#put(find(no), null);
      const { qty, masked, next_date } = table.numbers as Record<string, Float64Array>;
      for (let at = 0; at < table.nos.length; at++) {
        const row = find(table.nos[at] as number);
        if (row < 0) continue;
        const pieces = qty?.[at] as number;
        this.#qty[row] = pieces;
        this.#masked[row] = Number(masked?.[at] === 1);
        this.left[row] = Number(pieces > 0);
        // Few have more coming.
        if (!Number.isNaN(next_date?.[at])) this.#next.set(row, readStock(table, at).next);
        else if (this.#next.size > 0) this.#next.delete(row);
      }
    }
    this.#version++;
  }

  /** The stock of an article from now on; null for none. */
  set(row: Row, stock: Stock | null): void {
    const had = this.left[row];
    this.#put(row, stock);
    if (had !== this.left[row]) this.#version++;
  }

  /** Another one whenever other articles are left. */
  get key(): string {
    return `${this.#number}.${this.#version}`;
  }

  /** Whether some of it is left. */
  has(row: Row): boolean {
    return this.left[row] === 1;
  }

  /** Returns the stock of an article, null when it is unknown. */
  of(row: Row): Stock | null {
    const qty = this.#qty[row] ?? Number.NaN;
    if (Number.isNaN(qty)) return null;
    return { qty, masked: this.#masked[row] === 1, next: this.#next.get(row) ?? null };
  }

  #put(row: Row, stock: Stock | null): void {
    if (row < 0) return;
    this.#qty[row] = stock?.qty ?? Number.NaN;
    this.#masked[row] = Number(stock?.masked ?? false);
    this.left[row] = Number(stock !== null && stock.qty > 0);
    if (stock?.next) this.#next.set(row, stock.next);
    else this.#next.delete(row);
  }
}
