import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { jobsLeft } from '#server/testing/jobs.store.ts';
import { feedbackQueue, mailFeedback } from './feedback-mail.ts';

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer({ refuse: 1 });
  const mail = { smtpUrl: mailServer.url, from: 'Portal <portal@dealer.example>' };
  app = await startTestApp({ config: { mail } });
  await setMailAddress('operator@dealer.example');
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
afterEach(async () => {
  await app.db.deleteFrom('customer_feedback').execute();
  mailServer.mails.length = 0;
});

/** Sets the address of all hosts. */
async function setMailAddress(email: string): Promise<void> {
  await app.db
    .updateTable('host')
    .set({ config: JSON.stringify({ email }) })
    .execute();
  forgetHosts(app.db);
}

const document = `mutation Send($message: String!) { sendCustomerFeedback(message: $message) {
  message { status description } userErrors { field code message } } }`;
const send = (token: string | null, message: string, key?: string) =>
  app.gql(token, document, { message }, key ? { 'idempotency-key': key } : undefined);
const sendFeedback = async (token: string, message: string, key?: string) =>
  (await send(token, message, key)).data.sendCustomerFeedback;
const stored = () =>
  app.db
    .selectFrom('customer_feedback')
    .select(['sorg', 'host', 'customer', 'message'])
    .orderBy('id')
    .execute();
const mailed = (count: number) =>
  expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(count);

async function salesFor(code: string): Promise<string> {
  return app.changeCustomer(await app.login('sales1'), code);
}

describe('a good message', () => {
  test('stores a message and mails it after a first refusal', async () => {
    const token = await app.login('dealer1');
    expect(await sendFeedback(token, 'Größere Bilder:\\n- Ketten\\n- 10/11-fach')).toEqual({
      message: { status: true, description: 'Successfully sending consumer voice' },
      userErrors: [],
    });
    const message = 'Größere Bilder:\n- Ketten\n- 10/11-fach';
    expect(await stored()).toEqual([
      { sorg: '2000', host: 'localhost', customer: '0002000001', message },
    ]);
    await mailed(1);
    expect(mailServer.refused).toBe(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({
      to: [{ address: 'operator@dealer.example' }],
      replyTo: [{ address: 'dealer1@shop.example' }],
      subject: 'Feedback from Test dealer1',
    });
    expect(mail?.text).toContain('From: Test dealer1 (dealer1, dealer1@shop.example)');
    expect(mail?.text).toContain('Customer: Alpine Cycles (I1)\nPortal: localhost');
    expect(mail?.text).toContain(`\n\n${message}\n`);
  });

  test('accepts a very long message', async () => {
    const message = 'Ride on & on.\\n'.repeat(800).slice(0, 10_000);
    expect((await sendFeedback(await app.login('dealer1'), message)).message.status).toBe(true);
    await mailed(1);
  });

  test('stores and mails a message once for concurrent resends', async () => {
    const token = await app.login('dealer1');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendFeedback(token, 'Once', key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await sendFeedback(token, 'Once', key)).message.status).toBe(true);
    await sendFeedback(token, 'Last');
    await mailed(2);
    expect((await stored()).map(({ message }) => message)).toEqual(['Once', 'Last']);
    const other = await send(token, 'Another', key);
    expect(other.errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_MISMATCH' } }]);
  });

  test('only stores the message where the host has no address', async () => {
    await setMailAddress('');
    const token = await app.login('dealer9', 'de.localhost');
    expect((await sendFeedback(token, 'Hallo')).message.status).toBe(true);
    expect(await stored()).toMatchObject([{ sorg: '3000', customer: '0003000001' }]);
    const [{ id } = { id: 0 }] = await app.db
      .selectFrom('customer_feedback')
      .select('id')
      .execute();
    await mailFeedback(app.services, { feedbackId: id });
    expect(mailServer.mails).toEqual([]);
    // Its own job too finds no address.
    await expect.poll(() => jobsLeft(app.db, feedbackQueue), { timeout: 20_000 }).toBe(0);
    await setMailAddress('operator@dealer.example');
    await mailFeedback(app.services, { feedbackId: id + 1 });
    expect(mailServer.mails).toEqual([]);
  });
});

describe('whose customer it is about', () => {
  test('stores no customer if none is selected or it was reassigned', async () => {
    const token = await salesFor('R2');
    await sendFeedback(token, 'Mine');
    const move = (sales_person: string) =>
      app.db
        .updateTable('customer')
        .set({ sales_person })
        .where('unified', '=', '0002000002')
        .execute();
    await move('SP2');
    await sendFeedback(token, 'No longer mine');
    await move('SP1');
    await sendFeedback(await app.login('sales1'), 'None');
    expect((await stored()).map(({ customer }) => customer)).toEqual(['0002000002', null, null]);
    await mailed(3);
    expect(mailServer.mails.map(({ text }) => /Customer: (.*)/.exec(text ?? '')?.[1])).toEqual(
      expect.arrayContaining(['Bay Bikes (R2)', 'none selected', 'none selected']),
    );
  });
});

describe('a bad message leaves nothing', () => {
  test.each([
    ['nothing', '', 'REQUIRED'],
    ['only blanks', '\\n \\n', 'EMPTY'],
    ['an emoji', 'Great 👍\\nreally', 'NOT_TEXT'],
    ['a script', '<script>alert(1)</script>', 'NOT_TEXT'],
    ['too much', 'x'.repeat(20_001), 'TOO_LONG'],
    ['10,000 characters with emoji and line breaks', 'Ride on 🚲\\n'.repeat(1_000), 'NOT_TEXT'],
  ])('%s', async (_name, message, code) => {
    const answer = await sendFeedback(await app.login('dealer1'), message, randomUUID());
    expect(answer.message.status).toBe(false);
    expect(answer.userErrors).toMatchObject([{ field: 'message', code }]);
    expect(await stored()).toEqual([]);
  });

  test('rejects a message without a login or the scope (B113)', async () => {
    expect(await send(null, 'Hi')).toMatchObject({ status: 401 });
    expect(await send(await app.login('product1'), 'Hi')).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([]);
  });
});
