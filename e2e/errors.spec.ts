import { expect, type Page, test } from '@playwright/test';
import {
  dealer,
  hostUrl,
  keepQuiet,
  login,
  onOperation,
  setServerStatus,
  workerReady,
} from './support.ts';

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';
const wentWrong = 'Something went wrong. Please refresh.';

// Also after a test that ran out of time: everything else needs the server.
test.afterEach(({ request }) => setServerStatus(request, 'online'));

test('a stop of the server during work leads over the login to its message (B139, B140)', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const base = hostUrl(baseURL, 'de');
  await keepQuiet(page);
  await login(page, 'dealer.de', undefined, base, 'de');
  await page.goto(`${base}/de/catalog/list?category=PAA&view=item`);
  const more = page.getByRole('button', { name: 'Mehr anzeigen', exact: true });
  await expect(more).toBeVisible();
  await setServerStatus(request, 'maintenance', 'Inventur bis 14 Uhr');
  // Pressed in the page: a click of the driver may wait for ever for a page that is on its way out.
  // Something else the page asks for may have heard of it first, and the button is gone already.
  await more
    .evaluate((button) => (button as HTMLButtonElement).click(), undefined, { timeout: 5_000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(new RegExp(`^${base}/de/maintenance\\?to=`));
  await expect(page.getByText('Inventur bis 14 Uhr')).toBeVisible();
  await setServerStatus(request, 'online');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  // On the way to the page they were on.
  await expect(page).toHaveURL(new RegExp(`^${base}/de/login\\?to=%2Fcatalog%2Flist`));
  await expect(page.getByText('Inventur')).toHaveCount(0);
});

test(
  'what was never loaded says without a network that this is why (B147, M036)',
  { tag: '@phone' },
  async ({ page, context }, info) => {
    await keepQuiet(page);
    await login(page, dealer(info));
    await workerReady(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
    await context.setOffline(true);
    await page.goto('/en-us/order/nobodys-order');
    await expect(
      page.getByText('You are offline. Check the connection and refresh.'),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Refresh the page' }).click();
    await expect(page.getByText('There is no order with this number')).toBeVisible();
  },
);

for (const [locale, title, text, home] of [
  ['en-us', 'Page not found', 'This page could not be found', 'Back to home'],
  ['de', 'Seite nicht gefunden', 'Diese Seite wurde nicht gefunden', 'Zur Startseite'],
] as const)
  test(`an unknown address under ${locale} shows a picture and the way home (M001)`, async ({
    page,
  }, info) => {
    await page.goto(`/${locale}/no/such/page?x=<b>1</b>`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const picture = page.getByRole('main').getByRole('presentation');
    const width = info.project.name === 'phone' ? 250 : 375;
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.width]))
      .toEqual([true, width]);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(`/${locale}/login`);
  });

test('the admin error page shows what its address says as text (B018)', { tag: '@phone' }, async ({
  page,
}) => {
  const bad = '<img src=x onerror="window.hacked=1">';
  const query = new URLSearchParams({ pt: `${bad}News`, pi: bad, t: `${bad}No Data`, s: bad });
  await page.goto(`/en-us/error/admin?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${bad}No Data`);
  await expect(page.getByText(bad, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${bad}News`);
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test('an address that is no portal’s says so in the language of the browser', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${hostUrl(baseURL, 'nobody')}/de/cart`);
  await expect(page.getByText('Unter dieser Adresse gibt es kein Portal')).toBeVisible();
  await context.close();
});

test.describe('with answers of our making', () => {
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(({ page }) => keepQuiet(page));

  test(
    'a lost session leads to the login and back to the same page (B141 to B144)',
    { tag: '@phone' },
    async ({ page }, info) => {
      await login(page, dealer(info));
      await page.goto(list);
      let lost = true;
      const refuse = { status: 401, json: { code: 'SESSION_ENDED', message: 'Log in again' } };
      for (const path of ['**/graphql', '**/refresh-token'])
        await page.route(path, (route) => (lost ? route.fulfill(refuse) : route.fallback()));
      await page.goto(list, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`/en-us/login?to=${encodeURIComponent(list.slice(6))}`);
      await expect(page.getByText(/^Your session has ended/)).toBeVisible();
      lost = false;
      await page.getByRole('textbox', { name: 'Username' }).fill(dealer(info));
      await page.locator('input[name=password]').fill('Pannier-2026');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test(
    'a refused page logs out and says why, in French (B138)',
    { tag: '@phone' },
    async ({ page }, info) => {
      await onOperation(page, 'Orders', (route) =>
        route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'Forbidden' } }),
      );
      await login(page, dealer(info), undefined, '', 'fr');
      await page.goto('/fr/order');
      await expect(page).toHaveURL('/fr/login');
      await expect(page.getByText(/^Vous n’avez pas accès à cette page/)).toBeVisible();
      await page.goto('/fr/order');
      await expect(page).toHaveURL('/fr/login?to=%2Forder');
    },
  );

  test(
    'a failed load offers to refresh, a lost try asks in a pop-up (B146, B148)',
    { tag: '@phone' },
    async ({ page }, info) => {
      let state: 'failing' | 'lost' | 'well' = 'failing';
      await onOperation(page, 'Orders', (route) => {
        if (state === 'failing') return route.fulfill({ status: 500, json: { code: 'INTERNAL' } });
        return state === 'lost' ? route.abort() : route.fallback();
      });
      await login(page, dealer(info));
      await page.goto('/en-us/order');
      await expect(page.getByRole('alert').filter({ hasText: wentWrong })).toBeVisible();
      await page.getByRole('searchbox').fill('typed');
      // It is looked for by itself, which fails as well.
      await expect(page).toHaveURL(/typed/);
      await expect(page.getByRole('alert').filter({ hasText: wentWrong })).toBeVisible();
      state = 'lost';
      await page.getByRole('button', { name: 'Try again' }).click();
      const popup = page.getByRole('dialog', { name: 'No connection' });
      await expect(popup).toContainText('Connection failed. Refresh the page?');
      await popup.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('typed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(popup).toBeVisible();
      state = 'well';
      await popup.getByRole('button', { name: 'Refresh the page' }).click();
      // What was typed is looked for.
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    },
  );

  const chunk = '**/assets/order-list.screen-*.js';
  const orders = (page: Page) => page.getByRole('link', { name: 'All orders' });

  test(
    'a part that is gone loads the page anew, at most once (B149)',
    { tag: '@phone' },
    async ({ page }, info) => {
      await login(page, dealer(info));
      await page.goto('/en-us');
      await page.route(chunk, (route) => route.abort());
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await orders(page).click();
      await expect.poll(() => loads).toBe(1);
      if (new URL(page.url()).pathname !== '/en-us/order') await orders(page).click();
      await expect(page.getByRole('alert').filter({ hasText: wentWrong })).toBeVisible();
      expect(loads).toBe(1);
      await page.unroute(chunk);
      await page.getByRole('button', { name: 'Refresh the page' }).click();
      await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    },
  );

  test(
    'a slow page shows the progress bar until it is there (B131 to B133)',
    { tag: '@phone' },
    async ({ page }, info) => {
      await login(page, dealer(info));
      await page.goto('/en-us');
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(chunk, async (route) => {
        await held;
        await route.continue();
      });
      await orders(page).click();
      const bar = page.getByRole('progressbar', { name: 'Loading' });
      await expect(bar).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
    },
  );
});
