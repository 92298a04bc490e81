import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { CustomerCode } from '#server/graphql/context.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { runScript } from '../scripts/testing/server.ts';
import { shopTables, writeShop } from './shop-files.ts';
import { signTokens } from './tokens.ts';

/** A portal's data on a PostgreSQL of its own: a large range and many dealers with a login each. */
export interface BigShop {
  env: Record<string, string>;
  /** Access tokens of dealers, each its own login acting for its own customer. */
  tokens: string[];
  stop(): Promise<void>;
}

const sorg = '2000';

/** Of the demo's feed only who is there and how it sells: what is sold comes by COPY. */
const leftOut = [
  'articles',
  'product_groups',
  'prices',
  'deals',
  'promotions',
  'order_blocks',
  'stock',
  'arrivals',
  'groupsets',
  'orders',
  'order_lines',
  'order_confirmations',
  'deliveries',
  'delivery_lines',
  'invoices',
  'invoice_lines',
  'payment_results',
  'invoice_disputes',
  'invoice_dispute_results',
  'recalls',
  'recall_frames',
  'serials',
  'retail_sales',
  'bonus_points',
  'claims',
  'claim_comments',
];

/**
 * Sets a portal up whose sales organisation 2000 has so many articles and dealers, without pictures.
 * The index for searching in the text of articles is not there: no list reads it, and it takes longer
 * than everything else.
 * @param folder a folder that is there and that the caller removes
 */
export async function openBigShop(
  folder: string,
  articles: number,
  dealers: number,
): Promise<BigShop> {
  const postgres = await startPostgres();
  const env = {
    DATABASE_URL: postgres.url,
    PANNIER_DATA_DIR: join(folder, 'data'),
    PANNIER_MODE: 'demo',
    PANNIER_CALL_LIMITS: 'off',
    // The tokens are made before a snapshot of many minutes.
    PANNIER_ACCESS_TOKEN_MINUTES: '1440',
  };
  try {
    const feed = join(folder, 'feed');
    const size = ['--articles', '300', '--dealers', String(dealers * 3), '--no-images'];
    await runScript('scripts/feed-demo.ts', [feed, ...size]);
    for (const name of leftOut) rmSync(join(feed, `${name}.csv`), { force: true });
    await runScript('scripts/import.ts', ['--create', feed], env);
    await copyRange(postgres.url, folder, articles);
    return { env, tokens: await dealerTokens(env, dealers), stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function copyRange(url: string, folder: string, articles: number): Promise<void> {
  const files = join(folder, 'range');
  mkdirSync(files);
  // The database server reads the files, and may run as a different user.
  chmodSync(folder, 0o755);
  const started = performance.now();
  await writeShop(files, articles, new Date().toISOString().slice(0, 10));
  const written = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '512MB'`);
    const indexes = await dropIndexes(client);
    for (const [table, columns] of Object.entries(shopTables)) {
      const names = columns.replaceAll(' ', ', ');
      const file = join(files, `${table}.csv`);
      await client.query(`copy ${table} (${names}) from '${file}' with (format csv)`);
    }
    for (const index of indexes) await client.query(index);
    await client.query('analyze');
  } finally {
    await client.end();
    rmSync(files, { recursive: true, force: true });
  }
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);
  console.log(
    `${articles.toLocaleString('en')} articles: written in ${seconds(started, written)} s, ` +
      `copied in ${seconds(written, performance.now())} s`,
  );
}

/**
 * Drops the indexes of the tables that are filled, since making them at once afterwards is quicker.
 * @returns what makes them again, without the one no list reads
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid::regclass::text = any($1::text[])
      and not exists (select from pg_constraint k where k.conindid = c.oid)`,
    [Object.keys(shopTables)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.filter(({ name }) => name !== 'article_search').map(({ definition }) => definition);
}

/** Logins of their own for as many customers, as the login would hand them out. */
async function dealerTokens(env: Record<string, string>, dealers: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<CustomerCode>(
      'select unified, r3, isr from customer where sorg = $1 order by unified limit $2',
      [sorg, dealers],
    );
    return await signTokens(
      env,
      rows.map((customer, nth) => ({ id: nth + 1, customer })),
    );
  } finally {
    await client.end();
  }
}
