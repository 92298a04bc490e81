import { type APIRequestContext, expect, type Page, type TestInfo, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { emptyCartNote, openCart, quantityFields } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import {
  actFor,
  chooseCustomer,
  type Listed,
  labelOf,
  openChip,
  openSelection,
  selection,
  seller,
  sellersCustomers,
} from './pages/customer-selection.page.ts';
import { openOrders } from './pages/orders.page.ts';
import { emptyCart, isPhone, keepQuiet, serverCart, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await keepQuiet(page);
});

/** Two customers of the seller with empty carts, others for phone and desktop. */
async function twoCustomers(request: APIRequestContext, info: TestInfo) {
  const all = await sellersCustomers(request);
  const free = all.filter(({ custCode }) => !/000[1-4]$/.test(custCode.r3));
  const two = (isPhone(info) ? free.slice(-2) : free.slice(-4, -2)) as [Listed, Listed];
  for (const { custCode } of two) await emptyCart(request, seller, custCode.unified);
  return two;
}

const readCart = (request: APIRequestContext, { custCode }: Listed) =>
  serverCart(request, seller, custCode.unified);

/** Opens the list, so that the device stores it for the active customer. */
async function lookAtList(page: Page): Promise<void> {
  await page.goto(list);
  await expect(page.getByRole('article')).toHaveCount(10);
}

/** Another customer from the order page, whichever way the network is. */
async function change(page: Page, info: TestInfo, customer: Listed): Promise<void> {
  await openOrders(page);
  await chooseCustomer(await openSelection(page, info), customer);
  await expect(selection(page)).toHaveCount(0);
}

/** Whether the frame names the customer, and whether as one that was switched to offline. */
async function expectChip(page: Page, info: TestInfo, customer: Listed, switched: boolean) {
  // A page with the menu, also on a phone.
  await openOrders(page);
  const chip = await openChip(page, info);
  await expect(chip).toContainText(labelOf(customer).slice(0, 30));
  if (switched) await expect(chip).toContainText('switched offline');
  else await expect(chip).not.toContainText('switched offline');
  await checkPage(page, isPhone(info));
  if (isPhone(info)) await page.getByRole('button', { name: 'Close' }).click();
}

test(
  'sends carts built offline to their own customers',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    const [first, second] = await twoCustomers(request, info);
    await actFor(page, second);
    await workerReady(page);
    await lookAtList(page);
    await change(page, info, first);
    await lookAtList(page);

    await context.setOffline(true);
    const forFirst = await addFromList(page, 0);
    // The dialog shows the unsent changes before another customer is chosen.
    await openOrders(page);
    const dialog = await openSelection(page, info);
    await expect(dialog).toContainText(
      `1 change for ${first.custName} is not sent yet. It is kept on this device and arrives under this customer.`,
    );
    await chooseCustomer(dialog, second);
    await expect(selection(page)).toHaveCount(0);
    await expectChip(page, info, second, true);

    // The other customer's list knows nothing of the first one's cart.
    await lookAtList(page);
    await expect(
      page
        .getByRole('article')
        .nth(0)
        .getByRole('group', { name: /^Quantity of/ }),
    ).toHaveCount(0);
    const forSecond = await addFromList(page, 1);
    expect(forSecond).not.toBe(forFirst);
    await page.reload();
    await expectChip(page, info, second, true);
    await openCart(page);
    const quantities = quantityFields(page);
    await expect(quantities).toHaveCount(1);
    await expect(page.getByText(forSecond).first()).toBeVisible();
    expect(await readCart(request, first)).toEqual({});
    expect(await readCart(request, second)).toEqual({});

    // Back online nothing has to be done, and the page stays as it is.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await context.setOffline(false);
    await expect
      .poll(() => readCart(request, second), { timeout: 60_000 })
      .toEqual({ [forSecond]: 1 });
    await expect
      .poll(() => readCart(request, first), { timeout: 60_000 })
      .toEqual({ [forFirst]: 1 });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(quantities).toHaveCount(1);
    await expectChip(page, info, second, false);

    for (const { custCode } of [first, second]) await emptyCart(request, seller, custCode.unified);
  },
);

test(
  'sends nothing after a customer switch is undone offline',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    const [first, second] = await twoCustomers(request, info);
    await actFor(page, first);
    await workerReady(page);
    await openOrders(page);
    const opened = await openSelection(page, info);
    await opened.getByRole('button', { name: 'Close' }).click();

    await context.setOffline(true);
    await change(page, info, second);
    await expectChip(page, info, second, true);
    await change(page, info, first);
    await expectChip(page, info, first, false);

    const changes: string[] = [];
    context.on(
      'request',
      (sent) => /\/change-cust\b/.test(new URL(sent.url()).pathname) && changes.push(sent.url()),
    );
    await context.setOffline(false);
    await openCart(page);
    await expect(emptyCartNote(page)).toBeVisible();
    await expectChip(page, info, first, false);
    expect(changes).toEqual([]);
  },
);

test(
  'drops a rejected customer with a message and keeps the work',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    const [first, second] = await twoCustomers(request, info);
    await actFor(page, second);
    await workerReady(page);
    await lookAtList(page);
    await change(page, info, first);
    await context.setOffline(true);
    await change(page, info, second);
    await lookAtList(page);
    await addFromList(page, 0);

    // Simulates that the customer was reassigned to a colleague in between.
    const gone = { code: 'UNKNOWN_CUSTOMER', message: 'No such customer' };
    const lost = { code: 'CUSTOMER_LOST', message: 'You may not act for this customer' };
    await context.route('**/v2/change-cust', (route) => route.fulfill({ status: 404, json: gone }));
    await context.route('**/graphql', (route) =>
      route.request().headers()['x-act-for'] === second.custCode.unified
        ? route.fulfill({
            status: 422,
            json: { ...lost, errors: [{ message: lost.message, extensions: { code: lost.code } }] },
          })
        : route.fallback(),
    );
    await context.setOffline(false);
    const told = page.getByRole('dialog', { name: 'The customer could not be changed' });
    await expect(told).toContainText(`You can no longer act for ${second.custName}.`);
    await expect(told).toContainText(`You act for ${first.custName} again.`);
    await checkPage(page, isPhone(info));
    await told.getByRole('link', { name: 'Pending changes' }).click();
    await expect(page.getByText(/^Cart: 1 × /)).toBeVisible();
    await expect(page.getByText('This customer no longer belongs to you')).toBeVisible();
    await expectChip(page, info, first, false);
    expect(await readCart(request, first)).toEqual({});
  },
);
