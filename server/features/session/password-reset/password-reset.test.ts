import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { letReset, outdateResets, setUser, storedAboutResets } from '../testing/reset.store.ts';

let test: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'pannier-reset-'));
beforeAll(async () => {
  test = await startTestApp({ config: { dataDir, trustProxy: true } });
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});
const folder = join(dataDir, 'mail');
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await letReset(test.db, true);
  await test.db.deleteFrom('login_failure').execute();
  await test.db.deleteFrom('password_reset').execute();
});
afterEach(() => setUser(test.db, 'dealer1', { active: true, language: 'en-us' }));

const forgot = (username: string, headers = {}) =>
  test.rest('POST', '/forgot-password', { body: { username }, headers });
const reset = (token: string, password = 'New-Password-1', headers = {}) =>
  test.rest('POST', '/reset-password', { body: { token, password }, headers });
const login = (username: string, password: string) =>
  test.rest('POST', '/login', { body: { username, password } });

/** Waits for all mails that were asked for, and reads them. */
async function mails() {
  await expect.poll(() => jobsLeft(test.db, 'reset-mail'), { timeout: 20_000 }).toBe(0);
  const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder).sort() : [];
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
const linkOf = ({ text = '' }: { text?: string | undefined }) => /https?:\S+/.exec(text)?.[0] ?? '';
const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('reset') ?? '';

/** The token of a link that was just mailed to dealer1. */
async function mailedToken(): Promise<string> {
  await forgot('dealer1');
  const [mail = {}] = (await mails()).slice(-1);
  return tokenOf(linkOf(mail));
}

describe('a forgotten password (N023)', () => {
  it('sends a link that sets the password once', async () => {
    const before = await login('dealer1', fixturePassword);
    expect(await forgot('DEALER1')).toMatchObject({ status: 204, body: '' });
    const [mail = {}, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: 'dealer1@shop.example' }],
      subject: 'Pannier: set a new password',
    });
    const link = linkOf(mail);
    expect(link).toMatch(/^http:\/\/localhost:3000\/en-us\/login#reset=[\w-]{43}$/);
    expect(await reset(tokenOf(link))).toMatchObject({ status: 204, body: '' });
    expect((await login('dealer1', fixturePassword)).status).toBe(401);
    expect((await login('dealer1', 'New-Password-1')).status).toBe(200);
    const { refreshToken: token } = before.body;
    const ended = await test.rest('POST', '/refresh-token', { body: { token } });
    expect(ended).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
    expect(await reset(tokenOf(link), fixturePassword)).toMatchObject({
      status: 400,
      body: { code: 'RESET_INVALID' },
    });
    expect((await reset(await mailedToken(), fixturePassword)).status).toBe(204);
  });

  it('is never mailed to a made-up address (E074)', async () => {
    await setUser(test.db, 'dealer1', { fake_email: true });
    try {
      expect(await forgot('dealer1')).toMatchObject({ status: 204, body: '' });
      expect(await mails()).toEqual([]);
    } finally {
      await setUser(test.db, 'dealer1', { fake_email: false });
    }
  });

  // L1
  it('links to the configured address whatever the request headers', async () => {
    await setUser(test.db, 'dealer1', { language: 'de' });
    await forgot('dealer1', { host: 'LOCALHOST:8080' });
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'us.localhost' };
    await forgot('dealer1', proxied);
    await forgot('dealer9', { host: 'de.localhost' });
    const links = (await mails()).map((mail) => [mail.subject, linkOf(mail).split('#')[0]]);
    expect(links.toSorted()).toEqual([
      ['Pannier DE: neues Passwort setzen', 'http://de.localhost:3000/de/login'],
      ['Pannier US: set a new password', 'http://us.localhost:3000/en-us/login'],
      ['Pannier: neues Passwort setzen', 'http://localhost:3000/de/login'],
    ]);
  });

  it('stores no token and invalidates earlier links', async () => {
    const first = await mailedToken();
    const second = await mailedToken();
    const stored = await storedAboutResets(test.db);
    expect(stored).toContain('dealer1');
    for (const token of [first, second]) expect(stored).not.toContain(token);
    expect((await reset(first, fixturePassword)).status).toBe(204);
    expect((await reset(second, fixturePassword)).body.code).toBe('RESET_INVALID');
  });
});

describe('nobody learns who exists', () => {
  it('answers alike for unknown, foreign and inactive users', async () => {
    await setUser(test.db, 'dealer1', { active: false });
    for (const name of ['nobody', 'dealer9', 'dealer1', "x' or 1=1", 'a@b\r\nBcc: c@d.example'])
      expect(await forgot(name)).toMatchObject({ status: 204, body: '' });
    expect(await mails()).toEqual([]);
  });

  it('limits requests per name and address but not logins', async () => {
    const statuses = async (names: string[]) =>
      (await Promise.all(names.map((name) => forgot(name)))).map(({ status }) => status);
    const seven = await statuses(Array.from({ length: 7 }, () => 'nobody'));
    expect(seven.filter((status) => status === 204)).toHaveLength(5);
    expect(seven.filter((status) => status === 429)).toHaveLength(2);
    const others = await statuses(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(others.filter((status) => status === 204)).toHaveLength(5);
    expect(await statuses(['dealer1'])).toEqual([429]);
    expect((await login('dealer1', fixturePassword)).status).toBe(200);
    await mails();
  });

  it('returns 404 where the host has it turned off (F034)', async () => {
    const token = await mailedToken();
    await letReset(test.db, false);
    expect(await forgot('dealer1')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await reset(token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await forgot('dealer1', { host: 'unknown.example' })).body.code).toBe('UNKNOWN_HOST');
  });
});

describe('a link', () => {
  const invalid = { status: 400, body: { code: 'RESET_INVALID' } };

  it('is valid for 30 minutes, one organisation and active users', async () => {
    const token = await mailedToken();
    await letReset(test.db, true);
    expect(await reset(token, undefined, { host: 'de.localhost' })).toMatchObject(invalid);
    await setUser(test.db, 'dealer1', { active: false });
    expect(await reset(token)).toMatchObject(invalid);
    await setUser(test.db, 'dealer1', { active: true });
    await outdateResets(test.db, 29);
    expect((await reset(token, 'short')).body.code).toBe('PASSWORD_TOO_SHORT');
    await outdateResets(test.db, 1);
    expect(await reset(token)).toMatchObject(invalid);
    for (const guess of ['x', 'x'.repeat(200), token.toUpperCase()])
      expect(await reset(guess)).toMatchObject(invalid);
  });

  it.each(['password1', 'PASSWORD1', '12345678'])(
    'refuses a common password: %s',
    async (password) => {
      const answer = await reset(await mailedToken(), password);
      expect(answer).toMatchObject({ status: 400, body: { code: 'PASSWORD_COMMON' } });
    },
  );

  it.each([
    ['Pannier-2026', 'the product'],
    ['dealer1-2026', 'the username'],
    ['D3aler1!!', 'the username with substitutes'],
    ['shop.example', 'the mail address'],
    ['Alpine-Cycles-1', 'the name of the customer'],
    ['0002000001', 'the code of the customer'],
  ])('refuses %s, made of %s', async (password) => {
    const answer = await reset(await mailedToken(), password);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PASSWORD_CONTEXT' } });
  });

  it.each([
    ['small letters only', 'gravel path under trees'],
    ['64 characters', '9'.repeat(30) + 'x'.repeat(34)],
    ['200 characters of four bytes', '🚲'.repeat(200)],
    ['spaces at both ends', '  gravel path  '],
    ['decomposed letters', 'gru\u0308ne Pfade'],
  ])('takes %s exactly as sent', async (_what, password) => {
    expect((await reset(await mailedToken(), password)).status).toBe(204);
    expect((await login('dealer1', password)).status).toBe(200);
    const shorter = [...password].slice(0, -1).join('');
    for (const other of [password.trim(), password.normalize('NFC'), shorter])
      if (other !== password) expect((await login('dealer1', other)).status).toBe(401);
    expect((await reset(await mailedToken(), fixturePassword)).status).toBe(204);
  });

  it.each([
    ['', 'PASSWORD_TOO_SHORT', 'Password should be at least 8 characters'],
    ['Short-1', 'PASSWORD_TOO_SHORT', 'Password should be at least 8 characters'],
    ['Without-digit', 'PASSWORD_NO_DIGIT', 'Password should contain number'],
    ['only-small-1', 'PASSWORD_NO_CASES', 'Password should contain upper and lower case'],
  ])('survives the password %j: %s', async (password, code, message) => {
    await letReset(test.db, true, { passwordComposition: true });
    const token = await mailedToken();
    expect(await reset(token, password)).toMatchObject({ status: 400, body: { code, message } });
    expect((await reset(token, fixturePassword)).status).toBe(204);
  });

  it('enforces the minimum length and accepts one concurrent reset', async () => {
    await letReset(test.db, true, { minimumPasswordLength: 14 });
    const token = await mailedToken();
    expect((await reset(token, 'Gravel-Path-2')).body.code).toBe('PASSWORD_TOO_SHORT');
    const passwords = Array.from({ length: 5 }, (_, nth) => `Gravel-Path-2026-${nth}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const logins = await Promise.all(passwords.map((password) => login('dealer1', password)));
    expect(logins.map(({ status }) => status === 200)).toEqual(
      answers.map(({ status }) => status === 204),
    );
    await letReset(test.db, true);
    expect((await reset(await mailedToken(), fixturePassword)).status).toBe(204);
  });

  it('expires when the user sets a password another way', async () => {
    const token = await mailedToken();
    const { requestToken } = (await login('dealer1', fixturePassword)).body;
    const mutation = `mutation M($input: ProfileInput!) {
      updateProfileUser(input: $input) { message { status } } }`;
    const change = (currentPassword: string, newPassword: string) => {
      const input = { name: 'Test dealer1', language: 'en-us', currentPassword, newPassword };
      return test.gql(requestToken, mutation, { input });
    };
    const { data } = await change(fixturePassword, 'Between-2027');
    expect(data.updateProfileUser.message.status).toBe(true);
    expect(await reset(token)).toMatchObject(invalid);
    await change('Between-2027', fixturePassword);
  });

  it('tells whether it is still good without a password', async () => {
    const check = (token: string, host = 'localhost') =>
      test.rest('POST', '/reset-password', { body: { token }, headers: { host } });
    const token = await mailedToken();
    expect(await check(token)).toMatchObject({ status: 204, body: '' });
    expect(await check(token, 'de.localhost')).toMatchObject(invalid);
    expect((await login('dealer1', fixturePassword)).status).toBe(200);
    expect((await reset(token, fixturePassword)).status).toBe(204);
    expect(await check(token)).toMatchObject(invalid);
  });

  it('can be used where 100 guesses came from', async () => {
    const limited = await startTestApp({ config: { dataDir, callLimits: true } });
    const send = (token: string, path = '/reset-password') =>
      limited.rest('POST', path, { body: { token } });
    for (const path of ['/reset-password', '/refresh-token']) {
      const answers = [];
      for (let n = 0; n < 101; n += 1) answers.push((await send('x', path)).status);
      expect(answers.filter((status) => status === 429)).toEqual([answers.at(-1)]);
    }
    const body = { username: 'dealer1', password: fixturePassword };
    const { refreshToken } = (await limited.rest('POST', '/login', { body })).body;
    expect((await send(refreshToken, '/refresh-token')).status).toBe(200);
    await limited.close();
  });

  it('unlocks a user blocked by wrong passwords', async () => {
    for (let n = 0; n < 10; n += 1) await login('dealer1', 'wrong');
    expect((await login('dealer1', fixturePassword)).status).toBe(429);
    expect((await reset(await mailedToken(), fixturePassword)).status).toBe(204);
    expect((await login('dealer1', fixturePassword)).status).toBe(200);
  });

  it('names the field of a body without the right shape', async () => {
    for (const body of [{}, { username: 5 }, { username: '' }])
      expect(await test.rest('POST', '/forgot-password', { body })).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST', field: 'username' },
      });
    const nul = await test.rest('POST', '/forgot-password', { body: { username: 'a\0' } });
    expect(nul.status).toBe(400);
    const body = { token: 'x', password: 'x'.repeat(1_001) };
    expect((await test.rest('POST', '/reset-password', { body })).body.field).toBe('password');
  });
});
