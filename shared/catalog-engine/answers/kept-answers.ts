import type { CacheHint, VolatileFields } from '#shared/cache-hint.ts';
import type { FoundGroup, Row } from '../query-types.ts';
import type { ArticleRow } from '../row-types.ts';
import type { GroupAnswer, ProductAnswer, StockAnswer } from './answer-shapes.ts';

/** An article as it is said to everybody who buys at one market and host: without stock and blocks. */
export interface Goods {
  article: ArticleRow;
  answer: ProductAnswer;
  /** The part that does not change while the market lives. */
  staying?: VolatileFields;
  /** The last answer for customers without a block, and the figures that its stock was computed from. */
  said?: { figures: object; answer: ProductAnswer & CacheHint };
}

/** A model as a list found it, without stock. */
export interface Model {
  answer: Omit<GroupAnswer, 'items' | 'hit' | 'available'>;
  /** Its articles that were found, in the order in which they are shown. */
  rows: Row[];
  /** The part that does not change while the market lives. */
  staying?: VolatileFields;
  /** The last stock, and the figures of the articles that it was computed from. */
  said?: { figures: readonly object[]; available: StockAnswer; staying: VolatileFields };
}

/**
 * The fields that change at any time: of an article and a model, of a model whose stock is known, and
 * none.
 */
const ofTheMoment = [
  'stock',
  'orderQuota',
  'blocked',
  'blockReason',
  'available',
  'items',
  'hit',
] as const;
export const onlyItems = ['items', 'hit'] as const;
export const nothing = [] as const;

/** Everything stays the same but these properties, of which writers know what to do by their list. */
export const allBut = (but: readonly string[]): VolatileFields => ({ but, texts: new Map() });

/** Beyond so many articles everything is forgotten: some 3 MB, and as much again as text. */
const mostGoods = 2_000;

/** Answers computed for the buyers of one market and host, so that they need not be computed again. */
export class KeptAnswers {
  readonly #goods = new Map<Row, Goods>();
  readonly #models = new WeakMap<FoundGroup, Model>();

  goods(row: Row, make: () => Goods): Goods {
    const known = this.#goods.get(row);
    if (known) return known;
    if (this.#goods.size >= mostGoods) this.#goods.clear();
    const made = { ...make(), staying: allBut(ofTheMoment) };
    this.#goods.set(row, made);
    return made;
  }

  model(found: FoundGroup, make: () => Model): Model {
    const known = this.#models.get(found);
    if (known) return known;
    const made = { ...make(), staying: allBut(ofTheMoment) };
    this.#models.set(found, made);
    return made;
  }

  /** Forgets the articles, which are what takes memory. */
  clear(): void {
    this.#goods.clear();
  }
}
