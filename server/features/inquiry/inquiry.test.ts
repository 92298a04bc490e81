import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#server/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobData, jobsLeft } from '#server/testing/jobs.store.ts';
import { mailInquiry } from './inquiry-mail.ts';
import { deleteOldInquiries } from './retention.ts';
import { sendInquiry } from './testing/send-inquiry.ts';

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
  await allSent();
  mailServer.mails.length = 0;
  await app.db.deleteFrom('customer_inquiry').execute();
  await given(app).hostSettings({ email: 'desk@dealer.example' });
});

const allSent = () =>
  expect.poll(() => jobsLeft(app.db, 'inquiry-mail'), { timeout: 30_000 }).toBe(0);
const stored = () => app.db.selectFrom('customer_inquiry').selectAll().orderBy('name').execute();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const send: (...args: DropFirst<Parameters<typeof sendInquiry>>) => ReturnType<typeof sendInquiry> =
  (...args) => sendInquiry(app, ...args);
type DropFirst<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

describe('an inquiry (O238, B276)', () => {
  test('is stored as it was entered', async () => {
    expect(await send()).toMatchObject({ status: 200, isSent: true, problems: [] });
    expect(await stored()).toMatchObject([
      {
        sorg: '2000',
        host: 'localhost',
        other_reason: 'A new shop',
        name: 'Velo Works',
        postal_code: '80301',
        country: 'US',
        email: 'shop@b.example',
        website: 'https://velo.example/',
      },
    ]);
  });

  test('needs neither postal code nor website', async () => {
    expect(await send({ custPostalCode: '', websiteUrl: '' })).toMatchObject({ isSent: true });
  });

  test.each([
    [{ host: 'de.localhost' }, 'host WRONG_HOST'],
    [{ reason: '' }, 'reason REQUIRED'],
    [{ reason: 'gone' }, 'reason OPTION_GONE'],
    [{ otherGoal: ' ' }, 'otherGoal EMPTY'],
    [{ custName: '' }, 'custName REQUIRED'],
    [{ custName: ' \r\n' }, 'custName EMPTY'],
    [{ custName: 'x'.repeat(10_000) }, 'custName TOO_LONG'],
    [{ custAddress: '' }, 'custAddress REQUIRED'],
    [{ custState: '' }, 'custState REQUIRED'],
    [{ custCity: '' }, 'custCity REQUIRED'],
    [{ custCountry: '' }, 'custCountry REQUIRED'],
    [{ custCountry: 'XX' }, 'custCountry UNKNOWN_COUNTRY'],
    [{ custEmail: 'shop' }, 'custEmail NOT_EMAIL'],
    [{ custEmail: 'a@b.example\r\nBcc: c@d.example' }, 'custEmail NOT_EMAIL'],
    [{ custPhone: '+15551234' }, 'custPhone NOT_PHONE'],
    [{ custPhone: '٠٨١٢' }, 'custPhone NOT_PHONE'],
    [{ custPhone: '1'.repeat(18) }, 'custPhone NOT_PHONE'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl BAD_LINK'],
    [{ websiteUrl: 'https://a:b@velo.example' }, 'websiteUrl BAD_LINK'],
    [{ otherReason: 'http://a.example '.repeat(20) }, 'otherReason BAD_LINK'],
  ])('%j is refused', async (values, problem) => {
    expect((await send(values)).problems).toEqual([problem]);
    expect(await stored()).toEqual([]);
  });

  test('is refused where the portal offers none (B094)', async () => {
    await given(app).hostSettings({ allowNewCustomerInquiry: false });
    expect((await send()).problems).toEqual([' NOT_OFFERED']);
    await given(app).hostSettings({ flags: { CUSTOM_URL_TO_HIDE_NEW_INQUIRY: ['localhost'] } });
    expect((await send()).problems).toEqual([' NOT_OFFERED']);
  });

  test('takes a reason and a goal of the host’s lists (N130)', async () => {
    const choice = { id: 'shop', text: { en: 'A new shop' } };
    await given(app).hostSettings({ inquiryReasons: [choice], inquiryGoals: [choice] });
    const values = { reason: 'shop', otherReason: 'ignored', goal: 'shop', otherGoal: '' };
    expect(await send(values)).toMatchObject({ isSent: true });
    expect(await stored()).toMatchObject([{ reason: 'shop', other_reason: '', goal: 'shop' }]);
  });

  test('holds a phone with the host’s prefix (B172 to B174)', async () => {
    await given(app).hostSettings({ telpCode: '+62' });
    for (const [custName, custPhone] of [
      ['A', '0812345'],
      ['B', '00812345'],
      ['C', '1'.repeat(17)],
    ] as const)
      await send({ custName, custPhone });
    expect((await stored()).map(({ phone }) => phone)).toEqual([
      '+62812345',
      '+620812345',
      `+62${'1'.repeat(17)}`,
    ]);
  });

  test('has its lines flattened', async () => {
    await send({ custName: 'Velo\r\nSubject:\u202eHi' });
    expect(await stored()).toMatchObject([{ name: 'Velo  Subject: Hi' }]);
  });

  test('takes a city of its country by its id', async () => {
    const boulder = await given(app).city({ description: 'Boulder, CO' });
    const bonn = await given(app).city({ country: 'DE', description: 'Bonn' });
    expect((await send({ cityId: bonn })).problems).toEqual(['custCity UNKNOWN_CITY']);
    expect(await send({ cityId: boulder })).toMatchObject({ isSent: true });
    expect(await stored()).toMatchObject([{ city: 'Boulder, CO' }]);
  });

  test('that is sent twice is stored and mailed once', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    await send({}, { headers });
    await send({}, { headers });
    await send({ typedMs: 70_000 });
    expect(await stored()).toHaveLength(1);
    const other = await send({ custName: 'Another' }, { headers });
    expect(other.error).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await allSent();
    expect(mailServer.mails).toHaveLength(2);
  });

  test('cannot be sent at the endpoint of users', async () => {
    const document = `mutation { createCustomerInquiry(host: "localhost", reason: "other", goal: "other",
      custName: "N", custAddress: "A", custCity: "C", custState: "S", custCountry: "US",
      custEmail: "a@b.example", custPhone: "1", typedMs: 9000) { message { status } } }`;
    const { errors } = await app.gql(await app.login('accessadmin'), document);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('programs (N131)', () => {
  test.each([{ subject: 'Buy' }, { typedMs: 2_999 }, { typedMs: -1 }])(
    '%j is answered like success and not stored',
    async (values) => {
      expect(await send(values)).toMatchObject({ status: 200, isSent: true, problems: [] });
      expect(await stored()).toEqual([]);
    },
  );

  test('store five inquiries an hour from one network', async () => {
    const from = (nth: number, address: string) => send({ custName: `N${nth}` }, { address });
    for (let nth = 0; nth < 5; nth++) expect((await from(nth, '192.0.2.9')).isSent).toBe(true);
    const refused = await from(5, '192.0.2.9');
    expect(refused).toMatchObject({ status: 429, error: { code: 'TOO_OFTEN' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await from(6, '2001:db8::1')).isSent).toBe(true);
    await app.db
      .updateTable('customer_inquiry')
      .set({ created_at: hoursAgo(1.1) })
      .execute();
    expect((await from(7, '192.0.2.9')).isSent).toBe(true);
  });

  test('store 200 inquiries a day at one host, whatever their networks', async () => {
    for (let nth = 0; nth < 199; nth++)
      await given(app).inquiry({ createdAt: hoursAgo(nth === 0 ? 23 : 2) });
    const from = (nth: number) =>
      send({ custName: `Late ${nth}` }, { address: `198.51.100.${nth}` });
    const answers = await Promise.all([1, 2, 3, 4].map(from));
    expect(answers.filter(({ isSent }) => isSent)).toHaveLength(1);
    const late = answers.find(({ status }) => status === 429);
    expect(Number(late?.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    await given(app).inquiry({ host: 'us.localhost', createdAt: hoursAgo(2) });
    expect(await stored()).toHaveLength(201);
  });

  test('leave no address of the network', async () => {
    await send({}, { address: '192.0.2.77' });
    expect(JSON.stringify(await stored())).not.toContain('192.0.2.77');
  });
});

describe('the mails (N132)', () => {
  const textTo = (address: string) =>
    mailServer.mails.find(({ to }) => to?.[0]?.address === address)?.text ?? '';

  test('go to the host and, in their language, to the applicant', async () => {
    await given(app).hostSettings({ email: 'desk@dealer.example' });
    await send({ custName: 'Velo Works' }, { headers: { 'accept-language': 'fr' } });
    await allSent();
    expect(textTo('desk@dealer.example')).toContain('Name: Velo Works\nAddress: 1 Main Street');
    const toHost = mailServer.mails.find(({ to }) => to?.[0]?.address === 'desk@dealer.example');
    expect(toHost?.replyTo).toMatchObject([{ address: 'shop@b.example' }]);
    expect(textTo('shop@b.example')).toContain('nous avons bien reçu votre demande');
    expect(await stored()).toMatchObject([{ mail_state: 'sent', receipt_state: 'sent' }]);
  });

  test('repeat nothing typed to the applicant', async () => {
    await send({ custName: 'www.advertising.example' });
    await allSent();
    expect(textTo('shop@b.example')).not.toContain('advertising');
  });

  test.each(['SHOP@b.example', 's.hop@b.example', 'shop+2@B.example'])(
    'acknowledge to one address once a day, also as %s',
    async (custEmail) => {
      await send();
      await send({ custName: 'Again', custEmail });
      await allSent();
      expect(mailServer.mails).toHaveLength(3);
      expect(await stored()).toMatchObject([{ receipt_state: 'none' }, { receipt_state: 'sent' }]);
    },
  );

  test('that fail leave the inquiry in the list, and are tried again', async () => {
    const id = await given(app).inquiry({ mailState: 'waiting', email: 'no address' });
    await given(app).hostSettings({ email: 'no address' });
    const job = { sorg: '2000', id };
    await expect(mailInquiry(app.services, job)).rejects.toThrow('address');
    expect(await listed()).toMatchObject([{ mail: 'failed' }]);
    await given(app).hostSettings({ email: 'desk@dealer.example' });
    await mailInquiry(app.services, job);
    await mailInquiry(app.services, job);
    expect(await listed()).toMatchObject([{ mail: 'sent' }]);
    expect(mailServer.mails).toHaveLength(1);
  });

  test('are not sent by a host without an address', async () => {
    await given(app).hostSettings({ email: '' });
    await send();
    await allSent();
    expect(await listed()).toMatchObject([{ mail: 'none', acknowledgement: 'sent' }]);
  });

  test('leave nothing of the applicant in the jobs', async () => {
    await send();
    await allSent();
    const jobs = JSON.stringify(await jobData(app.db, 'inquiry-mail'));
    expect(jobs).not.toMatch(/Velo|@/);
  });
});

const listed = async (user = 'accessadmin', host?: string) => {
  const document = `{ customerInquiries { inquiries { id reason goal custName custCountry mail
    acknowledgement } } }`;
  const { data, errors } = await app.gql(await app.login(user, host), document);
  return data?.customerInquiries.inquiries ?? errors?.[0]?.extensions?.code;
};

describe('the list (readings 50 and 114)', () => {
  test('shows reasons and countries in words', async () => {
    const inquiryReasons = [{ id: 'shop', text: { en: 'A new shop', de: 'Ein neuer Laden' } }];
    await given(app).hostSettings({ inquiryReasons });
    await given(app).inquiry({ reason: 'shop', goal: 'gone' });
    expect(await listed()).toMatchObject([
      { reason: 'A new shop', goal: 'gone', custCountry: 'United States' },
    ]);
  });

  test('is for staff of the organisation only', async () => {
    await given(app).inquiry();
    expect(await listed('accessadmin9')).toEqual([]);
    expect(await listed('sales1')).toBe('FORBIDDEN');
    const areas = ['2000:customer:0002000001'];
    await given(app).newUser('shop-admin', { groupRole: 'access-admin', areas });
    expect(await listed('shop-admin')).toBe('FORBIDDEN');
  });

  test('is for holders of -us in the United States only', async () => {
    await given(app).role('us-admin', { permissions: ['page.user-management-us'] });
    await given(app).groupRole('us-admin', { roles: ['us-admin'] });
    const areas = ['2000:all:', '3000:all:'];
    await given(app).newUser('us-admin', { groupRole: 'us-admin', areas });
    await given(app).inquiry();
    await given(app).inquiry({ sorg: '3000', host: 'de.localhost' });
    expect(await listed('us-admin')).toHaveLength(1);
    expect(await listed('us-admin', 'de.localhost')).toBe('FORBIDDEN');
  });

  test('finds a phone however it is written', async () => {
    await given(app).inquiry({ phone: '+15551234' });
    const document = '{ customerInquiries(search: "555-1234") { info { count } } }';
    const { data } = await app.gql(await app.login('accessadmin'), document);
    expect(data.customerInquiries.info.count).toBe(1);
  });
});

describe('deleting', () => {
  const remove = async (id: string, user = 'accessadmin') => {
    const document =
      'mutation ($id: ID!) { deleteCustomerInquiry(id: $id) { message { status } userErrors { code } } }';
    return (await app.gql(await app.login(user), document, { id })).data.deleteCustomerInquiry;
  };

  test('removes an inquiry and keeps no name in the log', async () => {
    const id = await given(app).inquiry({ name: 'Unique Name' });
    expect(await remove(id, 'accessadmin9')).toMatchObject({
      userErrors: [{ code: 'UNKNOWN_RECORD' }],
    });
    expect(await remove(id)).toMatchObject({ message: { status: true } });
    expect(await stored()).toEqual([]);
    const events = await app.db.selectFrom('audit_event').select('detail').execute();
    expect(JSON.stringify(events)).toContain(id);
    expect(JSON.stringify(events)).not.toContain('Unique Name');
  });

  test('runs after the number of months that the host sets', async () => {
    await given(app).hostSettings({ inquiryRetentionMonths: 2 });
    const months = (count: number) => hoursAgo(count * 31 * 24);
    await given(app).inquiry({ name: 'old', createdAt: months(3) });
    await given(app).inquiry({ name: 'young', createdAt: months(1) });
    await given(app).inquiry({ name: 'usual', host: 'gone.example', createdAt: months(3) });
    expect(await deleteOldInquiries(app.db)).toBe(1);
    expect((await stored()).map(({ name }) => name)).toEqual(['usual', 'young']);
    await given(app).hostSettings({ inquiryRetentionMonths: 0 });
    expect(await deleteOldInquiries(app.db)).toBe(0);
  });

  test('forgets networks and keys after a day', async () => {
    await send();
    await app.db
      .updateTable('customer_inquiry')
      .set({ created_at: hoursAgo(25) })
      .execute();
    await deleteOldInquiries(app.db);
    expect(await stored()).toMatchObject([{ network: '', body_hash: '', request_key: '' }]);
  });
});
