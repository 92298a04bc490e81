import type { Page } from 'puppeteer-core';
import { withBudget } from './budget.ts';
import { downloadCatalog, withDevice } from './offline-catalog.ts';
import { calculatePercentile } from './percentile.ts';

/** Every article of the range. */
const listPath = '/en-us/catalog/list?view=item&sortByField=name&sortByOrder=ASC';

interface Trace {
  /** Milliseconds between two frames, all of them. */
  frames: number[];
  mostRows: number;
  /** Rows the list had at the end. */
  length: number;
}

/** In the page: scrolls for so long and looks at every frame. */
async function scroll(way: string, ms: number): Promise<Trace> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const rows = () => document.querySelectorAll('li[data-row]');
  const trace: Trace = { frames: [], mostRows: 0, length: 0 };
  let last = await frame();
  const until = last + ms;
  for (let n = 1; last < until; n++) {
    if (way === 'steady') window.scrollBy(0, 60);
    if (way === 'fast') window.scrollBy(0, 1_500);
    // The thumb of the scroll bar dragged, let go a moment at each place.
    if (way === 'jumps' && n % 20 === 0)
      window.scrollTo(0, document.documentElement.scrollHeight * ((n * 0.137) % 1));
    const now = await frame();
    trace.frames.push(now - last);
    last = now;
    trace.mostRows = Math.max(trace.mostRows, rows().length);
  }
  trace.length = Math.max(...[...rows()].map((row) => Number(row.getAttribute('data-row')))) + 1;
  return trace;
}

/** Opens the list at its full length, as if a user had scrolled through all of it. */
async function openWhole(page: Page): Promise<number> {
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('list-reach') ?? '[]') as [string, number][];
    const all = kept.map(([key]) => [key, 1_000_000]);
    sessionStorage.setItem('list-reach', JSON.stringify(all));
  });
  await page.reload();
  await page.waitForSelector('li[data-row]');
  return await page.$eval('li[data-row]', (row) => Number(row.getAttribute('aria-setsize')));
}

/** Scrolling a list of 100,000 rows at the desk, in a browser that has the catalog with it. */
export async function benchScroll(articles = 100_000, seconds = 8): Promise<void> {
  const found: object[] = [];
  const rows: { what: string; figure: number; unit: string; budget: number | string }[] = [];
  await withDevice(
    articles,
    async (device) => {
      const { page, url, goOffline } = device;
      await downloadCatalog(device);
      await goOffline();
      for (const slowed of [1, 4]) {
        await page.goto('about:blank');
        await page.goto(`${url}${listPath}`);
        await page.waitForSelector('li[data-row]');
        await page.evaluate(() => sessionStorage.removeItem('list-reach'));
        await page.reload();
        await page.waitForSelector('li[data-row]');
        const traces = { steady: await page.evaluate(scroll, 'steady', seconds * 1_000) } as Record<
          string,
          Trace
        >;
        const count = await openWhole(page);
        await page.emulateCPUThrottling(slowed);
        for (const way of ['fast', 'jumps'] as const)
          traces[way] = await page.evaluate(scroll, way, seconds * 1_000);
        await page.emulateCPUThrottling(1);
        const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
        for (const [way, { frames, mostRows }] of Object.entries(traces)) {
          if (way === 'steady' && slowed > 1) continue;
          const what = `${way}, list of ${way === 'steady' ? 'extendSteps length' : count} rows${speed}`;
          const longest = Math.round(Math.max(...frames));
          found.push({ what, frames: frames.length, 'p99 ms': calculatePercentile(frames, 0.99) });
          rows.push({
            what: `longest frame, ${what}`,
            figure: longest,
            unit: 'ms',
            budget: slowed > 1 ? '–' : 50,
          });
          rows.push({
            what: `most rows in the document, ${what}`,
            figure: mostRows,
            unit: '',
            budget: 80,
          });
        }
      }
    },
    'nobody',
  );
  console.log('Scrolling, Chromium');
  console.table(found);
  console.table(withBudget(rows));
}
