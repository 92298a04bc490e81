import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '#server/db/database.ts';
import { prepareFixture } from '#server/testing/fixture.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { type RunningServer, startServer } from '../scripts/testing/server.ts';
import { type Question, requestAs } from './http-questions.ts';

/** A PostgreSQL with the distributor of the server's tests. */
export interface FixturePortal {
  db: Db;
  /** Starts one more server process on the database; it is stopped after the measurement. */
  start(env?: Record<string, string>): Promise<RunningServer>;
}

/** Has a measurement done on a PostgreSQL of its own, which leaves nothing. @param durable writes through to the disk */
export async function withFixture(
  { durable }: { durable: boolean },
  measure: (portal: FixturePortal) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const postgres = await startPostgres({ durable });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const servers: RunningServer[] = [];
  try {
    await prepareFixture(database);
    const start = async (more: Record<string, string> = {}) => {
      const dataDir = join(folder, String(servers.length));
      const env = { DATABASE_URL: postgres.url, PANNIER_DATA_DIR: dataDir, PANNIER_MODE: 'test' };
      const server = await startServer({ ...env, ...more });
      servers.push(server);
      return server;
    };
    await measure({ db: database.db, start });
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Tokens {
  requestToken: string;
  refreshToken: string;
}

/** Logs a user of the fixture in. */
export async function logIn(url: string, username: string): Promise<Tokens> {
  const tokens = await postForTokens(url, '/login', { username, password: fixturePassword });
  if (!tokens) throw new Error(`${username} cannot log in`);
  return tokens;
}

/** Returns the next tokens of a session; null when it has ended. */
export const refresh = (url: string, { refreshToken }: Tokens): Promise<Tokens | null> =>
  postForTokens(url, '/refresh-token', { token: refreshToken });

async function postForTokens(url: string, path: string, body: object): Promise<Tokens | null> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await reply.text();
  if (reply.status === 401) return null;
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer}`);
  return JSON.parse(answer) as Tokens;
}

/** The answer to a document of the app. */
export interface Reply<Data> {
  status: number;
  data: Data | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Sends a document of the app. */
export async function send<Data>(
  url: string,
  { requestToken }: Tokens,
  question: Question,
  headers: object = {},
): Promise<Reply<Data>> {
  const reply = await fetch(`${url}/graphql`, requestAs(requestToken, question, headers));
  const answer = (await reply.json()) as Omit<Reply<Data>, 'status'>;
  return { ...answer, status: reply.status };
}

/** Sends a query or mutation that is not among the app's documents. */
export async function sendQuery(
  url: string,
  { requestToken }: Pick<Tokens, 'requestToken'>,
  query: string,
  variables: object = {},
  // biome-ignore lint/suspicious/noExplicitAny: the query decides the shape
): Promise<any> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${requestToken}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ query, variables });
  return await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json();
}

/** The data of an answer. @throws when there is none, or an error with it */
export function dataOf<Data>({ status, data, errors }: Reply<Data>): Data {
  if (!data || errors) throw new Error(`${status}: ${JSON.stringify(errors)}`);
  return data;
}
