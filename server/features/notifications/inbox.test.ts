import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/http/app.ts';
import { cleanInbox } from './inbox.store.ts';
import { lookForRestocks } from './restock-watch.ts';
import { restockBench } from './testing/restock-bench.ts';
import { vapidKeys } from './vapid.store.ts';

const bench = restockBench();

const list = `query L($unreadOnly: Boolean, $page: Int) {
  notifications(page: $page, unreadOnly: $unreadOnly, limit: 2) { unread info { count pageTotal }
    notifications { id kind read createdAt restock {
      article_code name slug category qty arrived asked customer } } } }`;
const inbox = async (token: string, variables?: object) =>
  (await bench.test.gql(token, list, variables)).data.notifications;
const sendTest = async (token: string) =>
  (await bench.test.gql(token, testing)).data.sendTestNotification;
const testing = `mutation { sendTestNotification {
  message { status description } userErrors { field code } } }`;
const read = (token: string, ids?: string[]) =>
  bench.test.gql(
    token,
    'mutation R($ids: [ID!]) { markNotificationsRead(ids: $ids) { message { status } } }',
    { ids },
  );

async function comeBack() {
  await bench.subscribe(bench.dealer1, 'B-4', 6);
  await bench.setStock('B-4', 5);
  await lookForRestocks(bench.test.db);
}

describe('the inbox', () => {
  it('tells what came back, also without a device, to its reader only', async () => {
    await comeBack();
    expect(await inbox(bench.dealer1)).toMatchObject({
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
    expect(await inbox(bench.dealer2)).toMatchObject({ unread: 0, notifications: [] });
  });

  it('says no number the host does not show, and nothing of an article that is gone', async () => {
    await comeBack();
    const host = bench.test.db.updateTable('host').where('host', '=', 'us.localhost');
    await host.set({ config: JSON.stringify({ maskStock: 4 }) }).execute();
    const there = await bench.test.login('dealer1', 'us.localhost');
    const masked = await bench.test.gql(there, list);
    expect(masked.data.notifications.notifications[0].restock).toMatchObject({ arrived: null });
    const set = (active: boolean) =>
      bench.test.db.updateTable('article').set({ active }).where('code', '=', 'B-4').execute();
    await set(false);
    expect((await inbox(bench.dealer1)).notifications).toMatchObject([{ restock: null }]);
    await set(true);
  });

  it('marks as read what is one’s own', async () => {
    await comeBack();
    await sendTest(bench.dealer1);
    await sendTest(bench.dealer2);
    const [newest] = (await inbox(bench.dealer1)).notifications;
    expect(newest.kind).toBe('test');
    await read(bench.dealer2, [newest.id]);
    await read(bench.dealer1, ['x', '-1', '9007199254740993000']);
    expect((await inbox(bench.dealer1)).unread).toBe(2);
    await read(bench.dealer1, [newest.id]);
    expect(await inbox(bench.dealer1, { unreadOnly: true })).toMatchObject({
      unread: 1,
      info: { count: 1 },
      notifications: [{ kind: 'restock' }],
    });
    await read(bench.dealer1);
    expect((await inbox(bench.dealer1)).unread).toBe(0);
    expect((await inbox(bench.dealer2)).unread).toBe(1);
  });

  it('comes in pages and is kept for ninety days', async () => {
    for (let times = 0; times < 3; times += 1) await sendTest(bench.dealer1);
    expect(await inbox(bench.dealer1, { page: 2 })).toMatchObject({
      info: { count: 3, pageTotal: 2 },
      notifications: [{ kind: 'test' }],
    });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await cleanInbox(bench.test.db, days(89));
    expect((await inbox(bench.dealer1)).info.count).toBe(3);
    await cleanInbox(bench.test.db, days(91));
    expect((await inbox(bench.dealer1)).info.count).toBe(0);
  });
});

describe('a test', () => {
  it('rings at all devices of the user at once, also in quiet hours', async () => {
    const [phone, tablet] = [
      await bench.device(bench.dealer1, 'phone'),
      await bench.device(bench.dealer1, 'tablet', 'fr'),
    ];
    await bench.device(bench.dealer2, 'other');
    const all = 'from: "00:00", to: "23:59", timeZone: "UTC"';
    await bench.test.gql(
      bench.dealer1,
      `mutation { updateQuietHours(quietHours: { ${all} }) { message { status } } }`,
    );
    expect(await sendTest(bench.dealer1)).toMatchObject({ message: { status: true } });
    await expect.poll(() => bench.service.received, { timeout: 15_000 }).toHaveLength(2);
    expect(phone.messages()).toMatchObject([
      { title: 'Test notification', url: '/en-us/notifications', tag: 'test' },
    ]);
    expect(tablet.messages()).toMatchObject([{ title: 'Notification d’essai' }]);
    expect(bench.service.received[0]?.headers.urgency).toBe('high');
  });

  it('is kept in the inbox without a device, and is not for flooding', async () => {
    expect((await sendTest(bench.dealer1)).message.status).toBe(true);
    const answers = [];
    for (let times = 0; times < 20; times += 1) answers.push(await sendTest(bench.dealer1));
    expect(answers.at(-2).message.status).toBe(true);
    expect(answers.at(-1)).toMatchObject({
      message: { status: false },
      userErrors: [{ field: 'notification', code: 'TOO_MANY' }],
    });
    expect((await inbox(bench.dealer1)).info.count).toBe(20);
  });
});

describe('settings', () => {
  const settings = `{ notificationSettings { publicKey devices quietHours { from to timeZone } } }`;
  const set = async (from: string, to: string, timeZone: string) => {
    const quietHours = { from, to, timeZone };
    const { data } = await bench.test.gql(
      bench.dealer1,
      `mutation Q($quietHours: QuietHoursInput) { updateQuietHours(quietHours: $quietHours) {
        message { status } userErrors { field code } } }`,
      { quietHours },
    );
    return data.updateQuietHours.userErrors.map(
      ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
    );
  };

  it('show the key, the devices and the quiet hours', async () => {
    await bench.device(bench.dealer1, 'phone');
    await bench.device(bench.dealer2, 'other');
    expect(await set('22:00', '07:00', 'Asia/Jakarta')).toEqual([]);
    expect(await set('21:30', '06:00', 'Asia/Jakarta')).toEqual([]);
    const { publicKey } = await vapidKeys(bench.test.db);
    expect((await bench.test.gql(bench.dealer1, settings)).data.notificationSettings).toEqual({
      publicKey,
      devices: 1,
      quietHours: { from: '21:30', to: '06:00', timeZone: 'Asia/Jakarta' },
    });
    await bench.test.gql(bench.dealer1, 'mutation { updateQuietHours { message { status } } }');
    expect(
      (await bench.test.gql(bench.dealer1, settings)).data.notificationSettings.quietHours,
    ).toBeNull();
  });

  it('name the devices of the user and when each took its last push', async () => {
    const { endpoint, p256dh, auth } = await bench.device(bench.dealer1, 'phone');
    const headers = {
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    };
    const body = { endpoint, keys: { p256dh, auth } };
    await bench.test.rest('POST', '/notification/subscriptions', {
      token: bench.dealer1,
      body,
      headers,
    });
    await bench.device(bench.dealer1, 'silent');
    await bench.device(bench.dealer2, 'other');
    bench.service.answers.set('silent', { status: 403 });
    await comeBack();
    await bench.deliver();
    const asked = '{ notificationSettings { devices pushDevices { name since toldAt } } }';
    expect((await bench.test.gql(bench.dealer1, asked)).data.notificationSettings).toEqual({
      devices: 2,
      pushDevices: [
        { name: '', since: expect.any(String), toldAt: null },
        { name: 'Firefox · Android', since: expect.any(String), toldAt: expect.any(String) },
      ],
    });
  });

  it('refuse times and zones there are not', async () => {
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

  it('all servers have the same key', async () => {
    await bench.test.db.deleteFrom('vapid_key').execute();
    // Each wrapper stands for a server of its own.
    const servers = Array.from({ length: 5 }, () => bench.test.db.withTables());
    const keys = await Promise.all(servers.map((db) => vapidKeys(db)));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  });
});

it('looks for restocks by itself outside tests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const live = await buildApp({
      ...bench.test.services,
      config: { ...bench.test.services.config, mode: 'development' },
    });
    await live.ready();
    await bench.subscribe(bench.dealer1);
    const phone = await bench.device(bench.dealer1, 'phone');
    await bench.setStock('B-4', 5);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await expect.poll(() => phone.messages(), { timeout: 15_000 }).toHaveLength(1);
    await live.close();
  } finally {
    vi.useRealTimers();
  }
});
