import { expect, test } from '@playwright/test';
import { emptyCartNote, openCart, quantityFields, toCheckoutButton } from './pages/cart.page.ts';
import { catalogSearch } from './pages/catalog-list.page.ts';
import { chooseTerms, placeOrderButton, poNumberField } from './pages/checkout.page.ts';
import { allOrdersLink, orderHeading } from './pages/orders.page.ts';
import { addToCartButton } from './pages/product.page.ts';
import { api, dealer, emptyCart, isPhone, keepQuiet, login } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

test('dealer logs in, browses, filters, orders and finds the order', async ({
  page,
  request,
}, info) => {
  const user = dealer(info);
  const phone = isPhone(info);
  await emptyCart(request, user);
  await login(page, user);

  // The catalog landing, then all bikes.
  await page.goto('/en-us/catalog');
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'All bikes' }).click();
  await expect(page).toHaveURL(/catalog\/list\?.*category=Bike/);
  const results = page.getByRole('status').filter({ hasText: 'results' });
  await expect(results).toBeVisible();
  const all = Number.parseInt(await results.innerText(), 10);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  const picture = cards.first().getByRole('presentation').or(cards.first().locator('img')).first();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(cards.first()).toContainText('$');

  // The next page loads automatically on scrolling down.
  expect(all).toBeGreaterThan(12);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return cards.count();
    })
    .toBeGreaterThan(12);
  await page.evaluate(() => window.scrollTo(0, 0));

  // A filter narrows the list and is part of the URL.
  if (phone) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: 'In stock only' }).check();
  if (phone) await page.getByRole('button', { name: /^Show \d+ product/ }).click();
  await expect(page).toHaveURL(/hasStock=true/);
  await expect(async () => {
    expect(Number.parseInt(await results.innerText(), 10)).toBeLessThanOrEqual(all);
  }).toPass();

  // The first bike: its matrix takes quantities of two variants.
  const name = await cards.first().getByRole('link').innerText();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const fields = quantityFields(page);
  const two = Math.min(2, await fields.count());
  for (let index = 0; index < two; index++) await fields.nth(index).fill('1');
  await page.getByRole('button', { name: `Add ${two} to cart` }).click();
  await expect(page.getByText('1 in cart').first()).toBeVisible();

  // Search by words finds parts; one goes into the cart from the list.
  await page.goto('/en-us/catalog/list?category=PAA&view=item&hasStock=true');
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('group', { name: /^Quantity of/ }).first()).toBeVisible();

  // Cart and checkout.
  await openCart(page);
  await expect(page.getByRole('article')).toHaveCount(two + 1);
  await toCheckoutButton(page).click();
  await chooseTerms(page);
  await poNumberField(page).fill('PO 4711');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/order-confirmation\?order=\d+/);
  const number = new URL(page.url()).searchParams.get('order') ?? '';

  // The order exists exactly once, and the cart is empty on the device and on the server.
  await allOrdersLink(page).click();
  await page.getByRole('link', { name: number }).click();
  await expect(orderHeading(page, number)).toBeVisible();
  await expect(page.getByText('PO 4711')).toBeVisible();
  const callApi = await api(request, user);
  const { data } = await callApi('OrderDetail', { orderNo: number });
  expect(data.orders.orders[0].details).toHaveLength(two + 1);
  expect((await callApi('Cart')).data.cart.productsInCart).toEqual([]);
  await openCart(page);
  await expect(emptyCartNote(page)).toBeVisible();
});

test(
  'opens an article from a suggestion and finds it by its code',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    const { data } = await (await api(request, user))('Products', {
      page: 1,
      limit: 1,
      sort: { field: 'name', order: 'ASC' },
      filter: { category: 'PAA' },
    });
    const article = data.products.products[0];
    await login(page, user);
    await page.goto('/en-us/catalog/list?category=PAA&view=item');
    const box = catalogSearch(page);
    await box.fill(article.article_code);
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`article=${article.article_code}`));
    await page.goBack();
    await box.fill('qqqq zzzz');
    await box.press('Enter');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  },
);

test(
  'rejects wrong quantities at the field and adds nothing',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    await emptyCart(request, user);
    const { data } = await (await api(request, user))('ProductGroups', {
      page: 1,
      limit: 1,
      sort: { field: 'price', order: 'ASC' },
      filter: { category: 'Bike', hasStock: true },
    });
    await login(page, user);
    await page.goto(`/en-us/catalog/bike/${data.productGroups.productGroups[0].slugs[0]}`);
    const field = quantityFields(page).first();
    for (const text of ['-1', '1.5', 'two']) {
      await field.fill(text);
      await expect(page.getByText('Whole pieces only')).toBeVisible();
    }
    await field.fill('0');
    await expect(addToCartButton(page)).toHaveAttribute('aria-disabled', 'true');
  },
);
