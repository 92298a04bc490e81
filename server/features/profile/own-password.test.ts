import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { codes, profileHarness, unchanged } from './testing/profile.harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('login_failure').execute());
const { login, refresh, update, readUser } = profileHarness(() => test);

describe('a new password', () => {
  const change = { currentPassword: fixturePassword, newPassword: 'Another-2027' };
  const profile = (username: string) => ({ name: `Test ${username}`, language: 'en-us' });

  it('replaces the old one and ends the user’s other sessions', async () => {
    const mine = (await login('dealer2')).body;
    const mineLater = (await refresh(mine.refreshToken)).body;
    const others = [(await login('dealer2')).body, (await login('dealer2')).body];
    const stranger = (await login('vendor1')).body;

    const sent = { ...profile('dealer2'), ...change };
    expect((await update(mineLater.requestToken, sent)).done).toBe(true);

    for (const { refreshToken } of others) expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(mineLater.refreshToken)).status).toBe(200);
    expect((await refresh(stranger.refreshToken)).status).toBe(200);
    expect((await login('dealer2')).status).toBe(401);
    expect((await login('dealer2', change.newPassword)).status).toBe(200);
  });

  it('ends sessions that are being refreshed', async () => {
    const { requestToken } = (await login('sales1')).body;
    const devices = await Promise.all([1, 2, 3].map(() => login('sales1')));
    let changed = false;
    const keepRefreshing = async (first: string) => {
      let token = first;
      for (;;) {
        const last = changed;
        const { status, body } = await refresh(token);
        if (status !== 200) return status;
        if (last) return 'still alive';
        token = body.refreshToken;
      }
    };
    const running = devices.map(({ body }) => keepRefreshing(body.refreshToken));
    expect((await update(requestToken, { ...profile('sales1'), ...change })).done).toBe(true);
    changed = true;
    expect(await Promise.all(running)).toEqual([401, 401, 401]);
  });

  const setHost = async (config: object) => {
    await test.db
      .updateTable('host')
      .set({ config: JSON.stringify(config) })
      .where('host', '=', 'localhost')
      .execute();
    forgetHosts(test.db);
  };

  // M013, M014, N024
  it('reports exactly which password rules are not met', async () => {
    await setHost({ passwordComposition: true });
    const { errors } = await update(await test.login('dealer1'), {
      ...change,
      newPassword: '!!!!',
    });
    expect(errors.map(({ message }) => message)).toEqual([
      'Password should be at least 8 characters',
      'Password should contain number',
      'Password should contain upper and lower case',
    ]);
    await setHost({});
  });

  it.each([
    [{ newPassword: fixturePassword }, 'newPassword PASSWORD_SAME'],
    [{ newPassword: `aB1${'x'.repeat(198)}` }, 'newPassword TOO_LONG'],
    [{ newPassword: 'Another\n-2027' }, 'newPassword NOT_ALLOWED'],
    [{ newPassword: 'Password1' }, 'newPassword PASSWORD_COMMON'],
    [{ newPassword: 'Dealer1-2027' }, 'newPassword PASSWORD_CONTEXT'],
    [{ currentPassword: null }, 'currentPassword REQUIRED'],
    [{ currentPassword: '' }, 'currentPassword REQUIRED'],
    [{ currentPassword: 'wrong' }, 'currentPassword WRONG_PASSWORD'],
    [{ currentPassword: 'x'.repeat(100_000) }, 'currentPassword WRONG_PASSWORD'],
    [{ currentPassword: 'wrong', newPassword: 'wrong' }, 'newPassword PASSWORD_TOO_SHORT'],
  ])('is refused for %j', async (sent, code) => {
    const token = await test.login('dealer1');
    const { done, errors } = await update(token, { name: 'Other', ...change, ...sent });
    expect(done).toBe(false);
    expect(codes(errors)).toContain(code);
    expect(await readUser(token)).toMatchObject(unchanged);
    expect((await login('dealer1')).status).toBe(200);
  });

  it('ignores an empty new password and skips the current one', async () => {
    const token = await test.login('dealer1');
    expect((await update(token, { currentPassword: 'wrong', newPassword: '' })).done).toBe(true);
    expect((await update(token, { currentPassword: 'wrong', newPassword: null })).done).toBe(true);
    expect((await login('dealer1')).status).toBe(200);
  });

  it('enforces the host’s minimum length', async () => {
    await setHost({ minimumPasswordLength: 13 });
    const { errors } = await update(await test.login('dealer1'), change);
    await setHost({});
    expect(errors[0]?.message).toBe('Password should be at least 13 characters');
  });
});

describe('guessing the current password', () => {
  const guess = { currentPassword: 'Wrong-2026', newPassword: 'Another-2027' };
  const failures = async () =>
    (
      await test.db
        .selectFrom('login_failure')
        .select('id')
        .where('subject', 'like', 'own:%')
        .execute()
    ).length;

  it('throttles guesses without blocking the login', async () => {
    const token = await test.login('dealer1');
    for (let tries = 0; tries < 10; tries += 1)
      expect(codes((await update(token, guess)).errors)).toEqual([
        'currentPassword WRONG_PASSWORD',
      ]);
    const right = { ...guess, currentPassword: fixturePassword };
    expect(codes((await update(token, right)).errors)).toEqual([
      'currentPassword TOO_MANY_ATTEMPTS',
    ]);
    expect((await login('dealer1')).status).toBe(200);
    expect((await update(token, { name: 'Still me' })).done).toBe(true);
    await update(token, unchanged);
  });

  it('throttles concurrent guesses as well', async () => {
    const token = await test.login('dealer1');
    const answers = await Promise.all(Array.from({ length: 14 }, () => update(token, guess)));
    const wrong = answers.filter(({ errors }) => errors[0]?.code === 'WRONG_PASSWORD');
    expect(wrong).toHaveLength(10);
  });

  it('resets after the right password', async () => {
    const token = await test.login('dealer1');
    await update(token, guess);
    expect(await failures()).toBe(1);
    await update(token, { currentPassword: fixturePassword, newPassword: fixturePassword });
    expect(await failures()).toBe(0);
  });

  it('ignores attempts that break a password rule anyway', async () => {
    await update(await test.login('dealer1'), { ...guess, newPassword: 'short' });
    expect(await failures()).toBe(0);
  });
});
