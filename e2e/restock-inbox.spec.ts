import { expect } from '@playwright/test';
import { type Article, loadArticles } from './articles.ts';
import { checkPage } from './page-checks.ts';
import { openSettings } from './pages/settings.page.ts';
import { test } from './portal.ts';
import { api, emptyCart, keepQuiet, login, serverCart } from './support.ts';

const user = 'dealer.us';

test('dealer awaits an article and orders it from the inbox', {
  tag: '@phone',
}, async ({ page, request, context, portal }) => {
  test.setTimeout(180_000);
  const callApi = await api(request, user);
  await emptyCart(request, user);
  // Other tests in this portal may have sent notifications to this dealer.
  await callApi('MarkNotificationsRead', { ids: null });
  const { articles } = await loadArticles(callApi, { category: 'PAA' });
  const stockOf = ({ article_code }: Article) =>
    portal
      .rows('stock.csv')
      .filter(({ sorg, article: one }) => sorg === '2000' && one === article_code);
  // Not one that another test has bought up: what it has reserved would take what arrives.
  const never = (one: Article) =>
    stockOf(one).length > 0 && stockOf(one).every(({ qty }) => qty === '0');
  const article = articles.find(
    (one) =>
      one.stock.qty === 0 &&
      !one.stock.masked &&
      !one.blocked &&
      one.orderQuota === null &&
      one.price.dealer !== null &&
      never(one),
  ) as Article;
  const code = article.article_code_display;
  const waiting = async () =>
    (await callApi('RestockSubscriptions', { page: 1, limit: 10 })).data.restockSubscriptions
      .subscriptions;
  const settings = async () => (await callApi('NotificationSettings')).data.notificationSettings;
  await context.grantPermissions(['notifications']);
  await keepQuiet(page);
  await login(page, user);

  await test.step('six of an article without stock', async () => {
    await page.goto(`/en-us/catalog/paa/${article.slug}?article=${article.article_code}`);
    await page.getByRole('button', { name: `Tell me when it is back: ${code}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
    await dialog.getByRole('textbox', { name: `Wanted quantity of ${code}` }).fill('6');
    await checkPage(page, true);
    await dialog.getByRole('button', { name: 'Ask for 6' }).click();
    await expect(
      page.getByRole('button', { name: `You will be notified (6) when ${code} is back.` }),
    ).toBeVisible();
    expect(await waiting()).toMatchObject([{ article_code: article.article_code, qty: 6 }]);
  });

  await openSettings(page);
  await test.step('eight, after all', async () => {
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row).toContainText('6 wanted');
    await row.getByRole('button', { name: `Change the quantity of ${code}` }).click();
    const dialog = page.getByRole('dialog', { name: 'You are waiting for it' });
    await dialog.getByRole('textbox', { name: `Wanted quantity of ${code}` }).fill('8');
    await dialog.getByRole('button', { name: 'Change to 8' }).click();
    await expect(row).toContainText('8 wanted');
    expect(await waiting()).toMatchObject([{ article_code: article.article_code, qty: 8 }]);
  });

  await test.step('quiet hours, and of what the devices tell', async () => {
    await page.getByLabel('Quiet hours: my devices stay silent').check();
    await page.getByLabel('From', { exact: true }).fill('20:30');
    await page.getByLabel('To', { exact: true }).fill('20:30');
    await expect(page.getByText('Must differ from the beginning')).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('06:15');
    const save = page.getByRole('button', { name: 'Save quiet hours' });
    await save.click();
    await expect(save).toHaveCount(0);
    expect((await settings()).quietHours).toMatchObject({ from: '20:30', to: '06:15' });
    const restock = page.getByLabel('Articles that are back: my devices', { exact: true });
    // Ticked is what the server has.
    await restock.click();
    const told = async () =>
      (await settings()).preferences.find(({ kind }: { kind: string }) => kind === 'restock').push;
    await expect.poll(told).toBe(false);
    await page.reload();
    await expect(restock).not.toBeChecked();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('06:15');
    await checkPage(page, true);
    await restock.click();
    await expect.poll(told).toBe(true);
    await page.getByLabel('Quiet hours: my devices stay silent').uncheck();
    await save.click();
    await expect(save).toHaveCount(0);
    expect((await settings()).quietHours).toBeNull();
  });

  await test.step('a test goes to the inbox, also where no device shows it', async () => {
    await expect(page.getByText('No device of yours shows notifications.')).toBeVisible();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await expect(
      page.getByText('Sent. You find it under Notifications; no device shows it.'),
    ).toBeVisible();
    await page.goto('/en-us');
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'A test you have sent yourself' });
    await expect(entry.getByText('new', { exact: true })).toBeVisible();
    await checkPage(page, true);
    await entry.getByRole('button', { name: 'Mark as read' }).click();
    await expect(entry.getByText('new', { exact: true })).toHaveCount(0);
  });

  const back = stockOf(article).map((row, at) => ({ ...row, qty: at ? '0' : '5' }));
  await portal.import({ 'stock.csv': back });
  await test.step('it is back: from the inbox to the article, and eight in the cart', async () => {
    const unread = async () => (await callApi('UnreadNotifications')).data.notifications.unread;
    await expect.poll(unread, { timeout: 60_000 }).toBe(1);
    await page.goto('/en-us/notifications');
    const entry = page.getByRole('listitem').filter({ hasText: `${code} is back` });
    await expect(entry).toContainText('You wanted 8: 5 arrived, no one else is waiting.');
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/catalog/paa/${article.slug}`));
    await page.getByRole('button', { name: 'Put 8 in the cart' }).click();
    await expect(page.getByText('8 in the cart.')).toBeVisible();
    await expect.poll(() => serverCart(request, user)).toEqual({ [code]: 8 });
    await checkPage(page, true);
    await expect.poll(unread).toBe(0);
  });

  await test.step('notifies once and ends the subscription', async () => {
    await openSettings(page);
    const row = page.getByRole('listitem').filter({ hasText: code });
    await expect(row).toContainText('notified on');
    await row.getByRole('button', { name: `Stop waiting for ${code}` }).click();
    await expect(row).toHaveCount(0);
    expect(await waiting()).toEqual([]);
  });
  await portal.import({ 'stock.csv': stockOf(article) });
  await emptyCart(request, user);
});
