import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { judge } from './judge.ts';
import { api, dealer, hostUrl, keepQuiet, login } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

test('open orders with their dates, as a spreadsheet too (M058)', async ({ page }, info) => {
  await login(page, dealer(info));
  await page.goto('/en-us/order');
  await page.getByRole('link', { name: 'Open orders', exact: true }).click();
  await expect(page).toHaveURL(/order\/open-order/);
  await expect(page.getByText('Expected').filter({ visible: true }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Excel file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^List Open Order - \d{4}-\d{2}-\d{2}\.xlsx$/);
  const { sheets } = await readXlsx(readFileSync(await file.path()));
  expect(sheets[0]?.rows.length).toBeGreaterThan(1);
});

test('deliveries lead to their tracking, and their numbers find the order (B184)', async ({
  page,
}, info) => {
  await login(page, dealer(info));
  await page.goto('/en-us/order/delivery');
  const track = page.getByRole('link', { name: /^Track / }).first();
  await expect(track).toHaveAttribute('href', /^https:\/\//);
  const number = ((await track.textContent()) ?? '').replace('Track ', '').trim();
  await page
    .getByRole('navigation', { name: 'Orders' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByLabel('Delivery, B2B or tracking number').fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(number));
  const order = page.getByRole('link', { name: /^4520\d+$/ });
  await expect(order).toHaveCount(1);
  await order.click();
  await expect(page.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
});

test('staff let a waiting order go out (N035)', async ({ page, playwright, baseURL }, info) => {
  const base = hostUrl(baseURL, 'id');
  // The browser alone knows the names under localhost.
  const request = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { host: new URL(base).host },
  });
  const ask = await api(request, info.project.name === 'phone' ? 'dealer.id' : 'dealer2.id');
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit: 1, sort, filter: { category: 'PAA', hasStock: true } };
  const { article_code: articleCode, sorg } = (await ask('Products', input)).data.products
    .products[0];
  const merchant = 'PT Roda Nusantara Demo';
  const rate = (await ask('ShipmentRates', { cartItems: [], merchant })).data
    .customerShipmentRates[0];
  const placed = await ask('Checkout', {
    products: [{ articleCode, qty: 1 }],
    shipto: (await ask('ShipTos')).data.shiptoV2[0].id,
    shipments: [{ merchant, rateId: rate.id }],
    paymentId: (await ask('Payments', { sorg })).data.payments[0].id,
  });
  expect(placed.data.checkout.userErrors).toEqual([]);
  const { order_no: orderNo } = placed.data.checkout.orders[0];

  await login(page, 'sales.id', undefined, base, 'en-id');
  await page.goto(`${base}/en-id/admin/order-confirmation`);
  await page.getByLabel('Order number, PO number or customer').fill(orderNo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Confirm order ${orderNo}` })).toBeVisible();
  await judge(page, info.project.name === 'phone');
  await page.getByRole('button', { name: `Confirm order ${orderNo}` }).click();
  const filter = { orderNo };
  await expect
    .poll(
      async () =>
        (await ask('Orders', { page: 1, filter })).data.orders.orders[0].orderStatus.description,
    )
    .toBe('Confirmed');
  await expect(page.getByRole('button', { name: `Confirm order ${orderNo}` })).toHaveCount(0);
  await request.dispose();
});
