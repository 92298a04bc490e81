import type { Page } from 'puppeteer-core';
import type { RunningServer } from '../scripts/testing/server.ts';
import { login, percentile, withBrowser } from './browser.ts';
import budgets from './budgets.json' with { type: 'json' };

export interface LocaleRow {
  what: string;
  samples: number;
  'p50 ms': number;
  'p95 ms': number;
  'budget ms': number;
}

const picker = 'header button:has(img[src^="/language/"])';

/** In the page: from the next click to the paint of the page in a language. */
async function nextSwitch(language: string): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = document.querySelector('main')?.textContent;
  const start = await new Promise<number>((resolve) =>
    document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    }),
  );
  while (
    document.documentElement.lang !== language ||
    document.querySelector('main')?.textContent === before
  )
    await frame();
  await frame();
  return performance.now() - start;
}

/** Chooses a language as a person does, and tells how long it took, the server asked first. */
async function switchTo(page: Page, language: string): Promise<number> {
  const link = `header a[hreflang="${language}"]`;
  await page.click(picker);
  await page.waitForSelector(link, { visible: true });
  const switched = page.evaluate(nextSwitch, language);
  await page.click(link);
  const taken = await switched;
  await page.waitForSelector('[role=dialog]', { hidden: true });
  return taken;
}

/** Switching the catalog list between English and French on a desk, at the full speed of the processor. */
export function benchLocaleSwitch(server: RunningServer): Promise<LocaleRow[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await login(page, server.url, 'dealer.us');
    await page.goto(`${server.url}/en-us/catalog/list?category=PAA&view=item`);
    await page.waitForSelector('[role=dialog] button');
    await page.click('[role=dialog] button');
    await page.waitForSelector('[role=dialog]', { hidden: true });
    await page.waitForSelector('article');
    await page.waitForSelector(picker);
    const first = await switchTo(page, 'fr');
    const again: number[] = [];
    for (let n = 0; n < 10; n++) again.push(await switchTo(page, n % 2 === 0 ? 'en-US' : 'fr'));
    const row = (what: string, samples: number[]): LocaleRow => ({
      what,
      samples: samples.length,
      'p50 ms': percentile(samples, 0.5),
      'p95 ms': percentile(samples, 0.95),
      'budget ms': budgets.localeSwitchMs,
    });
    return [row('first switch, texts fetched', [first]), row('later switches', again)];
  });
}
