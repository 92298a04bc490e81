import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { textsOf } from '#server/features/documents/testing/pdf-texts.ts';
import { daysAgo } from '#server/features/serials/testing/serials.given.ts';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { userId } from '#server/testing/user-id.ts';
import { mailCards } from './warranty-mail.ts';

let app: TestApp;
let dealer: string;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'Portal <portal@dealer.example>' };
  app = await startTestApp({ config: { mail } });
  dealer = await app.login('dealer1');
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
beforeEach(async () => {
  const tables = ['retail_sale', 'serial', 'serial_rule', 'warranty_mail'] as const;
  for (const table of tables) await app.db.deleteFrom(table).execute();
  await setUser({ sendEmailWarranty: false, fakeEmail: false, emailConfirmations: [] });
  mailServer.mails.length = 0;
  await given(app).serial({ value: 'WU1', deliveredOn: '2026-10-01' });
});

const setUser = (fields: Parameters<ReturnType<typeof given>['user']>[1]) =>
  given(app).user('dealer1', fields);

const registering = `mutation ($saleId: ID, $soldDate: Date!, $customer: FrameConsumerInput) {
  registerFrameV4(frameNumber: "WU1", soldDate: $soldDate, useAccountData: false, saleId: $saleId,
    customer: $customer) { userErrors { code } frame { cardMail { state } } } }`;
const consumer = { name: 'Consumer 1', email: 'c@b.example' };
async function register(input: object = {}, key = randomUUID()) {
  const variables = { soldDate: daysAgo(1), saleId: 'S1', customer: consumer, ...input };
  const { data } = await app.gql(dealer, registering, variables, { 'idempotency-key': key });
  expect(data.registerFrameV4.userErrors).toEqual([]);
  return data.registerFrameV4.frame;
}
async function send(user = 'dealer1', saleId = 'S1') {
  const document = `mutation ($saleId: ID!) { sendWarrantyCard(saleId: $saleId) {
    message { status } userErrors { field code } } }`;
  const { data, errors } = await app.gql(await app.login(user), document, { saleId });
  return errors ?? data.sendWarrantyCard;
}
const cardMail = async () => {
  const document = '{ registeredFrames { frames { cardMail { state at } } } }';
  return (await app.gql(dealer, document)).data.registeredFrames.frames[0].cardMail;
};
const allSent = () =>
  expect.poll(() => jobsLeft(app.db, 'warranty-mail'), { timeout: 30_000 }).toBe(0);
const addresses = () => mailServer.mails.map(({ to }) => to?.[0]?.address).sort();

test('mails the card to the consumer once a sale is registered', async () => {
  await given(app).serialRule({ brand: 'Alto', warrantyMonths: 24 });
  expect(await register({ soldDate: '2026-11-01' })).toEqual({ cardMail: { state: 'waiting' } });
  await allSent();
  const [mail, ...others] = mailServer.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: [{ address: 'c@b.example' }],
    subject: 'Pannier: Warranty card WU1',
    messageId: '<warranty-2000-S1-consumer-1@dealer.example>',
  });
  expect(mail?.text).toContain('Hello Consumer 1,');
  expect(mail?.text).toContain('Warranty until: Nov 1, 2028');
  expect(mail?.html).toContain('<html lang="en-US">');
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: 'WU1.pdf', mimeType: 'application/pdf' });
  const card = textsOf(Buffer.from(file?.content as ArrayBuffer));
  for (const fact of ['Sold on: Nov 1, 2026', 'Warranty until: Nov 1, 2028', 'Scan at the dealer'])
    expect(card).toContain(fact);
  expect(await cardMail()).toEqual({ state: 'sent', at: expect.any(String) });
});

test('mails once when the registration is repeated or changed', async () => {
  const key = randomUUID();
  await register({}, key);
  await register({}, key);
  await register();
  await register({ soldDate: daysAgo(2) });
  await allSent();
  expect(addresses()).toEqual(['c@b.example']);
});

test('mails again when the address of the consumer is corrected', async () => {
  await register({ customer: { ...consumer, email: 'wrong@b.example' } });
  await allSent();
  await register();
  await allSent();
  expect(addresses()).toEqual(['c@b.example', 'wrong@b.example']);
});

test('mails nothing for a sale without a consumer', async () => {
  await setUser({ sendEmailWarranty: true });
  expect(await register({ customer: null })).toEqual({ cardMail: null });
  await allSent();
  expect(mailServer.mails).toEqual([]);
});

test('mails to users of the shop who want it (E069, E073)', async () => {
  const emailConfirmations = ['till@shop.example', 'C@b.example', 'TILL@shop.example'];
  await setUser({ sendEmailWarranty: true, emailConfirmations, language: 'de' });
  await given(app).user('dealer2', { sendEmailWarranty: true });
  try {
    await register();
    await allSent();
  } finally {
    await setUser({ language: 'en-us' });
    await given(app).user('dealer2', { sendEmailWarranty: false });
  }
  expect(addresses()).toEqual(['c@b.example', 'dealer1@shop.example', 'till@shop.example']);
  const copy = mailServer.mails.find(({ to }) => to?.[0]?.address === 'till@shop.example');
  expect(copy?.text).not.toContain('Consumer 1');
});

test('never mails to a made-up address (E074)', async () => {
  const emailConfirmations = ['till@shop.example'];
  await setUser({ sendEmailWarranty: true, fakeEmail: true, emailConfirmations });
  await register();
  await allSent();
  expect(addresses()).toEqual(['c@b.example', 'till@shop.example']);
});

test('keeps no address of a consumer in jobs and notes', async () => {
  await register();
  await allSent();
  const { rows } = await sql`select to_jsonb(j) from pgboss.job j where name = 'warranty-mail'
    union all select to_jsonb(w) from warranty_mail w`.execute(app.db);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(rows)).not.toMatch(/@b.example|Consumer 1/);
});

test('sends to the others when one mail fails, and shows the failure', async () => {
  await setUser({ sendEmailWarranty: true });
  await app.db.deleteFrom('retail_sale').execute();
  await given(app).retailSale({ id: 'S2', frameNumber: 'WU1', consumer: { email: 'no address' } });
  const round = { sorg: '2000', sale_id: 'S2', round: 1, host: 'localhost' };
  const user = `user-${await userId(app.db, 'dealer1')}`;
  for (const recipient of ['consumer', user])
    await app.db
      .insertInto('warranty_mail')
      .values({ ...round, recipient })
      .execute();
  const job = { sorg: '2000', saleId: 'S2', round: 1 };
  await expect(mailCards(app.services, job)).rejects.toThrow('address');
  expect(addresses()).toEqual(['dealer1@shop.example']);
  expect(await cardMail()).toMatchObject({ state: 'failed' });
  await app.db.updateTable('retail_sale_consumer').set({ email: 'c@b.example' }).execute();
  await mailCards(app.services, job);
  await mailCards(app.services, job);
  expect(addresses()).toEqual(['c@b.example', 'dealer1@shop.example']);
  expect(await cardMail()).toMatchObject({ state: 'sent' });
});

test('mails nothing for a sale that was deleted in the meantime', async () => {
  await given(app).retailSale({ id: 'S3', frameNumber: 'WU1', deletedAt: new Date() });
  const row = { sorg: '2000', sale_id: 'S3', round: 1, host: 'localhost', recipient: 'consumer' };
  await app.db.insertInto('warranty_mail').values(row).execute();
  await mailCards(app.services, { sorg: '2000', saleId: 'S3', round: 1 });
  expect(mailServer.mails).toEqual([]);
  expect(await app.db.selectFrom('warranty_mail').selectAll().execute()).toEqual([]);
});

test('mails nothing to a consumer who was erased in the meantime', async () => {
  await given(app).retailSale({ id: 'S3', frameNumber: 'WU1', consumer: null });
  const row = { sorg: '2000', sale_id: 'S3', round: 1, host: 'localhost', recipient: 'consumer' };
  await app.db.insertInto('warranty_mail').values(row).execute();
  await mailCards(app.services, { sorg: '2000', saleId: 'S3', round: 1 });
  expect(mailServer.mails).toEqual([]);
  expect(await app.db.selectFrom('warranty_mail').selectAll().execute()).toEqual([]);
});

test('sends the card again from the report, at most ten times', async () => {
  await register();
  await allSent();
  for (let times = 2; times <= 10; times += 1)
    expect(await send()).toMatchObject({ message: { status: true } });
  await allSent();
  expect(await send()).toMatchObject({ userErrors: [{ code: 'TOO_MANY_MAILS' }] });
  // A mail that was not handed over before the next request was sent with it.
  expect(addresses().length).toBeGreaterThanOrEqual(2);
  expect(new Set(addresses())).toEqual(new Set(['c@b.example']));
});

test.each([
  ['another dealer', 'dealer2', 'S1', 'UNKNOWN_FRAME'],
  ['an unknown sale', 'dealer1', 'S404', 'UNKNOWN_FRAME'],
  ['a sale without an address', 'dealer1', 'S5', 'NO_EMAIL'],
])('refuses to send the card for %s', async (_, user, saleId, code) => {
  await register();
  await given(app).retailSale({ id: 'S5', consumer: { email: '' } });
  expect(await send(user, saleId)).toMatchObject({ userErrors: [{ field: 'saleId', code }] });
});
