import { Worker } from 'node:worker_threads';
import type {
  Call,
  Message,
  PGliteSource,
  PlainError,
  QueryOptions,
  QueryResult,
} from './pglite-messages.ts';

/** An error PostgreSQL reported, with its code and constraint as the pg driver gives them. */
export class DatabaseError extends Error {
  declare code?: string;
  declare constraint?: string;
  declare detail?: string;

  constructor(error: PlainError) {
    super(error.message);
    Object.assign(this, error, { name: 'DatabaseError' });
  }
}

/** What a transaction's function gets. */
export interface PGliteTransaction {
  query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult<T>>;
  exec(sql: string): Promise<QueryResult[]>;
  rollback(): Promise<void>;
}

type Deferred = PromiseWithResolvers<never>;

/**
 * The embedded database, living in a worker thread: the part of PGlite's interface that Kysely's
 * dialect and pg-boss's adapter use.
 */
export class PGliteClient {
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  readonly #worker: Worker;
  readonly #started = Promise.withResolvers<void>();
  readonly #calls = new Map<number, Deferred>();
  readonly #ends = new Map<number, Deferred>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  #lastId = 0;

  constructor(source: PGliteSource) {
    this.waitReady = this.#started.promise;
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: source,
    });
    this.#worker.on('message', (message: Message) => this.#hear(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      if (!this.closed) this.#fail(new Error(`The database thread ended with code ${code}`));
    });
  }

  query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult<T>> {
    return this.#call({ op: 'query', sql, params, options: pick(options) }).answer;
  }

  exec(sql: string): Promise<QueryResult[]> {
    return this.#call<QueryResult[]>({ op: 'exec', sql }).answer;
  }

  /** Runs the function in a transaction; an error in it, or its `rollback`, undoes everything. */
  async transaction<T>(run: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    const tx = await this.#call<number>({ op: 'begin' }).answer;
    const ended = Promise.withResolvers<never>();
    ended.promise.catch(() => {});
    this.#ends.set(tx, ended);
    let open = true;
    const end = async (commit: boolean) => {
      if (!open) return;
      open = false;
      await this.#call({ op: 'end', tx, commit }).answer;
    };
    try {
      const result = await run({
        query: (sql, params, options) =>
          this.#call<never>({ op: 'query', tx, sql, params, options: pick(options) }).answer,
        exec: (sql) => this.#call<QueryResult[]>({ op: 'exec', tx, sql }).answer,
        rollback: () => end(false),
      });
      await end(true);
      await ended.promise;
      return result;
    } catch (error) {
      await end(false);
      await ended.promise.catch(() => {});
      throw error;
    }
  }

  /** Calls back for each notification on the channel, until the returned function is called. */
  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const { id, answer } = this.#call({ op: 'listen', channel });
    this.#listeners.set(id, hear);
    await answer;
    return async () => {
      if (!this.closed) await this.#call({ op: 'unlisten', subscription: id }).answer;
      this.#listeners.delete(id);
    };
  }

  /** How often the database was written through to the disk since it was opened. */
  syncs(): Promise<number> {
    return this.#call<number>({ op: 'syncs' }).answer;
  }

  /** Writes the whole database to a file that `PGliteSource.image` takes. */
  dump(file: string): Promise<void> {
    return this.#call<void>({ op: 'dump', file }).answer;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.waitReady;
    const { answer } = this.#call({ op: 'close' });
    this.closed = true;
    await answer;
    await this.#worker.terminate();
  }

  #call<T = never>(call: Call): { id: number; answer: Promise<T> } {
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<never>();
    if (this.closed) answer.reject(new Error('The database is closed'));
    else {
      this.#calls.set(id, answer);
      this.#worker.postMessage({ ...call, id });
    }
    return { id, answer: answer.promise };
  }

  #hear(message: Message): void {
    switch (message.kind) {
      case 'ready':
        this.ready = true;
        this.#started.resolve();
        break;
      case 'answer':
        settle(this.#calls, message.id)?.resolve(message.value as never);
        break;
      case 'refusal':
        settle(this.#calls, message.id)?.reject(new DatabaseError(message.error));
        break;
      case 'ended': {
        const ended = settle(this.#ends, message.tx);
        if (message.error) ended?.reject(new DatabaseError(message.error));
        else ended?.resolve(undefined as never);
        break;
      }
      case 'notification':
        this.#listeners.get(message.subscription)?.(message.payload);
    }
  }

  #fail(error: Error): void {
    this.closed = true;
    this.#started.reject(error);
    for (const waiting of [...this.#calls.values(), ...this.#ends.values()]) waiting.reject(error);
    this.#calls.clear();
    this.#ends.clear();
  }
}

function settle(waiting: Map<number, Deferred>, id: number): Deferred | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  return found;
}

/** Only what may cross between threads. */
function pick(options: QueryOptions | undefined): QueryOptions | undefined {
  return options?.rowMode && { rowMode: options.rowMode };
}
