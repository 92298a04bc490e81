import { atOnce, type Steps } from './cooperative-steps.ts';
import { DetailsOfRange } from './details-of-range.ts';
import { createPlaceFinder, findPlace, findPlaceOfText } from './find-place.ts';
import { chunkKinds, opened } from './format/chunk-frame.ts';
import { CatalogFormatError } from './format/format-error.ts';
import { dealRows, noNames, openTable, type PackedNames, readNames } from './format/open-chunk.ts';
import { type DetailsRow, decodeDetails } from './format/packed-details.ts';
import { type GroupHead, readArticle, readGroup, readSlug } from './format/row-cells.ts';
import { RangeIndex } from './index-of-range.ts';
import { Lru } from './lru.ts';
import { PricedCatalog, type PricingOptions } from './priced-catalog.ts';
import { DealBook } from './query/deal-book.ts';
import { Orders } from './query/name-order.ts';
import { ArrivalBook } from './query/new-arrivals.ts';
import { bookKey, type PriceBook, priceBook } from './query/price-book.ts';
import { Memory } from './query/query-memory.ts';
import { Search } from './query/search.ts';
import type { Row } from './query-types.ts';
import type { ArticleRow, DealRow, RangeNames } from './row-types.ts';
import { findSource, merged } from './table/merged-table.ts';
import { articleShape, groupShape, type Table } from './table/table.ts';
import { bytesOf } from './table/table-size.ts';
import type { Texts } from './table/texts.ts';

/** Price lists kept ready per engine; dealers share few. */
const mostBooks = 32;

/**
 * The range of a sales organisation in memory, packed. It never changes: `with` makes another one.
 * Articles whose group is missing are left out. Rows and groups are places that only it knows.
 */
export class CatalogEngine {
  readonly index: RangeIndex;
  readonly names: RangeNames;
  readonly search: Search;
  readonly orders: Orders;
  readonly arrivals: ArrivalBook;
  /** Cached results of all markets of this engine. */
  readonly memory = new Memory();
  readonly #details: DetailsOfRange;
  readonly #packed: PackedNames;
  readonly #books = new Lru<PriceBook>(mostBooks);
  readonly #deals = new Lru<DealBook>(2);
  #slugs: Map<string, number> | null = null;

  private constructor(index: RangeIndex, details: DetailsOfRange, packed: PackedNames) {
    this.index = index;
    this.#packed = packed;
    this.names = namesFrom(packed);
    this.search = new Search(index, this.names);
    this.orders = new Orders(index);
    this.arrivals = new ArrivalBook(index, this.names.newArrivals);
    this.#details = details;
  }

  /**
   * Little is read of the chunks before it is asked for.
   * @param chunks of kinds articles, groups, details, names in order; later rows replace earlier ones
   * @throws CatalogFormatError for chunks that cannot be read
   */
  static load(chunks: readonly Uint8Array[]): CatalogEngine {
    return atOnce(CatalogEngine.loadSteps(chunks));
  }

  /** Loads in steps, so that other work can run between them. */
  static loadSteps(chunks: readonly Uint8Array[]): Steps<CatalogEngine> {
    return CatalogEngine.#of([], [], null, noNames, chunks);
  }

  /** A new engine with further chunks applied. */
  with(chunks: readonly Uint8Array[]): CatalogEngine {
    return atOnce(this.extendSteps(chunks));
  }

  /** Extends in steps, so that other work can run between them. */
  extendSteps(chunks: readonly Uint8Array[]): Steps<CatalogEngine> {
    const { articles, groups } = this.index;
    return CatalogEngine.#of([articles], [groups], this.#details, this.#packed, chunks);
  }

  static *#of(
    articles: Table[],
    groups: Table[],
    before: DetailsOfRange | null,
    namesBefore: PackedNames,
    chunks: readonly Uint8Array[],
  ): Steps<CatalogEngine> {
    const details: Uint8Array[] = [];
    let names = namesBefore;
    for (const chunk of chunks) {
      const kind = chunkKinds[chunk[3] as number];
      if (kind === 'articles') articles.push(openTable(chunk, kind));
      else if (kind === 'groups') groups.push(openTable(chunk, kind));
      else if (kind === 'names') names = readNames(chunk);
      else if (kind === 'details') details.push(chunk);
      else throw new CatalogFormatError(`A range has no chunk of ${opened(chunk).kind}`);
      yield;
    }
    const allGroups = merged(groups, groupShape);
    const find = createPlaceFinder(allGroups.nos);
    yield;
    const allArticles = merged(articles, articleShape, ({ numbers }) => {
      const wanted = numbers.group as Float64Array;
      return (row) => find(wanted[row] as number) !== -1;
    });
    const index = new RangeIndex(allArticles, allGroups);
    return new CatalogEngine(index, new DetailsOfRange(before, details), names);
  }

  /**
   * Decodes, in steps, all columns that no query has needed yet. Until then each is decoded on first use,
   * and the chunks stay in memory.
   */
  *completeSteps(): Steps<void> {
    yield* this.index.completeSteps();
    if (this.#details.rows) yield;
  }

  /** How many articles there are. */
  get articles(): number {
    return this.index.articles.nos.length;
  }

  /** How many groups there are. */
  get groups(): number {
    return this.index.groups.nos.length;
  }

  /** About how much memory it takes, without the answers it remembers. */
  get bytes(): number {
    return (
      bytesOf(this.index.articles) +
      bytesOf(this.index.groups) +
      this.#details.bytes +
      this.search.bytes +
      this.orders.bytes
    );
  }

  /** Everything about an article. */
  article(row: Row): ArticleRow {
    const from = findSource(this.index.articles, row);
    return readArticle(from.table, from.row);
  }

  /** A group without its descriptions and specs. */
  group(group: number): GroupHead {
    const from = findSource(this.index.groups, group);
    return readGroup(from.table, from.row);
  }

  /** Descriptions and specs of a group; none when they were not loaded. */
  details(group: number): Omit<DetailsRow, 'no'> {
    const bytes = this.#details.rows.get(this.index.groups.nos[group] as number);
    return bytes ? decodeDetails(bytes) : { descriptions: {}, specs: [] };
  }

  /** The article of a code. */
  rowOf(code: string): Row | null {
    return this.index.placeOfCode(code);
  }

  /** The article of a number. */
  rowOfNo(no: number): Row | null {
    const row = findPlace(this.index.articles.nos, no);
    return row === -1 ? null : row;
  }

  /** The group of an address. */
  groupBySlug(slug: string): number | null {
    this.#slugs ??= new Map(
      Array.from(this.index.groups.nos, (_, group) => [readSlug(this.index.groups, group), group]),
    );
    return this.#slugs.get(slug) ?? null;
  }

  /** The group of an id. */
  groupById(id: string): number | null {
    return findPlaceOfText(this.index.groups.texts.id as Texts, this.index.byId, id);
  }

  /** The articles of a group by code. */
  rowsOf(group: number): Row[] {
    return Array.from(this.index.rowsOf(group));
  }

  /** The group of an article. */
  groupOf(row: Row): number {
    return this.index.groupOf[row] as number;
  }

  /** The range at the prices of a price list, as of a day. Cheap: price lists are read once. */
  getPricedCatalog(options: PricingOptions): PricedCatalog {
    const { prices, today, stock } = options;
    const book = this.#books.get(bookKey(prices, today), () => {
      const deals = this.#deals.get(
        today,
        () => new DealBook(this.index, this.#packed.deals, today),
      );
      return priceBook(this.index, prices, today, deals);
    });
    return new PricedCatalog(this, book, stock);
  }
}

/** Returns the names with their deals as rows, which are built on first use. */
function namesFrom({ deals, ...others }: PackedNames): RangeNames {
  let rows: DealRow[] | null = null;
  return {
    ...others,
    get deals() {
      rows ??= dealRows(deals);
      return rows;
    },
  };
}
