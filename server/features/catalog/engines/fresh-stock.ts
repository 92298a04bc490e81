import type { Db } from '#server/db/database.ts';
import { outside } from '#server/lib/outside.ts';
import { type FreshFigures, stockOf } from '../stock.store.ts';

/** Articles in one statement; more wait for the next. */
const mostAtOnce = 2_000;

interface Asked {
  codes: readonly string[];
  answer: PromiseWithResolvers<ReadonlyMap<string, FreshFigures>>;
}

/**
 * Reads the stock and quota that are shown, from the database and never from memory. Who asks while a
 * statement is under way is answered by the next one together with all others who do: under load one
 * statement serves many requests, and nobody waits for company.
 */
export class FreshStock {
  readonly #db: Db;
  readonly #sorg: string;
  #waiting: Asked[] = [];
  #busy = false;

  constructor(db: Db, sorg: string) {
    this.#db = db;
    this.#sorg = sorg;
  }

  /** @returns an entry at least for every code asked for */
  of(codes: readonly string[]): Promise<ReadonlyMap<string, FreshFigures>> {
    const answer = Promise.withResolvers<ReadonlyMap<string, FreshFigures>>();
    this.#waiting.push({ codes, answer });
    if (!this.#busy) outside(() => void this.#work());
    return answer.promise;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const [batch, codes] = this.#next();
      try {
        const figures = await stockOf(this.#db, this.#sorg, codes);
        for (const { answer } of batch) answer.resolve(figures);
      } catch (error) {
        for (const { answer } of batch) answer.reject(error);
      }
    }
    this.#busy = false;
  }

  #next(): [Asked[], string[]] {
    const codes = new Set<string>();
    let taken = 0;
    for (const asked of this.#waiting) {
      if (taken > 0 && codes.size + asked.codes.length > mostAtOnce) break;
      for (const code of asked.codes) codes.add(code);
      taken++;
    }
    return [this.#waiting.splice(0, taken), [...codes]];
  }
}
