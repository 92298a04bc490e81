import { afterAll, beforeAll, beforeEach, expect, test as it } from 'vitest';
import type { Feature } from '#server/graphql/feature.ts';
import { requireRecentLogin, requireRecentLoginOfCall } from '#server/graphql/recent-login.ts';
import { bearerOf } from '#server/http/identity.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { outdateLogins } from '#server/testing/recent-login.store.ts';
import { fixturePassword } from '#server/testing/seed.ts';

/** An operation and a call that need a recent login. */
const guarded: Feature = {
  name: 'guarded',
  schema: 'extend type Query { guarded: Boolean! @allow(scope: "user") }',
  resolvers: {
    Query: {
      guarded: async (
        _root: unknown,
        _args: unknown,
        ctx: Parameters<typeof requireRecentLogin>[0],
      ) => {
        await requireRecentLogin(ctx);
        return true;
      },
    },
  } as Feature['resolvers'],
  routes: (app, { db }) => {
    app.get('/guarded', async (request) => {
      await requireRecentLoginOfCall(db, bearerOf(request));
      return { done: true };
    });
  },
};

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp({ features: [guarded] });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('login_failure').execute();
  token = await test.login('dealer1');
  await outdateLogins(test.db);
});

const call = async (as = token) => {
  const { data, errors } = await test.gql(as, '{ guarded }');
  return data?.guarded ?? errors?.[0]?.extensions?.code;
};
const confirm = async (password: string | null, headers = {}) => {
  const document = `mutation ($password: String) { reauthenticate(password: $password) {
    message { status } userErrors { field code } } }`;
  const { data } = await test.gql(token, document, { password }, headers);
  return data.reauthenticate;
};

it('accepts a login of the last five minutes', async () => {
  expect(await call(await test.login('dealer1'))).toBe(true);
});

it('asks for a proof after five minutes and accepts the password', async () => {
  expect(await call()).toBe('REAUTHENTICATE');
  expect((await confirm(fixturePassword)).message.status).toBe(true);
  expect(await call()).toBe(true);
});

it('answers a REST call with 422', async () => {
  const answer = () => test.rest('GET', '/guarded', { token });
  expect(await answer()).toMatchObject({ status: 422, body: { code: 'REAUTHENTICATE' } });
  await confirm(fixturePassword);
  expect(await answer()).toMatchObject({ status: 200 });
});

it('confirms only the session that asks', async () => {
  const other = await test.login('dealer1');
  await outdateLogins(test.db);
  await confirm(fixturePassword);
  expect(await call(other)).toBe('REAUTHENTICATE');
});

it('stays confirmed after a refresh of the tokens', async () => {
  await confirm(fixturePassword);
  const body = { token: test.refreshTokenOf(token) };
  const fresh = await test.rest('POST', '/refresh-token', { body });
  expect(await call(fresh.body.requestToken)).toBe(true);
});

it('is not confirmed by a refresh of the tokens', async () => {
  const body = { token: test.refreshTokenOf(token) };
  const fresh = await test.rest('POST', '/refresh-token', { body });
  expect(await call(fresh.body.requestToken)).toBe('REAUTHENTICATE');
});

it('refuses a wrong, a missing and an endless password', async () => {
  for (const [password, code] of [
    ['wrong', 'WRONG_PASSWORD'],
    ['x'.repeat(2_000), 'WRONG_PASSWORD'],
    [null, 'REQUIRED'],
  ] as const)
    expect((await confirm(password)).userErrors).toEqual([{ field: 'password', code }]);
  expect(await call()).toBe('REAUTHENTICATE');
});

it('is throttled like the login', async () => {
  for (let n = 0; n < 10; n++) await confirm('wrong');
  expect((await confirm(fixturePassword)).userErrors[0].code).toBe('TOO_MANY_ATTEMPTS');
});

it('stores no trace of the password under the idempotency key', async () => {
  const key = { 'idempotency-key': 'reauthenticate-1' };
  await confirm(fixturePassword, key);
  // The same key with another password is the same request: it was stored without one.
  expect((await confirm('wrong', key)).message.status).toBe(true);
  expect(await test.db.selectFrom('audit_event').select('kind').execute()).toContainEqual({
    kind: 'session.confirmed',
  });
});
