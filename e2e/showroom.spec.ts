import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { openCart } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { openOrders } from './pages/orders.page.ts';
import { productPictures } from './pages/product.page.ts';
import { dealer, emptyCart, isPhone, keepQuiet, login } from './support.ts';

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

test(
  'hides dealer prices with one tap and shows them by PIN only',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    await emptyCart(request, user);
    await keepQuiet(page);
    await login(page, user);
    await page.goto(list);
    const row = page.getByRole('article').first();
    await addFromList(page, 0);
    const price = (await row.locator('p', { hasText: '$' }).last().innerText()).trim();
    const own = page.getByText(price, { exact: true });
    await expect(own.first()).toBeVisible();

    await page.getByRole('button', { name: 'Showroom mode' }).click();
    const dialog = page.getByRole('dialog', { name: 'Showroom mode' });
    await dialog.getByLabel('PIN', { exact: true }).fill('4711');
    await dialog.getByLabel('PIN again').fill('4711');
    await checkPage(page, isPhone(info));
    await dialog.getByRole('button', { name: 'Hide dealer prices' }).click();
    await expect(own).toHaveCount(0);
    await expect(row).toContainText('RRP');
    await row.getByRole('link').first().click();
    await expect(productPictures(page)).toBeVisible();
    await expect(own).toHaveCount(0);
    await expect(page.getByText('Margin')).toHaveCount(0);
    await checkPage(page, isPhone(info));
    await openCart(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(own).toHaveCount(0);
    await expect(page.getByText('Total', { exact: true })).toHaveCount(0);
    await openOrders(page);
    await expect(page.getByText('Not shown in showroom mode')).toBeVisible();

    // A reload does not end it, and a wrong PIN neither.
    await page.goto(list);
    await expect(row).toContainText('RRP');
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: 'Showroom mode' }).click();
    const leave = page.getByRole('dialog', { name: 'Leave showroom mode' });
    await leave.getByLabel('PIN', { exact: true }).fill('1147');
    await leave.getByRole('button', { name: 'Show dealer prices' }).click();
    await expect(leave.getByText('Wrong PIN')).toBeVisible();
    await leave.getByLabel('PIN', { exact: true }).fill('4711');
    await leave.getByRole('button', { name: 'Show dealer prices' }).click();
    await expect(own.first()).toBeVisible();
  },
);
