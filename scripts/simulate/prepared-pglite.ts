import { type PGlite, parse, protocol } from '@electric-sql/pglite';

const { serialize, Parser } = protocol;

type Message = Parameters<typeof parse.parseResults>[0][number];
type Result = ReturnType<typeof parse.parseResults>[number];
type Options = Parameters<typeof parse.parseResults>[2];

interface Statement {
  name: string;
  types: number[];
}

/**
 * The embedded database with its statements prepared once, and one call instead of six for each
 * run of one: most of the simulation's time would go there. As much of PGlite as Kysely uses.
 */
export class PreparedPGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  readonly #pglite: PGlite;
  readonly #around: <T>(statement: () => T) => T;
  readonly #statements = new Map<string, Statement>();
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

  query<T>(
    sql: string,
    params: unknown[] = [],
    options?: Options,
  ): Promise<Result & { rows: T[] }> {
    const mine = this.#free.then(() => this.#run(sql, params, options));
    this.#free = mine.catch(() => {});
    return mine as Promise<Result & { rows: T[] }>;
  }

  async transaction<T>(
    work: (tx: Pick<PreparedPGlite, 'query'> & { rollback(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = this.#free;
    this.#free = ended;
    await before;
    try {
      this.#run('begin', []);
      const query = async (sql: string, params?: unknown[], options?: Options) =>
        this.#run(sql, params ?? [], options) as never;
      try {
        const result = await work({ query, rollback: async () => void this.#run('rollback', []) });
        this.#run('commit', []);
        return result;
      } catch (error) {
        this.#run('rollback', []);
        throw error;
      }
    } finally {
      end();
    }
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }

  #run(sql: string, params: unknown[], options?: Options): Result {
    const { name, types } = this.#statements.get(sql) ?? this.#prepare(sql);
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = this.#pglite.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const messages = this.#talk(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    );
    return parse.parseResults(messages, this.#pglite.parsers, options)[0] as Result;
  }

  #prepare(text: string): Statement {
    const name = `s${this.#statements.size + 1}`;
    const messages = this.#talk(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    this.#statements.set(text, statement);
    return statement;
  }

  #talk(...parts: Uint8Array[]): Message[] {
    const messages: Message[] = [];
    const answer = this.#around(() => this.#pglite.execProtocolRawSync(Buffer.concat(parts)));
    new Parser().parse(answer, (message: Message) => messages.push(message));
    const error = messages.find((message) => message instanceof Error);
    if (error) throw error;
    return messages;
  }
}
