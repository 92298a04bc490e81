import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../../scripts/testing/server.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { openBigShop } from '../shop.ts';
import { compareCarts, spoilRange } from './agreement.ts';
import { type AskShop, askShop, batchOf, codesOfCall } from './ask-shop.ts';

const calls = 300;
const dealers = 10;
const batches = 1_000;
const sorg = '2000';

/**
 * Analyses of 100 random codes each by a dealer, one after the other, over HTTP, and whether the carts of ten dealers say
 * the same of 100,000 random articles.
 * @param articles of the range
 */
export async function measureAnalysis(articles: number): Promise<MeasuredRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const shop = await openBigShop(folder, articles, dealers);
  const client = new pg.Client({ connectionString: shop.env.DATABASE_URL });
  await client.connect();
  try {
    await spoilRange(client);
    const codes = await readCodes(client, codesOfCall * batches);
    const server = await startServer(shop.env);
    try {
      const asked = askShop(shop, server.url, await readCustomers(client));
      return [
        ...(await timeAnalyses(
          asked,
          codes,
          `100 codes at ${articles.toLocaleString('en')} articles`,
        )),
        ...(await compareCarts(asked, client, codes, batches)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await client.end();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeAnalyses(
  shop: AskShop,
  codes: readonly string[],
  what: string,
): Promise<MeasuredRow[]> {
  const analyse = (nth: number) =>
    shop.ask(0, 'CatalogAnalysis', { sorg, articleCodes: batchOf(codes, nth) });
  // The first has the snapshot built, for which fetch does not wait long enough.
  while ((await analyse(0).catch(hasTimedOut)) === 'again');
  const times = await timeCalls(calls, analyse);
  const of = (share: number) => calculatePercentile(times, share);
  return [
    { what: `${what}, p50 ms`, figure: of(0.5), budget: '' },
    { what: `${what}, p99 ms`, figure: of(0.99), budget: budgets.analysisP99Ms },
  ];
}

function hasTimedOut(error: unknown): 'again' {
  if (error instanceof TypeError) return 'again';
  throw error;
}

async function readCodes(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    'select code from article where sorg = $1 order by md5(code) limit $2',
    [sorg, count],
  );
  return rows.map(({ code }) => code);
}

/** The customers of the shop's tokens. */
async function readCustomers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ unified: string }>(
    'select unified from customer where sorg = $1 order by unified limit $2',
    [sorg, dealers],
  );
  return rows.map(({ unified }) => unified);
}
