import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { openCart } from './pages/cart.page.ts';
import { openOrders } from './pages/orders.page.ts';
import { dealer, login, setServerStatus } from './support.ts';

test.afterEach(async ({ request }) => {
  await setServerStatus(request, 'online');
});

test(
  'shows a stopped server’s message, then returns to the page',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const message = 'New prices are being loaded until 14:00';
    await login(page, dealer(info));
    await openCart(page);
    await expect(page.getByRole('main')).toBeVisible();
    await setServerStatus(request, 'maintenance', message);
    // The page that is open may hear of it first, and is then on its way already.
    await openOrders(page).catch(() => undefined);
    await expect(page).toHaveURL(/\/en-us\/maintenance/);
    await expect(page.getByText(message)).toBeVisible();
    await checkPage(page, true);
    await setServerStatus(request, 'online');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/en-us\/login/);
    await login(page, dealer(info));
    await expect(page).toHaveURL(/\/en-us(\/catalog|$)/);
  },
);
