import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { languages } from '#shared/locales.ts';
import { setUser } from '../testing/reset.store.ts';
import { codeOf, LoginDevice, setUpApp, setUpPasskey } from '../testing/second-factor.harness.ts';
import { clearFactors, setPolicy } from '../testing/second-factor.store.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { factorNoticeText } from './factor-notice.texts.ts';

let server: MailServer;
let test: TestApp;
let token: string;
beforeAll(async () => {
  server = await startMailServer();
  const mail = { smtpUrl: server.url, from: 'portal@dealer.example' };
  test = await startTestApp({ config: { mail } });
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  const middle = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  vi.useFakeTimers({ toFake: ['Date'], now: middle });
  await clearFactors(test.db);
  await setPolicy(test.db, 'dealer', 'offered');
  server.mails.length = 0;
  token = await test.login('dealer1');
});
afterEach(async () => {
  vi.useRealTimers();
  await setUser(test.db, 'dealer1', { language: 'en-us', fake_email: false });
});

const call = async (name: string, args: string, selected = '') => {
  const document = `mutation { ${name}${args} { message { status } ${selected} } }`;
  return (await test.gql(token, document)).data[name];
};
async function addPasskey() {
  const { options } = await call('beginPasskey', '', 'options');
  const response = JSON.stringify(new SoftwareAuthenticator().create(JSON.parse(options)));
  await call('addPasskey', `(name: "Laptop", response: ${JSON.stringify(response)})`);
}
async function addApp(code?: string) {
  const { secret } = await call('beginAuthenticator', '', 'secret');
  return call('addAuthenticator', `(code: "${code ?? codeOf(secret)}")`);
}
/** Waits for all mails that were asked for. @returns their subjects */
async function subjects() {
  const left = () => jobsLeft(test.db, 'second-factor-notice');
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  return server.mails.map(({ subject }) => subject?.replace(/^[^:]*: /, ''));
}

it('tells of a passkey that was added and one that was removed', async () => {
  await addPasskey();
  expect(await subjects()).toEqual(['a passkey was added to your account']);
  const [mail] = server.mails;
  expect(mail?.to).toMatchObject([{ address: 'dealer1@shop.example' }]);
  expect(mail?.text).toContain('From now on it can confirm your login.');
  expect(mail?.text).toContain('If you did not ask for this');
  const { data } = await test.gql(token, '{ ownSecondFactors { passkeys { id } } }');
  await call('removePasskey', `(id: "${data.ownSecondFactors.passkeys[0].id}")`);
  expect((await subjects()).slice(1)).toEqual(['a passkey was removed from your account']);
});

it('tells of an app, with another id for each mail', async () => {
  await addApp();
  await subjects();
  await call('removeAuthenticator', '');
  expect(await subjects()).toEqual([
    'an authenticator app was added to your account',
    'the authenticator app was removed from your account',
  ]);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

it('tells of the factor that was set up at a login', async () => {
  await setPolicy(test.db, 'dealer', 'required');
  await setUpApp(new LoginDevice(test), 'dealer1');
  await clearFactors(test.db);
  await setUpPasskey(new LoginDevice(test), 'dealer1');
  expect((await subjects()).toSorted()).toEqual([
    'a passkey was added to your account',
    'an authenticator app was added to your account',
  ]);
});

it.each([
  ['de', 'Ihrem Konto wurde eine Authenticator-App hinzugefügt'],
  ['fr', 'une application d’authentification a été ajoutée à votre compte'],
])('writes in the language of the user: %s', async (language, subject) => {
  await setUser(test.db, 'dealer1', { language });
  await addApp();
  expect(await subjects()).toEqual([subject]);
});

it('says every change in words of its own in every language', () => {
  const changes = ['passkey-added', 'passkey-removed', 'reset', 'address-changed'] as const;
  const more = ['authenticator-added', 'authenticator-removed'] as const;
  const written = languages.flatMap((language) =>
    [...changes, ...more].map((change) =>
      factorNoticeText(language, change, { name: 'Ada', portal: 'Velo Parts' }),
    ),
  );
  for (const { subject, text } of written) {
    expect(subject).toContain('Velo Parts');
    expect(text).toMatch(/ Ada,\n\n.*Velo Parts.*\n\n.+\n$/);
  }
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(30);
});

it('tells nothing when nothing was changed', async () => {
  await addApp('000000');
  await setPolicy(test.db, 'dealer', 'required');
  await addApp();
  await call('removeAuthenticator', '');
  expect(await subjects()).toEqual(['an authenticator app was added to your account']);
});

it('writes to nobody without a mailbox', async () => {
  await setUser(test.db, 'dealer1', { fake_email: true });
  await addApp();
  expect(await subjects()).toEqual([]);
});
