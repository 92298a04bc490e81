import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { listKeptKeys } from '../../e2e/kept-answers.ts';
import { everythingSentNote } from '../../e2e/pages/pending-changes.page.ts';
import {
  expectPhotoKept,
  photoPlace,
  photoPlaces as places,
  saveVisit,
} from '../../e2e/pages/visits.page.ts';
import { keepQuiet, login, workerReady } from '../../e2e/support.ts';
import { chromiumArgs, testBrowsers } from '../../scripts/testing/browser.ts';
import { type Measured, withBudget } from '../budget.ts';
import { listFileSizes, makePhoto } from '../device-photos.ts';
import { benchKills } from '../kills.ts';
import { slowLink } from '../slow-link.ts';
import { withPortal } from '../with-portal.ts';

const user = 'dealer.us';
const drainedVisits = 20;
const kills = 1_000;
/** 10 Mbit/s. */
const bytesPerSecond = 1_250_000;
const budgets = { photosS: 30, longestTaskMs: 50, memoryMb: 250, savedMs: 300, drainedS: 120 };

interface Row extends Measured {
  what: string;
  unit: string;
}
type AddRow = (what: string, figure: number, unit: string, budget?: number | string) => void;

declare global {
  interface Window {
    visitWatch: { longTasks: number[]; saved: number | null };
  }
}

/** In the page: notes long tasks, and measures from the tap on "Save visit" until the answer is painted. */
function watch(): void {
  const kept: Window['visitWatch'] = { longTasks: [], saved: null };
  window.visitWatch = kept;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  // The app says the latter when it has not noticed yet that there is no network.
  const isSaved = () =>
    /Saved on this device|The visit is saved/.test(
      document.querySelector('[aria-label=Messages]')?.textContent ?? '',
    );
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element)) return;
      if (!target.closest('button')?.textContent.includes('Save visit')) return;
      const look = () => {
        if (!isSaved()) return void requestAnimationFrame(look);
        // A message comes after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          kept.saved = performance.now() - timeStamp;
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/**
 * Opens a new visit and puts a photo into each place.
 * @param photos the paths of the photos of the places: the browser reads them itself, as those of a camera
 * @returns seconds that the photos took
 */
async function takePhotos(page: Page, photos: ReadonlyMap<string, string>): Promise<number> {
  await page.goto('/en-us/visit-form/polygon/create');
  await expect(saveVisit(page)).toBeVisible();
  // The work that opens the page is not counted.
  await page.evaluate(() => window.visitWatch.longTasks.splice(0));
  const started = performance.now();
  for (const [place, photo] of photos) {
    await photoPlace(page, place).setInputFiles(photo);
    await expectPhotoKept(page, place);
  }
  return (performance.now() - started) / 1_000;
}

/** Saves the visit. @returns milliseconds from the tap until the screen says that the device has it */
async function save(page: Page): Promise<number> {
  await saveVisit(page).tap();
  await page.waitForFunction(() => window.visitWatch.saved !== null);
  return (await page.evaluate(() => window.visitWatch.saved)) ?? Number.NaN;
}

/** The most memory that the largest renderer of the browser has held, in megabytes. */
async function readMemory(browser: Browser): Promise<number> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...peaks.map(Number)) / 1_000;
}

async function openPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await keepQuiet(page);
  await login(page, user, undefined, url);
  await workerReady(page);
  await page.goto('/en-us/visit-form/polygon');
  await expect(page.getByRole('table', { name: 'Polygon visits' })).toBeVisible();
  await page.goto('/en-us/visit-form/polygon/create');
  await expect(saveVisit(page)).toBeVisible();
  // Without the shop's customer no visit is saved.
  const kept = () => listKeptKeys(page, 'syncState');
  await expect.poll(kept).toContain('visit-basis/2000/polygon');
  await context.setOffline(true);
  return page;
}

/** Writes a photo of each place into a folder. @returns their paths */
async function writePhotos(folder: string, wide: number): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const place of places) {
    const { name, buffer } = await makePhoto(`${place} ${wide}`, wide);
    const path = join(folder, name);
    writeFileSync(path, buffer);
    paths.set(place, path);
  }
  return paths;
}

interface Phone {
  page: Page;
  /** Where its photos are. */
  folder: string;
}

/** Eleven photos of 12 megapixels without a network, at full speed and slowed. */
async function measurePhotos(
  browser: Browser,
  { page, folder }: Phone,
  add: AddRow,
): Promise<void> {
  const photos = await writePhotos(folder, 4_000);
  add('memory of the page before the first photo', await readMemory(browser), 'MB');
  const client = await page.context().newCDPSession(page);
  for (const slowed of [1, 4]) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
    add(`11 photos of 12 megapixels${speed}`, await takePhotos(page, photos), 's', budgets.photosS);
    const tasks = await page.evaluate(() => window.visitWatch.longTasks);
    add(`longest task of the page${speed}`, Math.max(0, ...tasks), 'ms', budgets.longestTaskMs);
    add(`tap to "saved"${speed}`, await save(page), 'ms', budgets.savedMs);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  add('memory of the page at most', await readMemory(browser), 'MB', budgets.memoryMb);
}

/** The time in which all that waits is sent over the line. */
async function measureDrain({ page, folder }: Phone, add: AddRow): Promise<void> {
  const photos = await writePhotos(folder, 2_560);
  for (let nth = 2; nth < drainedVisits; nth += 1) {
    await takePhotos(page, photos);
    await save(page);
  }
  const sizes = await listFileSizes(page);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  add(`photos of ${drainedVisits} visits that wait`, sizes.length, '');
  add('their size', megabytes, 'MB');
  await page.goto('/en-us/pending-changes');
  const started = performance.now();
  await page.context().setOffline(false);
  await expect(everythingSentNote(page)).toBeVisible({ timeout: 600_000 });
  const seconds = (performance.now() - started) / 1_000;
  add('sent over a line of 10 Mbit/s', seconds, 's', budgets.drainedS);
}

/** Measures visits on the device: photos and saving in a real browser, a line of 10 Mbit/s, and kills. */
export async function benchVisitsDevice(): Promise<void> {
  const rows: Row[] = [];
  const add: AddRow = (what, figure, unit, budget = '–') =>
    rows.push({ what, figure: Math.round(figure * 10) / 10, unit, budget });
  const size = ['--articles', '900', '--dealers', '30', '--no-images'];
  await withPortal({ size }, async ({ server }) => {
    const link = slowLink(server.port, bytesPerSecond);
    const { quick: executablePath } = testBrowsers();
    const folder = mkdtempSync(join(tmpdir(), 'pannier-photos-'));
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    try {
      const page = await openPhone(browser, `http://localhost:${await link.open}`);
      await measurePhotos(browser, { page, folder }, add);
      await measureDrain({ page, folder }, add);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
      link.close();
    }
  });
  console.log('Visits on the device, captured without a network, Chromium');
  console.table(withBudget(rows));
  await benchKills(kills, 'e2e/killed-visits.spec.ts');
}
