import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { eraseSession, writeSession } from '#src/offline/session/token-vault.ts';
import { getLoggedInUser, openPage, readPush, renewPush, showPush } from './push.ts';

const mia = { language: 'de' };
const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => undefined);
const registration = { showNotification } as never;
const push = {
  title: 'B-1 is back',
  body: 'You wanted 6',
  url: '/en-us/catalog/bike/b-1?restock=B-1&qty=6',
  tag: 'restock-2000-B-1',
};

beforeEach(() => {
  showNotification.mockReset();
  vi.restoreAllMocks();
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '42',
  'no json',
  '{"title":5,"body":{},"url":"https://elsewhere.test"}',
  '{"url":"//elsewhere.test"}',
  '{"url":"/\\\\elsewhere.test"}',
  '{"url":"/\\t/elsewhere.test"}',
  '{"notification":[1],"url":"/\\n/elsewhere.test"}',
])('shows a notification with an own page for push %j', (message) => {
  const { title, url } = readPush(() => message);
  expect(title).toBe('Pannier');
  expect(url).toBe('/');
});

/** Text of any kind: plain, cut-off, and JSON with our own fields holding anything. */
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc
    .record(
      {
        title: fc.anything(),
        body: fc.anything(),
        url: fc.oneof(fc.anything(), fc.webUrl(), fc.string({ unit: 'binary' })),
        tag: fc.anything(),
        notification: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => {
      try {
        return JSON.stringify(value);
      } catch {
        return '{"title":';
      }
    }),
  fc.constant(JSON.stringify(push).slice(0, 40)),
);

test('shows one notification with an own-site link for any payload', async () => {
  await fc.assert(
    fc.asyncProperty(junk, fc.boolean(), async (message, known) => {
      showNotification.mockClear();
      await showPush(registration, () => message, known ? mia : null);
      expect(showNotification).toHaveBeenCalledTimes(1);
      const [title, options] = showNotification.mock.calls[0] ?? [];
      expect(title).toBeTruthy();
      const { origin } = new URL(options?.data.url, 'https://shop.test/en-us');
      expect(origin).toBe('https://shop.test');
    }),
    propertyRuns(200),
  );
});

test("shows the push's content, one per tag", async () => {
  await showPush(registration, () => JSON.stringify(push), mia);
  expect(showNotification.mock.calls).toEqual([
    [
      'B-1 is back',
      {
        body: 'You wanted 6',
        icon: '/icons/icon-192.png',
        data: { url: push.url },
        tag: 'restock-2000-B-1',
      },
    ],
  ]);
});

test('reads a declarative push', () => {
  const notification = { title: 'B-1 ist da', body: '', navigate: 'https://x.test', lang: 'de' };
  const message = JSON.stringify({ web_push: 8030, notification, url: '/de', tag: 'a' });
  expect(readPush(() => message)).toEqual({
    title: 'B-1 ist da',
    body: '',
    url: '/de',
    tag: 'a',
    lang: 'de',
  });
});

test('shows a notification without content when logged out', async () => {
  await showPush(registration, () => JSON.stringify(push), null);
  const [title, options] = showNotification.mock.calls[0] ?? [];
  expect(title).toBe('Pannier');
  expect(JSON.stringify(options)).not.toMatch(/B-1|wanted/);
});

test('shows one for an unreadable payload or a refused display', async () => {
  await showPush(
    registration,
    () => {
      throw new TypeError('no data');
    },
    mia,
  );
  expect(showNotification).toHaveBeenCalledWith('Pannier', expect.anything());
  showNotification.mockReset();
  showNotification.mockRejectedValueOnce(new TypeError('bad options'));
  await showPush(registration, () => JSON.stringify(push), mia);
  expect(showNotification.mock.calls.at(-1)).toEqual(['Pannier']);
});

test('reads the logged-in user from the stored session', async () => {
  await writeSession({ refreshToken: 'r', user: mia });
  expect(await getLoggedInUser()).toEqual(mia);
  await eraseSession();
});

test('focuses an open window on a click or opens a new one', async () => {
  const open = { focus: vi.fn(), navigate: vi.fn(async () => null) };
  const clients = { matchAll: vi.fn(async () => [open]), openWindow: vi.fn() };
  await openPage(clients as never, { url: '/cart' });
  expect(open.focus).toHaveBeenCalled();
  expect(open.navigate).toHaveBeenCalledWith('/cart');
  expect(clients.openWindow).not.toHaveBeenCalled();
  open.navigate.mockRejectedValueOnce(new TypeError('not ours'));
  await openPage(clients as never, undefined);
  expect(clients.openWindow).toHaveBeenCalledWith('/');
  clients.matchAll.mockResolvedValue([]);
  await openPage(clients as never, { url: '/cart' });
  expect(clients.openWindow).toHaveBeenCalledWith('/cart');
});

const tell = vi.hoisted(() => vi.fn(async (..._sent: unknown[]) => true));
vi.mock('#src/offline/push/register-push-device.ts', () => ({ registerPushDevice: tell }));

const subscription = (endpoint: string) => ({
  options: { applicationServerKey: new Uint8Array([4, 1]).buffer },
  toJSON: () => ({ endpoint }),
});

test('renews a dropped subscription and sends it to the server', async () => {
  const subscribe = vi.fn(async () => subscription('new'));
  const worker = { pushManager: { subscribe } } as never;
  await renewPush(worker, { oldSubscription: subscription('old') } as never, mia);
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array([4, 1]).buffer,
  });
  expect(tell).toHaveBeenCalledWith('POST', { endpoint: 'new' }, 'de');

  tell.mockClear();
  subscribe.mockClear();
  await renewPush(worker, { newSubscription: subscription('given') } as never, {});
  expect(subscribe).not.toHaveBeenCalled();
  expect(tell).toHaveBeenCalledWith('POST', { endpoint: 'given' }, navigator.language);

  tell.mockClear();
  await renewPush(worker, {} as never, mia);
  await renewPush(worker, { newSubscription: subscription('given') } as never, null);
  expect(tell).not.toHaveBeenCalled();
});
