import { readFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatchdog } from '#server/watchdog/watchdog.ts';
import { startTestApp, type TestApp } from './app.ts';
import { hostileGraphqlCalls, mostOfArgument } from './fuzz/graphql-calls.ts';
import { hostileRestCalls } from './fuzz/rest-calls.ts';
import { listRoutes } from './permissions.ts';

// Every root field and every route gets hostile dates, numbers, lengths and characters from a viewer
// with all permissions. Any answer will do that is none of a fault of ours. `npm run bench -- fuzz`
// measures how long they take.

/** A call that is answered later counts as hanging; one that blocks the event loop ends the process. */
const patience = 60_000;
const operatorToken = 'o'.repeat(32);

let t: TestApp;
let stopWatchdog: () => Promise<void>;
let token: string;
beforeAll(async () => {
  stopWatchdog = startWatchdog(patience / 1_000);
  t = await startTestApp({ config: { operatorToken } });
  await t.db.updateTable('user_area').set({ limitation: 'all', value: '' }).execute();
  const role = { role_id: 'salesman' };
  await t.db.deleteFrom('role_permission').where('role_id', '=', role.role_id).execute();
  const permissions = await t.db.selectFrom('permission').select('name').execute();
  const all = permissions.map(({ name }) => ({ ...role, permission: name }));
  await t.db.insertInto('role_permission').values(all).execute();
  token = await buyer();
});
afterAll(async () => {
  await t.close();
  await stopWatchdog();
});

/** A token of a viewer with all permissions who has chosen a customer. */
async function buyer(): Promise<string> {
  const bearer = await t.changeCustomer(await t.login('sales1'), '0002000001');
  expect((await t.rest('GET', '/user', { token: bearer })).status).toBe(200);
  return bearer;
}

const json = { host: 'localhost', 'content-type': 'application/json' };
/** Credentials by the code of the answer that asks for them. */
const credentials = new Map([
  ['OPERATOR_TOKEN', `Bearer ${operatorToken}`],
  ['BASIC_AUTH', `Basic ${Buffer.from('portal:portal').toString('base64')}`],
]);

/** Returns the answer to a call with the right credentials; null when no answer arrives in time. */
async function sendCall(call: InjectOptions, bearer: string) {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
  const sendAs = (authorization: string) =>
    Promise.race([t.app.inject({ ...call, headers: { ...json, authorization } }), late]);
  const reply = await sendAs(`Bearer ${bearer}`);
  const credential = credentials.get(/"code":"(\w+)"/.exec(reply?.body ?? '')?.[1] ?? '');
  return credential ? sendAs(credential) : reply;
}

/**
 * Describes the fault of an answer; null when the answer is correct.
 * @param refused statuses that mean the call did not reach the code under test
 */
async function findFault(
  call: InjectOptions,
  bearer: string,
  refused: readonly number[] = [],
): Promise<string | null> {
  const reply = await sendCall(call, bearer);
  if (reply === null) return 'no answer';
  const { statusCode, body } = reply;
  const isFault =
    statusCode >= 500 ||
    refused.includes(statusCode) ||
    /"code":"(INTERNAL|UNAVAILABLE)"/.test(body);
  return isFault ? `${statusCode} ${body.slice(0, 200)}` : null;
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 300);

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const operations = Map.groupBy(
  hostileGraphqlCalls(schema, mostOfArgument.test),
  ({ name }) => name.split('(')[0] ?? '',
);

/** Up to thousands of calls, one after the other. */
const manyCalls = { timeout: 300_000 };

test.each([...operations])('%s takes hostile arguments', manyCalls, async (_name, calls) => {
  const faults: string[] = [];
  for (const { name, query, variables } of calls) {
    const payload = JSON.stringify({ query, variables });
    const fault = await findFault({ method: 'POST', url: '/graphql', payload }, token, [401]);
    if (fault) faults.push(`${name} ${shown(variables)}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('handles hostile parameters, queries and bodies on each route', manyCalls, async () => {
  const faults: string[] = [];
  const routes = listRoutes(t.app);
  expect(routes.length).toBeGreaterThan(20);
  const tokens = new Map<string, string>();
  // Before the first, as some routes end sessions and others count failed logins.
  for (const route of routes) tokens.set(route, await buyer());
  for (const { name, method, url, body } of hostileRestCalls(routes)) {
    const call = { method: method as 'GET', url, ...(body !== undefined && { payload: body }) };
    const fault = await findFault(call, tokens.get(name) ?? '');
    if (fault) faults.push(`${name} ${url.slice(0, 100)} ${shown(body ?? '')}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
