import type { Db } from '#server/db/database.ts';
import { outside } from '#server/lib/outside.ts';
import type { FreshFigures } from '../stock.store.ts';
import { stockSince } from './fresh-stock.store.ts';
import { marksLast } from './recent-changes.store.ts';

/** How often changes are looked for, at most, in ms. */
const lookEvery = 1_000;
/** Articles in one statement; more wait for the next. */
const mostAtOnce = 2_000;
/** Articles that are remembered, some 300 bytes each; beyond it all are forgotten. */
const mostKept = 50_000;
const bytesEach = 300;

interface WaitingRead {
  codes: readonly string[];
  answer: PromiseWithResolvers<ReadonlyMap<string, FreshFigures>>;
}

/**
 * The displayed stock and quota, at most a second older than the database. Each statement reads the changes since the
 * last one and the figures that are not cached; within a second of it, a request whose articles are all cached needs no
 * statement. Requests that arrive while a statement is running are answered together by the next one: under load one
 * statement serves many requests, and no request waits for others to arrive.
 */
export class FreshStock {
  readonly #db: Db;
  readonly #sorg: string;
  readonly #known = new Map<string, FreshFigures>();
  #mark: string | null = null;
  /** When the last statement was sent. */
  #askedAt = Number.NEGATIVE_INFINITY;
  #waiting: WaitingRead[] = [];
  #busy = false;

  constructor(db: Db, sorg: string) {
    this.#db = db;
    this.#sorg = sorg;
  }

  /**
   * @returns an entry at least for every code asked for; the same object as before when nothing of it
   *   has changed
   */
  async of(codes: readonly string[]): Promise<ReadonlyMap<string, FreshFigures>> {
    const isFresh = performance.now() - this.#askedAt < lookEvery;
    if (isFresh && codes.every((code) => this.#known.has(code))) return this.#pick(codes);
    const answer = Promise.withResolvers<ReadonlyMap<string, FreshFigures>>();
    this.#waiting.push({ codes, answer });
    if (!this.#busy) outside(() => void this.#work());
    return answer.promise;
  }

  /** Makes the next request look for changes. */
  expire(): void {
    this.#askedAt = Math.min(this.#askedAt, performance.now() - lookEvery);
  }

  /** Memory taken, about. */
  get bytes(): number {
    return this.#known.size * bytesEach;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const [batch, codes] = this.#next();
      try {
        const figures = await this.#read(codes);
        for (const { answer } of batch) answer.resolve(figures);
      } catch (error) {
        // A database that was unavailable may count its transactions from the start.
        this.#mark = null;
        for (const { answer } of batch) answer.reject(error);
      }
    }
    this.#busy = false;
  }

  async #read(codes: ReadonlySet<string>): Promise<Map<string, FreshFigures>> {
    if (codes.size === 0) return new Map();
    const now = performance.now();
    if (now - this.#askedAt > marksLast) this.#mark = null;
    if (this.#known.size + codes.size > mostKept) this.#known.clear();
    const missing = () => [...codes].filter((code) => !this.#known.has(code));
    // Once, as a rule; again for what was remembered and has changed.
    do await this.#update(missing());
    while (missing().length > 0);
    this.#askedAt = now;
    return this.#pick(codes);
  }

  /** A map of its own: others may forget what is cached before it is looked into. */
  #pick(codes: Iterable<string>): Map<string, FreshFigures> {
    return new Map(
      Array.from(codes, (code) => [code, this.#known.get(code) as FreshFigures] as const),
    );
  }

  /** Forgets what has changed and remembers what was missing. */
  async #update(missing: readonly string[]): Promise<void> {
    const { mark, touched, figures } = await stockSince(this.#db, this.#sorg, this.#mark, missing);
    if (touched === null) this.#known.clear();
    else for (const code of touched) this.#known.delete(code);
    for (const [code, of] of figures) this.#known.set(code, of);
    this.#mark = mark;
  }

  #next(): [WaitingRead[], Set<string>] {
    const codes = new Set<string>();
    let taken = 0;
    for (const waiting of this.#waiting) {
      if (taken > 0 && codes.size + waiting.codes.length > mostAtOnce) break;
      for (const code of waiting.codes) codes.add(code);
      taken++;
    }
    return [this.#waiting.splice(0, taken), codes];
  }
}
