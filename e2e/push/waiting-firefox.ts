import puppeteer, { type Browser, type Page } from 'puppeteer-core';
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
 * Presses the button or link of that name. By what stands in the page: on a busy machine Firefox takes
 * half a minute to look through the names that assistive technology is told.
 */
export const press = (page: Page, name: string): Promise<void> =>
  page
    .locator(
      `::-p-xpath(//*[self::button or self::a][@aria-label="${name}" or normalize-space()="${name}"])`,
    )
    .click();

/** Logs dealer.us in, who asks for six of an article in the page that is left open. */
export async function askForSix(browser: Browser, shop: Shop, article: SoldOut): Promise<Page> {
  const { category, slug, code, shown } = article;
  const page = await browser.newPage();
  await page.goto(`${shop.url}/en-us/login`);
  await page.locator('input[name="username"]').fill('dealer.us');
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator('button[type="submit"]').click();
  await page.waitForFunction(() => !location.pathname.endsWith('/login'));
  await page.waitForSelector('main h1');
  await visit(page, `${shop.url}/en-us/catalog/${category}/${slug}?article=${code}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await press(page, `Tell me when it is back: ${shown}`);
  await page.locator(`[aria-label="Wanted quantity of ${shown}"] input`).fill('6');
  await page.keyboard.press('Tab');
  await press(page, 'Ask for 6');
  return page;
}
