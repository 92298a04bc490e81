import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { api, dealer, emptyCart, keepQuiet, login, serverCart, workerReady } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

interface Part {
  article_code: string;
  article_code_display: string;
  ean: string | null;
  name: string;
  stock: { qty: number; masked: boolean };
}

/** Parts a dealer can order now. */
async function parts(request: APIRequestContext, user: string, limit = 12): Promise<Part[]> {
  const ask = await api(request, user);
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit, sort, filter: { category: 'PAA', hasStock: true } };
  return (await ask('Products', input)).data.products.products;
}

/** The numbers of a user's orders under a purchase order number. */
async function ordersUnder(request: APIRequestContext, user: string, poNumber: string) {
  const ask = await api(request, user);
  const { data } = await ask('Orders', { page: 1, filter: { search: poNumber } });
  return data.orders.orders.map(({ order_no }: { order_no: string }) => order_no) as string[];
}

/** Answers the three choices of the checkout. */
async function choose(page: Page): Promise<void> {
  for (const group of ['Ship to', 'Shipping', 'Payment'])
    await page.getByRole('group', { name: group }).getByRole('radio').first().check();
}

test('fast order: lines of any form are pasted, the wrong one is mended in place, all go into the cart', async ({
  page,
  request,
}, info) => {
  const user = dealer(info);
  await emptyCart(request, user);
  const [a, b, c, d] = await parts(request, user);
  if (!a || !b || !c || !d) throw new Error('the demo has too few parts');
  await login(page, user);
  await page.goto('/en-us/catalog/fast-order');
  await page
    .getByLabel('Paste lines')
    .fill(
      `${a.article_code_display}\t3\n2 x ${b.article_code}\n${c.ean ?? c.article_code};4\nNO-SUCH-CODE 1`,
    );
  await page.getByRole('button', { name: 'Read the lines' }).click();
  // What needs somebody stands first.
  const wrong = page.getByRole('combobox', { name: 'Article code, row 1', exact: true });
  await expect(wrong).toHaveValue('NO-SUCH-CODE');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await wrong.fill(d.article_code_display);
  await wrong.press('Enter');
  await expect(page.locator('[role=combobox][aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add 4 lines to the cart' }).click();
  await expect
    .poll(() => serverCart(request, user))
    .toEqual({
      [a.article_code_display]: 3,
      [b.article_code_display]: 2,
      [c.article_code_display]: 4,
      [d.article_code_display]: 1,
    });
});

test('an order captured without a connection is placed once, when the connection is back', async ({
  page,
  request,
  context,
}, info) => {
  const user = dealer(info);
  const poNumber = `OFF ${info.project.name} ${Date.now()}`;
  await emptyCart(request, user);
  const [part] = await parts(request, user);
  if (!part) throw new Error('the demo has no parts');
  const ask = await api(request, user);
  await ask('UpdateProductsInCart', { products: [{ articleCode: part.article_code, qty: 2 }] });
  await login(page, user);
  await page.goto('/en-us/cart/checkout');
  await workerReady(page);
  await page.reload();
  await expect(
    page.getByRole('group', { name: 'Payment' }).getByRole('radio').first(),
  ).toBeVisible();
  await context.setOffline(true);
  await choose(page);
  await page.getByLabel('Your PO number (optional)').fill(poNumber);
  await page.getByRole('button', { name: 'Place when online' }).click();
  await expect(page.getByText('Your order is kept on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Pending changes', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  expect(await ordersUnder(request, user, poNumber)).toHaveLength(1);
  expect(await serverCart(request, user)).toEqual({});
});

test('what changed meanwhile is compared line by line before anything is placed', async ({
  page,
  request,
  context,
}, info) => {
  const user = dealer(info);
  const poNumber = `SEEN ${info.project.name} ${Date.now()}`;
  await emptyCart(request, user);
  const few = (await parts(request, user, 50)).filter(
    ({ stock }) => !stock.masked && stock.qty > 1 && stock.qty < 40,
  );
  const part = few[info.project.name === 'phone' ? 0 : 1];
  if (!part) throw new Error('the demo has no part with little stock');
  const ask = await api(request, user);
  const wanted = part.stock.qty;
  await ask('UpdateProductsInCart', {
    products: [{ articleCode: part.article_code, qty: wanted }],
  });
  await login(page, user);
  await page.goto('/en-us/cart/checkout');
  await workerReady(page);
  await page.reload();
  await expect(
    page.getByRole('group', { name: 'Payment' }).getByRole('radio').first(),
  ).toBeVisible();
  await context.setOffline(true);
  await choose(page);
  await page.getByLabel('Your PO number (optional)').fill(poNumber);
  await page.getByRole('button', { name: 'Place when online' }).click();
  await expect(page.getByText('Your order is kept on this device')).toBeVisible();

  // Somebody else buys a piece of it.
  const other = await api(request, 'vendor.us');
  const shipto = (await other('ShipTos')).data.shiptoV2[0].id;
  const merchant = (
    await other('ShipmentRates', { cartItems: [], merchant: 'Pannier Demo Distribution Inc.' })
  ).data.customerShipmentRates[0];
  const paymentId = (await other('Payments', { sorg: '2000' })).data.payments[0].id;
  const bought = await other('Checkout', {
    products: [{ articleCode: part.article_code, qty: 1 }],
    shipto,
    shipments: [{ merchant: merchant.merchant, rateId: merchant.id }],
    paymentId,
  });
  expect(bought.data.checkout.userErrors).toEqual([]);

  await context.setOffline(false);
  await page.goto('/en-us/pending-changes');
  await expect(page.getByRole('heading', { name: 'Need you' })).toBeVisible();
  expect(await ordersUnder(request, user, poNumber)).toEqual([]);
  await page
    .getByRole('link', { name: /Edit|Decide/ })
    .first()
    .click();
  await expect(page.getByText(part.article_code_display).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept all' }).click();
  const place = page.getByRole('button', { name: 'Place the order like this' });
  await expect(place).not.toHaveAttribute('aria-disabled', 'true');
  await place.click();
  await expect.poll(() => ordersUnder(request, user, poNumber)).toHaveLength(1);
});

test('carts have names: a new one is filled, the old one comes back, a template fills it again', async ({
  page,
  request,
}, info) => {
  const user = dealer(info);
  await emptyCart(request, user);
  const [a, b] = await parts(request, user);
  if (!a || !b) throw new Error('the demo has too few parts');
  const ask = await api(request, user);
  await ask('UpdateProductsInCart', { products: [{ articleCode: a.article_code, qty: 5 }] });
  await login(page, user);
  await page.goto('/en-us/cart');
  await expect(page.getByRole('article')).toHaveCount(1);
  const name = `Visit ${info.project.name}`;
  await page.getByRole('button', { name: /^Cart: .* Switch or name it$/ }).click();
  await page.getByRole('button', { name: 'New empty cart' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('The cart is empty')).toBeVisible();
  await expect.poll(() => serverCart(request, user)).toEqual({});
  await ask('UpdateProductsInCart', { products: [{ articleCode: b.article_code, qty: 1 }] });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Cart: .* Switch or name it$/ }).click();
  await page
    .getByRole('button', { name: /1 line/ })
    .first()
    .click();
  await expect.poll(() => serverCart(request, user)).toEqual({ [a.article_code_display]: 5 });
  const lists = (await ask('OrderLists')).data.orderLists.lists as { id: string; name: string }[];
  expect(lists.map((list) => list.name)).toContain(name);
  for (const { id } of lists) await ask('DeleteOrderList', { id });
});
