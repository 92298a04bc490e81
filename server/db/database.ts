import { Kysely, type LogConfig, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { type EmbeddedStart, startEmbedded } from './embedded-start.ts';
import type { DB } from './generated/tables.ts';
import { pgTypes } from './parsers.ts';
import { PGliteClient } from './pglite-client.ts';
import type { PGliteSource } from './pglite-messages.ts';
import { countStatement } from './statement-count.ts';

export type Db = Kysely<DB>;

/** An open database of either kind; the SQL is the same on both. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** The embedded database itself, when it is one. */
  pglite?: PGliteClient;
  /** The address, when it is a PostgreSQL server. */
  url?: string;
  /** Leaves word in the embedded database's directory where this server listens. */
  announce?(address: string): void;
  /** Waits for running statements, then gives everything back. */
  close(): Promise<void>;
}

const log: LogConfig = countStatement;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database under `dataDir` when there is none.
 * @param started the embedded database, when the caller has begun to open it already
 * @throws when another process uses the embedded one, or the server cannot be reached
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  started?: EmbeddedStart | null,
): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const { pglite, lock } = started ?? (await startEmbedded(config));
  try {
    const database = await connectEmbedded(pglite);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close, announce: lock.announce };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the embedded database without a lock, for databases in memory. */
export function openEmbedded(source: PGliteSource): Promise<Database> {
  return connectEmbedded(new PGliteClient(source));
}

async function connectEmbedded(pglite: PGliteClient): Promise<Database> {
  await pglite.waitReady;
  const db: Db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }), log });
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, kind: 'pglite', pglite, close };
}

const pools = new WeakMap<Db, pg.Pool>();

/** How many connections to PostgreSQL are used and unused, and how many requests wait for one. */
export function poolCounts(db: Db): { used: number; idle: number; waiting: number } | null {
  const pool = pools.get(db);
  if (!pool) return null;
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { used: totalCount - idle, idle, waiting };
}

/** The memory of a sort or a join; with PostgreSQL's own 4 MB the sales of 500 customers are sorted on the disk. */
const workMem = '16MB';

/** Then a caller hears that the database is away, before it gives up itself after half a minute. */
const connectMs = 20_000;

async function openPostgres(url: string): Promise<Database> {
  // Our statements take milliseconds, compiling them (jit) hundreds.
  const options = `-c jit=off -c work_mem=${workMem}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: pgTypes,
    options,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    onConnect: async (client) => {
      // A connection lost while it is in use rejects what runs on it; unheard, its event would end the process.
      client.on('error', () => {});
      await setUp(client);
    },
  });
  // A connection lost while idle is replaced by the pool.
  pool.on('error', () => {});
  const dialect = new PostgresDialect({ pool });
  const db: Db = new Kysely<DB>({ dialect, log });
  pools.set(db, pool);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw explainFailure(url, cause);
  }
  const close = async () => {
    await db.destroy();
    // Kysely ends the pool only when it has run a statement.
    if (!pool.ended) await pool.end();
  };
  return { db, kind: 'postgres', url, close };
}

const failures: Record<string, string> = {
  '3D000': 'has no such database: create it first',
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
};

/** Returns the error of a first connection that says why it failed, without the password. */
export function explainFailure(url: string, cause: unknown): Error {
  const why = failures[String((cause as { code?: unknown }).code)] ?? 'cannot be reached';
  return new Error(`PostgreSQL at ${withoutPassword(url)} ${why}`, { cause });
}

/**
 * Sets up a new connection. This is not done in Kysely's `onCreateConnection`, which never returns a
 * connection that breaks during the call. After a failover the old address may lead to a standby.
 */
async function setUp(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select set_config('jit', 'off', false), set_config('work_mem', '${workMem}', false),
      pg_is_in_recovery() as standby`,
  );
  if (rows[0]?.standby)
    throw Object.assign(new Error('The database is a standby'), { code: '25006' });
}

export function withoutPassword(url: string): string {
  return url.replace(/^([^:]*:\/\/[^:/@]+):.*@/, '$1@');
}
