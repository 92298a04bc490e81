import { expect, type Page, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import { nextStep, openBonus, whatIf } from './pages/bonus.page.ts';
import { openCart, quantityFields, toCheckoutButton } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { api, dealer, emptyCart, isPhone, keepQuiet, login } from './support.ts';
import { usd } from './us-format.ts';

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

const bikes = '/en-us/catalog/list?category=Bike&view=item&hasStock=true&sort=price&order=ASC';

/** Opens the tabs in turn and waits for what each of them shows. */
async function walkTabs(page: Page, touch: boolean) {
  for (const [tab, column] of [
    ['Retail sales', 'Points'],
    ['On-time payment', 'Amount in time'],
    ['Against last year', 'Same days last year'],
    ['Verification', 'Verified sales'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('table', { name: tab })).toBeAttached();
    await expect(page.getByText(column).first()).toBeAttached();
    await checkPage(page, touch);
  }
}

// R040, U015, U262 to U266
test(
  'says what is left to the next step and which lines count',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const touch = isPhone(info);
    const user = dealer(info);
    const ask = await api(request, user);
    await login(page, user);

    await test.step('begins with the amount and the day', async () => {
      await openBonus(page);
      await expect(nextStep(page)).toBeVisible();
      const box = await nextStep(page).boundingBox();
      expect(box?.y).toBeLessThan(300);
      await checkPage(page, touch);
      await checkNarrow(page);
    });

    await test.step('has a line that does not count, with the reason', async () => {
      const year = new Date().getUTCFullYear();
      const { data } = await ask('BonusPurchases', { year, page: 1, limit: 10 });
      const { sums } = data.b2bPurchasesV3;
      expect(sums.counted).toBeLessThan(sums.subTotal);
      await expect(page.getByText('Category not in the agreement').first()).toBeVisible();
      await expect(page.getByText(`Counted: ${usd(sums.counted)}`).first()).toBeVisible();
    });

    await test.step('has the other blocks', () => walkTabs(page, touch));
  },
);

// Reading 104
test('moves the bonus with the cart', { tag: '@desktop' }, async ({ page, request }, info) => {
  const touch = isPhone(info);
  const user = dealer(info);
  await emptyCart(request, user);
  await login(page, user);
  await page.goto(bikes);
  await addFromList(page, 0);
  await openCart(page);
  await expect(whatIf(page)).toBeVisible();
  const before = await whatIf(page).textContent();
  await quantityFields(page).first().fill('3');
  await quantityFields(page).first().press('Enter');
  await expect(whatIf(page)).not.toHaveText(before ?? '');
  await checkPage(page, touch);
  await toCheckoutButton(page).click();
  await expect(whatIf(page)).toBeVisible();
  await checkPage(page, touch);
  await emptyCart(request, user);
});
