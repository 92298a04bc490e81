import { expect, type Page, test } from '@playwright/test';
import { listDelivered, pick } from './demo-frames.ts';
import { checkInBothSchemes, checkNarrow, checkPage, checkWidths } from './page-checks.ts';
import {
  api,
  emptyCart,
  hostUrl,
  isPhone,
  keepQuiet,
  login,
  onOperation,
  ownHeading,
} from './support.ts';
import { localeFor, logInAs } from './test-locale.ts';

/** Collects the page's faults from now on: its errors, and violations of the content security policy. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|requires 'Trusted/.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

/** Checks the page at the width of the project and on the narrowest phone. */
async function checkAll(page: Page, touch: boolean): Promise<void> {
  await checkPage(page, touch);
  await checkNarrow(page);
}

/** Opens a screen and waits until it shows a text. */
async function openScreen(page: Page, address: string, text: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  // Menus of the frame say some of these words too, before the page is there.
  await expect(ownHeading(page).first()).toBeAttached();
}

test('passes axe, without sideways scrolling or small targets', async ({ page, request }, info) => {
  test.setTimeout(300_000);
  const testLocale = localeFor(info);
  const { at, say } = testLocale;
  const touch = isPhone(info);
  const user = testLocale.user('dealer');
  const faults = collectFaults(page);
  await keepQuiet(page);
  await emptyCart(request, user);
  const callApi = await api(request, user);
  const sort = { field: 'price', order: 'ASC' };
  const input = { page: 1, limit: 1, sort, filter: { category: 'Bike', hasStock: true } };
  const slug = (await callApi('ProductGroups', input)).data.productGroups.productGroups[0].slugs[0];
  const code = (await callApi('Products', input)).data.products.products[0].article_code;
  const set = (await callApi('Groupsets', { page: 1, limit: 1 })).data.groupsets.groupsets[0];
  const orders = (await callApi('Orders', { page: 1, filter: {} })).data.orders.orders;
  const news = (await callApi('NewsList', { page: 1, limit: 1 })).data.newsList.news[0];
  await callApi('UpdateProductsInCart', { products: [{ articleCode: code, qty: 2 }] });
  await logInAs(page, testLocale, 'dealer');
  const results = /\d (result|Ergebnis|Treffer)/;
  const screens: [string, string | RegExp][] = [
    ['catalog', say('Categories')],
    ['catalog/list?category=Bike', results],
    ['catalog/list?category=PAA&view=item', results],
    ['catalog/bike', results],
    ['catalog/paa', results],
    ['catalog/groupset', results],
    [`catalog/bike/${slug}`, say('Facts')],
    [`catalog/groupset/${set.slug}`, new RegExp(set.brand)],
    ['catalog/previous-purchases', say('Bought before')],
    ['catalog/frequent-purchases', say('Often bought')],
    ['notifications', say('Notifications')],
    ['user/devices', say('Devices')],
    ['cart', say('To checkout')],
    ['cart/checkout', say('Place order')],
    ['cart/shipment', say('Shipping')],
    ['catalog/fast-order', say('Fast order')],
    ['catalog/repeat-order', say('Repeat an order')],
    ['order-lists', say('Carts')],
    ['order', say('Orders')],
    ['order/open-order', say('Open orders')],
    ['order/delivery', say('Deliveries')],
    ['offline-catalog', say('Take it with me')],
    ['pending-changes', say('Pending changes')],
    ['claim', say('Claims')],
    ['claim/create/bike', say('New bike claim')],
    ['news', say('Please read')],
    [`news/${news.id}`, news.title],
    ['news/unknown', say('Page not found')],
    ['no/such/page', say('This page could not be found')],
  ];
  if (orders[0]) screens.push([`order/${orders[0].order_no}`, say('Total')]);
  for (const [path, text] of screens)
    await test.step(path, async () => {
      await openScreen(page, at(`/${path}`), text);
      await checkAll(page, touch);
    });
  expect(faults).toEqual([]);
});

test('passes axe on screens of bikes and open orders in all widths', async ({
  page,
  request,
}, info) => {
  test.setTimeout(180_000);
  const testLocale = localeFor(info);
  const { at, say } = testLocale;
  const faults = collectFaults(page);
  const callApi = await api(request, testLocale.user('dealer'));
  const { frameNumber } = pick(await listDelivered(callApi), ({ recalls }) => recalls.length > 0);
  await keepQuiet(page);
  await logInAs(page, testLocale, 'dealer');
  const screens: [string, string][] = [
    ['order/open-order', say('Open orders')],
    ['frame', say('Frame or serial number')],
    [`frame/${frameNumber}`, frameNumber],
    ['frame-stock', say('State')],
    ['recall', say('Recall')],
    ['retail-sales', say('Register a sale')],
    [`retail-sales/register?frame=${frameNumber}`, say('Further numbers')],
    ['pdi', say('New inspection')],
    [`pdi/create?frame=${frameNumber}`, say('Points to inspect')],
  ];
  for (const [path, text] of screens)
    await test.step(path, async () => {
      await openScreen(page, at(`/${path}`), text);
      await checkPage(page, isPhone(info));
      await checkWidths(page, [320, 600, 768, 1024, 1400]);
    });
  expect(faults).toEqual([]);
});

test('passes axe on the screens of users and rights in all widths', async ({
  page,
  request,
}, info) => {
  test.setTimeout(300_000);
  const testLocale = localeFor(info);
  const { at, say } = testLocale;
  const faults = collectFaults(page);
  const callApi = await api(request, testLocale.user('access'));
  const asked = { search: testLocale.user('dealer'), page: 1, limit: 1 };
  const { id, username, name } = (await callApi('AccessUsers', asked)).data.usersV2.users[0];
  await keepQuiet(page);
  await logInAs(page, testLocale, 'access');
  const screens: [string, string][] = [
    ['users', say('New user')],
    ['users/create', say('Username')],
    ['users/create-us', say('Username')],
    ['users/create-users-mass', say('Or paste rows from a sheet')],
    ['users/invitations', say('Invitations')],
    [`users/${id}/edit`, say('Edit {username}', { username })],
    [`users/${id}/copy`, say('New user like {username}', { username })],
    [`users/${id}/why`, say('Rights of {name}', { name })],
    ['who-may', say('Users by right')],
    ['roles', say('All organisations')],
    ['roles/create', say('Permissions')],
    ['roles/edit/salesman', 'page.order-status'],
    ['group-roles', say('Offered')],
    ['group-roles/create', say('Second factor')],
    ['group-roles/edit/salesman', say('Second factor')],
    ['permissions?search=page.news', 'page.news'],
    ['permissions/create', say('New permission')],
    ['permissions/edit/page.news', 'page.news'],
    ['audit', say('Logged in')],
  ];
  for (const [path, text] of screens)
    await test.step(path, async () => {
      await openScreen(page, at(`/admin/${path}`), text);
      await checkPage(page, isPhone(info));
      await checkWidths(page, [320, 600, 768, 1024, 1400]);
    });
  expect(faults).toEqual([]);
});

test('passes axe on the screens of content writers in all widths', async ({ page }, info) => {
  test.setTimeout(300_000);
  const testLocale = localeFor(info);
  const { at, say } = testLocale;
  const faults = collectFaults(page);
  await keepQuiet(page);
  await logInAs(page, testLocale, 'content');
  const lists: [string, string][] = [
    ['announcements', say('New announcement')],
    ['banners', say('New banner')],
    ['news', say('New news item')],
    ['sales-document/list', say('New sales document')],
    ['sales-document/group', say('New group')],
    ['marketing-material/category', say('New category')],
    ['marketing-material/image', say('New picture')],
  ];
  const screens = [
    ...lists,
    ...lists.map(([path, text]) => [`${path}/create`, text] as const),
    ['marketing-material/image/create-bulk', say('New marketing pictures')] as const,
  ];
  for (const [path, text] of screens)
    await test.step(path, async () => {
      await openScreen(page, at(`/admin/${path}`), text);
      await checkPage(page, isPhone(info));
      await checkWidths(page, [320, 600, 768, 1024, 1400, 1600]);
    });
  expect(faults).toEqual([]);
});

test(
  'shows the title as heading until the screen has loaded',
  {
    tag: '@desktop',
  },
  async ({ page, request }, info) => {
    const { at, say, user } = localeFor(info);
    const callApi = await api(request, user('dealer'));
    const sort = { field: 'price', order: 'ASC' };
    const groups = await callApi('ProductGroups', {
      page: 1,
      limit: 1,
      sort,
      filter: { category: 'Bike' },
    });
    const { slugs, parent_name: name } = groups.data.productGroups.productGroups[0];
    const answer = Promise.withResolvers<void>();
    await onOperation(page, 'ProductDetails', async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await keepQuiet(page);
    await logInAs(page, localeFor(info), 'dealer');
    await page.goto(at(`/catalog/bike/${slugs[0]}`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say('Product'));
    answer.resolve();
    await expect(ownHeading(page)).toHaveText(name);
    await expect(heading).toHaveCount(1);
  },
);

test('passes axe on the screens and dialogs around the catalog', async ({ page }, info) => {
  test.setTimeout(180_000);
  const { at, say, like } = localeFor(info);
  const faults = collectFaults(page);
  const touch = isPhone(info);
  const all = () => checkAll(page, touch);
  const announcements = page.getByRole('region', { name: say('Announcements') });
  await page.goto(at('/login'));
  await expect(announcements).toBeVisible();
  await all();
  // The German host mails no links to a new password.
  const forgot = page.getByRole('button', { name: say('Forgot your password?') });
  if (touch) {
    await forgot.click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await checkInBothSchemes(page, touch);
    await checkNarrow(page);
    await page.goto(at('/login?reset=none'));
    await expect(page.getByRole('alert')).toBeVisible();
    await checkInBothSchemes(page, touch);
    await page.route('**/reset-password', (route) => route.fulfill({ status: 204 }));
    await page.goto(at('/login?reset=good'));
    await page.getByRole('button', { name: say('Save the password') }).click();
    await expect(page.getByText(say('Required')).first()).toBeVisible();
    await checkInBothSchemes(page, touch);
    await checkNarrow(page);
  } else await expect(forgot).toHaveCount(0);
  await logInAs(page, localeFor(info), 'dealer');
  const banner = page.getByRole('dialog', { name: /^(News of|Neues von) / });
  await expect(banner.getByRole('img')).toBeVisible();
  await all();
  await banner.getByRole('button', { name: say('Close') }).click();
  await expect(banner).toHaveCount(0);
  await expect(announcements.getByRole('listitem').first()).toBeVisible();
  await all();
  await page.goto(at(''));
  await expect(announcements).toBeVisible();
  await expect(page.getByText(like('{label}, limit {limit}'))).toBeVisible();
  await all();
  await page.goto(at('/user/edit-profile'));
  await page.getByRole('button', { name: say('Change password') }).click();
  await page.getByRole('textbox', { name: say('New password'), exact: true }).fill('short');
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(page.getByText(say('Required')).first()).toBeVisible();
  await all();
  await page.goto(at('/error/admin?pt=users&pi=warning&t=noMarket&s=noMarket'));
  await expect(page.getByText(say('No Data'))).toBeVisible();
  await all();
  expect(faults).toEqual([]);
});

test('fits long German words into 320 pixels', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
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
  await checkPage(page, true);
  await page.goto(`${base}/de`);
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  for (const group of await menu.locator('button[aria-expanded]').all())
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await checkPage(page, true);
  await page.getByRole('dialog').getByRole('button', { name: 'Kredit' }).click();
  await expect(page.getByRole('dialog', { name: 'Kredit' }).getByText('Kreditlimit')).toBeVisible();
  await checkPage(page, true);
});
