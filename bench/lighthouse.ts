import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { demoPassword } from '../scripts/demo/logins.ts';
import { chromiumArgs, chromiumPath } from '../scripts/testing/browser.ts';
import type { RunningServer } from '../scripts/testing/server.ts';

export interface LighthouseRow {
  what: string;
  performance: number;
  accessibility: number;
  'best practices': number;
  seo: number;
  LCP: string;
  CLS: string;
}

async function login(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en-us/login`);
  await page.waitForSelector('input[name="username"]');
  await page.type('input[name="username"]', 'dealer.us');
  await page.type('input[name="password"]', demoPassword);
  await page.click('button[type="submit"]');
  await page.waitForFunction(() => !location.pathname.endsWith('/login'));
}

/** The four scores of the main screens as a phone sees them. */
export async function benchLighthouse(
  server: RunningServer,
  slug: string,
): Promise<LighthouseRow[]> {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage();
    const rows: LighthouseRow[] = [];
    const screens = ['login', 'catalog/list', `catalog/bike/${slug}`, 'cart'];
    for (const screen of screens) {
      if (screen === 'catalog/list') await login(page, server.url);
      const result = await lighthouse(
        `${server.url}/en-us/${screen}`,
        { logLevel: 'error', output: 'json', disableStorageReset: screen !== 'login' },
        undefined,
        page,
      );
      if (!result) throw new Error(`Lighthouse gave nothing for ${screen}`);
      const { categories, audits } = result.lhr;
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      rows.push({
        what: `/${screen}`,
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        seo: score('seo'),
        LCP: audits['largest-contentful-paint']?.displayValue ?? '',
        CLS: audits['cumulative-layout-shift']?.displayValue ?? '',
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
