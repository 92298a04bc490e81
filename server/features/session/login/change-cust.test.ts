import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const active = async (token: string) =>
  (await test.rest('GET', '/user', { token })).body.salesActiveCustCode?.unified ?? null;
const unknown = { status: 404, body: { code: 'UNKNOWN_CUSTOMER' } };
const refresh = (token: string) => test.rest('POST', '/refresh-token', { body: { token } });

describe('the three forms', () => {
  const forms: [string, string, object | undefined, string][] = [
    ['by unified code', '/change-cust/0002000001', undefined, '0002000001'],
    ['by R/3 code in the path', '/change-cust/R2', undefined, '0002000002'],
    ['by ISR code in the path', '/change-cust/I1', undefined, '0002000001'],
    ['by r3', '/change-cust?r3=R2', undefined, '0002000002'],
    ['by isr', '/change-cust?isr=I1', undefined, '0002000001'],
    ['by r3 and isr', '/change-cust?r3=R1&isr=I1', undefined, '0002000001'],
    ['version 2', '/v2/change-cust', { custCode: '0002000002' }, '0002000002'],
  ];
  it.each(forms)('%s', async (_form, url, body, wanted) => {
    const token = await test.login('sales1');
    const sent = { ...body, refreshToken: test.refreshTokenOf(token) };
    const answer = await test.rest('POST', url, { token, body: sent });
    expect(answer).toMatchObject({
      status: 200,
      body: { tokenType: 'Bearer', expiresIn: 900_000 },
    });
    expect(await active(answer.body.requestToken)).toBe(wanted);
    const next = await refresh(answer.body.refreshToken);
    expect(await active(next.body.requestToken)).toBe(wanted);
  });
});

describe('foreign customers', () => {
  it.each([
    ['sales1', '/change-cust/R3'],
    ['sales1', '/change-cust/R9'],
    ['sales1', '/change-cust/nobody'],
    ['sales1', '/change-cust?r3=R1&isr=I3'],
    ['sales1', '/change-cust'],
    ['dealer1', '/change-cust/R2'],
    ['product1', '/change-cust/R1'],
  ])('%s may not POST %s', async (username, url) => {
    const token = await test.login(username);
    expect(await test.rest('POST', url, { token })).toMatchObject(unknown);
  });

  it('lets a dealer name its own customer', async () => {
    const token = await test.login('dealer1');
    const body = { refreshToken: test.refreshTokenOf(token) };
    expect((await test.rest('POST', '/change-cust?r3=R1', { token, body })).status).toBe(200);
  });

  it('rejects anonymous calls', async () => {
    const answer = await test.rest('POST', '/change-cust/R1');
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

interface Pair {
  requestToken: string;
  refreshToken: string;
}
const login = async (username = 'sales1'): Promise<Pair> => {
  const body = { username, password: fixturePassword };
  return (await test.rest('POST', '/login', { body })).body;
};
const change = ({ requestToken: token, refreshToken }: Pair, code: string) =>
  test.rest('POST', `/change-cust/${code}`, { token, body: { refreshToken } });
const ended = { status: 401, body: { code: 'SESSION_ENDED' } };

describe('the refresh token', () => {
  const forms: [string, object][] = [
    ['/change-cust/R1', {}],
    ['/change-cust?r3=R1', {}],
    ['/v2/change-cust', { custCode: 'R1' }],
  ];
  it.each(forms)('is needed at %s', async (url, body) => {
    const token = await test.login('sales1');
    const required = { status: 400, body: { code: 'REFRESH_TOKEN_REQUIRED' } };
    expect(await test.rest('POST', url, { token, body })).toMatchObject(required);
    const made = { ...body, refreshToken: 'made up' };
    expect(await test.rest('POST', url, { token, body: made })).toMatchObject(ended);
  });

  it('refuses another login’s token and keeps that login', async () => {
    const mine = await login();
    for (const other of [await login(), await login('group1')]) {
      const { refreshToken } = other;
      expect(await change({ ...mine, refreshToken }, 'R1')).toMatchObject(ended);
      expect((await refresh(refreshToken)).status).toBe(200);
    }
    expect((await change(mine, 'R1')).status).toBe(200);
  });
});

describe('the refresh chain', () => {
  it('accepts the old refresh token after a lost reply', async () => {
    const first = await login();
    const { body: lost } = await change(first, 'R1');
    const { body: again } = await change(first, 'R2');
    expect(again.refreshToken).toBe(lost.refreshToken);
    const { body } = await refresh(first.refreshToken);
    expect(body.refreshToken).toBe(again.refreshToken);
    expect(await active(body.requestToken)).toBe('0002000002');
  });

  it('succeeds when the token was refreshed concurrently', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).body;
    const { body: changed } = await change({ ...second, refreshToken: first.refreshToken }, 'R1');
    expect(changed.refreshToken).toBe(second.refreshToken);
    expect(await active(changed.requestToken)).toBe('0002000001');
  });

  it('ends the session when an old token is reused', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;
    expect(await change({ ...third, refreshToken: first.refreshToken }, 'R1')).toMatchObject(ended);
    expect(await refresh(third.refreshToken)).toMatchObject(ended);
  });

  it('uses as many statements for every customer', async () => {
    let pair = await login();
    const counts = [];
    for (const code of ['R1', 'R2', '0002000001']) {
      const counted = await countStatements(() => change(pair, code));
      counts.push(counted.statements);
      pair = counted.result.body;
    }
    expect(new Set(counts).size).toBe(1);
  });
});
