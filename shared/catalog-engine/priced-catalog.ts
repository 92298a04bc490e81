import { lowered } from '../folded-text.ts';
import { criteriaKey, everything, selectedFacets, withoutFacet } from './facet-criteria.ts';
import { articlePage, wholeOrder } from './query/article-order.ts';
import { chooseWords } from './query/choose-words.ts';
import { countFacets } from './query/facets.ts';
import { categoryHits, foundGroup, groupOrder } from './query/group-order.ts';
import type { Match } from './query/match.ts';
import { matchArticles } from './query/match-articles.ts';
import { countModelFacets } from './query/model-facets.ts';
import type { PriceBook } from './query/price-book.ts';
import type { QueryEngine, Scope } from './query/query-scope.ts';
import { compare } from './query/search-words.ts';
import type {
  CategoryHits,
  ChosenWords,
  CountUnit,
  Criteria,
  Facets,
  Found,
  FoundGroup,
  PageArgs,
  Row,
  Sort,
  Suggestion,
} from './query-types.ts';
import type { ArticleRow, DealRow } from './row-types.ts';
import type { StockView } from './stock-view.ts';

export interface PricingOptions {
  /** Chunks of the price list of kind prices; null without one: then nothing has a price. */
  prices: readonly Uint8Array[] | null;
  /** YYYY-MM-DD, decides on deals. */
  today: string;
  stock: StockView;
}

/**
 * A range at the prices of one price list. Its results are cached and shared, so they must not be
 * modified.
 */
export class PricedCatalog {
  readonly #scope: Scope;

  constructor(engine: QueryEngine, book: PriceBook, stock: StockView) {
    this.#scope = { engine, book, stock };
  }

  /** A page of articles: equal ones by code, those without a value last in both directions. */
  products(c: Criteria, sort: Sort, page: PageArgs): Found<Row> {
    return this.#once(`products ${toPageKey(sort, page)}`, c, (match, used, without) => ({
      items: articlePage(this.#scope, match, sort, page, used),
      count: match.count,
      without,
    }));
  }

  /** Returns a page of groups, sorted by the article that represents each (E225), or by their own names. */
  groups(c: Criteria, sort: Sort, page: PageArgs): Found<FoundGroup> {
    const { offset, limit } = page;
    return this.#once(`groups ${toPageKey(sort, page)}`, c, (match, { words }, without) => {
      const { count, representatives } = groupOrder(
        this.#scope,
        match,
        words,
        sort,
        offset + limit,
      );
      const shown = Array.from(representatives.subarray(offset, offset + limit));
      const isSearch = sort.field === 'relevance' && words.length > 0;
      const found = (row: number) => ({
        ...foundGroup(this.#scope, match, row),
        ...(isSearch && { hit: row }),
      });
      return { items: shown.map(found), count, without };
    });
  }

  /**
   * Counts of the filter's values, each facet as if nothing of its own were selected: the 300 widest
   * values of a facet, the 50 widest promotions, widest first.
   */
  facets(c: Criteria, unit: CountUnit = 'article'): Facets {
    const selected = selectedFacets(c);
    const count = unit === 'model' ? countModelFacets : countFacets;
    return this.#once(`facets ${unit}`, c, (match) => {
      const facets = count(match, selected, this.#scope);
      const [only, ...others] = selected;
      if (!only || others.length > 0) return facets;
      return { ...facets, [only]: this.facets(withoutFacet(c, only), unit)[only] };
    });
  }

  /** The best article of each of the first models, best match first, as the list has them (B088, B090). */
  suggestions(c: Criteria, limit: number): Suggestion[] {
    const text = c.words.map((word) => word.text).join(' ');
    const found = this.groups(c, bestMatch, { offset: 0, limit });
    return found.items.map(({ rows: [row = 0] }) => ({
      row,
      exact: isCodeOf(this.#scope.engine.article(row), text),
    }));
  }

  /** How many articles and models of each category match. */
  categoryHits(c: Criteria): CategoryHits[] {
    return this.#once('categories', c, (match) => categoryHits(this.#scope, match));
  }

  /**
   * Makes ready what the first questions would wait for: orders, what is searched, the deals. Good for a
   * quiet moment after loading: between the steps, each some hundredths of a second for 100,000 articles,
   * others may have their turn.
   */
  *warmupSteps(): Generator<void> {
    const page = { offset: 0, limit: 12 };
    yield* this.#scope.engine.completeSteps();
    for (const deals of this.#scope.book.deals) yield* deals.completeSteps();
    this.facets(everything);
    yield;
    this.facets(everything, 'model');
    yield;
    for (const field of ['price', 'name', 'newest', 'popularity'] as const)
      for (const order of ['ASC', 'DESC'] as const) {
        wholeOrder(this.#scope, { field, order });
        yield;
        this.products(everything, { field, order }, page);
        this.groups(everything, { field, order }, page);
        yield;
      }
    yield* this.#scope.engine.search.prepareSteps();
    for (const text of ['a', 'el', 'red', '100', 'qqqqqqqq']) {
      const c = { ...everything, words: [{ text, ean: null }] };
      this.suggestions(c, 4);
      this.categoryHits(c);
      yield;
      this.facets({ ...c, category: 'PAA' }, 'model');
      yield;
      // Runs everything that looks at single articles once, so that it is compiled before a user waits for
      // it.
      const narrowed = { ...c, words: [], promotions: [text], frameSizes: [text], hasStock: true };
      const both = { ...narrowed, brands: [text], price: { from: 1, to: null } };
      this.facets(both);
      this.facets(both, 'model');
      yield;
    }
  }

  /** Runs all warm-up steps at once, where nothing else has to be answered. */
  warm(): void {
    for (const _ of this.warmupSteps());
  }

  /** Whether an article is marked as new today. */
  isNew(row: Row): boolean {
    const { engine, book } = this.#scope;
    return engine.arrivals.on(book.today).marks[row] === 1;
  }

  /** The dealer price, minor units; null for none. */
  price(row: Row): number | null {
    const dealer = this.#scope.book.dealer?.[row] ?? Number.NaN;
    return Number.isNaN(dealer) ? null : dealer;
  }

  /** The steps of today's deals on an article by qty, deal_no and position. */
  steps(row: Row): DealRow[] {
    return this.#scope.book.deals
      .flatMap((deals) => deals.steps(row))
      .sort((a, b) => a.qty - b.qty || compare(a.deal_no, b.deal_no) || a.position - b.position);
  }

  /**
   * An answer made once for all markets of the same prices.
   * @param make receives the criteria with the words that are looked for, and those left out
   */
  #once<Answer extends object>(
    pageKey: string,
    c: Criteria,
    make: (match: Match, used: Criteria, without: ChosenWords['without']) => Answer,
  ): Answer {
    const { engine, book, stock } = this.#scope;
    const { words, without } = chooseWords(engine, c.words);
    const used = { ...c, words };
    const criteria = `${book.key} ${c.hasStock ? stock.key : ''} ${criteriaKey(used)}`;
    return engine.memory.answers.get(`${pageKey} ${criteria} ${JSON.stringify(without)}`, () =>
      engine.memory.matches.lend(
        criteria,
        (reuse) => matchArticles(used, this.#scope, reuse),
        (match) => make(match, used, without),
      ),
    );
  }
}

/** Whether a text is the code or EAN of an article. An EAN-13 that begins with 0 may be kept as a UPC-A. */
function isCodeOf(row: ArticleRow, text: string): boolean {
  const small = lowered(text);
  const codes = [row.code, row.code_display, row.old_code];
  return (
    codes.some((code) => code !== null && lowered(code) === small) ||
    (row.ean !== null && (row.ean === small || row.ean === `0${text}`))
  );
}

function toPageKey({ field, order }: Sort, { offset, limit }: PageArgs): string {
  return `${field} ${order} ${offset} ${limit}`;
}

/** The default order of a search. */
export const bestMatch: Sort = { field: 'relevance', order: 'DESC' };
