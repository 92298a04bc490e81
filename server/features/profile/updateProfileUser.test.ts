import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { codes, profileHarness, unchanged } from './testing/profile.harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('login_failure').execute());
const { login, mutation, update, readUser } = profileHarness(() => test);

describe('name and language', () => {
  it('change together and apply at once', async () => {
    const token = await test.login('dealer1');
    const { done, errors } = await update(token, { name: '  Zoë O’Neill 🚲 ', language: 'fr' });
    expect([done, errors]).toEqual([true, []]);
    expect(await readUser(token)).toMatchObject({ name: 'Zoë O’Neill 🚲', language: 'fr' });
    expect(await readUser(await test.login('dealer2'))).toMatchObject({ name: 'Test dealer2' });
    expect((await update(token, unchanged)).done).toBe(true);
  });

  it.each([
    ['', 'REQUIRED', 'Required'],
    [' \t\u00a0', 'EMPTY', 'Must not be empty'],
    ['\u200b\u200d', 'EMPTY', 'Must not be empty'],
    ['x'.repeat(256), 'TOO_LONG', 'At most 255 characters'],
    ['a\0b', 'NOT_ALLOWED', 'Control characters are not allowed'],
    ['a\nb', 'NOT_ALLOWED', 'Control characters are not allowed'],
    ['a\u202eb', 'NOT_ALLOWED', 'Control characters are not allowed'],
    ['a\ud800b', 'NOT_ALLOWED', 'Control characters are not allowed'],
  ])('refuse the name %j', async (name, code, message) => {
    const token = await test.login('dealer1');
    const { done, errors } = await update(token, { name });
    expect([done, errors]).toEqual([false, [{ field: 'name', code, message }]]);
    expect(await readUser(token)).toMatchObject(unchanged);
  });

  it('accept a name of 255 characters and markup as text', async () => {
    const token = await test.login('dealer1');
    for (const name of [
      '🚲'.repeat(255),
      '<b onclick="x">Me</b>',
      "Robert'); drop table app_user",
    ]) {
      expect((await update(token, { name })).done).toBe(true);
      expect((await readUser(token)).name).toBe(name);
    }
    await update(token, unchanged);
  });

  it.each(['id-id', 'DE', 'xx', 'de\0'])('refuse the language %j', async (language) => {
    const token = await test.login('dealer1');
    const { errors } = await update(token, { language });
    expect(codes(errors)).toEqual(['language NOT_A_LANGUAGE']);
    expect((await readUser(token)).language).toBe('en-us');
  });

  it('report every problem at once', async () => {
    const { errors } = await update(await test.login('dealer1'), {
      name: '',
      language: '',
      newPassword: 'short',
    });
    expect(codes(errors)).toEqual([
      'name REQUIRED',
      'language REQUIRED',
      'currentPassword REQUIRED',
      'newPassword PASSWORD_TOO_SHORT',
    ]);
  });

  it('requires the permission', async () => {
    const { answer } = await update(await test.login('guest1'), {});
    expect(answer).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect((await test.gql(null, mutation, { input: unchanged })).status).toBe(401);
  });
});

describe('with an idempotency key', () => {
  it('is applied once and stores no password', async () => {
    const token = await test.login('vendor1');
    const key = { 'idempotency-key': 'profile-key-1' };
    const sent = {
      name: 'Vendor',
      language: 'en-us',
      currentPassword: fixturePassword,
      newPassword: 'Gravel-Road-2027',
    };
    expect((await update(token, sent, key)).done).toBe(true);
    // The new password has revoked the token.
    const renewed = (await login('vendor1', 'Gravel-Road-2027')).body.requestToken;
    await update(renewed, { name: 'Later', language: 'en-us' });
    expect((await update(renewed, sent, key)).done).toBe(true);
    expect((await readUser(renewed)).name).toBe('Later');
    const kept = await test.db
      .selectFrom('processed_operation')
      .selectAll()
      .where('key', '=', 'profile-key-1')
      .execute();
    const stored = JSON.stringify(kept);
    for (const password of ['Gravel-Road-2027', fixturePassword])
      expect(stored).not.toContain(password);
    // The stored hash of what was asked is that of this text: another password makes the same one.
    const withPassword = {
      ...sent,
      currentPassword: 'Gravel-Road-2027',
      newPassword: 'Other-2028',
    };
    expect((await update(renewed, withPassword, key)).done).toBe(true);
    expect((await login('vendor1', 'Other-2028')).status).toBe(401);
    expect(kept[0]?.answer).toEqual({
      message: { status: true, description: 'Profile updated' },
      userErrors: [],
    });
  });

  it('accepts one of two concurrent changes', async () => {
    const token = await test.login('blocked1');
    const to = (newPassword: string) =>
      update(token, {
        name: 'Test blocked1',
        currentPassword: fixturePassword,
        newPassword,
      });
    const answers = await Promise.all([to('First-2027'), to('Second-2027')]);
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    const logins = await Promise.all([
      login('blocked1', 'First-2027'),
      login('blocked1', 'Second-2027'),
    ]);
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
