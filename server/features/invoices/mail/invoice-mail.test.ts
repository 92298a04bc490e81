import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { userId } from '#server/testing/user-id.ts';
import { mailInvoice } from './invoice-mail.ts';

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'Portal <portal@dealer.example>' };
  app = await startTestApp({ config: { mail } });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('invoice').execute();
  await app.db.deleteFrom('invoice_line').execute();
  mailServer.mails.length = 0;
  await given(app).invoice({ no: 'N1', eInvoice: 'n1.xml' });
  await given(app).invoiceLine('N1');
});

const mutation = `mutation ($no: String!, $sorg: String!) {
  sendEmailInvoice(invoiceNumber: $no, sorg: $sorg) {
    message { status description } userErrors { field code } } }`;
const send = async (user: string, variables: object = {}, headers = {}) =>
  (
    await app.gql(
      await app.login(user),
      mutation,
      { no: 'N1', sorg: '2000', ...variables },
      headers,
    )
  ).data.sendEmailInvoice;
const allSent = () =>
  expect.poll(() => jobsLeft(app.db, 'invoice-mail'), { timeout: 20_000 }).toBe(0);

test('mails the invoice to the viewer’s own address (O076)', async () => {
  const xml = Buffer.from('<Invoice>é</Invoice>');
  await app.services.files.put('invoices/hash1', xml, 'application/xml');
  await app.db
    .insertInto('invoice_file')
    .values({ name: 'n1.xml', hash: 'hash1', type: 'application/xml', bytes: xml.length })
    .execute();
  expect(await send('dealer1')).toMatchObject({ message: { status: true }, userErrors: [] });
  await allSent();
  const [mail, ...others] = mailServer.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: [{ address: 'dealer1@shop.example' }] });
  expect(mail?.subject).toContain('invoice N1');
  expect(mail?.text).toContain('/invoice/N1');
  const files = mail?.attachments ?? [];
  expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['N1.pdf', 'application/pdf'],
    ['N1-e-invoice.xml', 'application/xml'],
  ]);
  expect(Buffer.from(files[1]?.content as ArrayBuffer).equals(xml)).toBe(true);
});

test('mails once for one idempotency key', async () => {
  const headers = { 'idempotency-key': 'send-once' };
  await send('dealer1', {}, headers);
  expect(await send('dealer1', {}, headers)).toMatchObject({ message: { status: true } });
  await allSent();
  expect(mailServer.mails).toHaveLength(1);
});

test.each([
  ['another customer', 'dealer2', {}],
  ['an unknown number', 'dealer1', { no: 'N404' }],
  ['another sales organisation', 'dealer1', { sorg: '3000' }],
])('does not mail for %s', async (_name, user, variables) => {
  expect(await send(user, variables)).toMatchObject({
    message: { status: false },
    userErrors: [{ field: 'invoiceNumber', code: 'UNKNOWN_INVOICE' }],
  });
});

test('sends nothing to a user who may no longer see it', async () => {
  const job = { sorg: '2000', invoiceNo: 'N1', host: 'localhost', askedAt: 1 };
  await mailInvoice(app.services, { ...job, userId: await userId(app.db, 'dealer2') });
  expect(mailServer.mails).toEqual([]);
});

test('refuses to mail to a made-up address (E074)', async () => {
  await given(app).user('dealer1', { fakeEmail: true });
  try {
    const job = { sorg: '2000', invoiceNo: 'N1', host: 'localhost', askedAt: 3 };
    await mailInvoice(app.services, { ...job, userId: await userId(app.db, 'dealer1') });
    expect(mailServer.mails).toEqual([]);
    expect(await send('dealer1')).toMatchObject({
      message: { status: false },
      userErrors: [{ field: 'email', code: 'NO_EMAIL' }],
    });
  } finally {
    await given(app).user('dealer1', { fakeEmail: false });
  }
});

test('sends nothing once the permission to read invoices is gone', async () => {
  const { db } = app;
  const permission = 'page.invoice-status';
  const removed = await db
    .deleteFrom('role_permission')
    .where('permission', '=', permission)
    .returningAll()
    .execute();
  try {
    const job = { sorg: '2000', invoiceNo: 'N1', host: 'localhost', askedAt: 2 };
    await mailInvoice(app.services, { ...job, userId: await userId(db, 'dealer1') });
    expect(mailServer.mails).toEqual([]);
  } finally {
    await db.insertInto('role_permission').values(removed).execute();
  }
});

test('lets a user who only reads send nothing (reading 43)', async () => {
  const { errors } = await app.gql(await app.login('auditor1'), mutation, {
    no: 'N1',
    sorg: '2000',
  });
  expect(errors).toMatchObject([{ extensions: { code: 'AUDIT_READS_ONLY' } }]);
});
