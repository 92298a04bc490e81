import type { Flags, RunnerResult as Result } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import type { RunningServer } from '../scripts/testing/server.ts';
import { closeBanner, keepQuiet, login, withBrowser } from './browser.ts';
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
  missed: string;
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

/** A list, a record of it and a form of each business area, by who uses them. */
const areas: readonly { user: string; list: string; form?: string }[] = [
  { user: 'dealer.us', list: 'order', form: 'catalog/fast-order' },
  { user: 'dealer.us', list: 'invoice/open-invoice' },
  { user: 'dealer.us', list: 'claim', form: 'claim/create/bike' },
  { user: 'dealer.us', list: 'pdi', form: 'pdi/create' },
  { user: 'dealer.us', list: 'retail-sales', form: 'retail-sales/register' },
  { user: 'dealer.us', list: 'frame-stock' },
  { user: 'dealer.us', list: 'click-collect' },
  { user: 'dealer.us', list: 'news' },
  { user: 'dealer.us', list: 'sales-document/sales' },
  { user: 'dealer.us', list: 'marketing-material' },
  { user: 'dealer.us', list: '3rd-party/catalog', form: '3rd-party/cart' },
  { user: 'dealer.us', list: 'bonus-dealer' },
  { user: 'dealer.us', list: 'sales-overview' },
  { user: 'sales.us', list: 'visit-form/polygon', form: 'visit-form/polygon/create' },
  { user: 'lead.us', list: 'sales-area' },
  { user: 'lead.us', list: 'admin/catalog-analyze' },
  { user: 'access.us', list: 'admin/users', form: 'admin/users/create' },
  { user: 'access.us', list: 'admin/roles', form: 'admin/roles/create' },
  { user: 'content.us', list: 'admin/news', form: 'admin/news/create' },
  { user: 'content.us', list: 'admin/banners', form: 'admin/banners/create' },
  { user: 'finance.us', list: 'payment' },
];

/** The score and the page jump that a screen should reach. */
const goals = { performance: 95, cls: 0.05 };

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

function findMisses(report: Report): string {
  const below = Object.keys(report.categories).filter(
    (name) => getScore(report, name) < goals.performance,
  );
  const cls = report.audits['cumulative-layout-shift']?.numericValue ?? 0;
  return [...below, ...(cls > goals.cls ? ['CLS'] : [])].join(', ');
}

function toRow(screen: string, report: Report): LighthouseRow {
  const shown = (name: string) => report.audits[name]?.displayValue ?? '';
  return {
    what: `/${screen}`,
    missed: findMisses(report),
    performance: getScore(report, 'performance'),
    accessibility: getScore(report, 'accessibility'),
    'best practices': getScore(report, 'best-practices'),
    seo: getScore(report, 'seo'),
    LCP: shown('largest-contentful-paint'),
    TBT: shown('total-blocking-time'),
    CLS: shown('cumulative-layout-shift'),
  };
}

type Audit = (page: Page, screen: string, runs: number) => Promise<LighthouseRow>;

/** @returns what audits a screen, and answers the run with the median performance */
async function prepareAudit(base: string): Promise<Audit> {
  const { default: lighthouse } = await loadTool<typeof import('lighthouse')>('lighthouse');
  return async (page, screen, runs) => {
    const reports: Report[] = [];
    while (reports.length < runs) {
      const flags: Flags = {
        logLevel: 'error',
        output: 'json',
        disableStorageReset: !openScreens.includes(screen),
      };
      const result = await lighthouse(`${base}/${screen}`, flags, undefined, page);
      if (!result) throw new Error(`Lighthouse gave nothing for ${screen}`);
      reports.push(result.lhr);
    }
    return toRow(screen, medianOf(reports));
  };
}

/** The path of the first record of a list, without the language; null where rows are no links. */
async function findRecord(page: Page, base: string, list: string): Promise<string | null> {
  await page.goto(`${base}/${list}`, { waitUntil: 'networkidle0' });
  const link = await page.$('main tbody th a, main tbody td a, main article a, main li a');
  const path = await link?.evaluate((a) => (a as HTMLAnchorElement).pathname);
  return path ? path.replace(/^\/[^/]+\//, '') : null;
}

/**
 * The four scores of the main screens as a phone sees them (processor slowed down 4 times, slow 4G),
 * and how its start feels.
 */
export async function benchLighthouse(
  server: RunningServer,
  slug: string,
): Promise<LighthouseRow[]> {
  const base = `${server.url}/en-us`;
  const audit = await prepareAudit(base);
  return await withBrowser(async (browser) => {
    const page = await browser.newPage();
    const rows: LighthouseRow[] = [];
    for (const screen of screens(slug)) {
      if (screen === '') {
        await login(page, server.url, 'dealer.us');
        await closeBanner(page);
      }
      rows.push(await audit(page, screen, runsPerScreen));
    }
    return rows;
  });
}

/**
 * The scores of a list, a record and a form of each business area, each measured once. A screen that misses a goal is
 * measured three times more, and the median of these is shown.
 */
export async function benchAreas(server: RunningServer): Promise<LighthouseRow[]> {
  const base = `${server.url}/en-us`;
  const audit = await prepareAudit(base);
  const rows: LighthouseRow[] = [];
  for (const user of new Set(areas.map((area) => area.user)))
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await keepQuiet(page);
      await login(page, server.url, user);
      for (const { list, form } of areas.filter((area) => area.user === user))
        for (const screen of [list, await findRecord(page, base, list), form]) {
          if (!screen) continue;
          const row = await audit(page, screen, 1);
          rows.push(row.missed ? await audit(page, screen, 3) : row);
        }
    });
  return rows;
}
