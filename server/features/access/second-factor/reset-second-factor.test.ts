import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test as it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { outdateLogins } from '#server/testing/recent-login.store.ts';

let test: TestApp;
let admin: string;
let id: number;
let made = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.login('accessadmin');
  id = await given(test).newUser(`reset-${++made}`, { areas: ['2000:customer:0002000001'] });
  await test.db
    .insertInto('user_recovery_code')
    .values({ user_id: id, hash: `hash-${id}` })
    .execute();
});

const reset = async (token: string, userId: number, reason = 'Phone lost') => {
  const document = `mutation ($userId: ID!, $reason: String!) {
    resetSecondFactor(userId: $userId, reason: $reason) {
      message { status } userErrors { field code } } }`;
  const { data, errors } = await test.gql(token, document, { userId: String(userId), reason });
  const { userErrors = [] } = data?.resetSecondFactor ?? {};
  if (errors) return errors.map(({ extensions }) => extensions?.code);
  return userErrors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
};
const left = async () => {
  const document = `query ($id: ID!) { editData(id: $id) {
    user { secondFactor { passkeys hasAuthenticator recoveryCodes } } } }`;
  const { data } = await test.gql(admin, document, { id: String(id) });
  return data.editData.user.secondFactor;
};

it('takes everything and tells the history why', async () => {
  expect(await left()).toEqual({ passkeys: 0, hasAuthenticator: false, recoveryCodes: 1 });
  expect(await reset(admin, id)).toEqual([]);
  expect(await left()).toEqual({ passkeys: 0, hasAuthenticator: false, recoveryCodes: 0 });
  expect(await reset(admin, id)).toEqual(['userId NO_SECOND_FACTOR']);
  const history = `query ($id: ID!) { history(feature: "access", id: $id) {
    events { changes { field after } } } }`;
  const { data } = await test.gql(admin, history, { id: `user:${id}` });
  expect(data.history.events[0].changes).toEqual([
    { field: 'secondFactorReset', after: 'Phone lost' },
  ]);
});

it('needs a reason, a recent login and a user of one’s own', async () => {
  expect(await reset(admin, id, '  ')).toEqual(['reason REQUIRED']);
  expect(await reset(admin, id, 'x'.repeat(256))).toEqual(['reason TOO_LONG']);
  expect(await reset(admin, 999_999)).toEqual(['userId UNKNOWN_RECORD']);
  expect(await reset(await test.login('accessadmin9'), id)).toEqual(['userId UNKNOWN_RECORD']);
  expect(await reset(await test.login('dealer1'), id)).toEqual(['FORBIDDEN']);
  await outdateLogins(test.db);
  expect(await reset(admin, id)).toEqual(['REAUTHENTICATE']);
  expect((await left()).recoveryCodes).toBe(1);
});

it('is never for oneself', async () => {
  const own = await test.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'accessadmin')
    .executeTakeFirstOrThrow();
  expect(await reset(admin, own.id)).toEqual(['id NOT_YOURSELF']);
});

it('tells the user by mail, without the reason', async () => {
  await test.db
    .updateTable('app_user')
    .set({ email: 'lost@shop.example' })
    .where('id', '=', id)
    .execute();
  await reset(admin, id);
  const waiting = () => jobsLeft(test.db, 'second-factor-notice');
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  const folder = join(test.services.config.dataDir, 'mail');
  const read = (name: string) => PostalMime.parse(readFileSync(join(folder, name)));
  const mails = await Promise.all(readdirSync(folder).map(read));
  const mail = mails.find(({ to }) => to?.[0]?.address === 'lost@shop.example');
  expect(mail?.subject).toContain('your second factor was reset');
  expect(mail?.text).not.toContain('Phone lost');
});
