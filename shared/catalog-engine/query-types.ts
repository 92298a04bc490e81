import type { CountedFacet, ListFacet } from './facet-table.ts';
import type { Category } from './row-types.ts';

/** A checked filter: what a facet does not narrow is null (E189 to E202). */
export interface Criteria extends Record<ListFacet, string[] | null> {
  words: SearchWord[];
  category: Category | null;
  articleTagCategory: string | null;
  price: { from: number | null; to: number | null } | null;
  hasStock: boolean;
  /** Only those that are marked as new today. */
  isNew: boolean;
  articleCodes: string[] | null;
}

/** A word of the search; `ean` is another code of the same goods to look up directly. */
export interface SearchWord {
  text: string;
  ean: string | null;
}

/** The words that a search looks for, and those that it leaves out, as typed; null for none. */
export interface ChosenWords {
  words: SearchWord[];
  without: string[] | null;
}

export interface Sort {
  /** `relevance` is how well an article meets the words of the search; what sells more first where equal. */
  field: 'price' | 'name' | 'newest' | 'popularity' | 'relevance';
  order: 'ASC' | 'DESC';
}

export interface PageArgs {
  offset: number;
  limit: number;
}

/** An article's place in the engine; valid until the engine changes. */
export type Row = number;

export interface Found<Item> {
  items: Item[];
  /** Over all pages. */
  count: number;
  /** Words of the search that no article has together with the others: left out, as typed; null for none. */
  without: string[] | null;
}

/** A group of a list with its matching articles; the first one represents it. */
export interface FoundGroup {
  /** Place of the group in the engine. */
  group: number;
  rows: Row[];
  /** The article that meets a search best; only where best match comes first. */
  hit?: Row;
}

export interface ValueCount {
  value: string;
  n: number;
}

/**
 * The unit a list shows, and so the unit its filters count. A model has a value when one of its articles
 * has it.
 */
export type CountUnit = 'article' | 'model';

/**
 * Counts per facet, each as if nothing of its own were selected; values without any are left out. Those with
 * most articles come first, but bike categories as the sales organisation has them.
 */
export interface Facets extends Record<CountedFacet, ValueCount[]> {
  price: { from: number; to: number } | null;
  /** Articles that match everything, or models with such an article. */
  count: number;
}

export interface Suggestion {
  row: Row;
  /** The text was the article's code or EAN. */
  exact: boolean;
}

/** How much of a category matches. */
export interface CategoryHits {
  category: Category;
  articles: number;
  models: number;
}
