import { expect, test } from '@playwright/test';
import { chromiumArgs } from '../scripts/testing/browser.ts';
import { dealer, keepQuiet, login, workerReady } from './support.ts';

test.use({
  serviceWorkers: 'allow',
  // The headless shell shows no notifications.
  launchOptions: { executablePath: process.env.E2E_WHOLE_CHROMIUM, args: chromiumArgs },
});

test(
  'whatever a push holds, Chromium shows something, once per subject',
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
