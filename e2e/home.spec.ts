import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { countShifts } from './page-shifts.ts';
import { emptyCart, keepQuiet, login } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

// Reading 117, N020
test('home says what is due and orders again', { tag: '@phone' }, async ({ page, request }) => {
  test.setTimeout(120_000);
  await emptyCart(request, 'dealer.us');
  const readShifts = await countShifts(page);
  await login(page, 'dealer.us');

  await test.step('the login leads to the home page, as invoices are overdue', async () => {
    await expect(page).toHaveURL(/\/en-us\/?$/);
    const first = page.getByRole('region', { name: 'To do' }).getByRole('listitem').first();
    await expect(first).toContainText(/\d+ invoices are overdue: \$/);
    await expect(page.getByRole('region', { name: 'Last orders' })).toBeVisible();
  });

  await test.step('it is within two screens and does not jump', async () => {
    // The room of announcements is known from the second visit on (announcement-slot.tsx).
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => /^pannier\.room\..*\.home\./.test(key)),
    );
    await page.reload();
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await expect(page.getByRole('link', { name: /open orders?$/ })).toBeVisible();
    expect(await readShifts()).toBeLessThanOrEqual(0.05);
    const { height = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(2 * height);
    await checkPage(page, true);
  });

  await test.step('the first task leads to the overdue invoices', async () => {
    await page.getByRole('link', { name: 'Pay', exact: true }).first().click();
    await expect(page).toHaveURL(/\/invoice\/open-invoice\?show=overdue$/);
    await page.goBack();
  });

  await test.step('one tap brings the last order to the checkout', async () => {
    await page.getByRole('button', { name: 'Order again' }).first().click();
    await expect(page).toHaveURL(/\/cart(\/checkout)?$/);
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  });
  await emptyCart(request, 'dealer.us');
});
