import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from './database.ts';

let one: Database;
let two: Database;
beforeAll(async () => {
  [one, two] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([one.close(), two.close()]));

it('gives every test app a database of its own', async () => {
  await one.db.deleteFrom('price').execute();
  const prices = await two.db.selectFrom('price').select('article').execute();
  expect(prices.length).toBeGreaterThan(0);
});

it('has all scopes and a user of every group role in use', async () => {
  const scopes = await two.db.selectFrom('permission').select('name').execute();
  expect(scopes).toHaveLength(39);
  const users = await two.db
    .selectFrom('app_user')
    .select(['id', 'username'])
    .orderBy('id')
    .execute();
  expect(users.map((user) => user.username)).toEqual([
    'dealer1',
    'dealer2',
    'vendor1',
    'blocked1',
    'sales1',
    'group1',
    'audit1',
    'product1',
    'guest1',
    'contentadmin',
    'accessadmin',
    'dealer9',
    'auditor1',
    'accessadmin9',
  ]);
});

it('has an arrival thirty days ahead', async () => {
  const arrival = await two.db.selectFrom('arrival').selectAll().executeTakeFirstOrThrow();
  const days = (Date.parse(arrival.date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThanOrEqual(30);
});
