import { expect, test } from '@playwright/test';
import { checkInBothSchemes } from './page-checks.ts';
import {
  actFor,
  chooseCustomer,
  type Listed,
  labelOf,
  openChip,
  openSelection,
  selection,
  sellersCustomers,
} from './pages/customer-selection.page.ts';
import { openOrders } from './pages/orders.page.ts';
import { isPhone, keepQuiet, login } from './support.ts';
import { localeFor } from './test-locale.ts';

let customers: Listed[] = [];

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(120_000);
  customers = await sellersCustomers(request);
  await keepQuiet(page);
});

/** The n-th customer that has both codes. */
const customer = (n: number) => customers.filter(({ custCode }) => custCode.isr)[n] as Listed;

// B051
test(
  'leaves a catalog page for its landing page, others unchanged',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await actFor(page, customer(0));
    const ways: [string, RegExp][] = [
      ['catalog/list?category=PAA&view=item', /\/en-us\/catalog\?category=paa$/],
      ['catalog/list?category=Bike', /\/en-us\/catalog\?category=bike$/],
      ['catalog/groupset', /\/en-us\/catalog\?category=bike$/],
      ['pdi', /\/en-us\/pdi$/],
    ];
    for (const [index, [path, target]] of ways.entries()) {
      await page.goto(`/en-us/${path}`);
      const next = customer(1 + index);
      await chooseCustomer(await openSelection(page, info), next);
      await expect(page).toHaveURL(target);
      await expect(selection(page)).toHaveCount(0);
      await expect(await openChip(page, info)).toContainText(labelOf(next).slice(0, 30));
    }
  },
);

// B038, B041
test(
  'hides the change-customer control on the profile and claims',
  { tag: '@phone' },
  async ({ page }, info) => {
    await actFor(page, customer(0));
    for (const path of [
      'claim',
      'claim/create',
      'user/edit-profile',
      'upload-area',
      'sales-area',
    ]) {
      await page.goto(`/en-us/${path}`);
      const change = page.getByRole('button', { name: /Change customer/ });
      if (isPhone(info)) {
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        await menu.click();
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      } else {
        // The customer and the credit are still shown.
        await (await openChip(page, info)).click();
        await expect(page.getByRole('region', { name: 'Credit' })).toBeVisible();
      }
      await expect(change).toHaveCount(0);
    }
  },
);

// B152
test(
  'reports a failed change, keeps the customer, offers a retry',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const testLocale = localeFor(info);
    const { say, user } = testLocale;
    const [first, second] = (await sellersCustomers(request, user('sales'))) as [Listed, Listed];
    await actFor(page, first, testLocale);
    await page.route('**/v2/change-cust', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'no' } }),
    );
    const dialog = await openSelection(page, info, say);
    await chooseCustomer(dialog, second, say);
    const failed = page.getByRole('dialog', { name: say('Change customer') });
    await expect(failed.getByText(say('Failed change customer, please try again'))).toBeVisible();
    await checkInBothSchemes(page, isPhone(info));
    await failed.getByRole('button', { name: say('OK') }).click();
    await expect(failed).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.unroute('**/v2/change-cust');
    await chooseCustomer(dialog, second, say);
    await expect(dialog).toHaveCount(0);
    await expect(await openChip(page, info, say)).toContainText(labelOf(second).slice(0, 30));
  },
);

test(
  'hides the customer change from a dealer (B044, B054)',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await login(page, 'dealer.us');
    await openOrders(page);
    if (isPhone(info)) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Credit' }).click();
    } else await (await openChip(page, info)).click();
    await expect(page.getByRole('region', { name: 'Credit' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Change customer/ })).toHaveCount(0);
  },
);
