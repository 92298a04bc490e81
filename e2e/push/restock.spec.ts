import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { type PushService, startPushService } from './push-service.ts';
import { openShop, type Shop } from './shop.ts';
import { askForSix, atLogin, openFirefox, press, visit } from './waiting-firefox.ts';

// The second test goes on where the first one ended, so they are tried again together.
test.describe.configure({ mode: 'serial' });

let shop: Shop;
let push: PushService;
let browser: Browser;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openShop();
  push = await startPushService();
  browser = await openFirefox(push);
});
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from here
test.afterEach(async ({}, info) => {
  if (info.status === info.expectedStatus) return;
  const last = (await browser.pages()).at(-1);
  console.log(last?.url(), await last?.evaluate(() => document.body.innerText));
  const picture = await last?.screenshot();
  if (picture)
    await info.attach('Firefox', { body: Buffer.from(picture), contentType: 'image/png' });
});
test.afterAll(async () => {
  await browser?.close();
  await push?.close();
  await shop?.close();
});

const shown = (page: Page) =>
  page.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready;
    return (await ready.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

const readText = (page: Page) => page.evaluate(() => document.body.textContent);

test('dealer gets a restock push and adds six to the cart by a tap', async () => {
  test.setTimeout(240_000);
  const article = await shop.soldOut();
  // Firefox before 153 opens no other page while a notification is its newest window.
  const other = await browser.newPage();
  const page = await browser.newPage();
  await askForSix(page, shop, article);
  await expect.poll(() => push.subscriptions(), { timeout: 30_000 }).toBe(1);
  await expect
    .poll(() => shown(page))
    .toEqual([expect.stringContaining('Successfully subscribed!')]);

  await page.close();
  await shop.restock(article.code, 5);
  await expect.poll(() => push.acks, { timeout: 60_000 }).toContain(100);
  expect(push.acks).not.toContain(101);
  const [sent] = push.received;
  expect(sent?.bytes).toBeLessThanOrEqual(2_700);
  expect(sent?.headers['content-encoding']).toBe('aes128gcm');
  expect(sent?.headers.topic).toMatch(/^[\w-]{1,32}$/);

  await visit(other, `${shop.url}/en-us`);
  await expect
    .poll(() => shown(other))
    .toContainEqual(expect.stringContaining('5 arrived, 1 asked'));
  const link = await other.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready;
    const all = await ready.getNotifications();
    return all.map(({ data }) => String(data?.url)).find((url) => url.includes('restock='));
  });
  expect(link).toContain(`/catalog/${article.category}/${article.slug}`);
  await visit(other, shop.url + link);
  await press(other, 'Put 6 in the cart');
  await expect.poll(() => readText(other), { timeout: 30_000 }).toContain('6 in the cart.');
  expect(push.received).toHaveLength(1);
  const inCart = () =>
    shop.db.query('select qty from cart_line where article = $1', [article.code]);
  await expect.poll(async () => (await inCart()).rows, { timeout: 30_000 }).toEqual([{ qty: 6 }]);
});

test('delivers a test push but nothing after the logout', async () => {
  test.setTimeout(120_000);
  const [page = await browser.newPage()] = (await browser.pages()).slice(-1);
  await visit(page, `${shop.url}/en-us/user/edit-profile`);
  const before = push.received.length;
  await press(page, 'Send me a test');
  await expect.poll(() => push.received.length, { timeout: 30_000 }).toBe(before + 1);
  await expect.poll(() => shown(page)).toContainEqual(expect.stringContaining('Test notification'));
  await visit(page, `${shop.url}/en-us`);
  await press(page, 'Menu');
  await press(page, 'Log out');
  await atLogin(page, true);
  await expect.poll(() => push.subscriptions()).toBe(0);
});
