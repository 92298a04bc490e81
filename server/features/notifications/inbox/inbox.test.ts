import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { vapidKeys } from '../push/vapid.store.ts';
import { lookForRestocks } from '../restock/restock-watch.ts';
import { restockHarness } from '../testing/restock.harness.ts';
import { cleanInbox } from './inbox.store.ts';

const harness = restockHarness();

const list = `query L($unreadOnly: Boolean, $page: Int) {
  notifications(page: $page, unreadOnly: $unreadOnly, limit: 2) { unread info { count pageTotal }
    notifications { id kind read createdAt restock {
      article_code name slug category qty arrived asked customer } } } }`;
const inbox = async (token: string, variables?: object) =>
  (await harness.test.gql(token, list, variables)).data.notifications;
const sendTest = async (token: string) =>
  (await harness.test.gql(token, testing)).data.sendTestNotification;
const testing = `mutation { sendTestNotification {
  message { status description } userErrors { field code } } }`;
const read = (token: string, ids?: string[]) =>
  harness.test.gql(
    token,
    'mutation R($ids: [ID!]) { markNotificationsRead(ids: $ids) { message { status } } }',
    { ids },
  );

async function comeBack() {
  await harness.subscribe(harness.dealer1, 'B-4', 6);
  await harness.setStock('B-4', 5);
  await lookForRestocks(harness.test.db);
}

describe('the inbox', () => {
  it('shows restocked articles to their reader without any device', async () => {
    await comeBack();
    expect(await inbox(harness.dealer1)).toMatchObject({
      unread: 1,
      info: { count: 1 },
      notifications: [
        {
          kind: 'restock',
          read: false,
          restock: {
            article_code: 'B-4',
            name: 'Trail 500 M Red',
            slug: 'trail-500',
            category: 'Bike',
            qty: 6,
            arrived: 5,
            asked: 1,
            customer: '0002000001',
          },
        },
      ],
    });
    expect(await inbox(harness.dealer2)).toMatchObject({ unread: 0, notifications: [] });
  });

  it('hides masked numbers and articles that no longer exist', async () => {
    await comeBack();
    const host = harness.test.db.updateTable('host').where('host', '=', 'us.localhost');
    await host.set({ config: JSON.stringify({ maskStock: 4 }) }).execute();
    const there = await harness.test.login('dealer1', 'us.localhost');
    const masked = await harness.test.gql(there, list);
    expect(masked.data.notifications.notifications[0].restock).toMatchObject({ arrived: null });
    const set = (active: boolean) =>
      harness.test.db.updateTable('article').set({ active }).where('code', '=', 'B-4').execute();
    await set(false);
    expect((await inbox(harness.dealer1)).notifications).toMatchObject([{ restock: null }]);
    await set(true);
  });

  it('marks only the user’s own notifications as read', async () => {
    await comeBack();
    await sendTest(harness.dealer1);
    await sendTest(harness.dealer2);
    const [newest] = (await inbox(harness.dealer1)).notifications;
    expect(newest.kind).toBe('test');
    await read(harness.dealer2, [newest.id]);
    await read(harness.dealer1, ['x', '-1', '9007199254740993000']);
    expect((await inbox(harness.dealer1)).unread).toBe(2);
    await read(harness.dealer1, [newest.id]);
    expect(await inbox(harness.dealer1, { unreadOnly: true })).toMatchObject({
      unread: 1,
      info: { count: 1 },
      notifications: [{ kind: 'restock' }],
    });
    await read(harness.dealer1);
    expect((await inbox(harness.dealer1)).unread).toBe(0);
    expect((await inbox(harness.dealer2)).unread).toBe(1);
  });

  it('is paged and kept for ninety days', async () => {
    for (let times = 0; times < 3; times += 1) await sendTest(harness.dealer1);
    expect(await inbox(harness.dealer1, { page: 2 })).toMatchObject({
      info: { count: 3, pageTotal: 2 },
      notifications: [{ kind: 'test' }],
    });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await cleanInbox(harness.test.db, days(89));
    expect((await inbox(harness.dealer1)).info.count).toBe(3);
    await cleanInbox(harness.test.db, days(91));
    expect((await inbox(harness.dealer1)).info.count).toBe(0);
  });
});

describe('a test', () => {
  it('sends to all the user’s devices at once, even in quiet hours', async () => {
    const [phone, tablet] = [
      await harness.device(harness.dealer1, 'phone'),
      await harness.device(harness.dealer1, 'tablet', 'fr'),
    ];
    await harness.device(harness.dealer2, 'other');
    const all = 'from: "00:00", to: "23:59", timeZone: "UTC"';
    await harness.test.gql(
      harness.dealer1,
      `mutation { updateQuietHours(quietHours: { ${all} }) { message { status } } }`,
    );
    expect(await sendTest(harness.dealer1)).toMatchObject({ message: { status: true } });
    await expect.poll(() => harness.service.received, { timeout: 15_000 }).toHaveLength(2);
    expect(phone.messages()).toMatchObject([
      { title: 'Test notification', url: '/en-us/notifications', tag: 'test' },
    ]);
    expect(tablet.messages()).toMatchObject([{ title: 'Notification d’essai' }]);
    expect(harness.service.received[0]?.headers.urgency).toBe('high');
  });

  it('reaches the inbox without a device and is rate limited', async () => {
    expect((await sendTest(harness.dealer1)).message.status).toBe(true);
    const answers = [];
    for (let times = 0; times < 20; times += 1) answers.push(await sendTest(harness.dealer1));
    expect(answers.at(-2).message.status).toBe(true);
    expect(answers.at(-1)).toMatchObject({
      message: { status: false },
      userErrors: [{ field: 'notification', code: 'TOO_MANY' }],
    });
    expect((await inbox(harness.dealer1)).info.count).toBe(20);
  });
});

describe('settings', () => {
  const settings = `{ notificationSettings { publicKey devices quietHours { from to timeZone } } }`;
  const set = async (from: string, to: string, timeZone: string) => {
    const quietHours = { from, to, timeZone };
    const { data } = await harness.test.gql(
      harness.dealer1,
      `mutation Q($quietHours: QuietHoursInput) { updateQuietHours(quietHours: $quietHours) {
        message { status } userErrors { field code } } }`,
      { quietHours },
    );
    return data.updateQuietHours.userErrors.map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    );
  };

  it('show the key, the devices and the quiet hours', async () => {
    await harness.device(harness.dealer1, 'phone');
    await harness.device(harness.dealer2, 'other');
    expect(await set('22:00', '07:00', 'Asia/Jakarta')).toEqual([]);
    expect(await set('21:30', '06:00', 'Asia/Jakarta')).toEqual([]);
    const { publicKey } = await vapidKeys(harness.test.db);
    expect((await harness.test.gql(harness.dealer1, settings)).data.notificationSettings).toEqual({
      publicKey,
      devices: 1,
      quietHours: { from: '21:30', to: '06:00', timeZone: 'Asia/Jakarta' },
    });
    await harness.test.gql(harness.dealer1, 'mutation { updateQuietHours { message { status } } }');
    expect(
      (await harness.test.gql(harness.dealer1, settings)).data.notificationSettings.quietHours,
    ).toBeNull();
  });

  it('lists the user’s devices with the time of their last push', async () => {
    const { endpoint, p256dh, auth } = await harness.device(harness.dealer1, 'phone');
    const headers = {
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    };
    const body = { endpoint, keys: { p256dh, auth } };
    await harness.test.rest('POST', '/notification/subscriptions', {
      token: harness.dealer1,
      body,
      headers,
    });
    await harness.device(harness.dealer1, 'silent');
    await harness.device(harness.dealer2, 'other');
    harness.service.answers.set('silent', { status: 403 });
    await comeBack();
    await harness.deliver();
    const asked = '{ notificationSettings { devices pushDevices { name since toldAt } } }';
    expect((await harness.test.gql(harness.dealer1, asked)).data.notificationSettings).toEqual({
      devices: 2,
      pushDevices: [
        { name: '', since: expect.any(String), toldAt: null },
        { name: 'Firefox · Android', since: expect.any(String), toldAt: expect.any(String) },
      ],
    });
  });

  it('reject invalid times and time zones', async () => {
    expect(await set('7', '25:00', 'Mars')).toEqual([
      'quietHours.from NOT_A_TIME',
      'quietHours.to NOT_A_TIME',
      'quietHours.timeZone UNKNOWN_TIME_ZONE',
    ]);
    expect(await set('22:00', '22:00', 'UTC')).toEqual(['quietHours.to SAME_TIME']);
    expect(await set('22:00', '07:00', 'U'.repeat(100))).toEqual([
      'quietHours.timeZone UNKNOWN_TIME_ZONE',
    ]);
  });

  it('uses the same key on all servers', async () => {
    await harness.test.db.deleteFrom('vapid_key').execute();
    // Each wrapper acts as a separate server.
    const servers = Array.from({ length: 5 }, () => harness.test.db.withTables());
    const keys = await Promise.all(servers.map((db) => vapidKeys(db)));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  });
});

it('polls for restocks outside test mode', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const live = await buildApp({
      ...harness.test.services,
      config: { ...harness.test.services.config, mode: 'development' },
    });
    await live.ready();
    await harness.subscribe(harness.dealer1);
    const phone = await harness.device(harness.dealer1, 'phone');
    await harness.setStock('B-4', 5);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect.poll(() => phone.messages(), { timeout: 15_000 }).toHaveLength(1);
    await live.close();
  } finally {
    vi.useRealTimers();
  }
});
