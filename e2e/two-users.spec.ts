import { expect, type Page, test } from '@playwright/test';
import { expectNothingHeld, held } from './offline-catalog.helpers.ts';
import { listContent, openCatalogList } from './pages/catalog-list.page.ts';
import {
  downloadCatalog,
  onThisDevice,
  openOfflineCatalog,
  takeAlongButton,
} from './pages/offline-catalog.page.ts';
import { keepQuiet, login, logOut, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list = 'category=PAA&view=item&sortByField=name&sortByOrder=ASC';
// Of different price lists.
const first = 'dealer.us';
const second = 'dealer2.us';

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

/**
 * Expects that the second user has no catalog on the device, other prices than the first user, and no data
 * without a network.
 */
async function expectStranger(page: Page, prices: string[]): Promise<void> {
  await openOfflineCatalog(page);
  await expect(takeAlongButton(page)).toBeVisible();
  await expect(onThisDevice(page)).toHaveCount(0);
  const own = await listContent(page, list);
  expect(own[0]).toBe(prices[0]);
  expect(own).not.toEqual(prices);
  await page.context().setOffline(true);
  expect(await listContent(page, list)).toEqual(own);
  await page.goto('/en-us/catalog/list?category=PAA&view=item&search=chain');
  await expect(page.getByText('You are offline. Check the connection and refresh.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.context().setOffline(false);
}

test('hides one user’s catalog from the next user of a tablet (R8)', {
  tag: '@phone',
}, async ({ page, context }) => {
  await login(page, first);
  await workerReady(page);
  const prices = await listContent(page, list);
  await downloadCatalog(page);
  await page.goto('/en-us');
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expectNothingHeld(page);
  await login(page, second);
  await expectStranger(page, prices);

  // The second one's session ends at the server, with the catalog on the tablet.
  const others = await listContent(page, list);
  await downloadCatalog(page);
  const ended = { status: 401, json: { code: 'SESSION_ENDED', message: 'Log in again' } };
  for (const path of ['**/refresh-token', '**/graphql'])
    await context.route(path, (route) => route.fulfill(ended));
  await openCatalogList(page, list);
  await expect(page).toHaveURL(/\/login/);
  await context.unrouteAll();
  expect((await held(page)).lists).toHaveLength(1);
  await login(page, first);
  await expectStranger(page, others);
  expect((await held(page)).lists).toHaveLength(1);

  // The user finds the catalog again after the next login.
  await page.goto('/en-us');
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await login(page, second);
  await openOfflineCatalog(page);
  await expect(onThisDevice(page)).toBeVisible();
});
