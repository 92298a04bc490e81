import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findParts } from '../articles.ts';
import { findSaleable } from '../demo-frames.ts';
import { findOrderNos } from '../orders-on-server.ts';
import { listSales } from '../pages/retail-sales.page.ts';
import { test } from '../portal.ts';
import { api, emptyCart, serverCart } from '../support.ts';
import { openWebkit, type WebkitBrowser } from './webdriver.ts';
import { enterKey, logIn, pageOf, type WebkitPage } from './webkit-page.ts';

const user = 'dealer.us';
const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

// One browser for all tests, because the service worker takes longest to install.
let browser: WebkitBrowser;
let page: WebkitPage;

test.beforeAll(async ({ portal }) => {
  test.setTimeout(120_000);
  browser = await openWebkit();
  page = pageOf(browser, () => portal.url);
  await logIn(page, user);
});
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from here
test.afterEach(async ({}, info) => {
  if (info.status === info.expectedStatus) return;
  console.log(await page?.run('return location.href + "\\n" + document.body.innerText'));
});
test.afterAll(async () => browser?.close());

/** Searches the list of articles, and waits until the first one is what was searched for. */
async function search(text: string): Promise<void> {
  await page.visit(list);
  await page.write('Search the catalog', text + enterKey);
  const first = `return document.querySelector('main article')?.innerText.includes(arguments[0])`;
  await page.until(first, text);
}

/** Adds the first article of the list, and waits until its row shows the quantity. */
async function addFirst(): Promise<void> {
  await page.press(/^Add (?!to ).+/);
  await page.until(`return document.querySelector('main article [role=group]') !== null`);
}

/** Goes from the cart to the checkout, chooses the first of each choice, and presses the button. */
async function checkOut(poNumber: string, button: string): Promise<void> {
  await page.visit('/en-us/cart');
  await page.press('To checkout');
  await page.write('Your PO number (optional)', poNumber);
  for (const group of ['Ship to', 'Shipping', 'Payment']) await page.chooseFirst(group);
  await page.press(button);
}

/** Waits until everything is sent; the pause before the next attempt is cut short as a user does it. */
async function sendAll(): Promise<void> {
  await page.visit('/en-us/pending-changes');
  await page.until(`
    if (document.body.innerText.includes('Everything is sent')) return true;
    [...document.querySelectorAll('button')].find((one) => one.innerText === 'Send now')?.click()`);
}

test('orders a product found by searching', async ({ request }) => {
  await emptyCart(request, user);
  const poNumber = `WEBKIT ${Date.now()}`;
  const [part] = await findParts(request, user);
  const code = part?.article_code_display ?? '';
  await search(code);
  await page.run(`document.querySelector('main article a').click()`);
  await page.until(`return location.pathname.endsWith(arguments[0])`, part?.slug);
  await page.write(/^Quantity of /, '1');
  await page.press('Add 1 to cart');
  await expect.poll(async () => Object.values(await serverCart(request, user))).toEqual([1]);
  await checkOut(poNumber, 'Place order');
  await page.see('Your order is placed');
  expect(await findOrderNos(request, user, poNumber)).toHaveLength(1);
});

test('places an order of the offline catalog once', async ({ portal, request }) => {
  await emptyCart(request, user);
  const poNumber = `CAPTURED ${Date.now()}`;
  const [, part] = await findParts(request, user);
  const code = part?.article_code_display ?? '';
  await page.visit('/en-us/offline-catalog');
  await page.press('Take it with me');
  await page.see('Downloaded to this device');
  await portal.stop();
  await search(code);
  await addFirst();
  // The browser still has a network, so that the order can only be kept once sending it has failed.
  await checkOut(poNumber, 'Place order');
  await page.press('Place when online');
  await page.see('Your order is kept on this device');
  await portal.restart();
  await sendAll();
  expect(await findOrderNos(request, user, poNumber)).toHaveLength(1);
  expect(await serverCart(request, user)).toEqual({});
});

test('registers a sale without the server', async ({ portal, request }) => {
  const callApi = await api(request, user);
  const [{ frameNumber }] = await findSaleable(callApi);
  await page.visit('/en-us/retail-sales');
  await page.press('Register a sale');
  await page.write('Frame number', frameNumber);
  await page.press('We have sold it without an inspection');
  await portal.stop();
  await page.press('No data');
  await page.press('Register');
  await page.see(`The sale of ${frameNumber} is saved.`);
  await portal.restart();
  await sendAll();
  expect(await listSales(callApi, frameNumber)).toHaveLength(1);
});

test('shows the cart of one tab in the other', async ({ request }) => {
  await emptyCart(request, user);
  await page.visit('/en-us/cart');
  await page.see('The cart is empty');
  const [part] = await findParts(request, user);
  const code = part?.article_code_display ?? '';
  const closeTab = await browser.openTab();
  await search(code);
  await addFirst();
  await closeTab();
  await page.see(code);
});

test('pays an open invoice on the provider’s page', async () => {
  await page.visit('/en-us/invoice/open-invoice');
  await page.see('All open');
  await page.press(/^Select (?!all)/);
  await page.press('Pay');
  await page.press(/card/i);
  await page.press(/^Pay \$/);
  await page.write('Card number', '4111111111111111');
  await page.write('Expires: month', '12');
  await page.write('Expires: year', '2040');
  await page.write('Security code', '123');
  await page.press('Pay');
  await page.until('return /payment.request.PR/.test(location.pathname)');
  await page.see(/^Paid\./m);
});

test('works after a page was left within a transaction', async () => {
  await page.visit('/en-us/cart');
  await page.until(`
    if (!window.isBegun) indexedDB.databases().then((all) => {
      const { name } = all.find((one) => one.name.startsWith('pannier|'));
      indexedDB.open(name).onsuccess = ({ target }) => {
        const outbox = target.result.transaction('outbox', 'readwrite').objectStore('outbox');
        const again = () => { outbox.count().onsuccess = again; window.isHeld = true; };
        again();
      };
    });
    window.isBegun = true;
    return window.isHeld`);
  // The browser keeps the page that is left, and the transaction would go on only there.
  await page.visit('/en-us/pending-changes');
  await page.see('Everything is sent');
});

test('reloads into a new version of the worker', async ({ portal }) => {
  test.setTimeout(120_000);
  await page.visit('/en-us/cart');
  await page.see('Cart');
  const file = join(portal.dist, 'sw.js');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n// ${crypto.randomUUID()}`);
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
  await page.run(`window.isOld = true;
    navigator.serviceWorker.getRegistration().then((one) => one.update())`);
  await page.press('Reload');
  await page.until('return !window.isOld && navigator.serviceWorker.controller !== null');
  await page.see('Cart');
});
