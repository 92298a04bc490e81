import { expect, test } from '@playwright/test';
import { e2ePassword, e2eUsers } from '../scripts/testing/e2e-users.ts';
import { openCart } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { emptyCart, keepQuiet, login, workerReady } from './support.ts';

const username = e2eUsers.devices;
const list = '/en-us/catalog/list?category=PAA&view=item&sortByField=name&sortByOrder=ASC';

test('logs a device out from another one and keeps its unsent work', { tag: '@desktop' }, async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await emptyCart(request, username, undefined, e2ePassword);
  await keepQuiet(page);
  await login(page, username, e2ePassword);

  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const other = await context.newPage();
  await keepQuiet(other);
  await login(other, username, e2ePassword);
  await workerReady(other);
  await other.goto(list);
  await other.getByRole('article').first().waitFor();
  await context.setOffline(true);
  const code = await addFromList(other, 0);

  await page.goto('/en-us/user/devices');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(page.getByText('You are logged in on no other device.')).toBeVisible();

  await context.setOffline(false);
  // Past the access token's last seconds: every server hears of it within five.
  await expect(async () => {
    await other.goto('/en-us/catalog/list');
    await expect(other).toHaveURL(/\/login/, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await login(other, username, e2ePassword);
  await openCart(other);
  await expect(other.getByText(code).first()).toBeVisible();
  await context.close();
  await emptyCart(request, username, undefined, e2ePassword);
});
