import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { fixturePassword } from '#server/testing/seed.ts';
import { keepQuiet, login, withBrowser } from '../browser.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { calculatePercentile } from '../percentile.ts';
import { withFixture } from '../with-fixture.ts';
import { fillContent, largeCategory } from './content-data.store.ts';

const times = 20;
/** People look at the categories before they choose one; the app loads more of its code in that time. */
const toLookMs = 2_000;
const listPath = '/en-us/marketing-material/product-lineup';
const categoryPath = `${listPath}/${encodeURIComponent(largeCategory)}`;

/** In the page: milliseconds from a click on the link of the category until its first cards are painted. */
function openCategory(id: string): Promise<number> {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(({ href }) =>
    decodeURIComponent(href).includes(id),
  );
  if (!link) throw new Error('There is no link to the category');
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () => {
      if (!/Picture \d/.test(document.querySelector('main')?.textContent ?? ''))
        return void requestAnimationFrame(look);
      // A message comes after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    };
    link.click();
    requestAnimationFrame(look);
  });
}

/** In the page: scrolls down for so long. @returns the milliseconds between its frames, and the most cards at once */
async function scrollCards(ms: number): Promise<{ frames: number[]; cards: number }> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let cards = 0;
  let last = await frame();
  for (const until = last + ms; last < until; ) {
    window.scrollBy(0, 60);
    const now = await frame();
    frames.push(now - last);
    last = now;
    cards = Math.max(cards, document.querySelectorAll('main li').length);
  }
  return { frames, cards };
}

/** A category with so many pictures in the browser: its first cards, and the frames while it is scrolled. */
export async function measureCards(pictures: number): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  await withFixture({ durable: false }, async ({ db, start }) => {
    const few = { news: 10, documents: 10, groups: 10, categories: 20, markets: 200, users: 10 };
    await fillContent(db, { ...few, materials: pictures });
    const { url } = await start({ PANNIER_CALL_LIMITS: 'off' });
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await keepQuiet(page);
      await login(page, url, 'dealer1', fixturePassword);
      rows.push(...(await measurePage(page, url, pictures)));
    }, 'nobody');
  });
  return rows;
}

async function measurePage(page: Page, url: string, pictures: number): Promise<MeasuredRow[]> {
  const opened: number[] = [];
  for (let nth = 0; nth <= times; nth += 1) {
    await page.goto(url + listPath);
    await page.waitForSelector(`main a[href*="C1"]`);
    await pause(toLookMs);
    opened.push(await page.evaluate(openCategory, largeCategory));
  }
  // The first one loads the code of the page.
  opened.shift();
  await page.goto(url + categoryPath);
  await page.waitForSelector('main li');
  const { frames, cards } = await page.evaluate(scrollCards, 5_000);
  const of = `, category of ${pictures} pictures`;
  return [
    {
      what: `ms to the first cards, p95${of}`,
      figure: Math.round(calculatePercentile(opened, 0.95)),
      budget: budgets.contentCardsMs,
    },
    {
      what: `ms of the longest frame${of}`,
      figure: Math.round(Math.max(...frames)),
      budget: budgets.frameMs,
    },
    { what: `rows in the document${of}`, figure: cards, budget: budgets.rowsInDocument },
  ];
}
