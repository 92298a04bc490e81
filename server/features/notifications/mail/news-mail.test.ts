import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { addDays } from '#shared/days.ts';
import { lookForInvoices, lookForPayments } from '../money/money-watch.ts';
import { notifyOrder } from '../notifications.public.ts';
import { lookForOrderChanges } from '../orders/order-watch.ts';
import { lookForRegistrations } from '../registrations/registration-watch.ts';
import { lookForRestocks } from '../restock/restock-watch.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { lookForMails } from './news-mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-news-'));
const folder = join(dataDir, 'mail');
afterAll(() => rmSync(dataDir, { recursive: true }));
const harness = restockHarness({ dataDir });
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await harness.test.db.deleteFrom('notification_preference').execute();
});

const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

/** These came back at noon for dealer1, who waited for them. */
async function comeBack(...articles: string[]) {
  for (const article of articles) {
    await harness.setStock(article, 0);
    await harness.subscribe(harness.dealer1, article, 6);
  }
  for (const article of articles) await harness.setStock(article, 5);
  await lookForRestocks(harness.test.db, noon);
}

/** All mails so far, when those that are waiting are sent. */
async function mails() {
  const open = async () => {
    const { rows } = await sql`select id from pgboss.job
      where name = 'news-mail' and state < 'completed'`.execute(harness.test.db);
    return rows;
  };
  await expect.poll(open, { timeout: 20_000 }).toEqual([]);
  const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder).sort() : [];
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
/** Looks at a time of the test's choosing, and says what was mailed so far. */
async function sendMailsAt(now: Date) {
  await harness.deliver(now);
  await lookForMails(harness.test.services, now);
  return mails();
}
const prefer = (kind: string, push: boolean, email?: string) =>
  harness.test.gql(
    harness.dealer1,
    `mutation P($kind: String!, $push: Boolean!, $email: NotificationMail) {
      updateNotificationPreference(kind: $kind, push: $push, email: $email) { message { status } } }`,
    { kind, push, email },
  );
const set = (user: object) =>
  harness.test.db.updateTable('app_user').set(user).where('username', '=', 'dealer1').execute();

describe('somebody without a device', () => {
  it('sends one mail for several articles across servers', async () => {
    await comeBack('B-4', 'P-2');
    expect(await sendMailsAt(minutes(1))).toEqual([]);
    await Promise.all([1, 2, 3].map(() => lookForMails(harness.test.services, minutes(2))));
    const [mail, ...more] = await sendMailsAt(minutes(3));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: 'dealer1@shop.example' }],
      subject: 'Pannier: 2 articles are back',
      messageId: expect.stringMatching(/^<news-\d+@/),
    });
    expect(mail?.text).toContain('Trail 500 M Red: 5 arrived, 1 asked\n');
    expect(mail?.text).toMatch(
      /\nhttp:\/\/localhost:\d+\/en-us\/catalog\/bike\/trail-500\?restock=B-4&qty=6\n/,
    );
    expect(mail?.text).toContain('/en-us/catalog/paa/tyre-29?restock=P-2&qty=6\n');
    expect(mail?.text).toMatch(/\/en-us\/notifications\n\n.+\n.+\/en-us\/user\/edit-profile\n/);
    expect(mail?.html).toContain('<html lang="en-US">');
    const links = [...(mail?.html ?? '').matchAll(/href="[^"]*?(\/en-us\/[^"]+)"[^>]*>([^<]+)/g)];
    expect(links.map(([, path, words]) => `${words}: ${path}`)).toEqual([
      'View article: /en-us/catalog/bike/trail-500?restock=B-4&amp;qty=6',
      'View article: /en-us/catalog/paa/tyre-29?restock=P-2&amp;qty=6',
      'All notifications: /en-us/notifications',
      'Choose what is mailed to you: /en-us/user/edit-profile',
    ]);
    await harness.setStock('B-4', 50);
    await lookForRestocks(harness.test.db, minutes(4));
    expect(await sendMailsAt(minutes(60))).toHaveLength(1);
  });

  it('gets the mail in their language', async () => {
    await set({ language: 'fr' });
    await comeBack('B-4');
    const [mail] = await sendMailsAt(minutes(2));
    await set({ language: 'en-us' });
    expect(mail?.subject).toBe('Pannier : De retour en stock');
    expect(mail?.text).toContain('/fr/catalog/bike/trail-500?');
  });

  it('gets a mail after quiet hours', async () => {
    const quiet = `mutation { updateQuietHours(quietHours:
      { from: "11:00", to: "13:00", timeZone: "UTC" }) { message { status } } }`;
    await harness.test.gql(harness.dealer1, quiet);
    await comeBack('B-4');
    expect(await sendMailsAt(minutes(2))).toEqual([]);
    await comeBack('P-2');
    expect(await sendMailsAt(minutes(59))).toEqual([]);
    const [mail, ...more] = await sendMailsAt(minutes(60));
    expect(mail?.subject).toBe('Pannier: 2 articles are back');
    expect(more).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['has read it', () => harness.test.gql(harness.dealer1, read), async () => {}],
    ['waits no longer', () => harness.unsubscribe(harness.dealer1), async () => {}],
    ['was too late: it is gone again', () => harness.setStock('B-4', 0), async () => {}],
    ['was deactivated', () => set({ active: false }), () => set({ active: true })],
    ['has no address', () => set({ email: '' }), () => set({ email: 'dealer1@shop.example' })],
    ['has a made-up one', () => set({ fake_email: true }), () => set({ fake_email: false })],
    ['wants no mail', () => prefer('restock', true, 'never'), async () => {}],
    ['wants notifications in the inbox only', () => prefer('restock', false), async () => {}],
  ])('gets none who %s', async (_, before, after) => {
    await comeBack('B-4');
    await before();
    expect(await sendMailsAt(minutes(2))).toEqual([]);
    await after();
    await harness.logIn();
    expect(await sendMailsAt(minutes(4))).toEqual([]);
  });
});
const read = 'mutation { markNotificationsRead { message { status } } }';

describe('somebody with devices', () => {
  it('sends no mail when a device accepted the push', async () => {
    harness.service.answers.set('old', { status: 410 });
    await harness.device(harness.dealer1, 'old');
    await harness.device(harness.dealer1, 'phone');
    await comeBack('B-4');
    expect(await sendMailsAt(minutes(2))).toEqual([]);
    expect(harness.service.received).toHaveLength(2);
  });

  it('gets a mail when no device is left', async () => {
    harness.service.answers.set('old', { status: 410 });
    await harness.device(harness.dealer1, 'old');
    await comeBack('B-4');
    expect(await sendMailsAt(minutes(2))).toMatchObject([{ subject: 'Pannier: Back in stock' }]);
  });

  it('gets a mail only after every push has failed', async () => {
    harness.service.answers.set('busy', { status: 429, headers: { 'retry-after': '3600' } });
    await harness.device(harness.dealer1, 'busy');
    await comeBack('B-4');
    await harness.deliver(noon);
    expect(await sendMailsAt(minutes(2))).toEqual([]);
    harness.service.answers.set('busy', { status: 404 });
    expect(await sendMailsAt(minutes(59))).toEqual([]);
    expect(await sendMailsAt(minutes(60))).toHaveLength(1);
  });

  it('gets push and mail when both are turned on', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await prefer('restock', true, 'always');
    // Said by an older app, which knows of pushes only.
    await prefer('restock', true);
    await comeBack('B-4');
    expect(await sendMailsAt(minutes(2))).toHaveLength(1);
    expect(phone.messages()).toHaveLength(1);
    const settings = '{ notificationSettings { preferences { kind push email } } }';
    expect(
      (await harness.test.gql(harness.dealer1, settings)).data.notificationSettings.preferences,
    ).toEqual([
      { kind: 'restock', push: true, email: 'always' },
      { kind: 'order', push: true, email: 'fallback' },
      { kind: 'invoice', push: true, email: 'fallback' },
      { kind: 'payment', push: true, email: 'fallback' },
      { kind: 'registration', push: true, email: 'fallback' },
      { kind: 'claim', push: true, email: 'fallback' },
      { kind: 'news', push: true, email: 'never' },
      { kind: 'download', push: true, email: 'never' },
    ]);
  });
});

it('mails order changes with restocks but not placed orders', async () => {
  const placed = { sorg: '2000', userId: await userId(harness.test.db, 'dealer1') } as const;
  const line = { price: 7_777, subtotal: 15_554 };
  const orderNo = await given(harness.test).order({ no: 'M1', lines: [line] });
  const customer = '0002000001';
  await notifyOrder(harness.test.db, { ...placed, customer, orderNo, event: 'placed' });
  expect(await sendMailsAt(minutes(2))).toEqual([]);
  await harness.test.db.updateTable('order_line').set({ status: 'Confirmed' }).execute();
  await lookForOrderChanges(harness.test.db, noon);
  await comeBack('B-4');
  const [mail, ...more] = await sendMailsAt(minutes(2));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Pannier: 2 notifications');
  expect(mail?.text).toMatch(
    /Order changed\nOrder M1: 1 line changed\nhttp:\/\/localhost:\d+\/en-us\/order\/M1\n/,
  );
  expect(mail?.html).toMatch(/>View order</);
  expect(`${mail?.text}${mail?.html}`).not.toContain('77');
});

it('mails sums of invoices and payments with their links', async () => {
  const day = noon.toISOString().slice(0, 10);
  await given(harness.test).invoice({
    no: 'I1',
    assignment: 'I1',
    amount: 412_000,
    dueDate: addDays(day, -1),
  });
  await given(harness.test).invoice({ no: 'I2', assignment: 'I2', dueDate: addDays(day, 60) });
  const { data } = await harness.test.gql(
    harness.dealer1,
    `mutation { createInvoicePaymentRequestV3(paymentId: "TRF", isPartialPayment: false,
      paymentRequestData: { amount: 10000, currency: "USD", payerCode: "0002000001",
        merchant: "Pannier United States", positiveInvoiceNumbers: ["I2"] }) {
      request { externalId } } }`,
    {},
    { 'idempotency-key': 'mailed-request' },
  );
  const { externalId } = data.createInvoicePaymentRequestV3.request;
  await lookForInvoices(harness.test.db, noon);
  await lookForPayments(harness.test.db, noon);
  const [mail, ...more] = await sendMailsAt(minutes(2));
  expect(more).toEqual([]);
  const at = String.raw`http://localhost:\d+/en-us`;
  expect(mail?.text).toMatch(
    new RegExp(
      `Overdue\n1 invoice is overdue: \\$4,120.00\n${at}/invoice/open-invoice\\?show=overdue\n`,
    ),
  );
  expect(mail?.text).toMatch(
    new RegExp(`transfer \\$100.00 by .+\n${at}/payment/request/${externalId}\n`),
  );
  expect(mail?.html).toMatch(/>View invoices<.+>View payment</s);
  await given(harness.test).invoiceChange('I1', { dunningLevel: 1 });
  await lookForInvoices(harness.test.db, minutes(3));
  await given(harness.test).invoiceChange('I1', { clearingDate: day });
  expect(await sendMailsAt(minutes(9))).toHaveLength(1);
});

it('mails bikes whose sale must soon be registered', async () => {
  const day = noon.toISOString().slice(0, 10);
  await given(harness.test).serial({ value: 'WU1', deliveredOn: addDays(day, -85) });
  await lookForRegistrations(harness.test.db, noon);
  const [mail, ...more] = await sendMailsAt(minutes(2));
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: [{ address: 'dealer1@shop.example' }],
    subject: 'Pannier: Register sales in time',
  });
  expect(mail?.text).toMatch(/1 bike is not reported as sold.+\nhttp:.+\/en-us\/frame-stock\n/);
  expect(mail?.html).toMatch(/>View bikes</);
  expect(`${mail?.text}${mail?.html}`).not.toContain('WU1');
});
