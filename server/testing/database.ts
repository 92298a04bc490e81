import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { testDatabaseUrl } from '#server/config.ts';
import { type Database, openDatabase, openEmbedded } from '#server/db/database.ts';
import { toDatabaseUrl, withServer } from './database-server.ts';
import { fixtureImage, fixtureName, isOldFixture, prepareFixture } from './fixture.ts';

// Known to Node, not to the types of our server.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

/**
 * The embedded PostgreSQL's compiled code, held as long as this process lives: each database's thread
 * compiles the same bytes, and V8 hands it what is already there.
 */
let code: Promise<object> | undefined;

/**
 * A database of its own holding the fixture of `seed.ts`: embedded in memory, or, when
 * TEST_DATABASE_URL is set, a fresh one on that server which `close` drops again.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = testDatabaseUrl();
  if (server) return cloneOnServer(server);
  await keepCompiled();
  return openEmbedded({ directory: null, image: await fixtureImage() });
}

/** Compiles the embedded PostgreSQL once for all databases that this process opens from now on. */
export async function keepCompiled(): Promise<void> {
  code ??= compileEmbedded();
  await code;
}

function compileEmbedded(): Promise<object> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(readFileSync(join(dirname(pglite), 'pglite.wasm')));
}

/** Like `openTestDatabase`, without tables. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = testDatabaseUrl();
  return server ? createOnServer(server) : openEmbedded({ directory: null });
}

/** Makes what all tests of a project clone, once, so that they do not wait for each other. */
export async function prepareTestDatabases(server = testDatabaseUrl()): Promise<void> {
  if (server) await template(server);
  else await fixtureImage();
}

/** The prepared database on each server, found once per process. */
const templates = new Map<string, Promise<string>>();

async function cloneOnServer(server: string): Promise<Database> {
  const known = templates.get(server) ?? template(server);
  templates.set(server, known);
  return createOnServer(server, await known);
}

async function createOnServer(server: string, from = 'template0'): Promise<Database> {
  const name = `pannier_test_${randomBytes(8).toString('hex')}`;
  // A quarter of the time that logging each of its pages takes.
  const create = `create database ${name} template ${from} strategy file_copy`;
  await withServer(server, (client) => client.query(create));
  const database = await openDatabase({ databaseUrl: toDatabaseUrl(server, name), dataDir: '' });
  const close = async () => {
    await database.close();
    await withServer(server, (client) => client.query(`drop database ${name}`));
  };
  return { ...database, close };
}

/** The prepared database that the server copies; an advisory lock lets one worker make it. */
async function template(server: string): Promise<string> {
  const name = fixtureName();
  await withServer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await dropStale(client);
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    const database = await openDatabase({
      databaseUrl: toDatabaseUrl(server, unfinished),
      dataDir: '',
    });
    try {
      await prepareFixture(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** Drops old templates; one that is just being copied stays. */
async function dropStale(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'pannier_%'",
  );
  for (const { datname } of rows)
    if (isOldFixture(datname)) await client.query(`drop database ${datname}`).catch(() => {});
}
