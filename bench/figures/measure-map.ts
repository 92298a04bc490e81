import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { fixturePassword } from '#server/testing/seed.ts';
import { keepQuiet, login, withBrowser } from '../browser.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { calculatePercentile } from '../percentile.ts';
import { withFixture } from '../with-fixture.ts';
import { fillRegions } from './records-data.store.ts';

const times = 20;
/** People look at one page before they choose another; the app loads more of its code in that time. */
const toLookMs = 2_000;
const path = '/en-us/sales-area';

/** In the page: milliseconds from the change of the address until the points of the map are painted. */
function openMap(address: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () => {
      if (!document.querySelector('main figure g > path')) return void requestAnimationFrame(look);
      // A message comes after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    };
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    requestAnimationFrame(look);
  });
}

/** The map of 2,000 region groups in the browser. */
export async function measureMap(): Promise<MeasuredRow> {
  const opened: number[] = [];
  await withFixture({ durable: false }, async ({ db, start }) => {
    await fillRegions(db, 2_000);
    const { url } = await start({ PANNIER_CALL_LIMITS: 'off' });
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await keepQuiet(page);
      await login(page, url, 'group1', fixturePassword);
      for (let nth = 0; nth <= times; nth += 1) opened.push(await openFromStart(page, url));
    });
  });
  // The first one loads the code of the page.
  opened.shift();
  return {
    what: 'ms to the points of 2,000 region groups, p95',
    figure: Math.round(calculatePercentile(opened, 0.95)),
    budget: budgets.salesMapMs,
  };
}

async function openFromStart(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/en-us/notifications`);
  await page.waitForSelector('main h1');
  await pause(toLookMs);
  return await page.evaluate(openMap, path);
}
