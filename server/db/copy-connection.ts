import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Database, type Db, explainFailure } from './database.ts';
import type { DB } from './generated/tables.ts';
import { pgTypes } from './parsers.ts';
import type { PGliteClient } from './pglite-client.ts';

/**
 * One connection of a database, for reading or loading whole tables in the text form of COPY, which is
 * the same on both databases. Transactions are begun and ended by `run`, not by Kysely.
 */
export interface CopyConnection {
  db: Db;
  kind: Database['kind'];
  /** Runs statements that answer nothing. */
  run(sql: string): Promise<void>;
  /** The rows of a query. */
  copyOut(query: string): Promise<Uint8Array>;
  /** Adds rows. @param target table and columns, as SQL */
  copyIn(target: string, rows: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Values have one text form, whatever the database's own settings are. */
const settings = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** The connection of an embedded database, which nothing else may use until it is closed. */
export async function copyEmbedded(pglite: PGliteClient): Promise<CopyConnection> {
  const db: Db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) });
  const run = async (sql: string) => void (await pglite.exec(sql));
  await run(settings);
  return {
    db,
    kind: 'pglite',
    run,
    copyOut: (query) => pglite.copyOut(query),
    copyIn: (target, rows) => pglite.copyIn(target, rows),
    close: async () => {},
  };
}

/** A connection of its own to a PostgreSQL server. @throws when it cannot be reached, and when it has no such database */
export async function copyPostgres(url: string): Promise<CopyConnection> {
  const client = new pg.Client({ connectionString: url, types: pgTypes, keepAlive: true });
  // A connection lost while it is in use rejects what runs on it; without a listener the event would
  // end the process.
  client.on('error', () => {});
  await client.connect().catch((cause) => {
    throw explainFailure(url, cause);
  });
  const leased = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => leased, end: async () => {} } as unknown as pg.Pool;
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const run = async (sql: string) => void (await client.query(sql));
  await run(settings);
  return {
    db,
    kind: 'postgres',
    run,
    copyOut: (query) => buffer(client.query(copyTo(`copy (${query}) to stdout`))),
    copyIn: async (target, rows) =>
      pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${target} from stdin`))),
    close: () => client.end(),
  };
}
