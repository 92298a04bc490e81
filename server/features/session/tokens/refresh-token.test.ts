import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('login_failure').execute());

async function logInAs(username: string) {
  const body = { username, password: fixturePassword };
  return (await test.rest('POST', '/login', { body })).body;
}
const refresh = (token: string, host = 'localhost') =>
  test.rest('POST', '/refresh-token', { body: { token }, headers: { host } });
const ended = { status: 401, body: { code: 'SESSION_ENDED' } };
const gone = { status: 401, body: { code: 'ACCESS_ENDED' } };

it('returns new working tokens', async () => {
  const first = await logInAs('dealer1');
  const { status, body } = await refresh(first.refreshToken);
  expect(status).toBe(200);
  expect(body.refreshToken).not.toBe(first.refreshToken);
  expect((await test.rest('GET', '/user', { token: body.requestToken })).status).toBe(200);
});

it('returns the same successor after a lost reply', async () => {
  const { refreshToken } = await logInAs('dealer1');
  const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
  const [one, two] = answers.map(({ body }) => body.refreshToken);
  expect(one).toBe(two);
  expect((await refresh(refreshToken)).body.refreshToken).toBe(one);
  expect((await refresh(one)).status).toBe(200);
});

describe('a token shown again later', () => {
  const hourPasses = () =>
    test.db
      .updateTable('refresh_token')
      .set({ created_at: sql<Date>`created_at - interval '1 hour'` })
      .execute();
  const useOf = (token: string) => test.gql(token, '{ __typename }');
  // A client asks who it is before it puts its new tokens away, and may be cut off there.
  const look = (token: string) => test.rest('GET', '/user', { token });

  it('returns the same successor until that one is used', async () => {
    const { refreshToken } = await logInAs('dealer1');
    const { body: lost } = await refresh(refreshToken);
    await look(lost.requestToken);
    await hourPasses();
    const { status, body } = await refresh(refreshToken);
    expect({ status, token: body.refreshToken }).toEqual({ status: 200, token: lost.refreshToken });
  });

  it('returns it for a minute while another tab uses it', async () => {
    const { refreshToken } = await logInAs('dealer1');
    const { body } = await refresh(refreshToken);
    await useOf(body.requestToken);
    expect((await refresh(refreshToken)).body.refreshToken).toBe(body.refreshToken);
  });

  it('ends the family when the successor was used', async () => {
    const { refreshToken } = await logInAs('dealer1');
    const { body: thief } = await refresh(refreshToken);
    expect((await useOf(thief.requestToken)).status).toBe(200);
    await hourPasses();
    expect(await refresh(refreshToken)).toMatchObject(ended);
    expect(await refresh(thief.refreshToken)).toMatchObject(ended);
  });
});

it('answers concurrent refreshes of three token generations', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { refreshToken: first } = await logInAs('dealer1');
    const { refreshToken: second } = (await refresh(first)).body;
    const { refreshToken: third } = (await refresh(second)).body;
    const answers = await Promise.all([first, second, third, first, second].map((t) => refresh(t)));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await refresh(third)).toMatchObject(ended);
  }
});

it('ends the whole family when an old token is reused', async () => {
  const { refreshToken: first } = await logInAs('dealer1');
  const { refreshToken: second } = (await refresh(first)).body;
  const { refreshToken: third } = (await refresh(second)).body;
  const other = await logInAs('dealer1');
  expect(await refresh(first)).toMatchObject(ended);
  for (const token of [second, third]) expect(await refresh(token)).toMatchObject(ended);
  expect((await refresh(other.refreshToken)).status).toBe(200);
});

it('refuses unknown and expired tokens', async () => {
  expect(await refresh('made-up')).toMatchObject(ended);
  const { refreshToken } = await logInAs('dealer1');
  await test.db
    .updateTable('refresh_token')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .execute();
  expect(await refresh(refreshToken)).toMatchObject(ended);
  await logInAs('dealer1');
  const { length } = await test.db.selectFrom('refresh_token').select('hash').execute();
  expect(length).toBe(1);
});

it('refuses a token at another host but keeps it valid', async () => {
  const { refreshToken } = await logInAs('dealer1');
  for (const host of ['de.localhost', 'us.localhost'])
    expect(await refresh(refreshToken, host)).toMatchObject(ended);
  expect((await refresh(refreshToken)).status).toBe(200);
});

it('ends the session of a user who was deactivated', async () => {
  const { requestToken, refreshToken } = await logInAs('dealer2');
  const set = (active: boolean) =>
    test.db.updateTable('app_user').set({ active }).where('username', '=', 'dealer2').execute();
  await set(false);
  expect(await refresh(refreshToken)).toMatchObject(gone);
  expect((await test.rest('GET', '/user', { token: requestToken })).status).toBe(401);
  await set(true);
  expect(await refresh(refreshToken)).toMatchObject(ended);
});

it('refuses a user who lost all rights in the organisation', async () => {
  const { refreshToken } = await logInAs('dealer1');
  await test.db
    .deleteFrom('user_area')
    .where('user_id', '=', (user) =>
      user.selectFrom('app_user').select('id').where('username', '=', 'dealer1'),
    )
    .where('sorg', '=', '2000')
    .execute();
  expect(await refresh(refreshToken)).toMatchObject(gone);
});

it('drops a customer no longer allowed and updates the rights', async () => {
  const { refreshToken } = await logInAs('vendor1');
  await test.db
    .updateTable('user_area')
    .set({ value: '0002000001' })
    .where('value', '=', '0002000003')
    .execute();
  await test.db.deleteFrom('role_permission').where('permission', '=', 'page.claim').execute();
  const { body } = await refresh(refreshToken);
  const user = (await test.rest('GET', '/user', { token: body.requestToken })).body;
  expect(user).toMatchObject({ hasCustCode: false, salesActiveCustCode: null, customerData: null });
  expect(user.scopes).toContain('page.catalog');
  expect(user.scopes).not.toContain('page.claim');
});
