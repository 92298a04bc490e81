import lighthouse from 'lighthouse';
import type { RunningServer } from '../scripts/testing/server.ts';
import { login, withBrowser } from './browser.ts';

export interface LighthouseRow {
  what: string;
  performance: number;
  accessibility: number;
  'best practices': number;
  seo: number;
  LCP: string;
  TBT: string;
  CLS: string;
}

/** What a dealer opens most; the home page is the locale alone. */
const screens = (slug: string) => [
  'login',
  '',
  'catalog',
  'catalog/list',
  `catalog/bike/${slug}`,
  'cart',
  'order',
  'user/edit-profile',
];

/**
 * The four scores of the main screens as a phone sees them (processor slowed down 4 times, slow 4G),
 * and how its start feels.
 */
export function benchLighthouse(server: RunningServer, slug: string): Promise<LighthouseRow[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const rows: LighthouseRow[] = [];
    for (const screen of screens(slug)) {
      if (screen === '') await login(page, server.url, 'dealer.us');
      const result = await lighthouse(
        `${server.url}/en-us/${screen}`,
        { logLevel: 'error', output: 'json', disableStorageReset: screen !== 'login' },
        undefined,
        page,
      );
      if (!result) throw new Error(`Lighthouse gave nothing for ${screen}`);
      const { categories, audits } = result.lhr;
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      const shown = (name: string) => audits[name]?.displayValue ?? '';
      rows.push({
        what: `/${screen}`,
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        seo: score('seo'),
        LCP: shown('largest-contentful-paint'),
        TBT: shown('total-blocking-time'),
        CLS: shown('cumulative-layout-shift'),
      });
    }
    return rows;
  });
}
