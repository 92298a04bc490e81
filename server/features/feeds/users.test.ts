import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendAddressNotices } from '#server/features/session/feed/send-address-notices.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { hashPassword } from '#server/lib/password.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const header = 'username,name,email,language,password,groupRole,areas';
const user = (name: string, password: string, area = '2000:customer:0002000001') =>
  `${name},Nora,nora@post.example,en-us,"${password}",dealer,${area}`;
const feed = (...rows: string[]) => ({ 'users.csv': [header, ...rows] });

const loadHash = async (username: string) =>
  (
    await harness.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', username)
      .executeTakeFirst()
  )?.password_hash;

test('tells a former mailbox of another address, once', async () => {
  const mail = (name: string, email: string, more = '') =>
    `${name},Nora,${email},de,Gravel-Path-27,dealer,2000:customer:0002000001,${more}`;
  const run = (...rows: string[]) =>
    harness.problems({ 'users.csv': [`${header},fakeEmail`, ...rows] });
  const first = [mail('mail1', 'old@post.example'), mail('mail2', 'none@post.example', 'true')];
  expect(await run(...first)).toEqual([]);
  const { id } = await harness.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'mail1')
    .executeTakeFirstOrThrow();
  const link = { hash: 'fed', user_id: id, sorg: '2000', expires_at: new Date('2999-01-01') };
  await harness.db.insertInto('password_reset').values(link).execute();
  const second = [mail('MAIL1', 'new@post.example'), mail('mail2', 'also@none.example', 'true')];
  expect(await run(...second)).toEqual([]);
  expect(await run(...second)).toEqual([]);
  const { used_at } = await harness.db
    .selectFrom('password_reset')
    .select('used_at')
    .where('hash', '=', 'fed')
    .executeTakeFirstOrThrow();
  expect(used_at).toBeInstanceOf(Date);
  const send = vi.fn(async (_queue: string, _job: object) => undefined);
  const jobs = { send } as unknown as Jobs;
  await sendAddressNotices({ db: harness.db, jobs });
  await sendAddressNotices({ db: harness.db, jobs });
  expect(send.mock.calls.map(([queue, job]) => [queue, job])).toEqual([
    [
      'second-factor-notice',
      {
        id: expect.any(String),
        userId: id,
        host: 'localhost',
        change: 'address-changed',
        former: { name: 'Nora', email: 'old@post.example', language: 'de' },
      },
    ],
  ]);
});

test('checks a plain password against its portal’s rules', async () => {
  expect(
    await harness.problems(
      feed(
        user('nora1', 'short'),
        user('nora2', 'Password1'),
        user('nora3', 'Nora-2026'),
        user('nora4', 'Alpine-Cycles-7'),
        user('nora5', 'Pannier-2026'),
      ),
    ),
  ).toEqual([
    'users.csv:2:password: Password should be at least 8 characters (PASSWORD_TOO_SHORT)',
    'users.csv:3:password: This password is used very often (PASSWORD_COMMON)',
    ...[4, 5, 6].map(
      (line) =>
        `users.csv:${line}:password: This password is made of the name of the portal, the user or the company (PASSWORD_CONTEXT)`,
    ),
  ]);
  expect(await loadHash('nora1')).toBeUndefined();
});

test('applies the rules of the organisation’s strictest host', async () => {
  const config = JSON.stringify({ minimumPasswordLength: 20 });
  const where = () => harness.db.updateTable('host').where('host', '=', 'us.localhost');
  await where().set({ config }).execute();
  const [problem] = await harness.problems(feed(user('nora1', 'Gravel-Path-27')));
  await where().set({ config: '{}' }).execute();
  expect(problem).toContain('at least 20 characters');
});

test('does not check an unchanged password again', async () => {
  const password_hash = await hashPassword('Password1');
  await harness.db
    .updateTable('app_user')
    .set({ password_hash })
    .where('username', '=', 'dealer1')
    .execute();
  expect(await harness.problems(feed(user('dealer1', 'Password1')))).toEqual([]);
  expect(await loadHash('dealer1')).toBe(password_hash);
});

test('stores an argon2id hash of another system unchanged', async () => {
  const hash = await hashPassword(fixturePassword);
  expect(await harness.problems(feed(user('nora6', hash)))).toEqual([]);
  expect(await loadHash('nora6')).toBe(hash);
});

test('rejects a hash cheaper than our own', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$';
  const hash = cheap + 'A'.repeat(43);
  await harness.problems(feed(user('nora7', hash)));
  expect(await loadHash('nora7')).not.toBe(hash);
});
