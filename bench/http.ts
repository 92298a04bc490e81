import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/testing/server.ts';
import budgets from './budgets.json' with { type: 'json' };
import {
  neverAsked,
  neverAskedPage,
  type Question,
  repeated,
  requestAs,
} from './http-questions.ts';
import { loadTool } from './load-tool.ts';
import { calculatePercentile } from './percentile.ts';
import { openBigShop } from './shop.ts';

/**
 * The number of concurrent clients: many to measure the answers per core, few to measure the time of one
 * answer.
 */
const many = 32;
const few = 2;
const seconds = 5;

export interface HttpRow {
  what: string;
  dealers: number;
  'req/s': number;
  /** Requests per second of processor time of the server. */
  'req/s per core': number;
  'p50 ms': number;
  'p99 ms': number;
  'RSS MB': number;
}

interface Used {
  /** Seconds of processor time. */
  cpu: number;
  /** Bytes. */
  memory: number;
}

/** Returns the resources that a server process has used since its start. */
export async function usedBy(url: string): Promise<Used> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { cpu: of('process_cpu_seconds_total'), memory: of('process_resident_memory_bytes') };
}

/** Asks once and looks at the answer. @throws when there is none, or nothing in it */
async function send(url: string, token: string, question: Question): Promise<void> {
  const { method, headers, body } = requestAs(token, question);
  const answer = await fetch(`${url}/graphql`, { method, headers, body });
  const { data, errors } = (await answer.json()) as { data?: object; errors?: unknown };
  const [value] = Object.values(data ?? {}) as (null | unknown[] | { info?: { count: number } })[];
  const empty = !value || (Array.isArray(value) ? value.length === 0 : value.info?.count === 0);
  if (errors || empty)
    throw new Error(`${body} answered ${JSON.stringify(errors ?? data).slice(0, 500)}`);
}

/** Waits until the first has asked, which has the snapshot built: minutes for a million articles. */
async function warmUp(url: string, token: string, question: Question): Promise<void> {
  const started = performance.now();
  for (;;) {
    try {
      await send(url, token, question);
      break;
    } catch (error) {
      // fetch gives up after five minutes.
      const waited = performance.now() - started;
      if (!(error instanceof TypeError) || waited > 1_800_000) throw error;
    }
  }
  const took = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`snapshot built and loaded, first answer after ${took} s`);
}

interface Way {
  /** Whether all dealers shall ask once before it counts. */
  everybody?: boolean;
  headers?: Record<string, string>;
}

/** Measures the same queries by several dealers in turn, with many concurrent clients and then with few. */
async function measure(
  url: string,
  what: string,
  tokens: readonly string[],
  questions: readonly Question[],
  { everybody = false, headers = {} }: Way = {},
): Promise<HttpRow> {
  for (const question of questions) await send(url, tokens[0] as string, question);
  const requests = Array.from({ length: Math.max(tokens.length, 200) }, (_, nth) => {
    const question = questions[(nth + Math.floor(nth / tokens.length)) % questions.length];
    return requestAs(tokens[nth % tokens.length] as string, question as Question, headers);
  });
  const { default: autocannon } = await loadTool<typeof import('autocannon')>('autocannon');
  const load = async (connections: number, length: { duration: number } | { amount: number }) => {
    let nth = 0;
    const times: number[] = [];
    const run = autocannon({
      url: `${url}/graphql`,
      connections,
      ...length,
      setupClient(client) {
        const own = nth++;
        client.setRequests(requests.filter((_, at) => at % connections === own));
      },
    });
    run.on('response', (_client, _status, _bytes, ms: number) => times.push(ms));
    const { non2xx, errors } = await run;
    if (non2xx + errors > 0) throw new Error(`${what}: ${non2xx + errors} requests failed`);
    return times;
  };
  await load(many, everybody ? { amount: requests.length } : { duration: 2 });
  const before = await usedBy(url);
  const { length } = await load(many, { duration: seconds });
  const { cpu, memory } = await usedBy(url);
  const times = await load(few, { duration: seconds });
  return toRow(what, tokens.length, times, { length, seconds, cpu: cpu - before.cpu, memory });
}

/** One after the other, each question for the first time. */
async function measureFirst(
  url: string,
  token: string,
  what: string,
  questionOf: (nth: number) => Question,
): Promise<HttpRow> {
  const times: number[] = [];
  const before = await usedBy(url);
  const count = 1_000;
  for (let nth = 0; nth < count; nth++) {
    const { method, headers, body } = requestAs(token, questionOf(nth));
    const startedAt = performance.now();
    const answer = await fetch(`${url}/graphql`, { method, headers, body });
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!answer.ok) throw new Error(`a new filter answered ${answer.status}`);
  }
  const { cpu, memory } = await usedBy(url);
  const took = times.reduce((sum, ms) => sum + ms, 0) / 1_000;
  return toRow(what, 1, times, {
    length: count,
    seconds: took,
    cpu: cpu - before.cpu,
    memory,
  });
}

function toRow(
  what: string,
  askers: number,
  times: readonly number[],
  { length, seconds: took, cpu, memory }: Used & { length: number; seconds: number },
): HttpRow {
  return {
    what,
    dealers: askers,
    'req/s': Math.round(length / took),
    'req/s per core': Math.round(length / cpu),
    'p50 ms': calculatePercentile(times, 0.5),
    'p99 ms': calculatePercentile(times, 0.99),
    'RSS MB': Math.round(memory / 1_000_000),
  };
}

/**
 * Catalog answers over HTTP, one server process on PostgreSQL, prices and stock of the asking dealer.
 * @param articles of the sales organisation that is asked
 * @param dealers of it, each with a login
 */
export async function benchHttp(articles: number, dealers = 10_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-http-'));
  try {
    const shop = await openBigShop(folder, articles, dealers);
    try {
      const server = await startServer(shop.env);
      try {
        await report(server.url, articles, shop.tokens);
      } finally {
        await server.stop();
      }
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Queries whose filter was not used before, asked one after the other. */
const firstTime = {
  'list or facets for the first time': neverAsked,
  'list and facets for the first time': neverAskedPage,
};

/** Which budgets a row misses; they are those of a million articles and ten thousand dealers. */
function missedBy(row: HttpRow): string {
  const { httpP50Ms, httpP99Ms, httpPerCore, httpFirstMs } = budgets;
  if (Object.hasOwn(firstTime, row.what)) return row['p99 ms'] > httpFirstMs ? 'p99' : '';
  return [
    row['req/s per core'] < httpPerCore ? 'per core' : '',
    row['p50 ms'] > httpP50Ms ? 'p50' : '',
    row['p99 ms'] > httpP99Ms ? 'p99' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

async function report(url: string, articles: number, tokens: readonly string[]): Promise<void> {
  const [token = ''] = tokens;
  const [[usual, list = []] = ['']] = Object.entries(repeated);
  await warmUp(url, token, list[0] as Question);
  const rows: HttpRow[] = [];
  for (const some of [10, 1_000].map((count) => tokens.slice(0, count)))
    rows.push(await measure(url, usual, some, list, { everybody: true }));
  for (const [what, questions] of Object.entries(repeated))
    rows.push(await measure(url, what, tokens, questions, { everybody: what === usual }));
  // Asks for compressed answers like a browser. In a larger installation a proxy compresses them.
  const headers = { 'accept-encoding': 'gzip, br' };
  rows.push(await measure(url, `${usual}, compressed`, tokens, list, { headers }));
  for (const [what, questionOf] of Object.entries(firstTime))
    rows.push(await measureFirst(url, token, what, questionOf));
  console.log(`Catalog over HTTP, ${articles.toLocaleString('en')} articles, PostgreSQL`);
  console.table(rows.map((row) => ({ ...row, missed: missedBy(row) })));
  const cost = (rows[0]?.['req/s per core'] ?? 0) / (rows[2]?.['req/s per core'] ?? 1);
  const { httpP50Ms, httpP99Ms, httpPerCore, httpFirstMs, httpDealers } = budgets;
  console.log(
    `budgets: p50 ${httpP50Ms} ms, p99 ${httpP99Ms} ms, ${httpPerCore} req/s per core, filters for ` +
      `the first time ${httpFirstMs} ms; 10,000 dealers cost ${cost.toFixed(2)} of 10, ` +
      `allowed are ${httpDealers}`,
  );
}
