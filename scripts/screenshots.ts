// Pictures of all pages of the demo, for looking through them in every language, and of one record of each kind.
//   npm run screenshots -- <folder> [--base http://us.localhost:3000]
// Without an address, the demo is loaded and started as for the browser tests. A picture is named
// <language>-<size>-<role>-<path>.png, that of a record ends with "-record".
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from './demo/logins.ts';
import { root } from './generate/root.ts';
import { ensureBuilt } from './start/ensure-built.ts';
import { chromiumArgs, testBrowsers } from './testing/browser.ts';
import { runScript, startServer } from './testing/server.ts';

const markets = [
  { language: 'en', host: 'us', locale: 'en-us' },
  { language: 'de', host: 'de', locale: 'de' },
  { language: 'fr', host: 'de', locale: 'fr' },
  { language: 'id', host: 'id', locale: 'id-id' },
  { language: 'ms', host: 'id', locale: 'ms-my' },
];
const sizes = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1440, height: 900 },
];
const roles = ['dealer', 'owner', 'vendor', 'sales', 'finance', 'service', 'access', 'content'];

/** Lists whose first record is taken too: an invoice, an order, a payment, a sale, a claim, a user and others. */
const recordLists = [
  '/invoice/open-invoice',
  '/order',
  '/order/delivery',
  '/payment',
  '/retail-sales',
  '/claim',
  '/pdi',
  '/click-collect',
  '/3rd-party/order',
  '/admin/users',
  '/admin/news',
];

/** The paths of all built pages that name no record. */
function listPaths(): string[] {
  const tables = [
    `${root}src/app/route-table.tsv`,
    ...globSync(`${root}src/features/*/*.routes.tsv`),
  ];
  const paths = tables.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[2] ?? ''),
  );
  return [...new Set(paths)].filter((path) => path.startsWith('/') && !path.includes(':'));
}

const settle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});

/** Opens the first record of a list. @returns whether there is one */
async function openRecord(page: Page): Promise<boolean> {
  const link = page.locator('tbody th[scope=row] a').first();
  const address = await link.getAttribute('href', { timeout: 1_000 }).catch(() => null);
  if (!address) return false;
  await page.goto(new URL(address, page.url()).href);
  await settle(page);
  return true;
}

/** Takes the pictures of one user in one language and size; pages that lead elsewhere are left out. */
async function takePictures(
  browser: Browser,
  to: { folder: string; base: string },
  { language, host, locale }: (typeof markets)[number],
  size: (typeof sizes)[number],
  role: string,
): Promise<void> {
  const { isMobile, hasTouch, ...viewport } = size;
  const context = await browser.newContext({
    viewport,
    isMobile: isMobile ?? false,
    hasTouch: hasTouch ?? false,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const url = new URL(to.base);
  url.hostname = `${host}.localhost`;
  await page.goto(`${url.origin}/${locale}/login`);
  await page.locator('input[name=username]').fill(`${role}.${host}`);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
  for (const path of listPaths()) {
    await page.goto(`${url.origin}/${locale}${path}`);
    await settle(page);
    if (new URL(page.url()).pathname.replace(/\/$/, '') !== `/${locale}${path}`.replace(/\/$/, ''))
      continue;
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const file = join(to.folder, `${language}-${viewport.width}-${role}-${name}`);
    await page.screenshot({ path: `${file}.png` });
    const record = recordLists.includes(path) && (await openRecord(page));
    if (record) await page.screenshot({ path: `${file}-record.png` });
  }
  await context.close();
}

/** Loads and starts a demo. @returns its address, and what ends it */
async function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-screenshots-'));
  const data = join(folder, 'data');
  const env = { PANNIER_DATA_DIR: data, PANNIER_MODE: 'demo' };
  await ensureBuilt();
  await runScript('scripts/feed-demo.ts', [join(folder, 'feed'), '--articles', '900']);
  await runScript('scripts/import.ts', ['--create', join(folder, 'feed')], env);
  const server = await startServer(env);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { base: server.url, stop };
}

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'screenshots');
mkdirSync(folder, { recursive: true });
const demo = values.base ? { base: values.base, stop: async () => {} } : await startDemo();
const browser = await chromium.launch({ executablePath: testBrowsers().quick, args: chromiumArgs });
try {
  for (const market of markets)
    for (const size of sizes)
      for (const role of roles)
        await takePictures(browser, { folder, base: demo.base }, market, size, role);
} finally {
  await browser.close();
  await demo.stop();
}
