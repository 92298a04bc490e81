/** The response types of the catalog operations, as in the GraphQL schema. Amounts are minor units. */
import type { PriceStep } from '#shared/price-rule.ts';
import type { CountedFacet, PicturedFacet } from '../facet-table.ts';
import type { Category } from '../row-types.ts';

export interface ColorAnswer {
  name: string;
  hex: string | null;
}

export interface ArrivalAnswer {
  /** YYYY-MM-DD */
  date: string;
  /** Null when masked. */
  qty: number | null;
  mask: boolean;
}

/** The stock of an article as the host displays it. */
export interface StockAnswer {
  qty: number;
  masked: boolean;
  nextArrival: ArrivalAnswer | null;
}

export interface PriceFormatAnswer {
  currency: string;
  symbol: string;
  thousandSeparator: string;
  decimalSeparator: string;
  decimalPrecision: number;
}

export interface DiscountAnswer {
  salesDealNo: string;
  description: string;
  detail: string;
  qty: number;
  uom: string;
  term: string;
  type: string;
  value: number;
}

export interface PriceAnswer extends PriceFormatAnswer {
  dealer: number | null;
  retail: number | null;
  retailDisplay: string;
  discounts: DiscountAnswer[];
}

/** The deal with the cheapest step, and that step. */
export interface BadgeAnswer extends PriceStep {
  code: string;
}

export type BlockAnswer =
  | 'INACTIVE'
  | 'ORDER_BLOCKED'
  | 'NO_PRICE'
  | 'BRAND_BLOCKED'
  | 'CATEGORY_BLOCKED'
  | 'HIERARCHY_BLOCKED'
  | 'SORG_BLOCKED';

/** An article. `cart_qty` and `restockNotification` belong to other rooms, which put theirs in. */
export interface ProductAnswer {
  article_code: string;
  article_code_display: string;
  old_code: string | null;
  ean: string | null;
  sorg: string;
  slug: string;
  name: string;
  category: Category;
  brand: string;
  model: string;
  serie: string;
  model_year: number | null;
  frameSize: string | null;
  wheelSize: string | null;
  color: ColorAnswer | null;
  tags: string[];
  uom: string;
  image: string | null;
  isNew: boolean;
  price: PriceAnswer;
  promotion: BadgeAnswer | null;
  stock: StockAnswer;
  cart_qty: number;
  orderQuota: number | null;
  blocked: BlockAnswer | null;
  /** The block in words, in the reader's language. */
  blockReason: string | null;
  restockNotification: boolean;
}

/** A model in a list. */
export interface GroupAnswer {
  id: string;
  parent_name: string;
  category: Category;
  brand: string;
  serie: string;
  model_year: number | null;
  slugs: string[];
  colors: ColorAnswer[];
  frameSizes: string[];
  starting_at: number | null;
  starting_retail: number | null;
  max_retail: number | null;
  image: string | null;
  isNew: boolean;
  available: StockAnswer;
  price: PriceFormatAnswer;
  promotion: BadgeAnswer | null;
  /** The article that meets a search best; null where best match does not come first. */
  readonly hit: ProductAnswer | null;
  readonly items: ProductAnswer[];
}

export interface PageInfoAnswer {
  page: number;
  limit: number;
  count: number;
  pageTotal: number;
  more: boolean;
}

export interface ProductListAnswer {
  products: ProductAnswer[];
  info: PageInfoAnswer;
  without: string[] | null;
  asOf: string;
  version: string;
}

export interface GroupListAnswer {
  productGroups: GroupAnswer[];
  info: PageInfoAnswer;
  without: string[] | null;
  asOf: string;
  version: string;
}

export interface OptionAnswer {
  value: string;
  label: string;
  count: number;
}

export interface CategoryAnswer extends OptionAnswer {
  /** The picture of its tile. */
  image: string | null;
}

export interface FilterAnswer
  extends Record<Exclude<CountedFacet, PicturedFacet>, OptionAnswer[]>,
    Record<PicturedFacet, CategoryAnswer[]> {
  price: { from: number; to: number } | null;
  count: number;
}

export interface DetailAnswer {
  id: string;
  slug: string;
  name: string;
  category: Category;
  brand: string;
  model: string;
  serie: string;
  model_year: number | null;
  description: string;
  image: string | null;
  specs: { name: string; value: string }[];
  readonly items: ProductAnswer[];
  related: GroupAnswer[];
  asOf: string;
}

export interface SuggestionAnswer {
  name: string;
  article_code: string;
  suggestion: string;
  slug: string;
  category: Category;
}

export type SearchKind = Category | 'groupset';

/** How much of a kind of product matches a search. */
export interface SearchHitsAnswer {
  kind: SearchKind;
  articles: number;
  models: number;
}

/** Stock of an article and where it is. */
export interface WarehouseAnswer {
  warehouse: string;
  qty: number;
  masked: boolean;
}

export interface FlagAnswer {
  status: boolean;
  /** In the reader's language; empty when there is nothing to say. */
  description: string;
}

/** Why an article can or cannot be ordered, without its stock. */
export interface AnalysisAnswer {
  articleCode: string;
  /** All causes that it cannot be ordered, as parts of a sentence, the first to name in front. */
  causes: { code: BlockAnswer | 'INVALID' | 'NO_STOCK'; text: string }[];
  invalidArticle: FlagAnswer;
  allowToOrder: FlagAnswer;
  orderBlocked: FlagAnswer;
  hierarchyBlocked: FlagAnswer;
  brandBlocked: FlagAnswer;
  categoryBlocked: FlagAnswer;
  sorgBlocked: FlagAnswer;
  hasPrice: FlagAnswer;
  /** YYYY-MM-DD */
  availableForOrderAt: string | null;
}

/** Articles that are sold together. */
export interface GroupsetAnswer {
  id: string;
  name: string;
  brand: string;
  serie: string;
  slug: string;
  image: string | null;
  total: number | null;
  price: PriceFormatAnswer;
  items: { qty: number; product: ProductAnswer }[];
}

export interface GroupsetListAnswer {
  groupsets: GroupsetAnswer[];
  info: PageInfoAnswer;
  asOf: string;
}
