import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { userId } from '#server/testing/user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('last_customer').execute());

/** The customer a new login of a user begins with. */
async function begunWith(username: string): Promise<string | null> {
  const body = { username, password: fixturePassword };
  const token = (await test.rest('POST', '/login', { body })).body.requestToken;
  return (await test.rest('GET', '/user', { token })).body.salesActiveCustCode?.unified ?? null;
}

async function choose(username: string, custCode: string): Promise<void> {
  const token = await test.login(username);
  const body = { custCode, refreshToken: test.refreshTokenOf(token) };
  expect((await test.rest('POST', '/v2/change-cust', { token, body })).status).toBe(200);
}

it('starts a login with the user’s last customer', async () => {
  expect(await begunWith('sales1')).toBeNull();
  await choose('sales1', '0002000001');
  await choose('sales1', '0002000002');
  expect(await begunWith('sales1')).toBe('0002000002');
  expect(await begunWith('group1')).toBeNull();
});

it('starts without a customer no longer assigned to the user', async () => {
  const id = await userId(test.db, 'sales1');
  const foreign = { user_id: id, sorg: '2000', customer: '0002000003' };
  await test.db.insertInto('last_customer').values(foreign).execute();
  expect(await begunWith('sales1')).toBeNull();
});
