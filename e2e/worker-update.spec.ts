import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openLosingProxy } from './losing-proxy.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { everythingSentNote, openPendingChanges } from './pages/pending-changes.page.ts';
import { test } from './portal.ts';
import { emptyCart, isOperation, keepQuiet, login, serverCart, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

/** Puts another service worker into the portal's client. @returns the one that was there */
function deploy(dist: string, change: (worker: string) => string): string {
  const file = join(dist, 'sw.js');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
  return before;
}

/** The keys under which changes of the cart came in, and whether their answers get lost. */
interface Carts {
  losing: boolean;
  lost: string[];
  answered: string[];
}

const losingTest = test.extend<{ carts: Carts }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from here
  carts: async ({}, use) => use({ losing: true, lost: [], answered: [] }),
  baseURL: async ({ portal, carts }, use) => {
    const proxy = await openLosingProxy(portal.url, (headers, body) => {
      if (!isOperation('UpdateProductsInCart', body)) return false;
      (carts.losing ? carts.lost : carts.answered).push(String(headers['idempotency-key'] ?? ''));
      return carts.losing;
    });
    await use(proxy.url);
    proxy.close();
  },
});

losingTest(
  'loses and repeats nothing when updated while sending (R11)',
  {
    tag: '@phone',
  },
  async ({ page, context, request, portal, carts }) => {
    test.setTimeout(180_000);
    const user = 'dealer2.us';
    await emptyCart(request, user);
    await keepQuiet(page);
    await login(page, user);
    await workerReady(page);
    await page.goto(list);
    await expect(page.getByRole('article')).toHaveCount(10);
    await context.setOffline(true);
    const codes: string[] = [];
    for (const index of [0, 1, 2]) codes.push(await addFromList(page, index));

    // The next release is there.
    deploy(portal.dist, (worker) => `${worker}\n// ${crypto.randomUUID()}`);
    await context.setOffline(false);
    await expect.poll(() => carts.lost.length).toBeGreaterThan(0);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // The new worker takes over once the one before has finished its attempts to send.
    const loaded = page.waitForEvent('load', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await loaded;
    carts.losing = false;
    await expect
      .poll(() => serverCart(request, user), { timeout: 30_000 })
      .toEqual(Object.fromEntries(codes.map((code) => [code, 1])));
    await openPendingChanges(page);
    await expect(everythingSentNote(page)).toBeVisible();
    // The new version repeats the requests of the old version under the same keys.
    expect(carts.lost).not.toContain('');
    expect(carts.answered).toEqual(expect.arrayContaining([...new Set(carts.lost)]));
    expect(new Set(carts.answered).size).toBe(carts.answered.length);
    await emptyCart(request, user);
  },
);

/** A worker with which the app does not even start. */
const harmful = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const headers = { 'content-type': 'text/html' };
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<h1>Out of order</h1>', { headers }));
});`;

test('recalls a harmful worker and sends unsent work once (R11)', {
  tag: '@phone',
}, async ({ page, context, request, portal }) => {
  test.setTimeout(180_000);
  const user = 'dealer2.us';
  await emptyCart(request, user);
  await keepQuiet(page);
  await login(page, user);
  await workerReady(page);
  await page.goto(list);
  await expect(page.getByRole('article')).toHaveCount(10);
  await context.setOffline(true);
  const code = await addFromList(page, 0);
  let sending = false;
  await context.route('**/graphql', async (route) =>
    sending || !isOperation('UpdateProductsInCart', route.request().postData())
      ? route.fallback()
      : route.abort(),
  );
  const good = deploy(portal.dist, () => harmful);
  await context.setOffline(false);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const broken = page.getByRole('heading', { name: 'Out of order' });
  // It takes over when the one before has nothing under way any more, such as a try to send.
  await expect(async () => {
    await page.reload();
    await expect(broken).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await expect(broken).toBeVisible();

  await portal.restart({ PANNIER_SERVICE_WORKER: 'off' });
  await expect(async () => {
    await page.reload();
    await expect(broken).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(10);
  await openPendingChanges(page);
  await expect(page.getByRole('listitem').filter({ hasText: /^Cart: / })).toHaveCount(1);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  sending = true;
  await page.reload();
  await expect(everythingSentNote(page)).toBeVisible();
  expect(await serverCart(request, user)).toEqual({ [code]: 1 });

  deploy(portal.dist, () => good);
  await portal.restart({ PANNIER_SERVICE_WORKER: 'on' });
  await page.reload();
  await workerReady(page);
  await emptyCart(request, user);
});
