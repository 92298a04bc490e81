import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/lib/password.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { type FeedBench, openFeedBench } from './feed-bench.ts';

let bench: FeedBench;
beforeAll(async () => {
  bench = await openFeedBench();
});
afterAll(() => bench.close());

const header = 'username,name,email,language,password,groupRole,areas';
const user = (name: string, password: string, area = '2000:customer:0002000001') =>
  `${name},Nora,nora@post.example,en-us,"${password}",dealer,${area}`;
const feed = (...rows: string[]) => ({ 'users.csv': [header, ...rows] });

const hashOf = async (username: string) =>
  (
    await bench.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', username)
      .executeTakeFirst()
  )?.password_hash;

test('a plain password keeps the rules of its portal', async () => {
  expect(
    await bench.problems(
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
  expect(await hashOf('nora1')).toBeUndefined();
});

test('the strictest host of the organisation decides', async () => {
  const config = JSON.stringify({ minimumPasswordLength: 20 });
  const where = () => bench.db.updateTable('host').where('host', '=', 'us.localhost');
  await where().set({ config }).execute();
  const [problem] = await bench.problems(feed(user('nora1', 'Gravel-Path-27')));
  await where().set({ config: '{}' }).execute();
  expect(problem).toContain('at least 20 characters');
});

test('the password a user has already is not judged again', async () => {
  const password_hash = await hashPassword('Password1');
  await bench.db
    .updateTable('app_user')
    .set({ password_hash })
    .where('username', '=', 'dealer1')
    .execute();
  expect(await bench.problems(feed(user('dealer1', 'Password1')))).toEqual([]);
  expect(await hashOf('dealer1')).toBe(password_hash);
});

test('an argon2id hash of another system is stored as it is', async () => {
  const hash = await hashPassword(fixturePassword);
  expect(await bench.problems(feed(user('nora6', hash)))).toEqual([]);
  expect(await hashOf('nora6')).toBe(hash);
});

test('a hash that is cheaper than ours is no hash', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$';
  const hash = cheap + 'A'.repeat(43);
  await bench.problems(feed(user('nora7', hash)));
  expect(await hashOf('nora7')).not.toBe(hash);
});
