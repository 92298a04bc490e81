import { expect, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import { emptyCartNote, openCart } from './pages/cart.page.ts';
import {
  chooseCustomer,
  type Listed,
  labelOf,
  openChip,
  openSelection,
  rowsOf,
  selection,
  sellersCustomers,
} from './pages/customer-selection.page.ts';
import { forgetCustomer, hostUrl, isPhone, keepQuiet, login } from './support.ts';
import { createSay } from './test-locale.ts';

let customers: Listed[] = [];

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(120_000);
  customers = await sellersCustomers(request);
  await keepQuiet(page);
});

/** The n-th customer that has both codes. */
const customer = (n: number) => customers.filter(({ custCode }) => custCode.isr)[n] as Listed;

// B046 to B052
test(
  'requires a customer where one is needed and then returns',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await forgetCustomer(page);
    await login(page, 'sales.us');
    await openCart(page);
    const dialog = selection(page);
    await expect(rowsOf(dialog).first()).toBeVisible();
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await chooseCustomer(dialog, customer(0));
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(emptyCartNote(page)).toBeVisible();

    await page.goto('/en-us/order?page=1');
    await expect(await openChip(page, info)).toContainText(labelOf(customer(0)));
    if (isPhone(info)) await page.getByRole('button', { name: 'Close' }).click();

    // The other customer is acted for with other tokens.
    const actedFor = new Set<string>();
    page.on('request', (request) => {
      const claims = request.headers().authorization?.split('.')[1];
      if (!claims || !request.url().endsWith('/graphql')) return;
      const { salesActiveCustCode } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      actedFor.add(salesActiveCustCode?.unified);
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
    await expect.poll(() => [...actedFor]).toEqual([customer(0).custCode.unified]);
    const again = await openSelection(page, info);
    await again.getByLabel('Search customers').fill(customer(0).custCode.r3);
    await expect(again.locator('[aria-current=true]')).toContainText(customer(0).custName);
    await chooseCustomer(again, customer(1));
    await expect(again).toHaveCount(0);
    await expect(page).toHaveURL(/\/en-us\/order\?page=1$/);
    const both = [customer(0), customer(1)].map(({ custCode }) => custCode.unified);
    await expect.poll(() => [...actedFor]).toEqual(both);
    await expect(await openChip(page, info)).toContainText(labelOf(customer(1)));
  },
);

test('finds by code, name, city, phone, e-mail and address (B057)', {
  tag: '@desktop',
}, async ({ page }) => {
  await forgetCustomer(page);
  await login(page, 'sales.us');
  await openCart(page);
  const dialog = selection(page);
  const wanted = customer(2);
  const { custCode, custName, custCity, custPhone, custEmail, custAddress } = wanted;
  const fields = (one: Listed) =>
    [one.custCode.r3, one.custCode.isr, one.custCode.unified, one.custName, one.custPhone]
      .concat(one.custAddress, one.custEmail, one.custCity)
      .join(' ')
      .toLowerCase();
  const searches = [
    custCode.r3,
    custCode.isr?.toLowerCase() ?? '',
    custName.toUpperCase(),
    custCity.toLowerCase(),
    custPhone,
    custEmail.toUpperCase(),
    custAddress.toLowerCase(),
    `  ${custCity.split(',')[0]}   ${custName.split(' ')[0]?.toLowerCase()} `,
  ];
  for (const search of searches)
    await test.step(search, async () => {
      const parts = search.toLowerCase().split(/\s+/).filter(Boolean);
      const found = customers.filter((one) => parts.every((part) => fields(one).includes(part)));
      expect(found).toContain(wanted);
      await dialog.getByLabel('Search customers').fill(search);
      await expect(rowsOf(dialog)).toHaveCount(Math.min(10, found.length));
      for (const one of found.slice(0, 10))
        await expect(rowsOf(dialog).filter({ hasText: one.custEmail })).toBeVisible();
    });
  await dialog.getByLabel('Search customers').fill('nobody by that name');
  await expect(dialog.getByText('Nothing found')).toBeVisible();
  await expect(rowsOf(dialog)).toHaveCount(0);
});

test('updates the list 450 ms after the last key (C025)', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await forgetCustomer(page);
  await login(page, 'sales.us');
  await openCart(page);
  const dialog = selection(page);
  await expect(rowsOf(dialog)).toHaveCount(10);
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  const field = dialog.getByLabel('Search customers');
  await field.fill(customer(0).custEmail.slice(0, 4));
  await page.clock.runFor(400);
  await field.fill(customer(0).custEmail);
  await page.clock.runFor(440);
  expect(await rowsOf(dialog).count()).toBe(10);
  await page.clock.runFor(20);
  await expect(rowsOf(dialog)).toHaveCount(1);
});

// C023, C024
test(
  'pages by 10, 25 and 50 and shows four page numbers at a time',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await forgetCustomer(page);
    await login(page, 'group.us');
    await openCart(page);
    const dialog = selection(page);
    const size = dialog.getByLabel('Rows per page');
    const numbers = dialog.getByRole('button', { name: /^Page \d+$/ });
    await expect(size.getByRole('option')).toHaveText(['10', '25', '50']);
    await expect(size).toHaveValue('10');
    await expect(rowsOf(dialog)).toHaveCount(10);
    await expect(numbers).toHaveCount(4);
    const first = await rowsOf(dialog).first().innerText();
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByText(/^11–20 of \d+$/)).toBeVisible();
    await expect(rowsOf(dialog).first()).not.toHaveText(first);
    for (const rows of [25, 50]) {
      await size.selectOption(String(rows));
      await expect(rowsOf(dialog)).toHaveCount(rows);
      await expect(dialog.getByText(new RegExp(`^1–${rows} of`))).toBeVisible();
    }
    if (isPhone(info)) await checkNarrow(page);
    // A search starts on its own first page.
    await dialog.getByRole('button', { name: 'Page 2' }).click();
    await dialog.getByLabel('Search customers').fill('shop.example');
    await expect(dialog.getByText(/^1–50 of/)).toBeVisible();
  },
);

// F005, F014
test(
  'shows the older table of 10 with the group on an old host',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    const base = hostUrl(baseURL, 'id');
    await forgetCustomer(page);
    await login(page, 'sales.id', undefined, base, 'en-id');
    await page.goto(`${base}/en-id/cart`);
    const dialog = selection(page);
    await expect(dialog.getByRole('table', { name: 'Customers' })).toBeVisible();
    await expect(rowsOf(dialog)).toHaveCount(10);
    await expect(dialog.getByLabel('Rows per page')).toHaveCount(0);
    await expect(rowsOf(dialog).first()).toContainText(/Gold|Silver|Bronze/);
    const heading = dialog.getByRole('columnheader', { name: 'Group' });
    if (!isPhone(info)) await expect(heading).toBeVisible();
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByText(/^11–20 of \d+$/)).toBeVisible();
    await rowsOf(dialog).first().getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    // Without the redesign the change leads to the default catalog (F001, B051).
    await page.goto(`${base}/en-id/catalog/paa?hasStock=true`);
    const again = await openSelection(page, info);
    await rowsOf(again).nth(3).getByRole('button').click();
    await expect(page).toHaveURL(/\/en-id\/catalog\/bike$/);
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'shows the forced dialog and the level instead of the group',
  { tag: '@desktop' },
  async ({ page, baseURL }, info) => {
    const say = createSay('de');
    const base = hostUrl(baseURL, 'de');
    await forgetCustomer(page);
    await login(page, 'sales.de', undefined, base, 'de');
    await page.goto(`${base}/de/cart`);
    const dialog = selection(page, say);
    await expect(rowsOf(dialog)).toHaveCount(10);
    await expect(dialog.getByRole('button', { name: say('Close') })).toHaveCount(0);
    if (isPhone(info))
      await expect(rowsOf(dialog).first()).toContainText(/Stufe (Gold|Silver|Bronze)/);
    else await expect(dialog.getByRole('columnheader', { name: 'Stufe' })).toBeVisible();
    await checkPage(page, isPhone(info));
    if (isPhone(info)) await checkNarrow(page);
    // Accents and the sharp s are found however they are typed.
    await dialog.getByLabel(say('Search customers')).fill('HAUPTSTRASSE 129');
    await expect(rowsOf(dialog)).toHaveCount(1);
    await rowsOf(dialog).getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/de\/cart$/);
    await page.goto(`${base}/de/order`);
    await expect(await openChip(page, info, say)).toContainText('ISR30001 Fahrradhof am Ring');
  },
);
