import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Config, readConfig } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { catchUpCatalog } from '#server/features/catalog/engines/engines.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { workOnSizes } from '#server/files/sizes/make-sizes.ts';
import { features as allFeatures } from '#server/generated/features.ts';
import type { Feature, Services } from '#server/graphql/feature.ts';
import { buildApp } from '#server/http/app.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { openTestDatabase } from './database.ts';
import { fixturePassword } from './seed.ts';

type Headers = Record<string, string>;

/** An answer of `/graphql`; tests know the shapes they asked for. */
export interface GraphqlAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the query decides the shape
  data: any;
  errors?: { message: string; path?: string[]; extensions?: { code?: string } }[];
}

export interface RestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the route decides the shape
  body: any;
  headers: Record<string, unknown>;
}

/** The whole server on a database of its own with the fixture of `seed.ts`. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  database: Database;
  services: Services;
  /**
   * Logs in with the fixture's password; who has several customers begins without one.
   * @returns the access token, bound to that host from now on
   */
  login(username: string, host?: string): Promise<string>;
  /** Changes the customer with the tokens of a login (O006). @returns the token that acts for it */
  changeCustomer(token: string, code: string): Promise<string>;
  /** The refresh token that came with an access token of `login` or `changeCustomer`. */
  refreshTokenOf(token: string): string;
  gql(
    token: string | null,
    query: string,
    variables?: object,
    headers?: Headers,
  ): Promise<GraphqlAnswer>;
  rest(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD',
    url: string,
    options?: { token?: string; body?: object; headers?: Headers },
  ): Promise<RestAnswer>;
  close(): Promise<void>;
}

interface Options {
  config?: Partial<Config>;
  /** Opens another database than one with the fixture. */
  openDatabase?: () => Promise<Database>;
  /** Additional features that exist only in the test. */
  features?: readonly Feature[];
  /** Receives each line of the log; without it there is no log. */
  onLog?: (line: string) => void;
}

/** Starts the server for a test; call `close` when done. @param config what shall differ */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { app, services, database, close } = await startServer(options);
  const hosts = new Map<string, string>();
  const refreshTokens = new Map<string, string>();

  const rest: TestApp['rest'] = async (method, url, { token, body, headers } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        host: (token && hosts.get(token)) || 'localhost',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { payload: body }),
    };
    const reply = await app.inject(request);
    const isJson = String(reply.headers['content-type']).includes('json');
    const read = isJson ? reply.json() : reply.body;
    return { status: reply.statusCode, body: read, headers: reply.headers };
  };

  const login: TestApp['login'] = async (
    username,
    host = /^(?:dealer|accessadmin)9$/.test(username) ? 'de.localhost' : 'localhost',
  ) => {
    const user = services.db.selectFrom('app_user').select('id').where('username', '=', username);
    await services.db.deleteFrom('last_customer').where('user_id', 'in', user).execute();
    const sent = { body: { username, password: fixturePassword }, headers: { host } };
    const { status, body } = await rest('POST', '/login', sent);
    if (status !== 200) throw new Error(`Login of ${username}: ${status} ${JSON.stringify(body)}`);
    return keep(body, host);
  };

  const keep = (pair: { requestToken: string; refreshToken: string }, host: string) => {
    hosts.set(pair.requestToken, host);
    refreshTokens.set(pair.requestToken, pair.refreshToken);
    return pair.requestToken;
  };
  const refreshTokenOf = (token: string) => refreshTokens.get(token) ?? '';

  const changeCustomer: TestApp['changeCustomer'] = async (token, code) => {
    const sent = { token, body: { refreshToken: refreshTokenOf(token) } };
    const { status, body } = await rest('POST', `/change-cust/${code}`, sent);
    if (status !== 200) throw new Error(`Change to ${code}: ${status} ${JSON.stringify(body)}`);
    return keep(body, hosts.get(token) ?? 'localhost');
  };

  const gql: TestApp['gql'] = async (token, query, variables, headers) => {
    // Tests change tables and then ask; the portal takes a few seconds to notice.
    await catchUpCatalog(services.db);
    const sent = { token: token ?? undefined, body: { query, variables }, headers };
    const { status, body } = await rest('POST', '/graphql', sent);
    return { status, data: body.data, errors: body.errors };
  };

  return {
    app,
    db: services.db,
    database,
    services,
    rest,
    login,
    changeCustomer,
    refreshTokenOf,
    gql,
    close,
  };
}

/** Opens everything the server needs; what was opened is closed again when a later part fails. */
async function startServer({
  config: differing = {},
  openDatabase = openTestDatabase,
  features = [],
  onLog,
}: Options): Promise<Pick<TestApp, 'app' | 'database' | 'services' | 'close'>> {
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const step of opened.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'pannier-test-'));
    opened.push(() => rmSync(folder, { recursive: true, force: true }));
    const config: Config = {
      ...readConfig({ PANNIER_MODE: 'test', PANNIER_LOG_LEVEL: onLog ? 'trace' : 'silent' }),
      dataDir: folder,
      files: { kind: 'folder', folder: join(folder, 'files') },
      distDir: join(folder, 'dist'),
      ...differing,
    };
    const database = await openDatabase();
    opened.push(() => database.close());
    const jobs = await startJobs(database);
    opened.push(() => jobs.stop());
    const services: Services = {
      config,
      db: database.db,
      files: openFileStore(config),
      jobs,
      mailer: openMailer(config),
    };
    const served = [...allFeatures, ...features];
    const app = await buildApp(services, served, onLog && linesTo(onLog));
    opened.push(() => app.close());
    await workOnSizes(jobs, services);
    for (const feature of served) await feature.jobs?.(jobs, services);
    return { app, database, services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A stream for a log that is written one line at a time. */
const linesTo = (onLog: (line: string) => void) =>
  new Writable({
    write(line, _encoding, done) {
      onLog(String(line));
      done();
    },
  });
