import { expect, test } from '@playwright/test';
import { readSheet } from './downloads.ts';
import { checkPage } from './page-checks.ts';
import {
  chooseFilter,
  chooseRowAction,
  openFilter,
  saveListAs,
  turnFilterOn,
} from './pages/lists.page.ts';
import { openOrders, orderHeading, orderSearch, ordersHeading } from './pages/orders.page.ts';
import { api, dealer, hostUrl, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  // M058
  test(
    'filters and exports order lists and reads them offline',
    { tag: '@desktop' },
    async ({ page, context, request }, info) => {
      const user = dealer(info);
      const callApi = await api(request, user);
      const counted = async (filter: object): Promise<string[]> => {
        const { data } = await callApi('Orders', { page: 1, limit: 10, filter });
        return data.orders.orders.map(({ order_no }: { order_no: string }) => order_no);
      };
      const numbers = page.getByRole('link', { name: /^\d{10,}$/ });
      await login(page, user);
      await workerReady(page);
      await openOrders(page);
      await test.step('open lines', async () => {
        const tabs = page.getByRole('navigation', { name: 'Orders' });
        await tabs.getByRole('link', { name: 'Open orders', exact: true }).click();
        await expect(page).toHaveURL(/order\/open-order/);
        await expect(page.getByText('Expected').filter({ visible: true }).first()).toBeVisible();
        const open = await callApi('OpenOrders', { filter: {}, page: 1, limit: 1 });
        const download = page.waitForEvent('download');
        await saveListAs(page, 'Excel');
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^List Open Order - \d{4}-\d{2}-\d{2}\.xlsx$/);
        expect(await readSheet(file)).toHaveLength(1 + open.data.openOrderV4.info.count);
        await tabs.getByRole('link', { name: 'Deliveries' }).click();
      });

      await test.step('deliveries of thirty days each', async () => {
        const { close } = await openFilter(page, 'Last 30 days');
        await page.getByRole('combobox', { name: 'Period' }).selectOption('31 to 60 days ago');
        const [from, to] = await Promise.all(
          ['From', 'To'].map((label) => page.getByLabel(label, { exact: true }).inputValue()),
        );
        await close();
        const shipped = await callApi('ShippedOrders', { from, to, page: 1, limit: 10 });
        const { deliveries } = shipped.data.shippedOrders;
        expect(deliveries.length).toBeGreaterThan(0);
        for (const { doNumber } of deliveries)
          await expect(page.getByText(doNumber, { exact: true })).toBeVisible();
      });

      await test.step('orders by status and consignment', async () => {
        await openOrders(page);
        await chooseFilter(page, 'Status', 'Cancelled');
        await expect(numbers).toHaveText(await counted({ status: ['Cancelled'] }));
        await chooseFilter(page, 'Status', 'All');
        await turnFilterOn(page, 'Consignment only');
        const consigned = await counted({ consignment: true });
        expect(consigned.length).toBeGreaterThan(0);
        await expect(numbers).toHaveText(consigned);
        await checkPage(page, isPhone(info));
      });

      await test.step('what was loaded is there without a network, with its age', async () => {
        const first = await numbers.first().innerText();
        await numbers.first().click();
        await expect(orderHeading(page, first)).toBeVisible();
        await context.setOffline(true);
        await page.reload();
        await expect(orderHeading(page, first)).toBeVisible();
        await expect(page.getByText(/as of/).first()).toBeVisible();
        await page.goBack();
        await expect(numbers.first()).toHaveText(first);
        await context.setOffline(false);
      });
    },
  );
});

// B184
test(
  'finds an order by its delivery and opens the tracking page',
  { tag: '@phone' },
  async ({ page }, info) => {
    await login(page, dealer(info));
    await page.goto('/en-us/order/delivery');
    const track = page.getByRole('link', { name: /^Track / }).first();
    await expect(track).toHaveAttribute('href', /^https:\/\//);
    const number = ((await track.textContent()) ?? '').replace('Track ', '').trim();
    await page
      .getByRole('navigation', { name: 'Orders' })
      .getByRole('link', { name: 'Orders', exact: true })
      .click();
    await expect(ordersHeading(page)).toBeVisible();
    await orderSearch(page).fill(number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(number));
    const order = page.getByRole('link', { name: /^4520\d+$/ });
    await expect(order).toHaveCount(1);
    await order.click();
    await expect(page.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
  },
);

// N035
test(
  'staff check stock, set limits, confirm and cancel orders',
  { tag: '@desktop' },
  async ({ page, playwright, baseURL }, info) => {
    const base = hostUrl(baseURL, 'id');
    // The browser alone knows the names under localhost.
    const request = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { host: new URL(base).host },
    });
    // The one whose orders may not come to more than a limit.
    const callApi = await api(request, 'dealer2.id');
    const sort = { field: 'price', order: 'ASC' };
    const input = { page: 1, limit: 1, sort, filter: { category: 'PAA', hasStock: true } };
    const { article_code: articleCode, sorg } = (await callApi('Products', input)).data.products
      .products[0];
    const merchant = 'PT Roda Nusantara Demo';
    const rate = (await callApi('ShipmentRates', { cartItems: [], merchant })).data
      .customerShipmentRates[0];
    const shipto = (await callApi('ShipTos')).data.shiptoV2[0].id;
    const paymentId = (await callApi('Payments', { sorg })).data.payments[0].id;
    const place = async (): Promise<string> => {
      const placed = await callApi('Checkout', {
        products: [{ articleCode, qty: 1 }],
        shipto,
        shipments: [{ merchant, rateId: rate.id }],
        paymentId,
      });
      expect(placed.data.checkout.userErrors).toEqual([]);
      return placed.data.checkout.orders[0].order_no;
    };
    const [confirmed, cancelled] = [await place(), await place()];
    const readOrder = async (orderNo: string) =>
      (await callApi('OrderDetail', { orderNo })).data.orders.orders[0];

    await login(page, 'sales.id', undefined, base, 'en-id');
    await page.goto(`${base}/en-id/admin/order-confirmation`);
    const find = async (orderNo: string) => {
      await page.getByLabel('Order number, PO number or customer').fill(orderNo);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: `Actions for ${orderNo}` })).toBeVisible();
    };
    await find(confirmed);
    await chooseRowAction(page, `Actions for ${confirmed}`, 'Show details');
    await checkPage(page, isPhone(info));
    const staff = await api(request, 'sales.id');
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const { choice, close } = await openFilter(page, 'Check stock for');
    await choice.locator('input').fill(day);
    await close();
    const params = { search: confirmed, reqDeliveryDate: day, page: 1, limit: 10 };
    const [waiting] = (await staff('StockOrderConfirmations', params)).data.stockOrderConfirmations
      .orders;
    const lines = page.getByRole('table', { name: `Stock for order ${confirmed}` });
    const row = lines.getByRole('row').filter({ hasText: waiting.lines[0].article_code_display });
    await expect(row).toContainText(`${waiting.lines[0].available}`);
    const choose = (orderNo: string, action: string) =>
      chooseRowAction(page, `Actions for ${orderNo}`, action);
    const limit = async (amount?: string) => {
      await choose(confirmed, 'Change the limit');
      const question = page.getByRole('dialog', { name: `Limit of order ${confirmed}` });
      if (amount) await question.getByLabel('Order limit').fill(amount);
      await question.getByRole('button', { name: 'Set the limit' }).click();
      await expect(question).toHaveCount(0);
    };
    await limit('1');
    await expect(page.getByText('over its limit')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${confirmed}` }).click();
    await expect(page.getByRole('menuitem', { name: /^Confirm/ })).toContainText(
      'Raise the limit first',
    );
    await page.keyboard.press('Escape');
    // The value of the order is filled in already.
    await limit();
    await expect(page.getByText('over its limit')).toHaveCount(0);
    await choose(confirmed, 'Confirm');
    await expect(page.getByText(`1 order confirmed: ${confirmed}`)).toBeVisible();
    await expect
      .poll(async () => (await readOrder(confirmed)).orderStatus.description)
      .toBe('Confirmed');
    await expect(page.getByRole('button', { name: `Actions for ${confirmed}` })).toHaveCount(0);

    await find(cancelled);
    await choose(cancelled, 'Cancel');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Give the reason/);
    await dialog.getByLabel('Reason').fill('Ordered twice');
    await checkPage(page, isPhone(info));
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText(`1 order cancelled: ${cancelled}`)).toBeVisible();
    expect(await readOrder(cancelled)).toMatchObject({
      cancelReason: 'Ordered twice',
      orderStatus: { description: 'Cancelled' },
    });
    await request.dispose();
  },
);
