import { expect, test } from '@playwright/test';
import { judge, judgeNarrow } from './judge.ts';
import { api, dealer, emptyCart, login } from './support.ts';

test('every screen holds up to axe, without sideways scrolling, with large targets', async ({
  page,
  request,
}, info) => {
  test.setTimeout(180_000);
  const touch = info.project.name === 'phone';
  const user = dealer(info);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  await page.goto('/en-us/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await judge(page, touch);
  await emptyCart(request, user);
  const ask = await api(request, user);
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit: 1, sort, filter: { category: 'Bike', hasStock: true } };
  const slug = (await ask('ProductGroups', input)).data.productGroups.productGroups[0].slugs[0];
  const code = (await ask('Products', input)).data.products.products[0].article_code;
  const orders = (await ask('Orders', { page: 1, filter: {} })).data.orders.orders;
  await ask('UpdateProductsInCart', { products: [{ articleCode: code, qty: 2 }] });
  await login(page, user);
  const screens: [string, RegExp][] = [
    ['catalog', /Categories/],
    ['catalog/list?category=Bike', /result/],
    ['catalog/list?category=PAA&view=item', /result/],
    ['catalog/bike', /result/],
    ['catalog/paa', /result/],
    ['catalog/groupset', /result/],
    [`catalog/bike/${slug}`, /Facts/],
    ['cart', /To checkout/],
    ['cart/checkout', /Place order/],
    ['order', /Orders/],
    ['pending-changes', /Pending changes/],
    ['no/such/page', /This page could not be found/],
  ];
  if (orders[0]) screens.push([`order/${orders[0].order_no}`, /Total/]);
  for (const [path, text] of screens)
    await test.step(path, async () => {
      await page.goto(`/en-us/${path}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await judge(page, touch);
      if (touch) await judgeNarrow(page);
    });
  expect(faults).toEqual([]);
});
