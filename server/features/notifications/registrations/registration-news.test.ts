import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact.ts';
import { given } from '#server/testing/given.ts';
import { addDays } from '#shared/days.ts';
import { skipNotified } from '../notifications.public.ts';
import { findSorgDays } from '../sorg-days.store.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { notifyOfRegistrations } from './registration-news.store.ts';
import { forgetRegistrationNews, lookForRegistrations } from './registration-watch.ts';

const harness = restockHarness();
beforeEach(async () => {
  const { db } = harness.test;
  const tables = ['retail_sale', 'serial', 'serial_rule', 'registration_news'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
  await db.deleteFrom('notification_preference').execute();
  await given(harness.test).timeZone('UTC');
});

const today = '2031-01-10';
const noon = new Date(`${today}T12:00:00Z`);
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
/** A delivery whose bike must be registered in so many days, had it been sold at once. */
const bike = (value: string, daysLeft: number, customer = '0002000001') =>
  given(harness.test).serial({ value, deliveredOn: addDays(today, daysLeft - 90), customer });
const failedSale = (frameNumber: string, daysLeft: number) =>
  given(harness.test).retailSale({
    frameNumber,
    status: 'failed insert',
    soldOn: addDays(today, daysLeft - 90),
  });
const look = (now = noon) => lookForRegistrations(harness.test.db, now);

const list = `{ notifications(limit: 50) { notifications { kind invoice { event } registration {
  event customer count deadline frameNumbers } } } }`;
const inbox = async (token = harness.dealer1) => {
  const { data } = await harness.test.gql(token, list);
  return data.notifications.notifications.map((one: { registration: object }) => one.registration);
};
const events = async () => {
  const all = (await inbox()) as { event: string; count: number }[];
  return all.map(({ event, count }) => `${event} ${count}`).reverse();
};

describe('a bike that was not reported as sold', () => {
  it('is counted with the others of its dealer, once', async () => {
    await bike('WU1', 10);
    await bike('WU2', 3);
    await bike('WU3', 11);
    await look();
    expect(await inbox()).toEqual([
      {
        event: 'unsold',
        customer: '0002000001',
        count: 2,
        deadline: addDays(today, 3),
        frameNumbers: ['WU2', 'WU1'],
      },
    ]);
    for (const day of [0, 1, 2, 9]) await look(days(day));
    expect(await events()).toEqual(['unsold 2', 'unsold 1']);
  });

  it('is counted by the deadline of its brand', async () => {
    await given(harness.test).serialRule({ brand: 'ALTO', registerWithinDays: 30 });
    await given(harness.test).serial({ value: 'WU1', deliveredOn: addDays(today, -25) });
    await bike('WU2', 5);
    await look();
    expect(await inbox()).toMatchObject([{ deadline: addDays(today, 5), frameNumbers: ['WU1'] }]);
  });

  it('is not reported once its deadline has passed', async () => {
    await bike('WU1', -1);
    await bike('WU2', 0);
    await look();
    expect(await inbox()).toMatchObject([{ count: 1, frameNumbers: ['WU2'] }]);
  });

  it('is reported once by several servers, and after a kill', async () => {
    await bike('WU1', 5);
    const { db } = harness.test;
    const zones = await findSorgDays(db, noon);
    const killed = transact(db, async (tx) => {
      expect(await notifyOfRegistrations(tx, zones, noon)).toBe(1);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await events()).toEqual([]);
    await Promise.all([look(), look(), look()]);
    expect(await events()).toEqual(['unsold 1']);
  });

  it('follows midnight in the time zone of the sales organisation', async () => {
    await given(harness.test).timeZone('America/Los_Angeles');
    await bike('WU1', 10);
    await look(new Date('2031-01-10T07:59:00Z'));
    expect(await events()).toEqual([]);
    await look(new Date('2031-01-10T08:00:00Z'));
    expect(await events()).toEqual(['unsold 1']);
  });

  it.each<[string, object]>([
    ['sold', {}],
    ['used without a consumer', { nonRetail: true, consumer: null }],
    ['sold long ago, with an unknown article', { article: '' }],
  ])('is left out when it is %s', async (_, sale) => {
    await bike('WU1', 5);
    await given(harness.test).retailSale({ frameNumber: 'WU1', ...sale });
    await look();
    expect(await inbox()).toEqual([]);
  });
});

describe('a registration that failed', () => {
  it('is reported to the dealer that sold the bike', async () => {
    await failedSale('WU1', 4);
    await failedSale('WU2', 40);
    await given(harness.test).retailSale({ frameNumber: 'WU3', soldOn: addDays(today, -85) });
    await look();
    expect(await inbox()).toEqual([
      {
        event: 'failed',
        customer: '0002000001',
        count: 1,
        deadline: addDays(today, 4),
        frameNumbers: ['WU1'],
      },
    ]);
  });
});

it('notifies only users of the dealer who may register sales', async () => {
  await bike('WU1', 5);
  await look();
  for (const other of ['dealer2', 'sales1', 'audit1'])
    expect(await inbox(await harness.test.login(other)), other).toEqual([]);
  await given(harness.test).user('dealer1', { groupRoleId: 'guest' });
  await bike('WU2', 5);
  await look(days(1));
  await given(harness.test).user('dealer1', { groupRoleId: 'dealer' });
  await harness.logIn();
  expect(await events()).toEqual(['unsold 1']);
});

describe('a push', () => {
  it('leads to the stock of bikes and holds no frame number', async () => {
    const phone = await harness.device(harness.dealer1, 'phone', 'de');
    await bike('WU1', 5);
    await failedSale('WU2', 4);
    await look();
    await harness.deliver(noon);
    const messages = phone.messages() as { url: string; body: string }[];
    expect(messages.map(({ url }) => url).sort()).toEqual([
      '/de/frame-stock',
      '/de/retail-sales?status=failed+insert',
    ]);
    expect(messages[0]?.body).toMatch(/bis 1[45]\. Jan\. /);
    expect(JSON.stringify(messages)).not.toMatch(/WU\d/);
  });

  it('rings from 8 o’clock on', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await bike('WU1', 5);
    await look(new Date(`${today}T01:00:00Z`));
    await harness.deliver(new Date(`${today}T07:59:00Z`));
    expect(phone.messages()).toEqual([]);
    await harness.deliver(new Date(`${today}T08:00:00Z`));
    expect(phone.messages()).toHaveLength(1);
  });

  it('is not sent once the bike is sold, nor when it is switched off', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await bike('WU1', 5);
    await look();
    await given(harness.test).retailSale({ frameNumber: 'WU1' });
    await harness.deliver(noon);
    const off = `mutation { updateNotificationPreference(kind: "registration", push: false) {
      message { status } } }`;
    expect((await harness.test.gql(harness.dealer1, off)).errors).toBeUndefined();
    await bike('WU2', 5);
    await look(days(1));
    await harness.deliver(days(1));
    expect(phone.messages()).toEqual([]);
    expect(await events()).toEqual(['unsold 1', 'unsold 1']);
  });
});

it('is not repeated after a backup was restored', async () => {
  const { db } = harness.test;
  await bike('WU1', 5);
  await transact(db, (tx) => skipNotified(tx, noon, noon));
  await look();
  expect(await inbox()).toEqual([]);
});

it('forgets what was reported after ninety days', async () => {
  const { db } = harness.test;
  await bike('WU1', 5);
  await look();
  const noted = () => db.selectFrom('registration_news').selectAll().execute();
  await forgetRegistrationNews(db, days(89));
  expect(await noted()).toHaveLength(1);
  await forgetRegistrationNews(db, days(91));
  expect(await noted()).toEqual([]);
});
