/** The input of the catalog engine: plain rows as in the database. Amounts are minor units. */

export type Category = 'Bike' | 'PAA';

/** An active article. Inactive ones are not in the catalog. */
export interface ArticleRow {
  /** Its number for life, within the sales organisation. */
  no: number;
  /** `no` of its group. */
  group: number;
  code: string;
  code_display: string;
  old_code: string | null;
  ean: string | null;
  name: string;
  category: Category;
  brand: string;
  model: string;
  serie: string;
  merchandise_category: string;
  model_year: number | null;
  frame_size: string | null;
  wheel_size: string | null;
  color: string | null;
  color_hex: string | null;
  uom: string;
  retail_price: number | null;
  order_quota: number | null;
  tags: string[];
  /** Its own picture, else its group's. */
  image: string | null;
  popularity: number;
  /** YYYY-MM-DD */
  released_at: string | null;
  order_blocked: boolean;
  /** YYYY-MM-DD */
  available_for_order_at: string | null;
}

/** A model with at least one active article. */
export interface GroupRow {
  no: number;
  id: string;
  slug: string;
  name: string;
  category: Category;
  brand: string;
  model: string;
  serie: string;
  model_year: number | null;
  image: string | null;
  /** Ids of related groups. */
  related: string[];
  /** By language. */
  descriptions: Record<string, string>;
  specs: { name: string; value: string }[];
}

/** The dealer price of an article on one price list. */
export interface PriceRow {
  no: number;
  dealer: number;
}

/** A step of a deal; exactly one of article, brand and merchandise_category is set. */
export interface DealRow {
  deal_no: string;
  position: number;
  description: string;
  /** Null for everybody. */
  price_list: string | null;
  article: string | null;
  brand: string | null;
  merchandise_category: string | null;
  term: string;
  qty: number;
  uom: string;
  type: string;
  value: number;
  /** YYYY-MM-DD, inclusive. */
  valid_from: string;
  valid_to: string;
}

/** The stock of an article as a host displays it; an article without a row has none. */
export interface StockRow {
  no: number;
  qty: number;
  masked: boolean;
  next: { date: string; qty: number | null; mask: boolean } | null;
}

/** A name in further languages, by language. */
export type Translations = Record<string, string>;

/** A text of articles and models with its translations. */
export interface TranslatedText {
  text: string;
  names: Translations;
}

/** A promotion of the deal of its code. */
export interface PromotionName {
  code: string;
  name: string;
  /** YYYY-MM-DD, inclusive. */
  valid_from: string;
  valid_to: string;
  names?: Translations;
}

/** Synonyms of a language; each is a single word. */
export interface SynonymRow {
  /** Such as `en`. */
  language: string;
  words: string[];
}

/** An article that left the catalog, and the one that took its place. */
export interface ReplacedArticle {
  /** All that it is called by: article code, shown code, EAN. */
  codes: string[];
  /** The article code of its successor, which is in the catalog. */
  by: string;
}

/** Articles that are marked as new from one day to another, both included; null is without an end. */
export interface NewArrivals {
  /** YYYY-MM-DD */
  from: string | null;
  to: string | null;
  /** `no` of each. */
  articles: readonly number[];
}

/** Small things of the sales organisation that come with the range. */
export interface RangeNames {
  merchandiseCategories: { id: string; name: string; names?: Translations; image?: string }[];
  bikeCategories: {
    id: string;
    wording: string;
    type: string;
    mcIds: string[];
    names?: Translations;
    /** The picture of its tile. */
    image?: string;
  }[];
  /** The names of deals that are advertised; deals without a promotion apply silently. */
  promotions: PromotionName[];
  /** Words that a search takes for each other. */
  synonyms: SynonymRow[];
  replaced: ReplacedArticle[];
  /** Translations of names, models, series, colors and specs; left out when there are none. */
  texts?: TranslatedText[];
  /** Left out when there are none. */
  newArrivals?: NewArrivals[];
  /** Deals for everybody. */
  deals: DealRow[];
}

/** A set of articles that are sold together. */
export interface GroupsetRow {
  id: string;
  name: string;
  brand: string;
  serie: string;
  slug: string;
  image: string | null;
  /** Codes of its articles and how many of each, in its own order. */
  items: [article: string, qty: number][];
}
