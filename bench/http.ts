import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { demoPassword } from '../scripts/demo/logins.ts';
import { root } from '../scripts/generate/root.ts';
import type { RunningServer } from '../scripts/testing/server.ts';

const documents = JSON.parse(readFileSync(`${root}trusted-documents.json`, 'utf8')) as Record<
  string,
  string
>;

function hashOf(operation: string): string {
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`\\bquery ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`No document ${operation} in trusted-documents.json`);
  return found[0];
}

const list = { page: 1, limit: 12, sort: { field: 'price', order: 'ASC' } };
const cases: { name: string; operation: string; variables: object }[] = [
  {
    name: 'models, bikes',
    operation: 'ProductGroups',
    variables: { ...list, filter: { category: 'Bike' } },
  },
  {
    name: 'articles, in stock, search',
    operation: 'Products',
    variables: { ...list, filter: { category: 'PAA', hasStock: true, search: 'chain' } },
  },
  { name: 'facets, bikes', operation: 'Filter', variables: { filter: { category: 'Bike' } } },
];

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'dealer.us', password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return ((await answer.json()) as { requestToken: string }).requestToken;
}

export interface HttpRow {
  what: string;
  'req/s': number;
  'p50 ms': number;
  'p99 ms': number;
  errors: number;
}

/** Catalog lists over HTTP at 10 connections, 10 seconds each after a short warm-up. */
export async function benchHttp(label: string, server: RunningServer): Promise<HttpRow[]> {
  const token = await login(server.url);
  const rows: HttpRow[] = [];
  for (const { name, operation, variables } of cases) {
    const run = (duration: number) =>
      autocannon({
        url: `${server.url}/graphql`,
        method: 'POST',
        connections: 10,
        duration,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          operationName: operation,
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
        }),
      });
    await run(2);
    const result = await run(10);
    rows.push({
      what: `${label}: ${name}`,
      'req/s': Math.round(result.requests.average),
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      errors: result.non2xx + result.errors,
    });
  }
  return rows;
}
