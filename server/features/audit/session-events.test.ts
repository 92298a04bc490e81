import { afterAll, beforeAll, expect, it } from 'vitest';
import { letReset } from '#server/features/session/testing/reset.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { userId } from '#server/testing/user-id.ts';

let test: TestApp;
let dealer: string;
beforeAll(async () => {
  test = await startTestApp();
  const id = await userId(test.db, 'dealer1');
  dealer = `user:${id}`;
});
afterAll(() => test.close());

/** The events of a kind, the last ones first. */
const events = async (kind: string) => {
  await test.app.refusals.flush();
  const query = test.db.selectFrom('audit_event').selectAll().where('kind', '=', kind);
  return await query.orderBy('id', 'desc').execute();
};
const login = (username: string, password = fixturePassword) =>
  test.rest('POST', '/login', { body: { username, password } });
const refresh = (token: string) => test.rest('POST', '/refresh-token', { body: { token } });

it('records a login with its user, customer and address', async () => {
  await login('dealer1');
  expect((await events('login.succeeded'))[0]).toMatchObject({
    actor: dealer,
    sorg: '2000',
    customer: '0002000001',
    address: '127.0.0.1',
  });
});

it('records a failed login with its reason', async () => {
  await login('dealer1', 'Wrong-Password-1');
  await login('nobody-of-this-name', 'Wrong-Password-1');
  const [unknown, wrong] = await events('login.failed');
  expect(wrong).toMatchObject({ actor: dealer, detail: { reason: 'wrong-password' } });
  expect(unknown).toMatchObject({ actor: 'unknown', detail: { reason: 'unknown-user' } });
});

it('records throttled logins', async () => {
  for (let attempt = 0; attempt < 12; attempt++) await login('guessed', 'Wrong-Password-1');
  const refused = (await events('access.refused')).map(({ detail }) => detail);
  expect(refused).toContainEqual({ operation: 'POST /login', reason: 'TOO_MANY_ATTEMPTS' });
});

it('records a logout once', async () => {
  const { body } = await login('dealer1');
  for (let tries = 0; tries < 2; tries++)
    await test.rest('POST', '/logout', { body: { token: 'unknown' } });
  expect(await events('session.logged-out')).toEqual([]);
  await test.rest('POST', '/logout', { body: { token: body.refreshToken } });
  expect((await events('session.logged-out')).map(({ actor }) => actor)).toEqual([dealer]);
});

it('records a copied refresh token', async () => {
  const { body: first } = await login('dealer1');
  const { body: second } = await refresh(first.refreshToken);
  const { body: third } = await refresh(second.refreshToken);
  expect((await refresh(third.refreshToken)).status).toBe(200);
  expect((await refresh(first.refreshToken)).status).toBe(401);
  expect((await events('session.token-reused')).map(({ actor }) => actor)).toEqual([dealer]);
});

it('records a change of customer', async () => {
  const { body } = await login('sales1');
  const answer = await test.rest('POST', '/change-cust/0002000002', {
    token: body.requestToken,
    body: { refreshToken: body.refreshToken },
  });
  expect(answer.status).toBe(200);
  expect((await events('customer.changed'))[0]).toMatchObject({ customer: '0002000002' });
});

it('records the request of a link without the name', async () => {
  await letReset(test.db, true);
  await test.rest('POST', '/forgot-password', { body: { username: 'my-secret-password' } });
  const [event] = await events('password.reset-requested');
  expect(event).toMatchObject({ actor: 'unknown', sorg: '2000', detail: {} });
});

it('holds no username, password or token', async () => {
  const rows = await test.db.selectFrom('audit_event').selectAll().execute();
  const text = JSON.stringify(rows.map(({ hash: _hash, previous: _previous, ...row }) => row));
  expect(rows.length).toBeGreaterThan(5);
  for (const secret of [fixturePassword, 'Wrong-Password-1', 'my-secret-password', 'guessed'])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/dealer1|[\w-]{43}/);
});

it('records that a user has ended the sessions of other devices', async () => {
  const { requestToken } = (await login('dealer2')).body;
  for (let device = 0; device < 2; device++) await login('dealer2');
  const list = await test.gql(requestToken, '{ ownSessions { id current } }');
  const other = list.data.ownSessions.find(({ current }: { current: boolean }) => !current);
  const one = 'mutation M($id: ID!) { endOwnSession(id: $id) { message { status } } }';
  await test.gql(requestToken, one, { id: other.id });
  for (let device = 0; device < 2; device++) await login('dealer2');
  await test.gql(requestToken, 'mutation { endOtherOwnSessions { message { status } } }');
  expect((await events('session.ended')).map(({ detail }) => detail)).toEqual([
    { sessions: 3 },
    { sessions: 1 },
  ]);
});
