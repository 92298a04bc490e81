import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { keepQuiet, login, withBrowser } from './browser.ts';
import { type Measured, withBudget } from './budget.ts';
import budgets from './budgets.json' with { type: 'json' };
import { calculatePercentile } from './percentile.ts';
import { withPortal } from './with-portal.ts';

interface FrameScanRow extends Measured {
  what: string;
  unit: string;
}

declare global {
  interface Window {
    /** Milliseconds from the last Enter to the answer; null before it is shown. */
    frameScan: number | null;
  }
}

const scans = 40;
const frameOf = (nth: number) => `BS${String(nth).padStart(8, '0')}`;
/** Numbers that no frame has. */
const foreignOf = (nth: number) => `ZZ${String(nth).padStart(8, '0')}`;
const field = 'input[data-search]';

/** Adds bikes that were delivered to the dealer to the feed, and 300,000 others that were stolen. */
function addFrames(feed: string, frames: number): void {
  const read = (name: string) => readFileSync(join(feed, name), 'utf8');
  const customer = /^dealer\.us,.*?2000:customer:(\w+)/m.exec(read('users.csv'))?.[1];
  const article = /^2000,([^,]+),FrameNumber,/m.exec(read('serials.csv'))?.[1];
  if (!customer || !article) throw new Error('The demo has no frames of dealer.us');
  // Columns: sorg article kind value bike customer doNo position deliveredOn producedOn passportUrl
  const delivered = Array.from(
    { length: frames },
    (_, nth) => `2000,${article},FrameNumber,${frameOf(nth)},,${customer},,,2026-10-01,,\n`,
  );
  appendFileSync(join(feed, 'serials.csv'), delivered.join(''));
  // Columns: sorg value kind since source reference active
  const stolen = Array.from(
    { length: 300_000 },
    (_, nth) => `2000,ST${String(nth).padStart(8, '0')},,2026-01-01,police,K-${nth},\n`,
  );
  appendFileSync(join(feed, 'stolen_bikes.csv'), stolen.join(''));
}

/** In the page: from the next Enter until the answer about a number is painted. */
function watchAnswer(wanted: string): void {
  window.frameScan = null;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const look = () => {
        const titles = [...document.querySelectorAll('main article h2')];
        if (!titles.some(({ textContent }) => textContent === wanted))
          return void requestAnimationFrame(look);
        // A message comes after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.frameScan = performance.now() - timeStamp;
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Enters a number as a hand scanner does. @returns milliseconds from its Enter to the answer */
async function scan(page: Page, number: string): Promise<number> {
  await page.waitForSelector(field);
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.type(field, number);
  await page.evaluate(watchAnswer, number);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.frameScan !== null, { timeout: 30_000 });
  return (await page.evaluate(() => window.frameScan)) ?? Number.NaN;
}

/** Waits until the device has frames and stolen numbers. @returns how many frames there are */
async function waitForCopy(page: Page): Promise<number> {
  const count = async () => {
    const name = (await indexedDB.databases()).find((one) =>
      one.name?.startsWith('pannier|'),
    )?.name;
    if (!name) return 0;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const row = await new Promise<Record<string, object> | undefined>((resolve, reject) => {
      const reading = db.transaction('syncState').objectStore('syncState').get('frames');
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    db.close();
    const copies = Object.values((row?.copies ?? {}) as Record<string, { frames: number }>);
    return row?.thefts ? copies.reduce((sum, { frames }) => sum + frames, 0) : 0;
  };
  for (let tries = 0; tries < 600; tries += 1) {
    const frames = await page.evaluate(count);
    if (frames > 0) return frames;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The frames are not on the device after a minute');
}

/** Scans without a network: once in a page that was just opened, then again and again in the same page. */
async function scanOffline(page: Page, url: string, from: number): Promise<number[][]> {
  await page.goto('about:blank');
  await page.goto(`${url}/en-us/frame`);
  const first = [await scan(page, frameOf(from))];
  const numbers = Array.from({ length: scans }, (_, nth) => from + 1 + nth);
  const own: number[] = [];
  for (const nth of numbers) own.push(await scan(page, frameOf(nth)));
  const foreign: number[] = [];
  for (const nth of numbers) foreign.push(await scan(page, foreignOf(nth)));
  return [first, own, foreign];
}

/** Checks frames on the device, without a network, in a real browser. @param frames of the dealer */
export async function benchFrameScan(frames: number): Promise<void> {
  const rows: FrameScanRow[] = [];
  const add = (what: string, figure: number, unit: string, budget: number | string = '–') =>
    rows.push({ what, figure: Math.round(figure * 10) / 10, unit, budget });
  const size = ['--articles', '900', '--dealers', '30', '--no-images'];
  await withPortal({ size, prepare: (feed) => addFrames(feed, frames) }, async ({ server }) => {
    const { url } = server;
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await keepQuiet(page);
      await login(page, url, 'dealer.us');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.goto(`${url}/en-us/frame`);
      await scan(page, frameOf(0));
      const started = performance.now();
      add('frames on the device', await waitForCopy(page), 'frames');
      add('from the first answer until they are there', performance.now() - started, 'ms');
      // The page is kept for use without a network only after it was opened again.
      await page.goto(`${url}/en-us/frame`);
      await page.waitForSelector(field);
      await server.stop();
      await page.setOfflineMode(true);
      for (const slowed of [1, 4]) {
        await page.emulateCPUThrottling(slowed);
        const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
        const budget = slowed === 1 ? budgets.frameScanMs : '–';
        const [first = [], own = [], foreign = []] = await scanOffline(page, url, slowed * 1_000);
        add(`first scan after a start${speed}`, first[0] ?? Number.NaN, 'ms');
        add(`own frame, p50${speed}`, calculatePercentile(own, 0.5), 'ms');
        add(`own frame, p95${speed}`, calculatePercentile(own, 0.95), 'ms', budget);
        add(`foreign number, p50${speed}`, calculatePercentile(foreign, 0.5), 'ms');
        add(`foreign number, p95${speed}`, calculatePercentile(foreign, 0.95), 'ms', budget);
      }
    });
  });
  console.log(`Frames checked without a network, ${frames.toLocaleString('en')} own, Chromium`);
  console.table(withBudget(rows));
}
