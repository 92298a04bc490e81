import type { Db } from '#server/db/database.ts';
import { blocksFor, type OrderBlocks } from '#server/features/order-blocks/order-blocks.public.ts';
import { findPriceList } from '#server/features/pricing/pricing.public.ts';
import { outside } from '#server/lib/outside.ts';
import { changesSince, marksLast } from './recent-changes.store.ts';

/** The facts about a customer that catalog answers depend on. */
export interface Terms {
  /** Null without a customer. */
  priceList: string | null;
  /** The articles that the distributor does not sell to them. */
  blocks: OrderBlocks;
}

/** How often changes are looked for, at most. */
const lookEvery = 1_000;
/** Of customers that are remembered; beyond it all are forgotten. */
const mostKept = 50_000;

/** The terms of a sales organisation's customers, at most a second old. */
export class CustomerTerms {
  readonly #db: Db;
  readonly #sorg: string;
  #kept = new Map<string | null, Promise<Terms>>();
  /** One object for blocks that are the same, as most customers' are. */
  readonly #alike = new Map<string, OrderBlocks>();
  #mark: string | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(db: Db, sorg: string) {
    this.#db = db;
    this.#sorg = sorg;
  }

  /** @param customer unified code; null without one */
  async of(customer: string | null): Promise<Terms> {
    if (performance.now() - this.#lookedAt > lookEvery) await this.#refresh();
    return this.#kept.get(customer) ?? this.#load(customer);
  }

  /** Reads all changes that were made before the call. */
  async catchUp(): Promise<void> {
    await this.#looking;
    await this.#refresh();
  }

  #refresh(): Promise<void> {
    this.#looking ??= outside(() => this.#look()).finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const startedAt = performance.now();
    const since = startedAt - this.#lookedAt > marksLast ? null : this.#mark;
    const { mark, touched } = await changesSince(this.#db, this.#sorg, 'customers', since);
    if (touched === null) this.#forget();
    this.#mark = mark;
    this.#lookedAt = startedAt;
  }

  #load(customer: string | null): Promise<Terms> {
    if (this.#kept.size >= mostKept) this.#forget();
    const kept = this.#kept;
    const terms = outside(() => this.#read(customer));
    kept.set(customer, terms);
    // After a failure the next request tries again.
    terms.catch(() => kept.delete(customer));
    return terms;
  }

  async #read(customer: string | null): Promise<Terms> {
    const [priceList, own] = await Promise.all([
      customer === null ? null : findPriceList(this.#db, this.#sorg, customer),
      blocksFor(this.#db, this.#sorg, customer),
    ]);
    const key = JSON.stringify([...own]);
    const blocks = this.#alike.get(key) ?? own;
    this.#alike.set(key, blocks);
    return { priceList, blocks };
  }

  /** A new map, so that results of statements from before the change are not kept. */
  #forget(): void {
    this.#kept = new Map();
    this.#alike.clear();
  }
}
