import { expect, test } from '@playwright/test';
import {
  actFor,
  choose,
  isPhone,
  type Listed,
  labelOf,
  openChip,
  openSelection,
  selection,
  sellersCustomers,
} from './customer-parts.ts';
import { judgeInBothSchemes } from './judge.ts';
import { keepQuiet, login } from './support.ts';
import { tongueOf } from './tongue.ts';

let customers: Listed[] = [];

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(120_000);
  customers = await sellersCustomers(request);
  await keepQuiet(page);
});

/** The n-th customer that has both codes. */
const customer = (n: number) => customers.filter(({ custCode }) => custCode.isr)[n] as Listed;

test(
  'a change on a catalog page leads to the landing with its category, elsewhere to the same page (B051)',
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
      await choose(await openSelection(page, info), next);
      await expect(page).toHaveURL(target);
      await expect(selection(page)).toHaveCount(0);
      await expect(await openChip(page, info)).toContainText(labelOf(next).slice(0, 30));
    }
  },
);

test('the change-customer control is absent on the profile and on claims (B038, B041)', async ({
  page,
}, info) => {
  await actFor(page, customer(0));
  for (const path of ['claim', 'claim/create', 'user/edit-profile', 'upload-area', 'sales-area']) {
    await page.goto(`/en-us/${path}`);
    const change = page.getByRole('button', { name: /Change customer/ });
    if (isPhone(info)) {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.click();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    } else {
      // The customer stands there all the same, with the credit.
      await (await openChip(page, info)).click();
      await expect(page.getByRole('region', { name: 'Credit' })).toBeVisible();
    }
    await expect(change).toHaveCount(0);
  }
});

test(
  'a change that fails says so, keeps the customer, and can be tried again (B152)',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const tongue = tongueOf(info);
    const { say, user } = tongue;
    const [first, second] = (await sellersCustomers(request, user('sales'))) as [Listed, Listed];
    await actFor(page, first, tongue);
    await page.route('**/v2/change-cust', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'no' } }),
    );
    const dialog = await openSelection(page, info, say);
    await choose(dialog, second, say);
    const failed = page.getByRole('dialog', { name: say('Change customer') });
    await expect(failed.getByText(say('Failed change customer, please try again'))).toBeVisible();
    await judgeInBothSchemes(page, isPhone(info));
    await failed.getByRole('button', { name: say('OK') }).click();
    await expect(failed).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.unroute('**/v2/change-cust');
    await choose(dialog, second, say);
    await expect(dialog).toHaveCount(0);
    await expect(await openChip(page, info, say)).toContainText(labelOf(second).slice(0, 30));
  },
);

test('a dealer sees no way to change the customer (B044, B054)', async ({ page }, info) => {
  await login(page, 'dealer.us');
  await page.goto('/en-us/order');
  if (isPhone(info)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Credit' }).click();
  } else await (await openChip(page, info)).click();
  await expect(page.getByRole('region', { name: 'Credit' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Change customer/ })).toHaveCount(0);
});
