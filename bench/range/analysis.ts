import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../../scripts/testing/server.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { requestAs } from '../http-questions.ts';
import type { MeasuredRow } from '../measured-row.ts';
import { calculatePercentile, timeCalls } from '../percentile.ts';
import { openBigShop } from '../shop.ts';

const codesOfCall = 100;
const calls = 300;
const sorg = '2000';

/** Analyses of 100 random codes each by a dealer, one after the other, over HTTP. @param articles of the range */
export async function measureAnalysis(articles: number): Promise<MeasuredRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const shop = await openBigShop(folder, articles, 10);
  const server = await startServer(shop.env);
  try {
    const codes = await readCodes(shop.env.DATABASE_URL ?? '', codesOfCall * calls);
    const analyse = async (nth: number) => {
      const from = (nth * codesOfCall) % codes.length;
      const articleCodes = codes.slice(from, from + codesOfCall);
      const variables = { sorg, articleCodes };
      const request = requestAs(shop.tokens[0] ?? '', { operation: 'CatalogAnalysis', variables });
      const answer = await fetch(`${server.url}/graphql`, request);
      const { data, errors } = (await answer.json()) as {
        data?: { productAnalyzesV3: unknown[] };
        errors?: unknown;
      };
      if (data?.productAnalyzesV3.length !== articleCodes.length)
        throw new Error(JSON.stringify(errors ?? data).slice(0, 500));
    };
    // The first has the snapshot built, for which fetch does not wait long enough.
    while ((await analyse(0).catch(hasTimedOut)) === 'again');
    const times = await timeCalls(calls, analyse);
    const of = (share: number) => calculatePercentile(times, share);
    const what = `100 codes at ${articles.toLocaleString('en')} articles`;
    return [
      { what: `${what}, p50 ms`, figure: of(0.5), budget: '' },
      { what: `${what}, p99 ms`, figure: of(0.99), budget: budgets.analysisP99Ms },
    ];
  } finally {
    await server.stop();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasTimedOut(error: unknown): 'again' {
  if (error instanceof TypeError) return 'again';
  throw error;
}

async function readCodes(url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>(
      'select code from article where sorg = $1 order by md5(code) limit $2',
      [sorg, count],
    );
    return rows.map(({ code }) => code);
  } finally {
    await client.end();
  }
}
