import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { type Mail, openMailer } from './mailer.ts';
import { startMailServer } from './testing/mail-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const from = 'Händlerportal <portal@dealer.example>';
const to = 'anna@shop.example';
const toServer = (smtpUrl: string) => openMailer({ mail: { smtpUrl, from }, dataDir });
const toFolder = () => openMailer({ mail: { smtpUrl: null, from }, dataDir });
const folder = join(dataDir, 'mail');

/** Writes a mail into the folder and reads it again. */
async function kept(mail: Mail) {
  rmSync(folder, { recursive: true, force: true });
  await toFolder().send(mail);
  const [name = ''] = readdirSync(folder);
  return { name, ...(await PostalMime.parse(readFileSync(join(folder, name)))) };
}

it('sends a mail with any characters to the server', async () => {
  const server = await startMailServer();
  const text = 'Größe: 自転車 🚲\n.\n\nFrom here on';
  const subject = 'Passwort zurücksetzen für ganz lange Namen, mehr als eine Zeile lang 🚲';
  const mailer = toServer(server.url);
  expect(mailer.folder).toBeNull();
  await mailer.send({ to, subject, text, html: '<p>Größe</p>', replyTo: 'bea@shop.example' });
  await server.close();
  const [mail] = server.mails;
  expect(server.mails).toHaveLength(1);
  expect(mail).toMatchObject({
    subject,
    from: { name: 'Händlerportal', address: 'portal@dealer.example' },
    to: [{ address: to }],
    replyTo: [{ address: 'bea@shop.example' }],
  });
  expect(mail?.text?.trimEnd()).toBe(text);
  expect(mail?.html?.trim()).toBe('<p>Größe</p>');
});

it('fails when the server refuses and succeeds in a job’s retry', async () => {
  const server = await startMailServer({ refuse: 1 });
  const database = await openTestDatabase();
  const jobs = await startJobs(database);
  const mailer = toServer(server.url);
  await jobs.work<Mail>('test-mail', (mail) => mailer.send(mail), 3);
  await jobs.send('test-mail', { to, subject: 'Later', text: 'Still here', about: 'test-1' });
  await expect.poll(() => server.mails, { timeout: 20_000 }).toHaveLength(1);
  expect(server.refused).toBe(1);
  expect(server.mails[0]).toMatchObject({
    subject: 'Later',
    messageId: '<test-1@dealer.example>',
  });
  await jobs.stop();
  await database.close();
  await server.close();
  await expect(mailer.send({ to, subject: 'Gone', text: '' })).rejects.toThrow('ECONNREFUSED');
});

it('writes mails to files when no server is set', async () => {
  expect(toFolder().folder).toBe(folder);
  const mail = await kept({ to, subject: 'Grüße', text: 'Hallo' });
  expect(mail).toMatchObject({ subject: 'Grüße', to: [{ address: to }] });
  expect(mail.text?.trim()).toBe('Hallo');
  expect(mail.name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-\w{8}\.eml$/);
  expect(statSync(join(folder, mail.name)).mode & 0o077).toBe(0);
  await Promise.all(
    Array.from({ length: 20 }, () => toFolder().send({ to, subject: '', text: '' })),
  );
  expect(readdirSync(folder)).toHaveLength(21);
});

it.each([
  'anna@shop.example\r\nBcc: all@shop.example',
  'anna@shop.example, all@shop.example',
  'anna@shop.example;all@shop.example',
  'Anna <anna@shop.example>',
  '"x"@shop.example',
  'anna',
  '@shop.example',
  '',
])('refuses to send to %j', async (address) => {
  await expect(toFolder().send({ to: address, subject: '', text: '' })).rejects.toThrow('address');
});

it('prevents header injection through subject, reply-to and name', async () => {
  const evil = 'Hi\r\nBcc: all@shop.example\r\n\r\n<b>Body</b>';
  const mail = await kept({ to, subject: evil, text: 'Hi', replyTo: evil, about: evil });
  expect(mail.subject).toBe('Hi Bcc: all@shop.example <b>Body</b>');
  expect(mail.headers.map(({ key }) => key).sort()).toEqual([
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
  expect(mail.text?.trim()).toBe('Hi');
});

it('reads its settings from the configuration', () => {
  const env = { PANNIER_SMTP_URL: 'smtp://mail.example', PANNIER_MAIL_FROM: 'a@b.example' };
  expect(openMailer(readConfig(env)).folder).toBeNull();
});
