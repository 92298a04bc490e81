import { setTimeout as sleep } from 'node:timers/promises';
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
class DatabaseError extends Error {
  declare code?: string;
  declare constraint?: string;
  declare detail?: string;

  constructor(error: PlainError) {
    super(error.message);
    Object.assign(this, error, { name: 'DatabaseError' });
  }
}

/** The argument of a transaction's function. */
export interface PGliteTransaction {
  query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult<T>>;
  exec(sql: string): Promise<QueryResult[]>;
  rollback(): Promise<void>;
}

type Deferred = PromiseWithResolvers<never>;

/** The error that PostgreSQL also reports while it starts and after a crash; see `database-away.ts`. */
const opening = { message: 'The database is being opened again', code: '57P03' };
const crashed = { message: 'The database has ended and is being opened again', code: '57P02' };

/**
 * The embedded database, running in a worker thread: the part of PGlite's interface that Kysely's dialect
 * and pg-boss's adapter use. When PostgreSQL exits, for example because its log cannot be written, its
 * thread is replaced by a new one that recovers everything committed. Until then statements fail, as with
 * any database that is unavailable.
 */
export class PGliteClient {
  /** False while the database is opened, again or for the first time. */
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  readonly #source: PGliteSource;
  readonly #report: (line: string) => void;
  #worker: Worker;
  #started = Promise.withResolvers<void>();
  #reopening: Promise<void> | null = null;
  readonly #calls = new Map<number, Deferred>();
  readonly #ends = new Map<number, Deferred>();
  readonly #listeners = new Map<number, { channel: string; hear: (payload: string) => void }>();
  #lastId = 0;

  /** @param report hears that the database has ended and that it is open again */
  constructor(source: PGliteSource, report: (line: string) => void = console.error) {
    this.#source = source;
    this.#report = report;
    this.#worker = this.#startWorker();
    this.waitReady = this.#started.promise;
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
      // Its transaction has ended with a database that crashed.
      await end(false).catch((fault) => takeOut(this.#ends, tx)?.reject(fault));
      await ended.promise.catch(() => {});
      throw error;
    }
  }

  /** Calls back for each notification on the channel, until the returned function is called. */
  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const { id, answer } = this.#call({ op: 'listen', channel });
    this.#listeners.set(id, { channel, hear });
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

  /** The rows of a query in the text form of COPY; all of them are in memory at once. */
  copyOut(query: string): Promise<Uint8Array> {
    return this.#call<Uint8Array>({ op: 'copyOut', query }).answer;
  }

  /** Adds rows in the text form of COPY. @param target table and columns, as SQL */
  copyIn(target: string, rows: Uint8Array): Promise<void> {
    return this.#call<void>({ op: 'copyIn', target, rows }).answer;
  }

  /**
   * Copies what has changed in the database's directory since a copy of it was begun, so that the copy
   * is as the directory is at one moment; statements wait until it is done.
   * @param since when the copy was begun, by the file system's clock in milliseconds
   * @returns how long statements had to wait, in milliseconds
   */
  finishCopy(folder: string, since: number): Promise<number> {
    return this.#call<number>({ op: 'finishCopy', folder, since }).answer;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    if (this.#reopening) {
      // Everything committed is on the disk.
      this.closed = true;
      await this.#worker.terminate();
      await this.#reopening;
      return;
    }
    await this.waitReady;
    const { answer } = this.#call({ op: 'close' });
    this.closed = true;
    await answer;
    await this.#worker.terminate();
  }

  #startWorker(): Worker {
    const started = Promise.withResolvers<void>();
    // Callers that wait get the error; without any, it must not be an unhandled rejection.
    started.promise.catch(() => {});
    this.#started = started;
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: this.#source,
    });
    const isCurrent = () => worker === this.#worker;
    worker.on('message', (message: Message) => isCurrent() && this.#hear(message));
    worker.on('error', (error) => isCurrent() && this.#fail(error));
    worker.on('exit', (code) => {
      if (isCurrent()) this.#fail(new Error(`The database thread ended with code ${code}`));
    });
    return worker;
  }

  #call<T = never>(call: Call, id = ++this.#lastId): { id: number; answer: Promise<T> } {
    const answer = Promise.withResolvers<never>();
    if (this.closed) answer.reject(new Error('The database is closed'));
    else if (this.#reopening && !this.ready) answer.reject(new DatabaseError(opening));
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
        takeOut(this.#calls, message.id)?.resolve(message.value as never);
        break;
      case 'refusal':
        takeOut(this.#calls, message.id)?.reject(new DatabaseError(message.error));
        if (message.error.isFatal) this.#fail(new DatabaseError(message.error));
        break;
      case 'ended': {
        const ended = takeOut(this.#ends, message.tx);
        if (message.error) ended?.reject(new DatabaseError(message.error));
        else ended?.resolve(undefined as never);
        if (message.error?.isFatal) this.#fail(new DatabaseError(message.error));
        break;
      }
      case 'broken':
        this.#fail(new Error(message.reason));
        break;
      case 'notification':
        this.#listeners.get(message.subscription)?.hear(message.payload);
    }
  }

  /** The thread is of no use any more. It is replaced when it was ready and all is on the disk. */
  #fail(error: Error): void {
    this.#started.reject(error);
    if (this.closed || this.#reopening) return;
    if (this.ready && this.#source.directory !== null) {
      this.#report(`The embedded database has ended (${error.message}). It is opened again.`);
      this.#reopening = this.#reopen();
    } else this.closed = true;
    const fault = this.closed ? error : new DatabaseError(crashed);
    for (const waiting of [...this.#calls.values(), ...this.#ends.values()]) waiting.reject(fault);
    this.#calls.clear();
    this.#ends.clear();
  }

  /** Tries until it is open, as there may be no room on the disk for a while. */
  async #reopen(): Promise<void> {
    this.ready = false;
    for (let failures = 0; !this.closed && !this.ready; failures += 1) {
      if (failures > 0) await sleep(Math.min(failures * 500, 5_000));
      await this.#worker.terminate();
      if (this.closed) return;
      this.#worker = this.#startWorker();
      await this.#started.promise.catch(() => {});
    }
    this.#reopening = null;
    if (this.closed) return;
    for (const [id, { channel }] of this.#listeners)
      this.#call({ op: 'listen', channel }, id).answer.catch(() => {});
    this.#report('The embedded database is open again.');
  }
}

function takeOut(waiting: Map<number, Deferred>, id: number): Deferred | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  return found;
}

/** Only what may cross between threads. */
function pick(options: QueryOptions | undefined): QueryOptions | undefined {
  return options?.rowMode && { rowMode: options.rowMode };
}
