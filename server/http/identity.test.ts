import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

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

it('lets a good token through at every host of its sales organisation', async () => {
  for (const host of ['localhost', 'us.localhost', 'US.localhost:8080'])
    expect(await test.gql(token, query, {}, { host })).toMatchObject({
      status: 200,
      data: { customerCompanies: [{ sorg: '2000' }] },
    });
});

it('refuses the token of another sales organisation', async () => {
  expect(await test.gql(token, query, {}, { host: 'de.localhost' })).toMatchObject(unauthenticated);
  const rest = await test.rest('GET', '/user', { token, headers: { host: 'de.localhost' } });
  expect(rest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});

it('refuses expired and forged tokens', async () => {
  const known = test.app.sessionKeys.access.verify(token);
  if (!known) throw new Error('the token of the login is not accepted');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * 60_000 });
  const expired = test.app.sessionKeys.access.sign(known);
  vi.useRealTimers();
  for (const bad of [expired, `${token}x`, token.replace(/\.[^.]+$/, '.AAAA'), 'rubbish'])
    expect(await test.gql(null, query, {}, bearer(bad))).toMatchObject(unauthenticated);
});

it('asks for a login where none is sent', async () => {
  expect(await test.gql(null, query)).toMatchObject(unauthenticated);
  const rest = await test.rest('GET', '/user');
  expect(rest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});

it('does not judge an old token while its owner logs in or refreshes', async () => {
  const headers = bearer('long expired');
  const answer = await test.rest('POST', '/refresh-token', { headers, body: { token: 'x' } });
  expect(answer.body.code).toBe('SESSION_ENDED');
});

it('answers 404 for a host nobody has set up', async () => {
  const headers = { host: 'unknown.example' };
  for (const url of ['/graphql', '/login'])
    expect(await test.rest('POST', url, { headers, body: { query } })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_HOST' },
    });
});

it('signs with a secret that all servers on the database share', async () => {
  const { buildApp } = await import('./app.ts');
  const other = await buildApp(test.services);
  expect(other.sessionKeys.access.verify(token)?.viewer.username).toBe('dealer1');
  await other.close();
});
