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
    const answer = await test.rest('POST', url, { token, ...(body && { body }) });
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
    expect((await test.rest('POST', '/change-cust?r3=R1', { token })).status).toBe(200);
  });

  it('asks strangers to log in', async () => {
    const answer = await test.rest('POST', '/change-cust/R1');
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe('the refresh chain', () => {
  const login = async () => {
    const body = { username: 'sales1', password: fixturePassword };
    return (await test.rest('POST', '/login', { body })).body;
  };
  const change = async (token: string, code: string) =>
    (await test.rest('POST', `/change-cust/${code}`, { token })).body;

  it('survives a lost answer: the old refresh token leads to the new customer', async () => {
    const first = await login();
    const lost = await change(first.requestToken, 'R1');
    const again = await change(first.requestToken, 'R2');
    expect(again.refreshToken).toBe(lost.refreshToken);
    const { body } = await refresh(first.refreshToken);
    expect(body.refreshToken).toBe(again.refreshToken);
    expect(await active(body.requestToken)).toBe('0002000002');
  });

  it('goes on from the newest token when another tab has refreshed meanwhile', async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;
    const changed = await change(first.requestToken, 'R1');
    expect(await active(changed.requestToken)).toBe('0002000001');
    expect((await refresh(third.refreshToken)).body.refreshToken).toBe(changed.refreshToken);
    expect((await refresh(changed.refreshToken)).status).toBe(200);
  });

  it('ends with its family', async () => {
    const first = await login();
    const { body: second } = await refresh(first.refreshToken);
    await refresh(second.refreshToken);
    await refresh(first.refreshToken);
    const answer = await test.rest('POST', '/change-cust/R1', { token: first.requestToken });
    expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
  });

  it('sends as many statements for every customer', async () => {
    const { requestToken: token } = await login();
    await change(token, 'R1');
    const counts = [];
    for (const code of ['R1', 'R2', '0002000001'])
      counts.push((await countStatements(() => change(token, code))).statements);
    expect(new Set(counts).size).toBe(1);
  });
});
