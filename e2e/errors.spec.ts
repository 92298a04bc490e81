import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from '../scripts/demo/logins.ts';
import { checkInBothSchemes, checkPage } from './page-checks.ts';
import {
  hostUrl,
  isPhone,
  keepQuiet,
  login,
  onOperation,
  reloadUnderWorker,
  setServerStatus,
} from './support.ts';
import { createSay, localeFor, logInAs, type Say } from './test-locale.ts';

const list = '/catalog/list?category=PAA&view=item&hasStock=true';
const wentWrong = 'Something went wrong. Please refresh.';

// Also after a test that ran out of time: everything else needs the server.
test.afterEach(({ request }) => setServerStatus(request, 'online'));

// B139, B140
test('leads to the maintenance message when the server stops', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const base = hostUrl(baseURL, 'de');
  await keepQuiet(page);
  await login(page, 'dealer.de', undefined, base, 'de');
  await page.goto(`${base}/de/catalog/list?category=PAA&view=item`);
  const more = page.getByRole('button', { name: 'Mehr anzeigen', exact: true });
  await expect(more).toBeVisible();
  await setServerStatus(request, 'maintenance', 'Inventur bis 14 Uhr');
  // The button is pressed inside the page: Playwright's click could wait without end for a page that is being
  // left. Another request of the page may have received the status first, and the button is gone already.
  await more
    .evaluate((button) => (button as HTMLButtonElement).click(), undefined, { timeout: 5_000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(new RegExp(`^${base}/de/maintenance\\?to=`));
  await expect(page.getByText('Inventur bis 14 Uhr')).toBeVisible();
  await checkPage(page, false);
  await setServerStatus(request, 'online');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  // On the way to the page they were on.
  await expect(page).toHaveURL(new RegExp(`^${base}/de/login\\?to=%2Fcatalog%2Flist`));
  await expect(page.getByText('Inventur')).toHaveCount(0);
});

/** Goes to the orders by the menu of phones. */
async function openOrders(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Menu'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('Orders'), exact: true })
    .click();
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  // B147, M036
  test(
    'explains that a page was never loaded before going offline',
    { tag: '@phone' },
    async ({ page, context }, info) => {
      const { at, say } = localeFor(info);
      await keepQuiet(page);
      await logInAs(page, localeFor(info), 'dealer');
      await reloadUnderWorker(page);
      await expect(page.getByRole('region', { name: say('Messages') })).toBeAttached();
      await context.setOffline(true);
      await page.goto(at('/order/nobodys-order'));
      await expect(
        page.getByText(say('You are offline. Check the connection and refresh.')),
      ).toBeVisible();
      await checkPage(page, isPhone(info));
      await context.setOffline(false);
      await page.getByRole('button', { name: say('Refresh the page') }).click();
      await expect(page.getByText(say('There is no order with this number'))).toBeVisible();
    },
  );
});

for (const [locale, title, text, home] of [
  ['en-us', 'Page not found', 'This page could not be found', 'Back to home'],
  ['de', 'Seite nicht gefunden', 'Diese Seite wurde nicht gefunden', 'Zur Startseite'],
] as const)
  test(
    `shows a picture and a link home under ${locale} (M001)`,
    { tag: '@phone' },
    async ({ page, baseURL }, info) => {
      // A host serves its own languages only.
      const origin = hostUrl(baseURL, locale === 'de' ? 'de' : 'us');
      await page.goto(`${origin}/${locale}/no/such/page?x=<b>1</b>`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      const picture = page.getByRole('main').getByRole('presentation');
      const width = isPhone(info) ? 250 : 375;
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.width]))
        .toEqual([true, width]);
      await page.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`${origin}/${locale}/login`);
    },
  );

test('shows no text that its address contains (B018)', { tag: '@phone' }, async ({ page }) => {
  const query = new URLSearchParams({ pt: 'Blocked', pi: 'x', t: 'Blocked', s: 'Call 0900 123' });
  await page.goto(`/en-us/error/admin?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access');
  await expect(page).toHaveTitle('No access');
  await expect(page.getByText(/Blocked|0900/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test.describe('with answers of our making', () => {
  test.beforeEach(({ page }) => keepQuiet(page));

  // B141 to B144
  test(
    'returns to the same page after a lost session',
    { tag: '@desktop' },
    async ({ page }, info) => {
      const { at, say, user } = localeFor(info);
      await logInAs(page, localeFor(info), 'dealer');
      await page.goto(at(list));
      let lost = true;
      const refuse = { status: 401, json: { code: 'SESSION_ENDED', message: 'Log in again' } };
      for (const path of ['**/graphql', '**/refresh-token'])
        await page.route(path, (route) => (lost ? route.fulfill(refuse) : route.fallback()));
      await page.goto(at(list), { waitUntil: 'commit' });
      await expect(page).toHaveURL(at(`/login?to=${encodeURIComponent(list)}`));
      const why = 'Your session has ended. Log in to go on; unsent work is kept.';
      await expect(page.getByText(say(why))).toBeVisible();
      // The announcements are the last to come.
      await expect(page.getByRole('region', { name: say('Announcements') })).toBeVisible();
      await checkPage(page, isPhone(info));
      lost = false;
      await page.getByRole('textbox', { name: say('Username') }).fill(user('dealer'));
      await page.locator('input[name=password]').fill(demoPassword);
      await page.getByRole('button', { name: say('Log in') }).click();
      await expect(page).toHaveURL(at(list));
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test(
    'logs out of a refused page and gives the reason (B138)',
    { tag: '@desktop' },
    async ({ page }, info) => {
      await onOperation(page, 'Orders', (route) =>
        route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'Forbidden' } }),
      );
      // On phones in French, as the American host has it, too.
      const { base, locale, user } = localeFor(info);
      const language = isPhone(info) ? 'fr' : locale;
      const say = createSay(language);
      await login(page, user('dealer'), undefined, base, language);
      await page.goto(`${base}/${language}/order`);
      await expect(page).toHaveURL(`${base}/${language}/login`);
      const why = say('You are not allowed to open that page, so you were logged out.');
      await expect(page.getByText(why)).toBeVisible();
      await expect(page.getByRole('region', { name: say('Announcements') })).toBeVisible();
      await checkPage(page, isPhone(info));
      await page.goto(`${base}/${language}/order`);
      await expect(page).toHaveURL(`${base}/${language}/login?to=%2Forder`);
    },
  );

  // B146, B148
  test(
    'offers a refresh on a failed load and a retry in a pop-up',
    { tag: '@desktop' },
    async ({ page }, info) => {
      const { at, say } = localeFor(info);
      let state: 'failing' | 'lost' | 'well' = 'failing';
      await onOperation(page, 'Orders', (route) => {
        if (state === 'failing') return route.fulfill({ status: 500, json: { code: 'INTERNAL' } });
        return state === 'lost' ? route.abort() : route.fallback();
      });
      await logInAs(page, localeFor(info), 'dealer');
      await page.goto(at('/order'));
      const failed = page.getByRole('alert').filter({ hasText: say(wentWrong) });
      const again = page.getByRole('button', { name: say('Try again') });
      await expect(failed).toBeVisible();
      await checkPage(page, isPhone(info));
      await page.getByRole('searchbox').fill('typed');
      // The search starts without a button, and fails as well.
      await expect(page).toHaveURL(/typed/);
      await expect(failed).toBeVisible();
      state = 'lost';
      await again.click();
      const popup = page.getByRole('dialog', { name: say('No connection') });
      await expect(popup).toContainText(say('Connection failed. Refresh the page?'));
      await checkInBothSchemes(page, isPhone(info));
      await popup.getByRole('button', { name: say('Cancel') }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('typed');
      await again.click();
      await expect(popup).toBeVisible();
      state = 'well';
      await popup.getByRole('button', { name: say('Refresh the page') }).click();
      // The page searches for the typed text.
      await expect(page.getByRole('heading', { name: say('Nothing found') })).toBeVisible();
    },
  );

  const chunk = '**/assets/order-list.screen-*.js';

  test(
    'reloads the page at most once when a chunk is missing (B149)',
    { tag: '@phone' },
    async ({ page }, info) => {
      const { at, say } = localeFor(info);
      await logInAs(page, localeFor(info), 'dealer');
      await page.goto(at(''));
      await page.route(chunk, (route) => route.abort());
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await openOrders(page, say);
      await expect.poll(() => loads).toBe(1);
      if (page.url() !== at('/order')) await openOrders(page, say);
      await expect(page.getByRole('alert').filter({ hasText: say(wentWrong) })).toBeVisible();
      expect(loads).toBe(1);
      await page.unroute(chunk);
      await page.getByRole('button', { name: say('Refresh the page') }).click();
      await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible();
    },
  );

  // B131 to B133
  test(
    'shows the progress bar in the main landmark on a slow page',
    { tag: '@phone' },
    async ({ page }, info) => {
      const { at, say } = localeFor(info);
      await logInAs(page, localeFor(info), 'dealer');
      await page.goto(at(''));
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(chunk, async (route) => {
        await held;
        await route.continue();
      });
      await openOrders(page, say);
      const bar = page.getByRole('main').getByRole('progressbar', { name: say('Loading') });
      await expect(bar).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
    },
  );
});
