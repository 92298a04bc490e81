import { expect, test } from '@playwright/test';
import { openCart, quantityFields } from './pages/cart.page.ts';
import { openOrders, ordersHeading } from './pages/orders.page.ts';
import { notSentYet } from './pages/pending-changes.page.ts';
import { dealer, emptyCart, isPhone, keepQuiet, login, serverCart } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

test(
  'reloads behind a pop-up when another tab logs out (B135)',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    await keepQuiet(page);
    await login(page, dealer(info));
    await openOrders(page);
    await expect(ordersHeading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
    const other = await context.newPage();
    await keepQuiet(other);
    await other.goto('/en-us/catalog');
    const phone = isPhone(info);
    await other.getByRole('button', { name: phone ? 'Menu' : 'Account', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Loading the page again' });
    const seen = popup.getByText('You were logged out in another tab.').waitFor();
    await other.getByRole('button', { name: 'Log out' }).click();
    await seen;
    await expect(page).toHaveURL('/en-us/login?to=%2Forder');
  },
);

test(
  'switches to the user who logs in from another tab (B135)',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    await keepQuiet(page);
    await login(page, dealer(info));
    await page.goto('/en-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello Demo Dealer/);
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
    const other = await context.newPage();
    await keepQuiet(other);
    // A mailed link opens the login page even when a user is logged in.
    await other.goto('/en-us/login?reset=none');
    await other.getByRole('button', { name: 'Back to login' }).click();
    await other.getByRole('textbox', { name: 'Username' }).fill('guest.us');
    await other.locator('input[name=password]').fill('Pannier-2026');
    const popup = page.getByRole('dialog', { name: 'Loading the page again' });
    const seen = popup.getByText('Another user logged in in another tab.').waitFor();
    await other.getByRole('button', { name: 'Log in' }).click();
    await seen;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Demo Guest us');
    await expect(page.getByText('Stone Bridge')).toHaveCount(0);
  },
);

for (const [shift, days] of [
  ['behind', -1],
  ['ahead', 1],
] as const)
  test(
    `works with a clock ${shift} and a new time zone (R10)`,
    { tag: '@desktop' },
    async ({ page, context, request }, info) => {
      const user = dealer(info);
      await emptyCart(request, user);
      await keepQuiet(page);
      await page.clock.install({ time: Date.now() + days * 24 * 3_600_000 });
      await login(page, user);
      await page.goto(list);
      await page.getByRole('article').first().getByRole('button', { name: /^Add / }).click();
      await expect.poll(async () => Object.values(await serverCart(request, user))).toEqual([1]);
      const timezoneId = days < 0 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
      await page.reload();
      await page.getByRole('button', { name: 'One more' }).first().click();
      await expect.poll(async () => Object.values(await serverCart(request, user))).toEqual([2]);
      await openCart(page);
      await expect(quantityFields(page)).toHaveValue('2');
      await expect(notSentYet(page)).toHaveCount(0);
      await expect(page).toHaveURL('/en-us/cart');
    },
  );
