import { type DBCoreTransaction, Dexie } from 'dexie';
import type { UserDatabase } from '../database.ts';

/** The life of a page or worker: it can end at any moment, also between two transactions. */
export class Life {
  alive = true;
  /** Ends at the so-many-th transaction from now; null lives on. */
  endsIn: number | null = null;
  readonly #db: UserDatabase;
  /** Transactions that the page has begun and the storage has not committed yet. */
  readonly #unfinished = new Set<DBCoreTransaction>();
  #ended!: () => void;
  #thaw: (() => void) | null = null;
  /** Null while it goes on, else settles when it does again. */
  frozen: Promise<void> | null = null;
  /** Settles when it is over. */
  readonly end: Promise<void>;

  /** @param db the life's own connection; nothing of an ended life gets through it */
  constructor(db: UserDatabase) {
    this.#db = db;
    this.end = new Promise((resolve) => {
      this.#ended = resolve;
    });
    db.use({
      stack: 'dbcore',
      name: 'life',
      create: (core) => ({
        ...core,
        transaction: (...args) => this.#watch(core.transaction(...args)),
      }),
    });
    const transaction = db.transaction.bind(db) as (...args: unknown[]) => unknown;
    db.transaction = ((...args: unknown[]) => this.#transact(transaction, args)) as never;
  }

  #watch(transaction: DBCoreTransaction): DBCoreTransaction {
    this.#unfinished.add(transaction);
    const finished = () => this.#unfinished.delete(transaction);
    (transaction as unknown as IDBTransaction).addEventListener('complete', finished);
    (transaction as unknown as IDBTransaction).addEventListener('abort', finished);
    return transaction;
  }

  /** Half of the ends come before a transaction, half right after its commit. */
  async #transact(real: (...args: unknown[]) => unknown, args: unknown[]): Promise<unknown> {
    // Inside a transaction waiting would end it: what the storage has begun goes on.
    if (this.frozen && !Dexie.currentTransaction) await this.frozen;
    if (this.endsIn === 0) this.kill();
    if (!this.alive) return await never();
    const result = await real(...args);
    if (this.frozen && !Dexie.currentTransaction) await this.frozen;
    if (this.endsIn === 1) this.kill();
    if (!this.alive) return await never();
    if (this.endsIn !== null) this.endsIn -= 2;
    return result;
  }

  /** Waits for work; null when the life ended before it was done. */
  orEnd<T>(work: Promise<T>): Promise<T | null> {
    return Promise.race([work, this.end.then(() => null)]);
  }

  /** Stops it between two transactions, as systems do with pages in the background. */
  freeze(): void {
    this.frozen ??= new Promise((resolve) => {
      this.#thaw = resolve;
    });
  }

  thaw(): void {
    this.#thaw?.();
    this.frozen = null;
  }

  kill(): void {
    this.alive = false;
    this.#ended();
    for (const transaction of [...this.#unfinished]) abort(transaction);
    this.#db.close();
  }
}

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended, but its event has not been dispatched yet.
  }
}

/** Returns a promise that never settles, for the code of a dead page. */
export function never(): Promise<never> {
  return new Promise(() => {});
}
