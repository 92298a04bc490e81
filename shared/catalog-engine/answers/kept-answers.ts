import type { Keeping, Kept } from '#shared/keeping.ts';
import type { FoundGroup, Row } from '../query.ts';
import type { ArticleRow } from '../rows.ts';
import type { GroupAnswer, ProductAnswer, StockAnswer } from './shapes.ts';

/** An article as it is said to everybody who buys at one market and host: without stock and blocks. */
export interface Goods {
  article: ArticleRow;
  answer: ProductAnswer;
  /** What of it stays the same, where it is kept. */
  staying?: Kept;
  /** As it was said last to those it is sold to, and what its stock was told from. */
  said?: { figures: object; answer: ProductAnswer & Keeping };
}

/** A model as a list found it, without stock. */
export interface Model {
  answer: Omit<GroupAnswer, 'items' | 'hit' | 'available'>;
  /** Its articles that were found, in the order in which they are shown. */
  rows: Row[];
  /** What of it stays the same, where it is kept. */
  staying?: Kept;
  /** The stock as it was said last, and what that of its articles was told from. */
  said?: { figures: readonly object[]; available: StockAnswer; staying: Kept };
}

/** What is of the moment, of an article and of a model; of a model whose stock is known; nothing. */
const ofTheMoment = ['stock', 'orderQuota', 'blocked', 'available', 'items', 'hit'] as const;
export const onlyItems = ['items', 'hit'] as const;
export const nothing = [] as const;

/** Everything stays the same but these properties, of which writers know what to do by their list. */
export const allBut = (but: readonly string[]): Kept => ({ but, texts: new Map() });

/** Beyond so many articles everything is forgotten: some 3 MB, and as much again as text. */
const mostGoods = 2_000;

/** What has been made for the buyers of one market and host, so that it need not be made again. */
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
