import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { addDays, dayMs, utcDay } from '#shared/days.ts';
import { skipNotified } from '../notifications.public.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { lookForPublishedNews } from './published-news-watch.ts';

const harness = restockHarness();
beforeEach(async () => {
  const { db } = harness.test;
  await db.deleteFrom('news').execute();
  await db.deleteFrom('notification_preference').execute();
  await given(harness.test).timeZone('UTC');
});

const today = utcDay(Date.now());
const noon = new Date(`${today}T12:00:00Z`);
const tomorrow = new Date(noon.getTime() + dayMs);

/** A news item of 2000 in market M2, which dealer1 and dealer2 have, valid from today on. */
const publish = (id: string, change: object = {}) =>
  harness.test.db
    .insertInto('news')
    .values({
      sorg: '2000',
      id,
      language: 'en',
      title: `News ${id}`,
      body: '<p>Words</p>',
      valid_from: today,
      valid_to: addDays(today, 30),
      markets: ['M2'],
      ...change,
    })
    .execute();
const look = (now = noon) => lookForPublishedNews(harness.test.db, now);

const list = `{ notifications(limit: 50) { unread notifications { kind read
  news { id title mustRead } } } }`;
const inbox = async (token = harness.dealer1, headers = {}) =>
  (await harness.test.gql(token, list, {}, headers)).data.notifications;
const titles = async (token = harness.dealer1) =>
  (await inbox(token)).notifications.map(({ news }: { news: { title: string } }) => news.title);

describe('the readers of a news item', () => {
  it('are told once, with a push that leads to it', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await publish('1');
    await look();
    await look();
    await look(tomorrow);
    await harness.deliver(noon);
    expect(phone.messages()).toMatchObject([
      { title: 'News', body: 'News 1', url: '/en-us/news/2000~1' },
    ]);
    expect(await inbox()).toEqual({
      unread: 1,
      notifications: [
        { kind: 'news', read: false, news: { id: '2000~1', title: 'News 1', mustRead: false } },
      ],
    });
    const told = harness.test.db.selectFrom('news_told').select(['news_key', 'told_at']);
    expect(await told.where('sorg', '=', '2000').execute()).toEqual([
      { news_key: '2000~1', told_at: expect.any(Date) },
    ]);
  });

  it('are those who have the market', async () => {
    await publish('1', { markets: ['M1'] });
    await publish('2', { sorg: '3000', markets: ['M2', 'GONE'] });
    await look();
    expect(await titles()).toEqual(expect.arrayContaining(['News 1', 'News 2']));
    expect(await titles(harness.dealer2)).toEqual(['News 2']);
  });

  it('are told of no draft, deleted, later or former one', async () => {
    await publish('draft', { published: false });
    await publish('deleted', { deleted_at: new Date() });
    await publish('later', { valid_from: addDays(today, 1) });
    await publish('former', { valid_from: addDays(today, -2) });
    await look();
    expect(await titles()).toEqual([]);
  });

  it('are told at once when it is published later that day', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await publish('1', { published: false });
    await look();
    await harness.test.db.updateTable('news').set({ published: true }).execute();
    await look();
    await harness.deliver(noon);
    expect(phone.messages()).toHaveLength(1);
  });

  it('get it in their language', async () => {
    const phone = await harness.device(harness.dealer1, 'phone', 'de');
    await publish('1', { must_read: true });
    await harness.test.db
      .insertInto('translation')
      .values({
        sorg: '2000',
        entity: 'news',
        id: '1',
        field: 'title',
        language: 'de',
        text: 'Neu',
      })
      .execute();
    await look();
    await harness.deliver(noon);
    expect(phone.messages()).toMatchObject([
      { title: 'Bitte lesen', body: 'Neu', url: '/de/news/2000~1' },
    ]);
    const { notifications } = await inbox(harness.dealer1, { 'accept-language': 'de' });
    expect(notifications).toMatchObject([{ news: { title: 'Neu', mustRead: true } }]);
  });

  it('are told when the day begins in their sales organisation', async () => {
    const { db } = harness.test;
    await given(harness.test).timeZone('America/New_York');
    const member = { user_id: await userId(db, 'dealer9'), market_id: 'M2' };
    await db.insertInto('user_content_target_market').values(member).execute();
    await publish('1');
    const told = async (time: string) => {
      await look(new Date(`${today}T${time}Z`));
      const rows = await db.selectFrom('notification').select('sorg').distinct().execute();
      return rows.map(({ sorg }) => sorg).toSorted();
    };
    expect([await told('02:00:00'), await told('06:00:00')]).toEqual([['3000'], ['2000', '3000']]);
    await db
      .deleteFrom('user_content_target_market')
      .where('user_id', '=', member.user_id)
      .where('market_id', '=', 'M2')
      .execute();
  });

  it('lose it with the market', async () => {
    const { db } = harness.test;
    const phone = await harness.device(harness.dealer1, 'phone');
    await publish('1', { markets: ['M1'] });
    await look();
    const member = { user_id: await userId(db, 'dealer1'), market_id: 'M1' };
    await db
      .deleteFrom('user_content_target_market')
      .where('user_id', '=', member.user_id)
      .where('market_id', '=', 'M1')
      .execute();
    await harness.deliver(noon);
    expect(phone.messages()).toEqual([]);
    expect(await inbox()).toEqual({ unread: 0, notifications: [] });
    await db.insertInto('user_content_target_market').values(member).execute();
  });
});

describe('a push of news', () => {
  it('waits for the morning of the sales organisation', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await publish('1');
    await look(new Date(`${today}T00:05:00Z`));
    await harness.deliver(new Date(`${today}T07:59:00Z`));
    expect(phone.messages()).toEqual([]);
    await harness.deliver(new Date(`${today}T08:00:00Z`));
    expect(phone.messages()).toHaveLength(1);
  });

  it('waits for the end of quiet hours', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    const quiet = `mutation { updateQuietHours(quietHours: { from: "09:00", to: "15:00", timeZone: "UTC" }) {
      message { status } } }`;
    await harness.test.gql(harness.dealer1, quiet);
    await publish('1');
    await look();
    await harness.deliver(noon);
    expect(phone.messages()).toEqual([]);
    await harness.deliver(new Date(`${today}T15:00:00Z`));
    expect(phone.messages()).toHaveLength(1);
  });

  it('is not sent where it is switched off, nor as a mail', async () => {
    const { db } = harness.test;
    const phone = await harness.device(harness.dealer1, 'phone');
    const off = `mutation { updateNotificationPreference(kind: "news", push: false, email: always) {
      message { status } } }`;
    expect((await harness.test.gql(harness.dealer1, off)).errors).toBeUndefined();
    await publish('1');
    await look();
    await harness.deliver(noon);
    expect(phone.messages()).toEqual([]);
    expect(await titles()).toEqual(['News 1']);
    expect(await db.selectFrom('notification').select('mail_at').distinct().execute()).toEqual([
      { mail_at: null },
    ]);
  });

  it('is not sent on a host without news', async () => {
    const phone = await harness.device(harness.dealer1, 'phone');
    await publish('1');
    await look();
    await given(harness.test).hostSettings({ flags: { NEWS: false } });
    await harness.deliver(noon);
    expect(phone.messages()).toEqual([]);
    expect((await inbox()).notifications).toMatchObject([{ kind: 'news', news: null }]);
    await given(harness.test).hostSettings({});
  });
});

it('is not repeated after a backup was restored', async () => {
  await publish('1');
  await transact(harness.test.db, (tx) => skipNotified(tx, noon, noon));
  await look();
  expect(await titles()).toEqual([]);
});

it('tells in portions, and goes on where a server stopped', async () => {
  const { db } = harness.test;
  await publish('1');
  await look();
  const before = await db.selectFrom('notification').select('user_id').execute();
  const last = before.map(({ user_id }) => user_id).toSorted((a, b) => a - b)[0] ?? 0;
  await db.deleteFrom('notification').execute();
  await db.updateTable('news_told').set({ told_at: null, last_user: last }).execute();
  await look();
  const after = await db.selectFrom('notification').select('user_id').execute();
  expect(after).toHaveLength(before.length - 1);
});
