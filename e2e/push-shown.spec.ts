import { expect, type Page, test } from '@playwright/test';
import { chromiumArgs } from '../scripts/testing/browser.ts';
import { openSettings } from './pages/settings.page.ts';
import { api, dealer, keepQuiet, login, workerReady } from './support.ts';

test.use({
  serviceWorkers: 'allow',
  // The headless shell shows no notifications.
  launchOptions: { executablePath: process.env.E2E_WHOLE_CHROMIUM, args: chromiumArgs },
});

test(
  'shows every push once per subject, whatever it contains',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    await context.grantPermissions(['notifications']);
    await keepQuiet(page);
    await login(page, dealer(info));
    await workerReady(page);
    const { origin } = new URL(page.url());
    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((done) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
        if (ours) done(ours.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (data: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const ready = await navigator.serviceWorker.ready;
        return (await ready.getNotifications()).map(({ title, data }) => [title, data?.url]);
      });
    const url = '/en-us/catalog/paa/chain?restock=B-1&qty=6';
    await push(JSON.stringify({ title: 'Back in stock', body: 'Chain', url, tag: 'restock-1' }));
    await expect.poll(shown).toEqual([['Back in stock', url]]);
    await push(JSON.stringify({ title: 'Back in stock', body: 'Chain', url, tag: 'restock-1' }));
    await push('{"title":5,"url":"https://elsewhere.example/"}');
    await expect.poll(async () => (await shown()).length).toBe(2);
    expect(await shown()).toContainEqual(['Pannier', '/']);
  },
);

/**
 * Gives the page's browser a push service, since Chromium's own is not to be had in a test: its
 * subscriptions have real keys, last over reloads and take nothing. All else is the browser's own.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'test.push-service';
    const written = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const subscription = () => {
      const json = JSON.parse(localStorage.getItem(kept) ?? 'null');
      return json
        ? {
            endpoint: json.endpoint,
            options: { applicationServerKey: Uint8Array.from(json.key).buffer },
            toJSON: () => ({ endpoint: json.endpoint, keys: json.keys }),
            unsubscribe: async () => {
              localStorage.removeItem(kept);
              return true;
            },
          }
        : null;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: ArrayBuffer }) => {
        if (Notification.permission !== 'granted') throw new DOMException('', 'NotAllowedError');
        const curve = { name: 'ECDH', namedCurve: 'P-256' };
        const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
        const p256dh = written(await crypto.subtle.exportKey('raw', pair.publicKey));
        const auth = written(crypto.getRandomValues(new Uint8Array(16)));
        const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
        const key = [...new Uint8Array(applicationServerKey)];
        localStorage.setItem(kept, JSON.stringify({ endpoint, key, keys: { p256dh, auth } }));
        return subscription();
      },
    });
  });
}

// B126 to B129
test(
  'registers the device when pushes are allowed and removes it',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    const user = dealer(info);
    const callApi = await api(request, user);
    const devices = async () =>
      (await callApi('NotificationSettings')).data.notificationSettings.pushDevices.length;
    const before = await devices();
    await keepQuiet(page);
    await withPushService(page);
    await login(page, user);
    await workerReady(page);
    await openSettings(page);
    const toggle = page.getByRole('switch', { name: 'Notifications on this device' });
    // Playwright cannot press the browser's permission prompt, so the permission is granted directly.
    await expect(page.getByText('Off. Your browser asks once')).toBeVisible();
    await context.grantPermissions(['notifications']);
    await page.reload();
    const on = page.getByText('On, also with the portal closed.');
    const off = page.getByText('Off.', { exact: true });
    // Once it is allowed, the app registers the device at its start, until the user switches pushes off.
    await expect(on).toBeVisible();
    await expect.poll(devices).toBe(before + 1);
    await toggle.click();
    await expect(off).toBeVisible();
    await expect.poll(devices).toBe(before);
    await page.reload();
    await expect(off).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(on).toBeVisible();
    await expect.poll(devices).toBe(before + 1);
    await page.reload();
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(off).toBeVisible();
    await expect.poll(devices).toBe(before);
  },
);
