import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { userId } from '#server/testing/user-id.ts';
import { profileHarness } from './testing/profile.harness.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await startTestApp();
  id = String(await userId(app.db, 'dealer1'));
});
afterAll(() => app.close());
const { update, login } = profileHarness(() => app);

const query = `query ($id: ID!) { history(feature: "profile", id: $id) {
  events { actor action changes { field before after } } } }`;
const eventsFor = async (token: string) =>
  (await app.gql(token, query, { id })).data.history.events;

test('shows users changes of their profile, without name and password', async () => {
  const language = 'mutation { changeLanguage(languageId: "fr") { status } }';
  await app.gql(await app.login('dealer1'), language);
  const token = await app.login('dealer1');
  const password = { currentPassword: fixturePassword, newPassword: 'another long Passphrase 9' };
  const { done } = await update(token, { name: 'Zoë', language: 'fr', ...password });
  expect(done).toBe(true);
  // The new password has revoked the token.
  const renewed = (await login('dealer1', password.newPassword)).body.requestToken;
  await update(renewed, { name: 'Zoë', language: 'fr' });
  const hidden = { before: '***', after: '***' };
  expect(await eventsFor(renewed)).toEqual([
    {
      actor: 'Zoë',
      action: 'changed',
      changes: [
        { field: 'name', ...hidden },
        { field: 'password', ...hidden },
      ],
    },
    {
      actor: 'Zoë',
      action: 'changed',
      changes: [{ field: 'language', before: 'en-us', after: 'fr' }],
    },
  ]);
});

test.each(['dealer2', 'audit1', 'accessadmin'])('hides a profile from %s', async (other) => {
  expect(await eventsFor(await app.login(other))).toEqual([]);
});
