import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMailer } from '#server/mail/mailer.ts';
import { startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { invitationHarness, linkOf } from '../testing/invitation.harness.ts';
import { outdateInvitations } from '../testing/invitation.store.ts';
import { invitationTexts } from './invitation-mail.texts.ts';
import { mailInvitations } from './mail-invitations.ts';

let test: TestApp;
let admin = '';
const { setPassword, invitationOf } = invitationHarness(() => test);
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.login('accessadmin');
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('user_invitation').execute());

let made = 0;
/** Users whose invitations wait for a job. */
const waiting = async (count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(String(await given(test).invitation(`waiting-${++made}`, { sentAt: null })));
  return ids;
};
const servicesFor = (smtpUrl: string) => ({
  ...test.services,
  mailer: openMailer({ ...test.services.config, mail: { smtpUrl, from: 'a@dealer.example' } }),
});

it('is sent by one of several servers, and at most so many a minute', async () => {
  const server = await startMailServer();
  await waiting(8);
  const services = servicesFor(server.url);
  await Promise.all([1, 2, 3].map(() => mailInvitations(services, 6)));
  expect(server.mails).toHaveLength(6);
  await mailInvitations(services, 6);
  expect(server.mails).toHaveLength(6);
  await outdateInvitations(test.db, 1);
  await mailInvitations(services, 6);
  expect(new Set(server.mails.map(({ to }) => to?.[0]?.address)).size).toBe(8);
  expect(server.mails).toHaveLength(8);
  await server.close();
});

it('is sent again by another server when the first one was killed', async () => {
  const server = await startMailServer();
  const [id = ''] = await waiting(1);
  const services = servicesFor(server.url);
  const killed = {
    ...services.mailer,
    // The mail arrives, but the server does not live to note it.
    send: async (mail: Parameters<typeof services.mailer.send>[0]) => {
      await services.mailer.send(mail);
      throw new Error('killed');
    },
  };
  await expect(mailInvitations({ ...services, mailer: killed })).rejects.toThrow('killed');
  expect((await invitationOf(admin, id)).invitation).toMatchObject({
    state: 'pending',
    sentAt: null,
  });
  await mailInvitations(services);
  expect(server.mails).toHaveLength(1);
  await outdateInvitations(test.db, 1);
  await mailInvitations(services);
  const [first, second, ...more] = server.mails;
  expect(more).toEqual([]);
  // Mail programs show a mail with the same id once, so the first link must be good.
  expect(second?.messageId).toBe(first?.messageId);
  expect((await setPassword(linkOf(first ?? {}))).status).toBe(204);
  expect((await setPassword(linkOf(second ?? {}))).body.code).toBe('RESET_INVALID');
  await server.close();
});

it('fails after some tries', async () => {
  const server = await startMailServer({ refuse: 100 });
  const [id = ''] = await waiting(1);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await invitationOf(admin, id)).invitation.state).toBe('pending');
    await expect(mailInvitations(servicesFor(server.url))).rejects.toThrow();
    await outdateInvitations(test.db, 2);
  }
  expect((await invitationOf(admin, id)).invitation.state).toBe('failed');
  await mailInvitations(servicesFor(server.url));
  expect(server.refused).toBe(5);
  await server.close();
});

it('fails at once when the mail server will never take it', async () => {
  const [id = ''] = await waiting(1);
  const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
  const mailer = { ...test.services.mailer, send: () => Promise.reject(refusal) };
  await mailInvitations({ ...test.services, mailer });
  expect((await invitationOf(admin, id)).invitation.state).toBe('failed');
});

it('is not sent once it was revoked or the user has no mailbox', async () => {
  const server = await startMailServer();
  await waiting(2);
  await given(test).user(`waiting-${made}`, { active: false });
  await given(test).user(`waiting-${made - 1}`, { fakeEmail: true });
  await mailInvitations(servicesFor(server.url));
  expect(server.mails).toEqual([]);
  await server.close();
});

it.each(['en', 'de', 'fr', 'id', 'ms'] as const)(
  'names user, portal and hours in %s',
  (language) => {
    const facts = { name: 'Ada', username: 'ada1', portal: 'Velo', hours: 72 };
    for (const replaces of [false, true]) {
      const { subject, reason, username } = invitationTexts(language, facts, replaces);
      expect(subject).toContain('Velo');
      expect(reason).toContain('72');
      expect(username).toContain('ada1');
    }
  },
);
