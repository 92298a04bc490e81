import type { Flags, RunnerResult as Result } from 'lighthouse';
import type { RunningServer } from '../scripts/testing/server.ts';
import { closeBanner, login, withBrowser } from './browser.ts';
import { loadTool } from './load-tool.ts';

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

/** The screens that a dealer opens most often; the empty path is the home page. */
const screens = (slug: string) => [
  'login',
  'new-customer-inquiry',
  '',
  'catalog',
  'catalog/list',
  `catalog/bike/${slug}`,
  'cart',
  'order',
  'user/edit-profile',
];

/** Strangers open them without anything of the portal on their device. */
const openScreens = ['login', 'new-customer-inquiry'];

/** Single runs vary by ten points; the one with the median performance is shown. */
const runsPerScreen = 5;

type Report = Result['lhr'];

const getScore = ({ categories }: Report, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);

function medianOf(runs: Report[]): Report {
  const sorted = runs.toSorted((a, b) => getScore(a, 'performance') - getScore(b, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('no runs');
  return median;
}

function toRow(screen: string, report: Report): LighthouseRow {
  const shown = (name: string) => report.audits[name]?.displayValue ?? '';
  return {
    what: `/${screen}`,
    performance: getScore(report, 'performance'),
    accessibility: getScore(report, 'accessibility'),
    'best practices': getScore(report, 'best-practices'),
    seo: getScore(report, 'seo'),
    LCP: shown('largest-contentful-paint'),
    TBT: shown('total-blocking-time'),
    CLS: shown('cumulative-layout-shift'),
  };
}

/**
 * The four scores of the main screens as a phone sees them (processor slowed down 4 times, slow 4G),
 * and how its start feels.
 */
export async function benchLighthouse(
  server: RunningServer,
  slug: string,
): Promise<LighthouseRow[]> {
  const { default: lighthouse } = await loadTool<typeof import('lighthouse')>('lighthouse');
  return await withBrowser(async (browser) => {
    const page = await browser.newPage();
    const rows: LighthouseRow[] = [];
    for (const screen of screens(slug)) {
      if (screen === '') {
        await login(page, server.url, 'dealer.us');
        await closeBanner(page);
      }
      const runs: Report[] = [];
      for (let run = 0; run < runsPerScreen; run++) {
        const flags: Flags = {
          logLevel: 'error',
          output: 'json',
          disableStorageReset: !openScreens.includes(screen),
        };
        const result = await lighthouse(`${server.url}/en-us/${screen}`, flags, undefined, page);
        if (!result) throw new Error(`Lighthouse gave nothing for ${screen}`);
        runs.push(result.lhr);
      }
      rows.push(toRow(screen, medianOf(runs)));
    }
    return rows;
  });
}
