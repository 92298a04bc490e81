import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { catchUpCatalog } from '#server/features/catalog/engines/engines.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { findSessionUser } from '#server/features/session/tokens/session.store.ts';
import { codesOf, viewerFor } from '#server/features/session/tokens/session-user.rules.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { features } from '#server/generated/features.ts';
import type { Services } from '#server/graphql/feature.ts';
import { buildApp } from '#server/http/app.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { addClaimStatuses, resetClaims } from './claims.store.ts';
import { openSimDatabase } from './database.ts';
import type { Random } from './random.ts';
import {
  createReportTable,
  deleteReports,
  reportFeature,
  sweepOldFiles,
} from './report-feature.store.ts';
import { reportDocument, reportHash } from './report-operation.ts';
import { addBikes, resetBikes } from './serials.store.ts';
import { addArticles, resetDatabase, sorg } from './server.store.ts';
import { resetVisits } from './visits.store.ts';

/** A user of the simulation and the customers they may act for. */
export interface SimUser {
  id: number;
  username: string;
  customers: string[];
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export interface SimRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** The real server with its real, embedded database; one for all seeds. */
export interface SimServer {
  db: Db;
  files: Services['files'];
  users: SimUser[];
  token(user: SimUser, customer: string): string;
  /**
   * @param dies the number of transaction statements after which the server is killed; its answer is then
   * lost
   */
  sendRequest(request: SimRequest, dies?: number | null): Promise<Answer>;
  /** Deletes uploaded files that no change has taken, as if a day had passed. */
  sweep(): Promise<void>;
  /** Makes the catalog in memory as the tables say. */
  catchUp(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Users of the fixture; the salesman shares a customer with each of the two dealers. */
const who: [username: string, customers: string[]][] = [
  ['dealer1', ['0002000001']],
  ['dealer2', ['0002000002']],
  ['sales1', ['0002000001', '0002000002']],
  ['group1', ['0002000001', '0002000002', '0002000003']],
];

/** Background work would go by the machine's clock; what it is given is not part of the promise. */
const jobs: Jobs = {
  send: () => Promise.resolve(),
  work: () => Promise.resolve(),
  repeat: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

const simConfig = (folder: string): Config => ({
  ...readConfig({ PANNIER_MODE: 'test', PANNIER_LOG_LEVEL: 'silent' }),
  dataDir: folder,
  files: { kind: 'folder', folder: join(folder, 'files') },
  distDir: join(folder, 'dist'),
});

/** @param around runs around each statement of the database */
export async function startSimServer(around?: <T>(statement: () => T) => T): Promise<SimServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-simulate-'));
  const config = simConfig(folder);
  const database = await openSimDatabase(around);
  const { db } = database;
  const services: Services = {
    config,
    db,
    files: openFileStore(config),
    jobs,
    mailer: openMailer(config),
  };
  const app = await buildApp(services, [...features, reportFeature]);
  await app.ready();
  await addArticles(db);
  await addBikes(db);
  await addClaimStatuses(db);
  await createReportTable(db);

  const tokens = new Map<string, (customer: string) => string>();
  const users: SimUser[] = [];
  let runs = 0;
  for (const [username, customers] of who) {
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const user = await findSessionUser(db, id, sorg);
    if (!user) throw new Error(`No user ${username}`);
    const nobody = viewerFor(user, sorg, null);
    const codes = new Map<string, ReturnType<typeof codesOf>>();
    for (const customer of customers) {
      const found = await findCustomer(db, nobody, customer);
      if (!found) throw new Error(`${username} may not act for ${customer}`);
      codes.set(customer, codesOf(found));
    }
    tokens.set(username, (customer) =>
      app.sessionKeys.access.sign({
        viewer: { ...nobody, customer: codes.get(customer) ?? null },
        viewedBy: null,
        // The server remembers tokens it has checked; those of an earlier run are not these.
        refreshHash: `run ${runs}`,
        family: username,
        host: 'localhost',
        rightsVersion: user.rightsVersion,
      }),
    );
    users.push({ id, username, customers });
  }

  return {
    db,
    files: services.files,
    users,
    token: (user, customer) => tokens.get(user.username)?.(customer) ?? '',
    async sendRequest({ method, path, headers, body }, dies = null) {
      database.killAfter(dies);
      const reply = await app.inject({
        method: method as 'POST' | 'PATCH',
        url: path,
        headers: { ...headers, host: 'localhost' },
        payload: typeof body === 'string' ? withText(body) : Buffer.from(body),
      });
      database.killAfter(null);
      return { status: reply.statusCode, body: reply.body, headers: textsOf(reply.headers) };
    },
    sweep: () => sweepOldFiles(services),
    catchUp: () => catchUpCatalog(db),
    async reset() {
      runs += 1;
      await resetDatabase(db);
      await resetBikes(db);
      await resetClaims(db);
      await resetVisits(db);
      await deleteReports(services);
      await catchUpCatalog(db);
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The portal's own documents are known by their hash; the one of the simulation goes as text. */
function withText(body: string): string {
  if (!body.includes(reportHash)) return body;
  const { operationName, variables } = JSON.parse(body);
  return JSON.stringify({ operationName, variables, query: reportDocument });
}

function textsOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Users that take part in a seed, at least one of them with several customers. */
export function pickUsers(random: Random, { users }: SimServer): SimUser[] {
  const [dealer1, dealer2, sales, group] = users as [SimUser, SimUser, SimUser, SimUser];
  return random.pick([[sales], [sales, dealer1], [group, dealer2], [dealer1, sales, dealer2]]);
}
