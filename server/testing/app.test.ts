import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('logs in at the host of the user and stays there', async () => {
  const american = await app.login('dealer1');
  const german = await app.login('dealer9');
  const user = async (token: string) => (await app.rest('GET', '/user', { token })).body;
  expect(await user(american)).toMatchObject({ username: 'dealer1', sorg: '2000' });
  expect(await user(german)).toMatchObject({ username: 'dealer9', sorg: '3000' });
});

it('answers GraphQL for a viewer and refuses it without one', async () => {
  const query = '{ bikeCategories { wording } }';
  const token = await app.login('dealer1');
  const answer = await app.gql(token, query);
  expect(answer).toMatchObject({
    status: 200,
    data: { bikeCategories: [{ wording: 'Mountain' }] },
  });
  const refused = await app.gql(null, query);
  expect(refused.errors).toHaveLength(1);
});
