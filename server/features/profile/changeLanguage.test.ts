import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.login('dealer1');
});
afterAll(() => test.close());

const mutation = 'mutation M($id: ID!) { changeLanguage(languageId: $id) { status description } }';
const change = async (id: string, headers?: Record<string, string>, bearer = token) =>
  (await test.gql(bearer, mutation, { id }, headers)).data?.changeLanguage;
const language = async () => (await test.rest('GET', '/user', { token })).body.language;

it('accepts a language of the host and applies it at once (B110)', async () => {
  expect(await change('de')).toEqual({ status: true, description: 'Language changed' });
  expect(await language()).toBe('de');
  expect((await change('de')).status).toBe(true);
  expect((await change('en-us')).status).toBe(true);
  expect(await language()).toBe('en-us');
});

it.each([
  'id-id',
  'DE',
  'de ',
  'xx',
  '',
  'de\0',
  '__proto__',
  'x'.repeat(10_000),
  "de'; drop table app_user",
])('refuses %j and changes nothing (B111)', async (id) => {
  expect(await change(id)).toEqual({
    status: false,
    description: 'This portal does not have this language',
  });
  expect(await language()).toBe('en-us');
});

it('checks languages of the called host, not of all hosts', async () => {
  const there = await test.login('dealer1', 'us.localhost');
  const { data } = await test.gql(there, mutation, { id: 'fr' });
  expect(data.changeLanguage).toMatchObject({ status: false });
  expect(await change('fr', { host: 'localhost' })).toMatchObject({ status: true });
});

it('applies a resent change once per key', async () => {
  const key = { 'idempotency-key': 'language-key-1' };
  expect((await change('de', key)).status).toBe(true);
  await change('en-us');
  expect((await change('de', key)).status).toBe(true);
  expect(await language()).toBe('en-us');
  const other = await test.gql(token, mutation, { id: 'fr' }, key);
  expect(other.errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_MISMATCH');
});

it('changes no other user', async () => {
  await change('de');
  const others = await test.db
    .selectFrom('app_user')
    .select('username')
    .where('language', '=', 'de')
    .orderBy('username')
    .execute();
  expect(others.map(({ username }) => username)).toEqual(['dealer1', 'dealer9']);
});

it('rejects anonymous and deactivated users', async () => {
  expect((await test.gql(null, mutation, { id: 'de' })).status).toBe(401);
  const leaver = await test.login('dealer2');
  await test.db
    .updateTable('app_user')
    .set({ active: false })
    .where('username', '=', 'dealer2')
    .execute();
  const answer = await test.gql(leaver, mutation, { id: 'de' });
  // Which one depends on whether this server has read the revocation yet.
  expect(['UNAUTHENTICATED', 'TOKEN_REVOKED']).toContain(answer.errors?.[0]?.extensions?.code);
});
