import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viewAsHarness } from '#server/features/view-as/testing/view-as.harness.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { trustProxy: true } });
});
afterAll(() => test.close());
const { view } = viewAsHarness(() => test);
beforeEach(() => test.db.deleteFrom('refresh_token').execute());

const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

interface Pair {
  requestToken: string;
  refreshToken: string;
}
async function logIn(agent = firefox, username = 'dealer1', address = '203.0.113.7') {
  const headers = { 'user-agent': agent, 'x-forwarded-for': address };
  const body = { username, password: fixturePassword };
  return (await test.rest('POST', '/login', { body, headers })).body as Pair;
}
const refresh = ({ refreshToken: token }: Pair) =>
  test.rest('POST', '/refresh-token', { body: { token } });

interface OwnSession {
  id: string;
  device: string;
  network: string;
  host: string;
  current: boolean;
}
const list = async ({ requestToken }: Pair): Promise<OwnSession[]> => {
  const query = '{ ownSessions { id device network host startedAt lastUsedAt current } }';
  return (await test.gql(requestToken, query)).data.ownSessions;
};
const end = async ({ requestToken }: Pair, id: string) => {
  const mutation = 'mutation M($id: ID!) { endOwnSession(id: $id) { message { status } } }';
  return (await test.gql(requestToken, mutation, { id })).data.endOwnSession.message.status;
};

describe('the devices of a user', () => {
  it('lists device, network and host, the last used first', async () => {
    const mine = await logIn(safari);
    await logIn(firefox, 'dealer1', '2001:db8:1:2:3::4');
    await logIn(firefox, 'dealer2');
    expect(await list(mine)).toMatchObject([
      { device: 'Firefox · Android', network: '2001:db8:1:2::/64', current: false },
      { device: 'Safari · Mac', network: '203.0.113.x', host: 'localhost', current: true },
    ]);
  });

  it('keep the session id across a refresh', async () => {
    const first = await logIn();
    const [before] = await list(first);
    const { body: second } = await refresh(first);
    expect((await list(second)).map(({ id, current }) => [id, current])).toEqual([
      [before?.id, true],
    ]);
  });

  it('omit ended sessions', async () => {
    const [mine, other] = [await logIn(), await logIn(safari)];
    await test.rest('POST', '/logout', { body: { token: other.refreshToken } });
    expect(await list(mine)).toMatchObject([{ current: true }]);
  });
});

describe('ending a device', () => {
  it('rejects only its refresh token immediately', async () => {
    const [mine, other] = [await logIn(), await logIn(safari)];
    const found = (await list(mine)).find(({ current }) => !current);
    expect(await end(mine, found?.id ?? '')).toBe(true);
    expect((await refresh(other)).status).toBe(401);
    expect((await refresh(mine)).status).toBe(200);
  });

  it('ignores a session of another user', async () => {
    const stranger = await logIn(firefox, 'dealer2');
    const [foreign] = await list(stranger);
    const mine = await logIn();
    for (const id of [foreign?.id ?? '', '0', 'x', '999999999999999'])
      expect(await end(mine, id)).toBe(true);
    expect((await refresh(stranger)).status).toBe(200);
  });

  it('tells views from devices in the audit log', async () => {
    const mine = await logIn();
    await logIn(safari);
    const admin = await test.login('accessadmin');
    const { id } = (await test.rest('GET', '/user', { token: mine.requestToken })).body;
    const details = async () =>
      (
        await test.db
          .selectFrom('audit_event')
          .select('detail')
          .where('kind', '=', 'session.ended')
          .orderBy('id', 'desc')
          .limit(2)
          .execute()
      ).map(({ detail }) => detail);
    await view(admin, id);
    const [viewed] = await list(mine);
    await end(mine, viewed?.id ?? '');
    await view(admin, id);
    await test.gql(mine.requestToken, 'mutation { endOtherOwnSessions { message { status } } }');
    expect(await details()).toEqual([
      { sessions: 1, views: 1 },
      { sessions: 0, views: 1 },
    ]);
  });

  it('ends all sessions except the current one', async () => {
    const [mine, ...others] = [await logIn(), await logIn(safari), await logIn(firefox)];
    const stranger = await logIn(firefox, 'dealer2');
    const { data } = await test.gql(
      mine.requestToken,
      'mutation { endOtherOwnSessions { message { status } } }',
    );
    expect(data.endOtherOwnSessions.message.status).toBe(true);
    for (const other of others) expect((await refresh(other)).status).toBe(401);
    expect(await list(mine)).toMatchObject([{ current: true }]);
    expect((await refresh(stranger)).status).toBe(200);
  });
});
