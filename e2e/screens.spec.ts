import { expect, type Page, test } from '@playwright/test';
import { judge, judgeNarrow } from './judge.ts';
import { api, dealer, emptyCart, hostUrl, keepQuiet, login } from './support.ts';

/** What goes wrong on a page from now on: its errors, and what the content policy has refused. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  return faults;
}

test('every screen holds up to axe, without sideways scrolling, with large targets', async ({
  page,
  request,
}, info) => {
  test.setTimeout(300_000);
  const touch = info.project.name === 'phone';
  const user = dealer(info);
  const faults = faultsOf(page);
  await keepQuiet(page);
  await page.goto('/en-us/login');
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  await judge(page, touch);
  await emptyCart(request, user);
  const ask = await api(request, user);
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit: 1, sort, filter: { category: 'Bike', hasStock: true } };
  const slug = (await ask('ProductGroups', input)).data.productGroups.productGroups[0].slugs[0];
  const code = (await ask('Products', input)).data.products.products[0].article_code;
  const set = (await ask('Groupsets', { page: 1, limit: 1 })).data.groupsets.groupsets[0];
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
    [`catalog/groupset/${set.slug}`, new RegExp(set.brand)],
    ['catalog/previous-purchases', /Bought before/],
    ['catalog/frequent-purchases', /Often bought/],
    ['notifications', /Notifications/],
    ['cart', /To checkout/],
    ['cart/checkout', /Place order/],
    ['cart/shipment', /Shipping/],
    ['catalog/fast-order', /Fast order/],
    ['catalog/repeat-order', /Repeat an order/],
    ['order-lists', /Carts/],
    ['order', /Orders/],
    ['order/open-order', /Open orders/],
    ['order/delivery', /Deliveries/],
    ['pending-changes', /Pending changes/],
    ['no/such/page', /This page could not be found/],
  ];
  if (orders[0]) screens.push([`order/${orders[0].order_no}`, /Total/]);
  for (const [path, text] of screens)
    await test.step(path, async () => {
      await page.goto(`/en-us/${path}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      // Menus of the frame say some of these words too, before the page is there.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await judge(page, touch);
      if (touch) await judgeNarrow(page);
    });
  expect(faults).toEqual([]);
});

test('so do the screens and dialogs around the catalog', async ({ page }, info) => {
  test.setTimeout(120_000);
  const touch = info.project.name === 'phone';
  const faults = faultsOf(page);
  const all = async () => {
    await judge(page, touch);
    if (touch) await judgeNarrow(page);
  };
  await page.goto('/en-us/login');
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  await all();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await all();
  await page.goto('/en-us/login?reset=none');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await all();
  await login(page, dealer(info));
  await page.goto('/en-us');
  const banner = page.getByRole('dialog', { name: 'News', exact: true });
  await expect(banner.getByRole('img')).toBeVisible();
  await all();
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  await expect(page.getByText(/^balance, limit/)).toBeVisible();
  await all();
  await page.goto('/en-us/catalog');
  const announcements = page.getByRole('region', { name: 'Announcements' });
  await announcements.getByRole('button', { name: /^Show/ }).click();
  await expect(announcements.getByRole('listitem').first()).toBeVisible();
  await all();
  await page.goto('/en-us/user/edit-profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await all();
  for (const [path, text] of [
    ['claim', 'Claims: not available yet'],
    ['error/admin?pt=News&pi=warning&t=No+Data&s=Please+contact+support.', 'No Data'],
    ['no/such/page', 'This page could not be found'],
  ] as const) {
    await page.goto(`/en-us/${path}`);
    await expect(page.getByText(text)).toBeVisible();
    await all();
  }
  expect(faults).toEqual([]);
});

test(
  'long German words fit into 320 pixels',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    test.setTimeout(120_000);
    const touch = info.project.name === 'phone';
    const base = hostUrl(baseURL, 'de');
    await page.setViewportSize({ width: 320, height: 700 });
    await keepQuiet(page);
    await login(page, 'dealer.de', undefined, base, 'de');
    await page.goto(`${base}/de/catalog/list?category=PAA&view=item&hasStock=true`);
    const articles = page.getByRole('article');
    const add = articles.first().getByRole('button', { name: / hinzufügen$/ });
    const more = articles.first().getByRole('button', { name: 'Eins mehr' });
    await add.or(more).click();
    await expect(more).toBeVisible();
    for (const [path, text] of [
      ['', /^Guten Tag/],
      ['/user/edit-profile', 'Einstellungen'],
      ['/order', 'Bestellungen'],
      ['/cart', 'Zur Kasse'],
      ['/claim', /noch nicht/],
      ['/error/admin?t=Datenschutzgrundverordnungsbeauftragte', /^Datenschutz/],
      ['/gibt/es/nicht', 'Seite nicht gefunden'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(`${base}/de${path}`);
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
        await judge(page, touch);
      });
    await page.goto(`${base}/de`);
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(menu.getByRole('listitem').first()).toBeVisible();
    for (const group of await menu.locator('button[aria-expanded]').all())
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await judge(page, touch);
    await page.getByRole('dialog').getByRole('button', { name: 'Kredit' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Kredit' }).getByText('Kreditlimit'),
    ).toBeVisible();
    await judge(page, touch);
  },
);
