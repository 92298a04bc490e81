import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { demoPassword } from '../scripts/demo/logins.ts';
import { root } from '../scripts/generate/root.ts';
import { startServer } from '../scripts/testing/server.ts';
import { hostileGraphqlCalls, mostOfArgument } from '../server/testing/fuzz/graphql-calls.ts';
import { hostileRestCalls } from '../server/testing/fuzz/rest-calls.ts';
import { permissionTable } from '../server/testing/permissions.ts';
import { withImported } from './with-portal.ts';

interface Timed {
  call: string;
  ms: number;
  status: number;
}

const longest = 1_000;
const patience = 30_000;

/** A token of a sales person who has chosen a dealer; each login is a session of its own. */
async function logIn(url: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await reply.json()) as { requestToken?: string; refreshToken?: string };
    const { requestToken, refreshToken } = answer;
    if (!requestToken) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return { requestToken, refreshToken };
  };
  const first = await post('/login', { username: 'sales.us', password: demoPassword });
  const change = { custCode: '0002000001', refreshToken: first.refreshToken };
  return (await post('/v2/change-cust', change, first.requestToken)).requestToken;
}

/**
 * Sends every root field and every route hostile values, one call after the other, on a range of so many
 * articles. @throws when a call takes over a second or fails through a fault of the server
 */
export async function benchFuzz(articles: number): Promise<void> {
  await withImported(articles, async (_url, env) => {
    const server = await startServer({
      ...env,
      PANNIER_MODE: 'development',
      PANNIER_CALL_LIMITS: 'off',
    });
    try {
      const timed = await callAll(server.url);
      timed.sort((a, b) => b.ms - a.ms);
      console.log(`${timed.length} hostile calls on ${articles} articles, the slowest:`);
      console.table(timed.slice(0, 10));
      const bad = timed.filter(({ ms, status }) => ms > longest || status >= 500);
      if (bad.length === 0) return;
      console.table(bad);
      throw new Error(`${bad.length} hostile calls took over ${longest} ms or failed`);
    } finally {
      await server.stop();
    }
  });
}

async function callAll(url: string): Promise<Timed[]> {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const routes = permissionTable().filter(({ kind }) => kind === 'rest');
  const timed: Timed[] = [];
  const names = ['/graphql', ...routes.map(({ name }) => name)];
  const tokens = new Map<string, string>();
  // Before the first call, as some routes end sessions and others count failed logins.
  for (const name of names) tokens.set(name, await logIn(url));
  const send = async (name: string, call: string, path: string, init: RequestInit) => {
    const token = tokens.get(name) ?? '';
    const start = performance.now();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url + path, { ...init, headers, signal }).then(
      async (reply) => ({ status: reply.status, text: await reply.text() }),
      () => ({ status: 599, text: 'no answer' }),
    );
    const fault = answer.text.includes('"code":"INTERNAL"');
    const ms = Math.round(performance.now() - start);
    timed.push({ call, ms, status: fault ? 500 : answer.status });
  };
  for (const { name, query, variables } of hostileGraphqlCalls(schema, mostOfArgument.bench)) {
    const body = JSON.stringify({ query, variables });
    await send('/graphql', `${name} ${JSON.stringify(variables).slice(0, 80)}`, '/graphql', {
      method: 'POST',
      body,
    });
  }
  for (const { name, method, url: path, body } of hostileRestCalls(routes.map((row) => row.name)))
    await send(name, `${name} ${(body ?? path).slice(0, 80)}`, path, {
      method,
      ...(body !== undefined && { body }),
    });
  return timed;
}
