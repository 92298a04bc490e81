import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { skipNotified } from '../notifications.public.ts';
import { findSorgDays } from '../sorg-days.store.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { notifyOfInvoices } from './invoice-news.store.ts';
import { forgetInvoiceNews, lookForInvoices } from './money-watch.ts';

const harness = restockHarness();
beforeEach(async () => {
  const { db } = harness.test;
  await db.deleteFrom('invoice').execute();
  await db.deleteFrom('notification_preference').execute();
  await given(harness.test).timeZone('UTC');
});

/** Three days before the invoices of the fixture are due. */
const noon = new Date('2031-01-10T12:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
const invoice = (fields?: Parameters<ReturnType<typeof given>['invoice']>[0]) =>
  given(harness.test).invoice({ invoiceDate: '2030-12-14', dueDate: '2031-01-13', ...fields });
const change = (no: string, fields: object) => given(harness.test).invoiceChange(no, fields);
const look = (now = noon) => lookForInvoices(harness.test.db, now);

const list = `{ notifications(limit: 50) { notifications { kind read restock { qty } order { count }
  payment { event } invoice { event customer count amount dueDate dunningLevel invoiceNos } } } }`;
const inbox = async (token = harness.dealer1) => {
  const { data } = await harness.test.gql(token, list);
  return data.notifications.notifications.map(({ invoice: news }: { invoice: object }) => news);
};
const events = async () => {
  const all = (await inbox()) as { event: string; count: number }[];
  return all.map(({ event, count }) => `${event} ${count}`).reverse();
};

describe('an invoice that falls due', () => {
  it('is counted with others of its day and payer', async () => {
    await invoice({ no: 'I2', amount: 400_000 });
    await invoice({ no: 'I1', amount: 10_000, installment: 1, lineItem: '1' });
    await invoice({ no: 'I1', amount: 2_000, installment: 2, lineItem: '2' });
    await invoice({ no: 'I3', dueDate: '2031-01-14' });
    await look();
    expect(await inbox()).toEqual([
      {
        event: 'due',
        customer: '0002000001',
        count: 2,
        amount: 412_000,
        dueDate: '2031-01-13',
        dunningLevel: 0,
        invoiceNos: ['I1', 'I2'],
      },
    ]);
    await look(days(1));
    expect(await events()).toEqual(['due 2', 'due 1']);
  });

  it('notifies once, and once more when it is overdue', async () => {
    await invoice();
    for (const day of [-1, 0, 0, 1, 2, 3, 4, 4, 5, 6, 20]) await look(days(day));
    expect(await events()).toEqual(['due 1', 'overdue 1']);
  });

  it('notifies once when several servers look', async () => {
    await invoice();
    await Promise.all([look(), look(), look()]);
    expect(await events()).toEqual(['due 1']);
    const { db } = harness.test;
    const zones = await findSorgDays(db, noon);
    const other = await userId(db, 'dealer1');
    expect(await transact(db, (tx) => notifyOfInvoices(tx, zones, noon))).toBe(0);
    const rows = db.selectFrom('notification').select('event').where('user_id', '=', other);
    expect(await rows.execute()).toEqual([
      { event: 'invoice-due-2000-0002000001-2031-01-13-2031-01-10' },
    ]);
  });

  it('notifies in the run after one that was killed', async () => {
    await invoice();
    const { db } = harness.test;
    const zones = await findSorgDays(db, noon);
    const killed = transact(db, async (tx) => {
      expect(await notifyOfInvoices(tx, zones, noon)).toBe(1);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await events()).toEqual([]);
    await look();
    expect(await events()).toEqual(['due 1']);
  });

  it('waits for the next day when others were reported before', async () => {
    await invoice();
    await look();
    await invoice();
    await look();
    expect(await events()).toEqual(['due 1']);
    await look(days(1));
    expect(await events()).toEqual(['due 1', 'due 1']);
  });

  it('is reported late after an outage, but not as an old debt', async () => {
    await invoice({ no: 'I1', dueDate: '2031-01-03' });
    await invoice({ no: 'I2', dueDate: '2031-01-09' });
    await invoice({ no: 'I3', dueDate: '2031-01-02' });
    await invoice({ no: 'I4', dueDate: '2031-01-10' });
    await look();
    expect(await inbox()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ event: 'overdue', count: 2, invoiceNos: ['I1', 'I2'] }),
        expect.objectContaining({ event: 'due', dueDate: '2031-01-10', invoiceNos: ['I4'] }),
      ]),
    );
    expect(await inbox()).toHaveLength(2);
  });

  it('follows midnight in the time zone of the sales organisation', async () => {
    await given(harness.test).timeZone('America/Los_Angeles');
    await invoice({ dueDate: '2031-01-12' });
    await look(new Date('2031-01-09T07:59:00Z'));
    expect(await events()).toEqual([]);
    await look(new Date('2031-01-09T08:00:00Z'));
    expect(await events()).toEqual(['due 1']);
    await look(new Date('2031-01-13T07:59:00Z'));
    expect(await events()).toEqual(['due 1']);
    await look(new Date('2031-01-13T08:00:00Z'));
    expect(await events()).toEqual(['due 1', 'overdue 1']);
  });
});

it.each<[string, object]>([
  ['a credit note', { amount: -10_000 }],
  ['a cleared invoice', { clearingDate: '2031-01-05' }],
  ['an invoice with nothing left to pay', { openAmount: 0 }],
  ['an invoice whose payment is under way', { requestId: 'PR1', requestState: 'pending' }],
  [
    'an invoice of another payer for the same shop',
    { payer: '0002000003', customer: '0002000001' },
  ],
  ['an invoice that is due later', { dueDate: '2031-01-14' }],
])('does not notify of %s', async (_, fields) => {
  await invoice(fields);
  await look();
  expect(await inbox()).toEqual([]);
});

it('notifies when the customer must still transfer', async () => {
  await invoice({ requestId: 'PR1', requestState: 'waiting' });
  await look();
  expect(await events()).toEqual(['due 1']);
});

it('notifies only users of the payer who may read invoices', async () => {
  await invoice();
  await invoice({ sorg: '3000', payer: '0003000001' });
  await look();
  for (const other of ['dealer2', 'sales1', 'audit1', 'vendor1'])
    expect(await inbox(await harness.test.login(other)), other).toEqual([]);
  expect(await inbox(await harness.test.login('dealer9'))).toMatchObject([
    { customer: '0003000001', count: 1 },
  ]);
  await invoice({ dueDate: '2031-01-14' });
  await given(harness.test).user('dealer1', { groupRoleId: 'guest' });
  await look(days(1));
  await given(harness.test).user('dealer1', { groupRoleId: 'dealer' });
  await harness.logIn();
  expect(await events()).toEqual(['due 1']);
});

it('notifies more payers than one transaction holds', async () => {
  const { db } = harness.test;
  const { search: _, ...row } = await db
    .selectFrom('customer')
    .selectAll()
    .where('unified', '=', '0002000001')
    .executeTakeFirstOrThrow();
  const codes = Array.from({ length: 450 }, (_, at) => `MANY-${at}`);
  const copies = codes.map((code) => ({ ...row, unified: code, r3: code, isr: code }));
  await db.insertInto('customer').values(copies).execute();
  for (const payer of codes) await invoice({ payer });
  await look();
  const reported = await db.selectFrom('invoice_news').select('told_in').distinct().execute();
  expect(reported).toHaveLength(450);
  await db.deleteFrom('invoice').execute();
  await db.deleteFrom('customer').where('unified', 'like', 'MANY-%').execute();
});

describe('a dunned invoice', () => {
  const dunned = { dueDate: '2030-10-01', dunningLevel: 1 };

  it('notifies once for each level that is raised', async () => {
    for (const no of ['I1', 'I2', 'I3']) await invoice({ ...dunned, no, dunningLevel: 0 });
    await look();
    for (const no of ['I1', 'I2']) await change(no, { dunningLevel: 1 });
    await change('I3', { dunningLevel: 2 });
    await look();
    expect((await events()).sort()).toEqual(['dunned 1', 'dunned 2']);
    expect(await inbox()).toContainEqual({
      event: 'dunned',
      customer: '0002000001',
      count: 2,
      amount: 20_000,
      dueDate: null,
      dunningLevel: 1,
      invoiceNos: ['I1', 'I2'],
    });
    await change('I1', { dunningLevel: 0 });
    await change('I1', { dunningLevel: 1 });
    await look(days(1));
    expect(await inbox()).toHaveLength(2);
    await change('I1', { dunningLevel: 3 });
    await look(days(1));
    expect((await inbox())[0]).toMatchObject({ event: 'dunned', dunningLevel: 3, count: 1 });
  });

  it('does not notify of the level that it came with', async () => {
    await invoice(dunned);
    await look();
    expect(await inbox()).toEqual([]);
  });

  it('notifies of the last level only', async () => {
    const no = await invoice(dunned);
    await change(no, { dunningLevel: 2 });
    await change(no, { dunningLevel: 3 });
    await look();
    expect(await inbox()).toMatchObject([{ dunningLevel: 3, count: 1 }]);
    await forgetInvoiceNews(harness.test.db, noon);
    const rows = harness.test.db.selectFrom('invoice_news').select('level');
    expect(await rows.execute()).toEqual([{ level: 3 }]);
    await forgetInvoiceNews(harness.test.db, days(91));
    expect(await rows.execute()).toEqual([]);
  });

  it('does not notify when it is paid before', async () => {
    const no = await invoice(dunned);
    await change(no, { dunningLevel: 2 });
    await change(no, { clearingDate: '2031-01-10' });
    await look();
    expect(await inbox()).toEqual([]);
  });
});

describe('a push about invoices', () => {
  const night = new Date('2031-01-10T00:30:00Z');
  const morning = new Date('2031-01-10T08:00:00Z');

  it('rings in the morning, in the language of the device', async () => {
    const [phone, german] = [
      await harness.device(harness.dealer1, 'phone'),
      await harness.device(harness.dealer1, 'german', 'de'),
    ];
    await invoice({ amount: 400_000 });
    await invoice({ amount: 12_000 });
    await look(night);
    await harness.deliver(new Date(morning.getTime() - 1));
    expect(harness.service.received).toEqual([]);
    await harness.deliver(morning);
    const [message] = phone.messages();
    expect(message).toMatchObject({
      title: 'Due soon',
      body: '2 invoices are due on Jan 13: $4,120.00',
      url: '/en-us/invoice/open-invoice?show=soon',
    });
    expect(JSON.stringify(message)).not.toMatch(/Alpine|0002000001/);
    expect(german.messages()).toMatchObject([
      { title: 'Bald fällig', url: '/de/invoice/open-invoice?show=soon' },
    ]);
  });

  it('is not sent when they were paid in the meantime', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    const no = await invoice();
    await look(night);
    await change(no, { clearingDate: '2031-01-10' });
    await harness.deliver(morning);
    expect(phone.messages()).toEqual([]);
    expect(await harness.deliveries()).toMatchObject([{ state: 'expired' }]);
  });

  it('respects the preference and quiet hours of the user', async () => {
    const quiet = `mutation { updateQuietHours(quietHours:
      { from: "07:00", to: "10:00", timeZone: "UTC" }) { message { status } } }`;
    const prefer = `mutation { updateNotificationPreference(kind: "invoice", push: false) {
      message { status } } }`;
    const phone = await harness.device(harness.dealer1, 'phone');
    await harness.test.gql(harness.dealer1, quiet);
    await invoice();
    await look(night);
    await harness.deliver(morning);
    expect(phone.messages()).toEqual([]);
    await harness.deliver(noon);
    expect(phone.messages()).toHaveLength(1);
    await harness.test.gql(harness.dealer1, prefer);
    await invoice({ dueDate: '2031-01-14' });
    await look(days(1));
    await harness.deliver(days(1));
    expect(phone.messages()).toHaveLength(1);
    expect(await events()).toEqual(['due 1', 'due 1']);
  });
});

it('does not notify again after a restored backup', async () => {
  const no = await invoice();
  await invoice({ no: 'I2', dueDate: '2030-10-01' });
  await change('I2', { dunningLevel: 1 });
  await transact(harness.test.db, (tx) => skipNotified(tx, days(-1), noon));
  await look();
  expect(await inbox()).toEqual([]);
  await change(no, { dunningLevel: 1 });
  await look();
  expect(await events()).toEqual(['dunned 1']);
});
