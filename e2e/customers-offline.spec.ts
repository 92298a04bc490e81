import { type APIRequestContext, expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { emptyCartNote, openCart } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import {
  actFor,
  chooseCustomer,
  type Listed,
  labelOf,
  openChip,
  openSelection,
  rowsOf,
  selection,
  seller,
  sellersCustomers,
} from './pages/customer-selection.page.ts';
import { openOrders } from './pages/orders.page.ts';
import { openPendingChanges } from './pages/pending-changes.page.ts';
import { emptyCart, isPhone, keepQuiet, serverCart, workerReady } from './support.ts';
import { localeFor } from './test-locale.ts';

test.use({ serviceWorkers: 'allow' });

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await keepQuiet(page);
});

/** Two customers of the seller, others for phone and desktop. */
async function twoCustomers(request: APIRequestContext, phone: boolean, user = seller) {
  const all = await sellersCustomers(request, user);
  const free = all.filter(({ custCode }) => !/000[1-4]$/.test(custCode.r3));
  return (phone ? free.slice(0, 2) : free.slice(2, 4)) as [Listed, Listed];
}

test(
  'searches loaded customers offline and explains the change',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    const testLocale = localeFor(info);
    const { at, say, like } = testLocale;
    const [first, second] = await twoCustomers(request, isPhone(info), testLocale.user('sales'));
    await actFor(page, first, testLocale);
    await workerReady(page);
    await page.goto(at('/order'));
    const opened = await openSelection(page, info, say);
    await opened.getByRole('button', { name: say('Close') }).click();

    await context.setOffline(true);
    await page.reload();
    const dialog = await openSelection(page, info, say);
    const what =
      'You are offline. The customer changes on this device now, and on the server when there is a connection.';
    await expect(dialog.getByText(say(what))).toBeVisible();
    await expect(dialog.getByText(like('as of {when}'))).toBeVisible();
    await dialog.getByLabel(say('Search customers')).fill(second.custName.toUpperCase());
    await expect(rowsOf(dialog).filter({ hasText: second.custEmail })).toBeVisible();
    await checkPage(page, isPhone(info));
    await chooseCustomer(dialog, second, say);
    await expect(selection(page, say)).toHaveCount(0);
    await expect(await openChip(page, info, say)).toContainText(labelOf(second).slice(0, 30));
    await context.setOffline(false);
  },
);

test(
  'delivers offline cart work to its customer after a switch',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    const [first, second] = await twoCustomers(request, isPhone(info));
    const readCart = ({ custCode }: Listed) => serverCart(request, seller, custCode.unified);
    for (const { custCode } of [first, second]) await emptyCart(request, seller, custCode.unified);
    await actFor(page, first);
    await workerReady(page);
    await page.goto(list);
    await expect(page.getByRole('article')).toHaveCount(10);
    await context.setOffline(true);
    const code = await addFromList(page, 0);
    await openPendingChanges(page);
    await expect(page.getByText(/^Cart: 1 × /)).toBeVisible();

    // The network is back for all but the cart, so that the work is still unsent at the change.
    await context.route('**/graphql', (route) =>
      /UpdateProductsInCart/.test(route.request().postData() ?? '')
        ? route.abort()
        : route.fallback(),
    );
    await context.setOffline(false);
    await openOrders(page);
    await chooseCustomer(await openSelection(page, info), second);
    await expect(selection(page)).toHaveCount(0);
    await context.unroute('**/graphql');

    // The other customer's cart has nothing of it, and the work arrives without working for the first again.
    await openCart(page);
    await expect(emptyCartNote(page)).toBeVisible();
    await expect.poll(() => readCart(first), { timeout: 30_000 }).toEqual({ [code]: 1 });
    expect(await readCart(second)).toEqual({});
    await emptyCart(request, seller, first.custCode.unified);
  },
);
