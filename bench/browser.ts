import { spawnSync } from 'node:child_process';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { demoPassword } from '../scripts/demo/logins.ts';
import { chromiumArgs, testBrowsers } from '../scripts/testing/browser.ts';

/**
 * Gives the page's process a core whenever it wants one. Its device has its cores for itself; here
 * server, database and the measurement share them, and a task of the page that waits for its turn
 * counts as long as one that works.
 */
const pageFirst = ['--no-zygote', '--renderer-cmd-prefix=chrt -r 5'];
const mayComeFirst = () => spawnSync('chrt', ['-r', '5', 'true']).status === 0;

/**
 * Runs a measurement in a separate browser: the headless shell, because the invisible windows of a full
 * Chromium take a core from the page and keep some runs from ever painting.
 * @param first the process that gets a core first: the page, or none where frames are measured, because a
 *   page that takes all cores waits for the process that shows its frames
 */
export async function withBrowser<T>(
  measure: (browser: Browser) => Promise<T>,
  first: 'page' | 'nobody' = 'page',
): Promise<T> {
  const { quick } = testBrowsers();
  const prefers = first === 'page' && mayComeFirst();
  if (first === 'page' && !prefers)
    console.log('Pages share their cores (no right to chrt): their times are too long.');
  const browser = await puppeteer.launch({
    executablePath: quick,
    headless: quick.includes('headless-shell') ? 'shell' : true,
    args: prefers ? [...chromiumArgs, ...pageFirst] : chromiumArgs,
    protocolTimeout: 60_000,
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Logs a user in on the host the address belongs to, with the password of the demo unless another is given. */
export async function login(
  page: Page,
  url: string,
  username: string,
  password = demoPassword,
): Promise<void> {
  await page.goto(`${url}/en-us/login`);
  await page.waitForSelector('input[name="username"]');
  await page.type('input[name="username"]', username);
  await page.type('input[name="password"]', password);
  const arrived = page.waitForFunction(() => !location.pathname.endsWith('/login'));
  await page.click('button[type="submit"]');
  await arrived;
}

/** Closes the pop-up banner, which then stays away for two hours. */
export async function closeBanner(page: Page): Promise<void> {
  const close = await page.waitForSelector('[role="dialog"] button[aria-label="Close"]');
  await close?.click();
  await page.waitForSelector('[role="dialog"]', { hidden: true });
}

/** The value below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
}

/** Makes the page treat all banners as recently closed, so that none opens during a measurement. */
export async function keepQuiet(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const kept = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('pannier.hidden.') ? `${Date.now() + 3_600_000}` : kept.call(this, key);
    };
  });
}
