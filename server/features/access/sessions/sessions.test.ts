import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { viewAsHarness } from '#server/features/view-as/testing/view-as.harness.ts';
import { buildApp } from '#server/http/app.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { accessHarness } from '../testing/access.harness.ts';

let test: TestApp;
/** Another server on the same database. */
let other: FastifyInstance;
let admin = '';
const { setState } = accessHarness(() => test);
const { view } = viewAsHarness(() => test);
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  test = await startTestApp();
  other = await buildApp(test.services);
  admin = await test.login('accessadmin');
});
afterAll(async () => {
  await other.close();
  await test.close();
  vi.useRealTimers();
});

let made = 0;
async function newUser(fields = {}) {
  const username = `device-user-${++made}`;
  const id = String(await given(test).newUser(username, fields));
  return { username, id };
}
const listSessions = async (token: string, id: string) => {
  const query = 'query ($id: ID!) { userSessions(userId: $id) { id device host lastUsedAt } }';
  return (await test.gql(token, query, { id })).data.userSessions;
};
const end = async (token: string, variables: { userId: string; id?: string }) => {
  const document = variables.id
    ? 'mutation ($userId: ID!, $id: ID!) { ended: endUserSession(userId: $userId, id: $id) { userErrors { code } } }'
    : 'mutation ($userId: ID!) { ended: endUserSessions(userId: $userId) { userErrors { code } } }';
  const { data } = await test.gql(token, document, variables);
  return data.ended.userErrors.map(({ code }: { code: string }) => code);
};

/** The statuses of a token at both servers, so many seconds later. */
async function statuses(token: string, seconds: number, host = 'localhost'): Promise<number[]> {
  vi.advanceTimersByTime(seconds * 1_000);
  const found: number[] = [];
  for (const app of [test.app, other]) {
    const headers = { host, authorization: `Bearer ${token}` };
    found.push((await app.inject({ method: 'GET', url: '/user', headers })).statusCode);
  }
  return found;
}

describe('the sessions of a user', () => {
  it('are listed and ended one by one', async () => {
    const { username, id } = await newUser();
    const first = await test.login(username);
    const second = await test.login(username);
    const [latest, earlier, ...more] = await listSessions(admin, id);
    expect(more).toEqual([]);
    expect(latest).toMatchObject({ host: 'localhost' });
    expect(await end(admin, { userId: id, id: earlier.id })).toEqual([]);
    expect(await statuses(first, 60)).toEqual([401, 401]);
    expect(await statuses(second, 0)).toEqual([200, 200]);
    expect(await listSessions(admin, id)).toEqual([latest]);
  });

  it('end all at once', async () => {
    const { username, id } = await newUser();
    const tokens = [await test.login(username), await test.login(username)];
    expect(await end(admin, { userId: id })).toEqual([]);
    for (const token of tokens) expect(await statuses(token, 60)).toEqual([401, 401]);
    expect(await listSessions(admin, id)).toEqual([]);
    const [event] = await test.db
      .selectFrom('audit_event')
      .select(['kind', 'detail'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(event).toEqual({ kind: 'session.ended', detail: { user: Number(id), sessions: 2 } });
  });

  it('are told from views in the audit log', async () => {
    const { username, id } = await newUser();
    await test.login(username);
    const last = async () =>
      (
        await test.db
          .selectFrom('audit_event')
          .select('detail')
          .where('kind', '=', 'session.ended')
          .orderBy('id', 'desc')
          .executeTakeFirst()
      )?.detail;
    await view(admin, Number(id));
    const [viewed] = await listSessions(admin, id);
    await end(admin, { userId: id, id: viewed.id });
    expect(await last()).toEqual({ user: Number(id), sessions: 0, views: 1 });
    await view(admin, Number(id));
    await end(admin, { userId: id });
    expect(await last()).toEqual({ user: Number(id), sessions: 1, views: 1 });
  });

  it('at hosts of other organisations are not shown, and end with all', async () => {
    const areas = ['2000:customer:0002000001', '3000:customer:0003000001'];
    const { username, id } = await newUser({ areas });
    const token = await test.login(username, 'de.localhost');
    expect(await listSessions(admin, id)).toEqual([]);
    const foreign = await test.login('accessadmin9');
    const [session] = await listSessions(foreign, id);
    expect(await end(admin, { userId: id, id: session.id })).toEqual([]);
    expect(await statuses(token, 60, 'de.localhost')).toEqual([200, 200]);
    await end(admin, { userId: id });
    expect(await statuses(token, 60, 'de.localhost')).toEqual([401, 401]);
  });

  it('are neither seen nor ended from outside', async () => {
    const { username, id } = await newUser();
    const token = await test.login(username);
    const foreign = await test.login('accessadmin9');
    expect(await listSessions(foreign, id)).toEqual([]);
    expect(await end(foreign, { userId: id })).toEqual(['UNKNOWN_RECORD']);
    expect(await statuses(token, 60)).toEqual([200, 200]);
  });

  it('of oneself and of peers are not ended', async () => {
    const own = String(await userId(test.db, 'accessadmin'));
    expect(await end(admin, { userId: own })).toEqual(['NOT_YOURSELF']);
    const { id } = await newUser({ groupRole: 'access-admin' });
    expect(await end(admin, { userId: id })).toEqual(['NOT_YOURS_TO_GRANT']);
  });
});

it('ends all sessions on every server when a user is deactivated', async () => {
  const { username, id } = await newUser();
  const tokens = [await test.login(username), await test.login(username)];
  for (const token of tokens) expect(await statuses(token, 60)).toEqual([200, 200]);
  expect((await setState(admin, id, 'deleteUser')).message.status).toBe(true);
  for (const token of tokens) expect(await statuses(token, 60)).toEqual([401, 401]);
  for (const app of [test.app, other])
    for (const token of tokens) {
      const payload = { token: test.refreshTokenOf(token) };
      const headers = { host: 'localhost' };
      const answer = await app.inject({ method: 'POST', url: '/refresh-token', headers, payload });
      expect(answer.statusCode).toBe(401);
    }
});

it('takes a right away on every server within a second', async () => {
  const { username } = await newUser({ groupRole: 'access-admin', areas: ['2000:all:'] });
  const token = await test.login(username);
  expect(await statuses(token, 60)).toEqual([200, 200]);
  await given(test).user(username, { groupRoleId: 'dealer' });
  expect(await statuses(token, 1.1)).toEqual([401, 401]);
});
