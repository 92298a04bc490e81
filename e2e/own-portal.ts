import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { demoPassword } from '../scripts/demo/logins.ts';
import { root } from '../scripts/generate/root.ts';
import { runScript, startServer } from '../scripts/testing/server.ts';
import { toDatabaseUrl, withServer } from '../server/testing/database-server.ts';

/** A row of a feed, by column. */
export type FeedRow = Record<string, string>;

/** A portal of its own on PostgreSQL, so that feeds can come in while it runs. */
export interface Portal {
  url: string;
  /** The URL of its database. */
  database: string;
  db: pg.Pool;
  /** The folder of its client; what is changed in it is what it serves. */
  dist: string;
  /** The folder its mails are written to. */
  mails: string;
  /** Rows of the feed it was filled with. */
  rows(file: string): FeedRow[];
  /** Imports files with these rows, whole ones. */
  import(files: Record<string, readonly FeedRow[]>): Promise<void>;
  /** Imports them and waits until the catalog in the United States has them. */
  feed(files: Record<string, readonly FeedRow[]>): Promise<void>;
  /** Ends the server; `restart` starts it again. */
  stop(): Promise<void>;
  /** Ends the server and starts it again. @param settings that are others from then on */
  restart(settings?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(rows: readonly FeedRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => cell(row[name] ?? '')).join(','));
  return [names.join(','), ...lines, ''].join('\n');
}

/**
 * Rows of the first feed that a test wants otherwise.
 * @throws Error when there are none
 */
export function changedRows(
  portal: Portal,
  file: string,
  wanted: (row: FeedRow) => boolean,
  change: FeedRow | ((row: FeedRow, index: number) => FeedRow),
): FeedRow[] {
  const rows = portal.rows(file).filter((row) => row.sorg === '2000' && wanted(row));
  if (rows.length === 0) throw new Error(`${file} has no such row`);
  return rows.map((row, index) => ({
    ...row,
    ...(typeof change === 'function' ? change(row, index) : change),
  }));
}

/** Waits until what was imported is what a device is offered. */
async function published(url: string, db: pg.Pool): Promise<void> {
  const left = `select count(*)::int as count from catalog_change where part in ('range', 'prices')`;
  const soon = { timeout: 30_000, intervals: [100] };
  await expect.poll(async () => (await db.query(left)).rows[0].count, soon).toBe(0);
  const { rows } = await db.query(
    `select max(version)::float8 as version from catalog_snapshot where sorg = '2000'`,
  );
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'product.us', password: demoPassword }),
  });
  const authorization = `Bearer ${(await login.json()).requestToken}`;
  const offered = async () => {
    const answer = await fetch(`${url}/catalog/manifest`, { headers: { authorization } });
    return (await answer.json()).manifest.version;
  };
  await expect.poll(offered, soon).toBe(rows[0].version);
}

/** The database that each portal copies. */
const template = 'filled';

/** What all portals have in common, see `startPortalServer`. */
function common(): { server: string; feed: string; data: string } {
  const { E2E_PORTAL_SERVER: server, E2E_PORTALS: folder } = process.env;
  if (!server || !folder) throw new Error('Nobody has called startPortalServer');
  return { server, feed: join(folder, 'feed'), data: join(folder, 'data') };
}

const urlOf = (database: string) => toDatabaseUrl(common().server, database);

const onServer = <T>(work: (client: pg.Client) => Promise<T>) => withServer(common().server, work);

/** Imports the demo into the database that portals copy, unless an earlier test has. */
async function fillTemplate(): Promise<void> {
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const known = 'select from pg_database where datname = $1';
    if ((await client.query(known, [template])).rowCount) return;
    const { feed, data } = common();
    for (const folder of [feed, data]) rmSync(folder, { recursive: true, force: true });
    await client.query('drop database if exists filling');
    await client.query('create database filling');
    const size = ['--articles', '300', '--dealers', '30', '--no-images'];
    await runScript('scripts/feed-demo.ts', [feed, ...size]);
    await runScript('scripts/import.ts', ['--create', feed], {
      PANNIER_MODE: 'demo',
      DATABASE_URL: urlOf('filling'),
      PANNIER_DATA_DIR: data,
    });
    await client.query(`alter database filling rename to ${template}`);
  });
}

/**
 * Starts a portal with a small demo range.
 * @param settings settings of its server in addition to the paths of the data
 */
export async function openPortal(settings: Record<string, string> = {}): Promise<Portal> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-portal-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    await fillTemplate();
    const name = `portal_${randomBytes(8).toString('hex')}`;
    await onServer((client) => client.query(`create database ${name} template ${template}`));
    closers.push(() => onServer((client) => client.query(`drop database ${name} with (force)`)));
    const database = urlOf(name);
    cpSync(common().data, join(folder, 'data'), { recursive: true });
    const dist = join(folder, 'dist');
    cpSync(`${root}dist`, dist, { recursive: true });
    const env = {
      PANNIER_MODE: 'demo',
      ...settings,
      DATABASE_URL: database,
      PANNIER_DATA_DIR: join(folder, 'data'),
      PANNIER_DIST_DIR: dist,
    };
    let running = await startServer(env);
    closers.push(() => running.stop());
    const db = new pg.Pool({ connectionString: database, max: 1 });
    closers.push(() => db.end());
    const importFiles: Portal['import'] = async (files) => {
      const news = mkdtempSync(join(folder, 'news-'));
      for (const [file, rows] of Object.entries(files)) writeFileSync(join(news, file), csv(rows));
      await runScript('scripts/import.ts', ['--create', news], env);
    };
    return {
      url: running.url,
      database,
      db,
      dist,
      mails: join(folder, 'data', 'mail'),
      rows: (file) => parse(readFileSync(join(common().feed, file)), { columns: true }),
      import: importFiles,
      feed: async (files) => {
        await importFiles(files);
        await published(running.url, db);
      },
      stop: () => running.stop(),
      restart: async (changed = {}) => {
        Object.assign(env, changed);
        await running.stop();
        running = await startServer(env, running.port);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
