import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { outdateLogins } from '#server/testing/recent-login.store.ts';
import { codeOf, LoginDevice } from '../testing/second-factor.harness.ts';
import { clearFactors, setPolicy, storedAboutFactors } from '../testing/second-factor.store.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  const middle = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  vi.useFakeTimers({ toFake: ['Date'], now: middle });
  await clearFactors(test.db);
  await setPolicy(test.db, 'dealer', 'offered');
  token = await test.login('dealer1');
});

const more: Record<string, string> = {
  addPasskey: 'recoveryCodes',
  addAuthenticator: 'recoveryCodes',
  newRecoveryCodes: 'recoveryCodes',
  beginPasskey: 'options',
  beginAuthenticator: 'secret uri',
  beginReauthentication: 'passkey hasAuthenticator',
};
/** Calls a mutation. @returns its answer, or the code it was refused with */
const call = async (name: string, args: Record<string, string> = {}, key?: string) => {
  const written = Object.entries(args).map(([arg, value]) => `${arg}: ${JSON.stringify(value)}`);
  const given = written.length > 0 ? `(${written.join(', ')})` : '';
  const document = `mutation { ${name}${given} {
    message { status } userErrors { field code } ${more[name] ?? ''} } }`;
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const { data, errors } = await test.gql(token, document, {}, headers);
  return data?.[name] ?? errors?.[0]?.extensions?.code;
};
const codes = (answer: { userErrors: { code: string }[] }) =>
  answer.userErrors.map(({ code }) => code);
const own = async (as = token) => {
  const document = `{ ownSecondFactors { mayAdd isRequired recoveryCodes
    passkeys { id name domain lastUsedAt } authenticator { createdAt } } }`;
  return (await test.gql(as, document)).data.ownSecondFactors;
};

async function addPasskey(name = 'Key') {
  const { options } = await call('beginPasskey');
  const authenticator = new SoftwareAuthenticator();
  const response = JSON.stringify(authenticator.create(JSON.parse(options)));
  return { authenticator, response, answer: await call('addPasskey', { name, response }) };
}
async function addApp() {
  const { secret } = await call('beginAuthenticator');
  return { secret, answer: await call('addAuthenticator', { code: codeOf(secret, -1) }) };
}

describe('passkeys', () => {
  it('are added with recovery codes, renamed and removed', async () => {
    const { answer } = await addPasskey('Laptop');
    expect(answer.recoveryCodes).toHaveLength(10);
    expect((await addPasskey('Phone')).answer.recoveryCodes).toEqual([]);
    const { passkeys, recoveryCodes } = await own();
    expect(passkeys).toMatchObject([{ name: 'Laptop', domain: 'localhost' }, { name: 'Phone' }]);
    expect(recoveryCodes).toBe(10);
    await call('renamePasskey', { id: passkeys[0].id, name: ' Desk ' });
    await call('removePasskey', { id: passkeys[1].id });
    expect((await own()).passkeys).toMatchObject([{ name: 'Desk' }]);
  });

  it('are not added twice, nor with an answer that is not right', async () => {
    const { response } = await addPasskey();
    expect(codes(await call('addPasskey', { name: 'Again', response }))).toEqual([
      'SECOND_FACTOR_WRONG',
    ]);
    await call('beginPasskey');
    for (const bad of ['', '{}', 'null', '[', response])
      expect(codes(await call('addPasskey', { name: 'Bad', response: bad }))).toEqual([
        'SECOND_FACTOR_WRONG',
      ]);
    expect(codes(await call('addPasskey', { name: ' ', response: '{}' }))).toEqual(['REQUIRED']);
  });

  it('are added only by the session that began', async () => {
    const { options } = await call('beginPasskey');
    const response = JSON.stringify(new SoftwareAuthenticator().create(JSON.parse(options)));
    token = await test.login('dealer1');
    expect(codes(await call('addPasskey', { name: 'Key', response }))).toEqual([
      'SECOND_FACTOR_WRONG',
    ]);
  });

  it('of others are neither shown, renamed nor removed', async () => {
    await addPasskey('Mine');
    const [mine] = (await own()).passkeys;
    token = await test.login('dealer2');
    expect((await own()).passkeys).toEqual([]);
    for (const name of ['renamePasskey', 'removePasskey']) {
      const args = { id: mine.id, ...(name === 'renamePasskey' && { name: 'Theirs' }) };
      expect(codes(await call(name, args))).toEqual(['UNKNOWN_RECORD']);
    }
  });
});

describe('an authenticator app', () => {
  it('is added when it shows the right code, and removed', async () => {
    const { secret } = await call('beginAuthenticator');
    expect(codes(await call('addAuthenticator', { code: '000000' }))).toEqual([
      'SECOND_FACTOR_WRONG',
    ]);
    const added = await call('addAuthenticator', { code: codeOf(secret) });
    expect(added.recoveryCodes).toHaveLength(10);
    expect((await own()).authenticator).not.toBeNull();
    expect((await call('removeAuthenticator')).message.status).toBe(true);
    expect(await own()).toMatchObject({ authenticator: null, recoveryCodes: 0 });
  });

  it('repeats its secret under the key and stores it nowhere', async () => {
    const first = await call('beginAuthenticator', {}, 'authenticator-1');
    expect(await call('beginAuthenticator', {}, 'authenticator-1')).toEqual(first);
    const added = await call('addAuthenticator', { code: codeOf(first.secret) }, 'authenticator-2');
    const stored = await storedAboutFactors(test.db);
    for (const hidden of [first.secret, ...added.recoveryCodes])
      expect(stored).not.toContain(hidden);
  });

  it('is asked for at the next login', async () => {
    await addApp();
    const { body } = await new LoginDevice(test).password('dealer1');
    expect(body).toMatchObject({ step: 'prove', hasAuthenticator: true, passkey: null });
  });
});

describe('recovery codes', () => {
  it('replace the earlier ones', async () => {
    expect(codes(await call('newRecoveryCodes'))).toEqual(['NO_SECOND_FACTOR']);
    const { answer } = await addApp();
    const fresh = await call('newRecoveryCodes');
    expect(fresh.recoveryCodes).toHaveLength(10);
    const device = new LoginDevice(test);
    const { challenge } = (await device.password('dealer1')).body;
    const old = await device.proof(challenge, { recoveryCode: answer.recoveryCodes[0] });
    expect(old.status).toBe(401);
    const done = await device.proof(challenge, { recoveryCode: fresh.recoveryCodes[0] });
    expect(done.status).toBe(200);
  });
});

describe('the policy', () => {
  it('keeps the last factor where one is required', async () => {
    await addApp();
    await addPasskey();
    await setPolicy(test.db, 'dealer', 'required');
    expect(await own()).toMatchObject({ isRequired: true });
    const [passkey] = (await own()).passkeys;
    expect((await call('removeAuthenticator')).message.status).toBe(true);
    expect(codes(await call('removePasskey', { id: passkey.id }))).toEqual(['LAST_SECOND_FACTOR']);
    expect((await own()).passkeys).toHaveLength(1);
  });

  it('keeps one of two that are removed at the same time', async () => {
    await addApp();
    await addPasskey();
    await setPolicy(test.db, 'dealer', 'required');
    const [passkey] = (await own()).passkeys;
    const answers = await Promise.all([
      call('removeAuthenticator'),
      call('removePasskey', { id: passkey.id }),
    ]);
    expect(answers.filter(({ message }) => message.status)).toHaveLength(1);
  });

  it('allows no new factor where it is off', async () => {
    await setPolicy(test.db, 'dealer', 'off');
    for (const name of ['beginPasskey', 'beginAuthenticator'])
      expect(codes(await call(name))).toEqual(['SECOND_FACTOR_OFF']);
    expect((await own()).mayAdd).toBe(false);
  });
});

it('needs a recent login for every change of a factor', async () => {
  await outdateLogins(test.db);
  for (const [name, args] of [
    ['beginPasskey', {}],
    ['removePasskey', { id: '1' }],
    ['beginAuthenticator', {}],
    ['removeAuthenticator', {}],
    ['newRecoveryCodes', {}],
  ] as const)
    expect(await call(name, args), name).toBe('REAUTHENTICATE');
});

describe('a proof during the session', () => {
  it('may be the code of the app, once', async () => {
    const { secret } = await addApp();
    await outdateLogins(test.db);
    expect(codes(await call('reauthenticate', { code: '000000' }))).toEqual([
      'SECOND_FACTOR_WRONG',
    ]);
    const code = codeOf(secret);
    expect((await call('reauthenticate', { code })).message.status).toBe(true);
    expect((await call('newRecoveryCodes')).message.status).toBe(true);
    expect(codes(await call('reauthenticate', { code }))).toEqual(['SECOND_FACTOR_WRONG']);
  });

  it('may be a passkey, with each challenge once', async () => {
    const { authenticator } = await addPasskey();
    await outdateLogins(test.db);
    const { passkey, hasAuthenticator } = await call('beginReauthentication');
    expect(hasAuthenticator).toBe(false);
    const proof = { passkey: JSON.stringify(authenticator.get(JSON.parse(passkey))) };
    expect((await call('reauthenticate', proof)).message.status).toBe(true);
    expect((await call('newRecoveryCodes')).message.status).toBe(true);
    expect(codes(await call('reauthenticate', proof))).toEqual(['SECOND_FACTOR_WRONG']);
  });

  it('is throttled like the password', async () => {
    const { secret } = await addApp();
    for (let n = 0; n < 10; n++) await call('reauthenticate', { code: '000000' });
    const answer = await call('reauthenticate', { code: codeOf(secret) });
    expect(codes(answer)).toEqual(['TOO_MANY_ATTEMPTS']);
  });
});
