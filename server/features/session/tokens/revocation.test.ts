import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';

let test: TestApp;
/** Another server on the same database. */
let other: FastifyInstance;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  test = await startTestApp();
  other = await buildApp(test.services);
});
afterAll(async () => {
  await other.close();
  await test.close();
  vi.useRealTimers();
});

interface Pair {
  requestToken: string;
  refreshToken: string;
}
const logIn = async (username = 'dealer1'): Promise<Pair> => {
  const body = { username, password: fixturePassword };
  return (await test.rest('POST', '/login', { body })).body;
};
const refresh = (token: string) => test.rest('POST', '/refresh-token', { body: { token } });
const logOut = (body: object) => test.rest('POST', '/logout', { body });
const db = () => test.db;

const calls: ['GET' | 'POST', string][] = [
  ['GET', '/user'],
  ['POST', '/graphql'],
  ['GET', '/catalog/manifest'],
  ['POST', '/v2/change-cust'],
  ['POST', '/documents/pdf'],
  ['GET', '/catalog/stock'],
  ['POST', '/telemetry/view'],
];

/** Returns the statuses with which all servers answer all calls with a token, a minute later. */
async function statuses(token: string): Promise<number[]> {
  vi.advanceTimersByTime(60_000);
  const found = new Set<number>();
  for (const app of [test.app, other])
    for (const [method, url] of calls) {
      const headers = { host: 'localhost', authorization: `Bearer ${token}` };
      const payload = method === 'POST' ? { payload: { query: '{ __typename }' } } : {};
      found.add((await app.inject({ method, url, headers, ...payload })).statusCode);
    }
  return [...found];
}

const selectUser = (username: string) =>
  db().selectFrom('app_user').select('id').where('username', '=', username);

/** Each writes as the portal, a feed or an operator might, past all code of the session. */
const changes: [string, string, () => Promise<unknown>][] = [
  ['another password', 'dealer1', () => change('dealer1', { password_hash: 'x' })],
  ['another group role', 'dealer2', () => change('dealer2', { group_role_id: 'guest' })],
  ['deactivation', 'vendor1', () => change('vendor1', { active: false })],
  [
    'another area',
    'sales1',
    () => db().updateTable('user_area').set({ value: 'SP2' }).where('value', '=', 'SP1').execute(),
  ],
  [
    'one area more',
    'group1',
    async () => {
      const { id } = await selectUser('group1').executeTakeFirstOrThrow();
      const area = { user_id: id, sorg: '2000', limitation: 'customer', value: '0002000001' };
      await db().insertInto('user_area').values(area).execute();
    },
  ],
  [
    'one area less',
    'group1',
    () => db().deleteFrom('user_area').where('value', '=', '0002000001').execute(),
  ],
  [
    'a permission its role has lost',
    'product1',
    () => db().deleteFrom('role_permission').where('role_id', '=', 'Product').execute(),
  ],
  [
    'a permission its role has got',
    'guest1',
    () =>
      db()
        .insertInto('role_permission')
        .values({ role_id: 'guest', permission: 'page.orderlist' })
        .execute(),
  ],
  [
    'a role its group role has got',
    'contentadmin',
    () =>
      db()
        .insertInto('group_role_role')
        .values({ group_role_id: 'content-admin', role_id: 'guest' })
        .execute(),
  ],
  [
    'another name of its role',
    'accessadmin',
    () =>
      db().updateTable('role').set({ name: 'guest' }).where('id', '=', 'access-admin').execute(),
  ],
  [
    'removal',
    'blocked1',
    () => db().deleteFrom('app_user').where('username', '=', 'blocked1').execute(),
  ],
];
const change = (username: string, set: object) =>
  db().updateTable('app_user').set(set).where('username', '=', username).execute();

describe('the access token of a user with changed rights', () => {
  it.each(changes)('is refused by every server: %s', async (_what, username, make) => {
    const { requestToken } = await logIn(username);
    const stranger = await logIn('audit1');
    expect(await statuses(requestToken)).not.toContain(401);
    await make();
    expect(await statuses(requestToken)).toEqual([401]);
    expect(await statuses(stranger.requestToken)).not.toContain(401);
  });

  it('is renewed by the refresh token with the new rights', async () => {
    const first = await logIn('audit1');
    await db().deleteFrom('role_permission').where('permission', '=', 'page.claim').execute();
    expect(await statuses(first.requestToken)).toEqual([401]);
    const { body } = await refresh(first.refreshToken);
    const { scopes } = (await test.rest('GET', '/user', { token: body.requestToken })).body;
    expect(scopes).toContain('page.catalog');
    expect(scopes).not.toContain('page.claim');
    expect(await statuses(body.requestToken)).not.toContain(401);
  });

  it('stays valid when an update changed nothing', async () => {
    const { requestToken } = await logIn('audit1');
    await sql`update app_user set language = language, password_hash = password_hash`.execute(db());
    await sql`update user_area set value = value where false`.execute(db());
    expect(await statuses(requestToken)).not.toContain(401);
  });
});

describe('a logout', () => {
  it('ends the session on every server, and no other', async () => {
    const [mine, another] = [await logIn('audit1'), await logIn('audit1')];
    expect(await statuses(mine.requestToken)).not.toContain(401);
    expect((await logOut({ token: mine.refreshToken })).status).toBe(204);
    expect((await refresh(mine.refreshToken)).status).toBe(401);
    expect(await statuses(mine.requestToken)).toEqual([401]);
    expect(await statuses(another.requestToken)).not.toContain(401);
    expect((await refresh(another.refreshToken)).status).toBe(200);
  });

  it('ends the tokens of a refresh that ran at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { refreshToken } = await logIn('audit1');
      const [renewed] = await Promise.all([refresh(refreshToken), logOut({ token: refreshToken })]);
      if (renewed.status === 200)
        expect((await refresh(renewed.body.refreshToken)).status).toBe(401);
    }
  });

  it('accepts a used token, its hash and a repeated call', async () => {
    const first = await logIn('audit1');
    const { body: second } = await refresh(first.refreshToken);
    const payload = JSON.parse(
      Buffer.from(first.requestToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    for (const body of [{ tokenHash: payload.sid }, { token: first.refreshToken }])
      expect((await logOut(body)).status).toBe(204);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  it('ignores an unknown token', async () => {
    expect((await logOut({ token: 'made up' })).status).toBe(204);
    expect((await logOut({ tokenHash: 'x'.repeat(43) })).status).toBe(204);
    expect(await logOut({})).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('accepts a hash for nothing but a logout', async () => {
    const { requestToken, refreshToken } = await logIn('audit1');
    const { sid } = JSON.parse(
      Buffer.from(requestToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect((await refresh(sid)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});

describe('a copied refresh token', () => {
  it('ends the access tokens of its family too', async () => {
    const first = await logIn('audit1');
    const { body: second } = await refresh(first.refreshToken);
    const { body: third } = await refresh(second.refreshToken);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await statuses(third.requestToken)).toEqual([401]);
  });
});

describe('a session', () => {
  /** Lets so many days pass for all sessions, with one refresh a day. */
  async function useFor(days: number, pair: Pair) {
    let { refreshToken } = pair;
    let status = 200;
    for (let day = 0; day < days && status === 200; day += 10) {
      await sql`update user_session set started_at = started_at - interval '10 days',
        expires_at = expires_at - interval '10 days'`.execute(db());
      await sql`update refresh_token set expires_at = expires_at - interval '10 days'`.execute(
        db(),
      );
      const answer = await refresh(refreshToken);
      status = answer.status;
      refreshToken = answer.body.refreshToken;
    }
    return { status, refreshToken };
  }

  it('ends 90 days after the login despite use', async () => {
    expect((await useFor(80, await logIn('audit1'))).status).toBe(200);
    expect((await useFor(90, await logIn('audit1'))).status).toBe(401);
  });

  it('issues no refresh token that outlives the session', async () => {
    const { refreshToken } = await useFor(80, await logIn('audit1'));
    await sql`update refresh_token set expires_at = expires_at - interval '11 days'`.execute(db());
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});
