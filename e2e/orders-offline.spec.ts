import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks.ts';
import { downloadCatalog } from './pages/offline-catalog.page.ts';
import { openOrders, orderHeading } from './pages/orders.page.ts';
import { api, dealer, isOperation, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'opens downloaded orders offline and explains missing ones',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    const user = dealer(info);
    const callApi = await api(request, user);
    const { data } = await callApi('Orders', { page: 1, limit: 10, filter: {} });
    const { orders, info: pages } = data.orders;
    const { order_no: orderNo } = orders.at(-1);
    expect(pages.pageTotal).toBeGreaterThan(1);
    const detail = (await callApi('OrderDetail', { orderNo })).data.orders.orders[0];

    await keepQuiet(page);
    await login(page, user);
    await workerReady(page);
    // Asked for after the details of the orders are kept.
    const next = page.waitForRequest((one) => isOperation('RepeatOrders', one.postData()), {
      timeout: 60_000,
    });
    await downloadCatalog(page);
    await next;

    await context.setOffline(true);
    await openOrders(page);
    await page.getByRole('link', { name: orderNo }).click();
    await expect(orderHeading(page, orderNo)).toBeVisible();
    for (const { description } of detail.details)
      await expect(page.getByText(description, { exact: false }).first()).toBeVisible();
    for (const { doNumber } of detail.deliveries)
      await expect(page.getByText(doNumber).first()).toBeVisible();

    await page.goto('/en-us/order?page=2');
    await expect(page.getByText(/^Page 2 is not on this device\./)).toBeVisible();
    await checkPage(page, true);
    await page.getByRole('button', { name: 'To the first page' }).click();
    await expect(page.getByRole('link', { name: orderNo })).toBeVisible();
    await context.setOffline(false);
  },
);
