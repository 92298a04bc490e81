import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { type Column, readAnswer } from './answer-reader.ts';
import { RequestWriter } from './request-writer.ts';

const { serialize, Parser } = protocol;

type Message = Parameters<typeof parse.parseResults>[0][number];

interface Statement {
  name: string;
  /** Of its parameters. */
  types: number[];
  columns: Column[];
}

type Result<T = unknown> = ReturnType<typeof parse.parseResults>[number] & { rows: T[] };

type Query = <T>(sql: string, params?: unknown[], options?: unknown) => Promise<Result<T>>;

/**
 * The embedded database with its statements prepared once and its answers read once: most of the
 * simulation's time would go there. As much of PGlite as Kysely uses.
 */
export class PreparedPGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  readonly #pglite: PGlite;
  readonly #around: <T>(statement: () => T) => T;
  readonly #statements = new Map<string, Statement>();
  readonly #request = new RequestWriter();
  #answer = Buffer.alloc(1 << 16);
  #answerLength = 0;
  /**
   * The number of further statements in transactions, including commits, until the simulated server is
   * killed. The open transaction is then rolled back. Null: no limit.
   */
  statementsLeft: number | null = null;
  /** A transaction has the database to itself. */
  #free: Promise<unknown> = Promise.resolve();

  /** @param around runs around each statement */
  constructor(pglite: PGlite, around: <T>(statement: () => T) => T = (statement) => statement()) {
    this.#pglite = pglite;
    this.#around = around;
  }

  get closed(): boolean {
    return this.#pglite.closed;
  }

  query: Query = <T>(sql: string, params: unknown[] = []) => {
    const mine = this.#free.then(() => this.#run(sql, params));
    this.#free = mine.catch(() => {});
    return mine as Promise<Result<T>>;
  };

  /** `begin` goes along with the first statement. */
  async transaction<T>(
    work: (tx: { query: Query; rollback(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = this.#free;
    this.#free = ended;
    await before;
    let begun = false;
    const query = (async (sql: string, params: unknown[] = []) => {
      this.#live();
      const first = !begun;
      begun = true;
      return this.#run(sql, params, first);
    }) as Query;
    const finish = (how: 'commit' | 'rollback') => {
      if (begun) this.#run(how, []);
    };
    try {
      const result = await work({ query, rollback: async () => finish('rollback') });
      this.#live();
      finish('commit');
      return result;
    } catch (error) {
      finish('rollback');
      throw error;
    } finally {
      end();
    }
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }

  /** @throws when there is no life left for another statement */
  #live(): void {
    if (this.statementsLeft === null) return;
    if (this.statementsLeft === 0) throw new Error('the process was killed');
    this.statementsLeft -= 1;
  }

  #run(sql: string, params: unknown[], begins = false): Result {
    const begin = begins ? this.#prepared('begin') : null;
    const { name, types, columns } = this.#prepared(sql);
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = this.#pglite.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    if (begin) this.#request.execute(begin.name, []);
    this.#request.execute(name, values);
    return { ...readAnswer(this.#talk(this.#request.take()), columns), fields: [] };
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const name = `s${this.#statements.size + 1}`;
    const parts = [
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const messages: Message[] = [];
    new Parser().parse(this.#talk(Buffer.concat(parts)), (message: Message) => {
      if (message instanceof Error) throw message;
      messages.push(message);
    });
    const types = parse.parseDescribeStatementResults(messages);
    const { parsers } = this.#pglite;
    const columns = messages.flatMap((message) =>
      message.name === 'rowDescription'
        ? (message as unknown as RowDescription).fields.map((field) => ({
            name: field.name,
            read: parsers[field.dataTypeID] ?? null,
          }))
        : [],
    );
    const statement = { name, types, columns };
    this.#statements.set(sql, statement);
    return statement;
  }

  /** @returns what it answered, until the next talk */
  #talk(request: Uint8Array): Buffer {
    this.#answerLength = 0;
    // It has answered when the call is back; its promise is for a storage that we do not have.
    this.#around(() => this.#pglite.execProtocolRawStream(request, this.#listening));
    return this.#answer.subarray(0, this.#answerLength);
  }

  readonly #listening = {
    syncToFs: false,
    onRawData: (bytes: Uint8Array) => {
      const length = this.#answerLength + bytes.length;
      if (length > this.#answer.length)
        this.#answer = Buffer.concat([this.#answer], Math.max(length, 2 * this.#answer.length));
      this.#answer.set(bytes, this.#answerLength);
      this.#answerLength = length;
    },
  };
}

interface RowDescription {
  fields: { name: string; dataTypeID: number }[];
}
