import { expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { demoPassword } from '../../scripts/demo/logins.ts';
import { firefoxPath } from '../../scripts/testing/firefox.ts';
import type { PushService } from './push-service.ts';
import type { Shop, SoldOut } from './shop.ts';

/**
 * A Firefox that subscribes at a push service of ours. Playwright cannot drive a stock Firefox;
 * Puppeteer does, and only Firefox takes another push service.
 */
export function openFirefox(push: PushService): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    extraPrefsFirefox: {
      'dom.push.serverURL': `ws://localhost:${push.port}/`,
      'dom.push.connection.enabled': true,
      'dom.push.testing.allowInsecureServerURL': true,
      'permissions.default.desktop-notification': 1,
      'alerts.useSystemBackend': false,
    },
  });
}

/** Opens an address; the app may be on its way to another one, which stops the first tries. */
export async function visit(page: Page, url: string): Promise<void> {
  for (let tries = 4; tries > 0; tries--)
    if (await page.goto(url).catch((error) => (tries > 1 ? null : Promise.reject(error)))) return;
}

/**
 * Waits until an element can be used and no longer moves. Puppeteer's own waiting makes functions out of
 * text in the page, which our content security policy refuses in Firefox before 153.
 */
async function findUsable(page: Page, selector: string): Promise<ElementHandle> {
  let found: ElementHandle | null = null;
  let place = '';
  const isUsable = async () => {
    found = await page.$(selector);
    const before = place;
    place = (await found?.evaluate(findPlace)) ?? '';
    return place !== '' && place === before;
  };
  // A page that is being left has no elements to ask for.
  await expect.poll(() => isUsable().catch(() => false), { timeout: 30_000 }).toBe(true);
  return found as unknown as ElementHandle;
}

/** Returns the position of an element; empty while it cannot be used. Runs in the page. */
function findPlace(element: Element): string {
  if (!element.checkVisibility() || element.matches(':disabled')) return '';
  return JSON.stringify(element.getBoundingClientRect());
}

/**
 * Presses the button or link of that name. It is found by its attributes and text: on a busy machine Firefox
 * takes half a minute to search the names in the accessibility tree.
 */
export async function press(page: Page, name: string): Promise<void> {
  const named = `@aria-label="${name}" or normalize-space()="${name}"`;
  await click(await findUsable(page, `::-p-xpath(//*[self::button or self::a][${named}])`));
}

/**
 * Clicks the element itself and no place of the window: on a busy machine a menu still slides while the
 * mouse is on its way. That nothing lies over it is shown by the tests in Chromium.
 */
function click(element: ElementHandle): Promise<void> {
  return element.evaluate((found) => (found as HTMLElement).click());
}

/** Replaces what a field holds. */
async function write(page: Page, selector: string, text: string): Promise<void> {
  const field = await findUsable(page, selector);
  await field.click({ count: 3 });
  await field.type(text);
}

/** Waits for the login page, or for another one. The page is asked: Puppeteer misses its own moves. */
export function atLogin(page: Page, expected: boolean): Promise<void> {
  const isThere = () => page.evaluate(() => location.pathname.endsWith('/login'));
  return expect.poll(isThere, { timeout: 30_000 }).toBe(expected);
}

/** Logs dealer.us in, who asks for six of an article. */
export async function askForSix(page: Page, shop: Shop, article: SoldOut): Promise<void> {
  const { category, slug, code, shown } = article;
  await page.goto(`${shop.url}/en-us/login`);
  await write(page, 'input[name="username"]', 'dealer.us');
  await write(page, 'input[name="password"]', demoPassword);
  await click(await findUsable(page, 'button[type="submit"]'));
  await atLogin(page, false);
  await expect.poll(() => page.$('main h1'), { timeout: 30_000 }).not.toBeNull();
  await visit(page, `${shop.url}/en-us/catalog/${category}/${slug}?article=${code}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await press(page, `Tell me when it is back: ${shown}`);
  await write(page, `[aria-label="Wanted quantity of ${shown}"] input`, '6');
  await page.keyboard.press('Tab');
  await press(page, 'Ask for 6');
}
