import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findSaleable } from '../demo-frames.ts';
import { findOrderNos } from '../orders-on-server.ts';
import { listSales } from '../pages/retail-sales.page.ts';
import { test } from '../portal.ts';
import { api, emptyCart, serverCart } from '../support.ts';
import { openWebkit, type WebkitBrowser } from './webdriver.ts';
import { logIn, pageOf, type WebkitPage } from './webkit-page.ts';

// One browser for all, because installing the service worker takes longest.
test.describe.configure({ mode: "default" });

const user = 'dealer.us';
const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

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
  const text = await page.run<string>('return location.href + "\\n" + document.body.innerText');
  await info.attach('WebKit', { body: text, contentType: 'text/plain' });
  console.log(text);
});
test.afterAll(async () => browser?.close());

/** Adds the first article of a list. @returns its code */
async function addFirst(search = ''): Promise<string> {
  await page.visit(`${list}&search=${search}`);
  const code = await page.until<string>(
    `return document.querySelector('main article p')?.innerText.split(' · ')[0]`,
  );
  await page.press(/^Add (?!to ).+/);
  await page.until(`return document.querySelector('main article [role=group]') !== null`);
  return code;
}

/** Goes to the checkout, chooses the first of each choice, and presses the button. */
async function checkOut(poNumber: string, button: string): Promise<void> {
  await page.visit('/en-us/cart');
  await page.press('To checkout');
  await page.write('Your PO number (optional)', poNumber);
  const choose = `
    const groups = [...document.querySelectorAll('fieldset, [role=radiogroup], [role=group]')];
    const open = groups.filter((group) => group.querySelector('input[type=radio]'));
    for (const group of open)
      if (!group.querySelector('input[type=radio]:checked')) group.querySelector('input[type=radio]').click();
    return open.length > 1 && open.every((group) => group.querySelector('input[type=radio]:checked'))`;
  await page.until(choose);
  await page.press(button);
}

test('orders a product found by searching', async ({ request }) => {
  await emptyCart(request, user);
  const poNumber = `WEBKIT ${Date.now()}`;
  const code = await addFirst();
  await expect.poll(() => serverCart(request, user)).toEqual({ [code]: 1 });
  await page.until(`const link = document.querySelector('main article h3 a, main article a');
    link?.click(); return Boolean(link)`);
  await page.until(`return /\\/catalog\\/paa\\//i.test(location.pathname)`);
  await page.see(code);
  await checkOut(poNumber, 'Place order');
  await expect.poll(() => findOrderNos(request, user, poNumber)).toHaveLength(1);
});

test('places an order of the offline catalog once', async ({ portal, request }) => {
  await emptyCart(request, user);
  const poNumber = `CAPTURED ${Date.now()}`;
  await page.visit('/en-us/offline-catalog');
  await page.press('Take it with me');
  await page.see('Downloaded to this device');
  await portal.stop();
  await addFirst('chain');
  await checkOut(poNumber, 'Place when online');
  await page.see('Your order is kept on this device');
  await portal.restart();
  await page.visit('/en-us/pending-changes');
  await page.see('Everything is sent');
  expect(await findOrderNos(request, user, poNumber)).toHaveLength(1);
  expect(await serverCart(request, user)).toEqual({});
});

test('registers a sale without the server', async ({ portal, request }) => {
  const callApi = await api(request, user);
  const [{ frameNumber }] = await findSaleable(callApi);
  await page.visit('/en-us/retail-sales');
  await page.see('Register a sale');
  await portal.stop();
  await page.press('Register a sale');
  await page.write('Frame number', frameNumber);
  await page.press('No data');
  await page.press('Register');
  await page.see(`The sale of ${frameNumber} is saved.`);
  await portal.restart();
  await page.visit('/en-us/pending-changes');
  await page.see('Everything is sent');
  expect(await listSales(callApi, frameNumber)).toHaveLength(1);
});

test('shows the cart of one tab in the other', async ({ request }) => {
  await emptyCart(request, user);
  await page.visit('/en-us/cart');
  await page.see('The cart is empty');
  const first = await browser.command<string>('GET', '/window');
  const { handle } = await browser.command<{ handle: string }>('POST', '/window/new', {
    type: 'tab',
  });
  await browser.command('POST', '/window', { handle });
  const code = await addFirst();
  await browser.command('DELETE', '/window');
  await browser.command('POST', '/window', { handle: first });
  await page.see(code);
});

test('pays an open invoice on the provider’s page', async () => {
  await page.visit('/en-us/invoice/open-invoice');
  await page.see(/\d+ open, \d+ overdue/);
  await page.press(/^Select (?!all)/);
  await page.press('Pay');
  await page.press(/card/i);
  await page.press(/^Pay \$/);
  await page.write('Card number', '4242424242424242');
  await page.write('Expires: month', '12');
  await page.write('Expires: year', '2040');
  await page.write('Security code', '123');
  await page.press('Pay');
  await page.until('return /payment.request.PR/.test(location.pathname)');
  await page.see(/^Paid\./m);
});

test('reloads into a new version of the worker', async ({ portal }) => {
  test.setTimeout(120_000);
  await page.visit('/en-us/cart');
  await page.see('Cart');
  const file = join(portal.dist, 'sw.js');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n// ${crypto.randomUUID()}`);
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
  await page.run(`window.before = true; navigator.serviceWorker.controller.before = true;
    navigator.serviceWorker.getRegistration().then((one) => one.update())`);
  await page.press('Reload');
  await page.until('return window.before !== true && navigator.serviceWorker.controller !== null');
  await page.see('Cart');
});
