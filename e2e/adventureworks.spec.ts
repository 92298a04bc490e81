import { expect, test } from '@playwright/test';
import { storePassword } from '../scripts/adventureworks/logins.ts';
import { toCheckoutButton } from './pages/cart.page.ts';
import { catalogSearch } from './pages/catalog-list.page.ts';
import { chooseTerms, placeOrderButton } from './pages/checkout.page.ts';

test('dealer of an imported distributor finds and buys an article', async ({ page, baseURL }) => {
  const host = `http://aw.localhost:${new URL(baseURL ?? '').port}`;
  await page.goto(`${host}/en-us/login`);
  await page.getByLabel('Username').fill('store292');
  await page.getByLabel('Password', { exact: true }).fill(storePassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto(`${host}/en-us/catalog/list?view=item`);
  const box = catalogSearch(page);
  await box.fill('Mountain-200 Black, 42');
  await box.press('Enter');
  const row = page.getByRole('article').filter({ hasText: 'Mountain-200 Black, 42' });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mountain-200');
  const photograph = page.getByRole('img', { name: /Mountain-200/ }).first();
  await expect
    .poll(() => photograph.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);

  await page.getByRole('textbox', { name: /Black, 42|42, Black/ }).fill('1');
  await page.getByRole('button', { name: 'Add 1 to cart' }).click();
  await expect(page.getByText('1 in cart')).toBeVisible();
  await page.goto(`${host}/en-us/cart`);
  await expect(page.getByRole('article')).toContainText('Mountain-200 Black, 42');
  await toCheckoutButton(page).click();
  await chooseTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/order-confirmation\?order=4000\d+/);
});
