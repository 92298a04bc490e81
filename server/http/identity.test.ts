import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { identify } from './identity.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.login('dealer1');
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const query = '{ customerCompanies { sorg } }';
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
const unauthenticated = {
  status: 401,
  errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
};

it('accepts a token at its host in any spelling', async () => {
  for (const host of ['localhost', 'LOCALHOST:8080'])
    expect(await test.gql(token, query, {}, { host })).toMatchObject({
      status: 200,
      data: { customerCompanies: [{ sorg: '2000' }] },
    });
});

it('refuses another host’s token, even of the same organisation', async () => {
  const other = { host: 'us.localhost' };
  expect(await test.gql(token, query, {}, other)).toMatchObject(unauthenticated);
  expect((await test.rest('GET', '/user', { token, headers: other })).status).toBe(401);
  expect(await test.gql(token, query, {}, { host: 'de.localhost' })).toMatchObject(unauthenticated);
  const rest = await test.rest('GET', '/user', { token, headers: { host: 'de.localhost' } });
  expect(rest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});

it('rejects expired and forged tokens', async () => {
  const known = test.app.sessionKeys.access.verify(token);
  if (!known) throw new Error('the token of the login is not accepted');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * 60_000 });
  const expired = test.app.sessionKeys.access.sign(known);
  vi.useRealTimers();
  for (const bad of [expired, `${token}x`, token.replace(/\.[^.]+$/, '.AAAA'), 'rubbish'])
    expect(await test.gql(null, query, {}, bearer(bad))).toMatchObject(unauthenticated);
});

it('requires a login', async () => {
  expect(await test.gql(null, query)).toMatchObject(unauthenticated);
  const rest = await test.rest('GET', '/user');
  expect(rest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});

it('ignores an expired token during login and refresh', async () => {
  const headers = bearer('long expired');
  const answer = await test.rest('POST', '/refresh-token', { headers, body: { token: 'x' } });
  expect(answer.body.code).toBe('SESSION_ENDED');
});

it('returns 404 for a host that is not set up', async () => {
  const headers = { host: 'unknown.example' };
  for (const url of ['/graphql', '/login'])
    expect(await test.rest('POST', url, { headers, body: { query } })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_HOST' },
    });
});

it('signs with a secret shared by all servers on the database', async () => {
  const { buildApp } = await import('./app.ts');
  const other = await buildApp(test.services);
  expect(other.sessionKeys.access.verify(token)?.viewer.username).toBe('dealer1');
  await other.close();
});

it('denies read-only users writing routes unless a route opts in', async () => {
  const app = Fastify();
  app.decorate('sessionKeys', test.app.sessionKeys);
  identify(app, test.db);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
    app.route({ method, url: '/thing', handler: async () => 'done' });
  app.post('/own', { config: { readOnlyUsers: true } }, async () => 'done');
  const statusFor = async (
    user: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
  ) => {
    const headers = { host: 'localhost', ...bearer(await test.login(user)) };
    return (await app.inject({ method, url, headers })).statusCode;
  };
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    expect(await statusFor('auditor1', method, '/thing')).toBe(403);
    expect(await statusFor('sales1', method, '/thing')).toBe(200);
  }
  expect(await statusFor('auditor1', 'GET', '/thing')).toBe(200);
  expect(await statusFor('auditor1', 'POST', '/own')).toBe(200);
  await app.close();
});
