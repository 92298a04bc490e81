import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { setUser } from '../testing/reset.store.ts';
import { codeOf, LoginDevice, setUpApp, setUpPasskey } from '../testing/second-factor.harness.ts';
import {
  clearFactors,
  outdateChallenges,
  setPolicy,
  storedAboutFactors,
} from '../testing/second-factor.store.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';

let test: TestApp;
let device: LoginDevice;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  // In the middle of a half minute, so that no code becomes another one during a test.
  const middle = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  vi.useFakeTimers({ toFake: ['Date'], now: middle });
  await clearFactors(test.db);
  await setPolicy(test.db, 'dealer', 'required');
  device = new LoginDevice(test);
});

const begin = async (username = 'dealer1') => (await device.password(username)).body;
const wrong = { status: 401, body: { code: 'SECOND_FACTOR_WRONG' } };
const ended = { status: 401, body: { code: 'CHALLENGE_ENDED' } };

describe('a login of a user who must have a second factor', () => {
  it('issues no token before one is set up', async () => {
    const answer = await device.password('dealer1');
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', step: 'set-up' },
    });
    expect(answer.body.requestToken).toBeUndefined();
    expect(answer.body.authenticator.uri).toContain('otpauth://totp/');
  });

  it('sets up an app and gives ten recovery codes', async () => {
    const { tokens, recoveryCodes } = await setUpApp(device, 'dealer1');
    expect(tokens.tokenType).toBe('Bearer');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await begin()).step).toBe('prove');
  });

  it('sets up a passkey and logs in with it', async () => {
    const { authenticator } = await setUpPasskey(device, 'dealer1');
    const { challenge, passkey } = await begin();
    const done = await device.proof(challenge, { passkey: authenticator.get(passkey) });
    expect(done.status).toBe(200);
    expect(done.body.recoveryCodes).toBeUndefined();
  });

  it('refuses a wrong code and lets the user try again', async () => {
    const { challenge, authenticator } = await begin();
    expect(await device.proof(challenge, { code: '000000' })).toMatchObject(wrong);
    const code = codeOf(authenticator.secret);
    expect((await device.proof(challenge, { code })).status).toBe(200);
  });
});

describe('a set-up that another device has finished first', () => {
  it.each(['app', 'passkey'])('ends and adds no %s', async (kind) => {
    const stranger = new LoginDevice(test);
    const { challenge, authenticator, passkey } = (await stranger.password('dealer1')).body;
    await setUpApp(device, 'dealer1');
    const proof =
      kind === 'app'
        ? { code: codeOf(authenticator.secret) }
        : { passkey: new SoftwareAuthenticator().create(passkey) };
    expect(await stranger.proof(challenge, proof)).toMatchObject(ended);
    const { step, passkey: offered } = await begin();
    expect({ step, offered }).toEqual({ step: 'prove', offered: null });
  });
});

describe('the policy', () => {
  it('lets users without a factor log in where it is offered', async () => {
    await setPolicy(test.db, 'dealer', 'offered');
    expect((await device.password('dealer1')).status).toBe(200);
  });

  it('asks for no factor where it is off', async () => {
    await setUpApp(device, 'dealer1');
    await setPolicy(test.db, 'dealer', 'off');
    expect((await device.password('dealer1')).status).toBe(200);
  });

  it('asks administrators where the host wants it', async () => {
    expect((await device.password('accessadmin')).status).toBe(200);
    await given(test).hostSettings({ adminSecondFactor: true });
    expect((await begin('accessadmin')).step).toBe('set-up');
    expect((await device.password('sales1')).status).toBe(200);
    await given(test).hostSettings({});
  });

  it('leaves sessions as they are', async () => {
    await setPolicy(test.db, 'dealer', 'offered');
    const { body } = await device.password('dealer1');
    await setPolicy(test.db, 'dealer', 'required');
    const fresh = await test.rest('POST', '/refresh-token', { body: { token: body.refreshToken } });
    expect(fresh.status).toBe(200);
  });
});

describe('an app', () => {
  it('accepts the present code and the adjacent ones, each once', async () => {
    const { secret } = await setUpApp(device, 'dealer1');
    for (const [shift, answer] of [
      [2, wrong],
      [-2, wrong],
      [-1, wrong],
      [0, { status: 200 }],
    ] as const) {
      const { challenge } = await begin();
      expect(await device.proof(challenge, { code: codeOf(secret, shift) })).toMatchObject(answer);
    }
    const { challenge } = await begin();
    expect(await device.proof(challenge, { code: codeOf(secret) })).toMatchObject(wrong);
    expect((await device.proof(challenge, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('accepts one code once, also twice at the same time', async () => {
    const { secret } = await setUpApp(device, 'dealer1');
    const [one, two] = [await begin(), await begin()];
    const code = codeOf(secret);
    const answers = await Promise.all(
      [one, two].map(({ challenge }) => device.proof(challenge, { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('keeps secret and codes out of tables and audit log', async () => {
    const { secret, recoveryCodes } = await setUpApp(device, 'dealer1');
    const stored = await storedAboutFactors(test.db);
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
  });
});

describe('a recovery code', () => {
  it('is accepted once, however it is typed', async () => {
    const { recoveryCodes } = await setUpApp(device, 'dealer1');
    const recoveryCode = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ');
    const first = await begin();
    expect((await device.proof(first.challenge, { recoveryCode })).status).toBe(200);
    const second = await begin();
    expect(await device.proof(second.challenge, { recoveryCode })).toMatchObject(wrong);
  });

  it('works only for its user', async () => {
    const { recoveryCodes } = await setUpApp(device, 'dealer1');
    await setUpApp(device, 'dealer2');
    const { challenge } = await begin('dealer2');
    const [recoveryCode] = recoveryCodes;
    expect(await device.proof(challenge, { recoveryCode })).toMatchObject(wrong);
  });
});

describe('a passkey', () => {
  it.each([
    ['another page', { origin: 'http://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['an earlier challenge', { challenge: 'AAAA' }],
    ['a copied authenticator', { isCopy: true }],
  ])('is refused from %s', async (_what, differing) => {
    const { authenticator } = await setUpPasskey(device, 'dealer1');
    const first = await begin();
    const proof = { passkey: authenticator.get(first.passkey) };
    expect((await device.proof(first.challenge, proof)).status).toBe(200);
    const { challenge, passkey } = await begin();
    const bad = { passkey: authenticator.get(passkey, differing) };
    expect(await device.proof(challenge, bad)).toMatchObject(wrong);
  });

  it('is refused when another one signed', async () => {
    await setUpPasskey(device, 'dealer1');
    const { challenge, passkey } = await begin();
    const other = new SoftwareAuthenticator();
    expect(await device.proof(challenge, { passkey: other.get(passkey) })).toMatchObject(wrong);
    for (const nonsense of [{}, 'x', { id: 'a' }, []])
      expect(await device.proof(challenge, { passkey: nonsense })).toMatchObject(wrong);
  });

  it('is not offered at another host', async () => {
    await given(test).newUser('everywhere', { areas: ['2000:all:', '3000:all:'] });
    await setUpPasskey(device, 'everywhere');
    const other = new LoginDevice(test, 'de.localhost');
    const { body } = await other.password('everywhere');
    expect(body).toMatchObject({ step: 'prove', passkey: null, hasRecoveryCodes: true });
  });
});

describe('a challenge', () => {
  it('is used once', async () => {
    const { authenticator } = await setUpPasskey(device, 'dealer1');
    const { challenge, passkey } = await begin();
    const proof = { passkey: authenticator.get(passkey) };
    expect((await device.proof(challenge, proof)).status).toBe(200);
    expect(await device.proof(challenge, proof)).toMatchObject(ended);
  });

  it('works only on its device', async () => {
    const { recoveryCodes } = await setUpApp(device, 'dealer1');
    const { challenge } = await begin();
    const other = new LoginDevice(test);
    const proof = { recoveryCode: recoveryCodes[0] };
    expect(await other.proof(challenge, proof)).toMatchObject(ended);
    await other.password('dealer2');
    expect(await other.proof(challenge, proof)).toMatchObject(ended);
    expect((await device.proof(challenge, proof)).status).toBe(200);
  });

  it('ends after ten minutes, with the user and with the password', async () => {
    const { recoveryCodes } = await setUpApp(device, 'dealer1');
    const proof = { recoveryCode: recoveryCodes[0] };
    const old = await begin();
    await outdateChallenges(test.db);
    expect(await device.proof(old.challenge, proof)).toMatchObject(ended);
    const gone = await begin();
    await setUser(test.db, 'dealer1', { active: false });
    expect(await device.proof(gone.challenge, proof)).toMatchObject(ended);
    await setUser(test.db, 'dealer1', { active: true });
    const changed = await begin();
    const { password_hash } = await test.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', 'dealer1')
      .executeTakeFirstOrThrow();
    await setUser(test.db, 'dealer1', { password_hash: 'changed' });
    expect(await device.proof(changed.challenge, proof)).toMatchObject(ended);
    await setUser(test.db, 'dealer1', { password_hash });
  });
});

it('locks a user out after ten wrong codes', async () => {
  const { secret } = await setUpApp(device, 'dealer1');
  const stranger = new LoginDevice(test);
  const { challenge } = (await stranger.password('dealer1')).body;
  for (let n = 0; n < 10; n++)
    expect(await stranger.proof(challenge, { code: '000000' })).toMatchObject(wrong);
  const code = codeOf(secret);
  const refused = await stranger.proof(challenge, { code });
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  // On the user's own device the failures of others do not count.
  const own = await begin();
  expect((await device.proof(own.challenge, { code })).status).toBe(200);
});
