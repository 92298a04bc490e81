import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { utcDay } from '#shared/days.ts';
import { unifiedCode } from '../../scripts/demo/dealers.ts';
import { keepQuiet, login, withBrowser } from '../browser.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { withPortal } from '../with-portal.ts';
import { filesOfInvoices, writeAccounts } from './accounts.ts';
import { type MoneyRow, toTimeRow } from './ask.ts';

const invoices = 2_000;
const rowsOfPage = 20;
const times = 60;
const box = 'main tbody input[type=checkbox]';

interface Samples {
  paints: number[];
}

/** Replaces the invoices of the demo by those of `dealer.us`. */
async function writeInvoices(feed: string): Promise<void> {
  const payer = unifiedCode('2000', 1);
  if (!readFileSync(join(feed, 'users.csv'), 'utf8').includes(`2000:customer:${payer}`))
    throw new Error(`dealer.us does not act for ${payer}`);
  const account = { payer, shop: '', open: invoices, cleared: 0, days: 1 };
  for (const name of filesOfInvoices) rmSync(join(feed, `${name}.csv`));
  await writeAccounts(feed, [account], utcDay(Date.now()));
}

/** In the page: from the release of a key to the paint that shows what it changed. */
function watchPaints(): void {
  const samples: Samples = { paints: [] };
  Object.assign(window, { selectionSamples: samples });
  let released = 0;
  document.addEventListener(
    'keyup',
    ({ timeStamp }) => {
      released = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (released === 0) return;
    const from = released;
    released = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => samples.paints.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const readSamples = (page: Page) =>
  page.evaluate(() => (window as unknown as { selectionSamples: Samples }).selectionSamples.paints);

/** Selects and deselects the rows of the page by the keyboard. @returns the times of the paints */
async function selectRows(page: Page): Promise<number[]> {
  const boxes = await page.$$(box);
  if (boxes.length < rowsOfPage / 2) throw new Error(`${boxes.length} rows can be selected`);
  const before = (await readSamples(page)).length;
  for (let nth = 0; nth < times; nth++) {
    await boxes[(nth * 7) % boxes.length]?.focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (done) =>
        (window as unknown as { selectionSamples: Samples }).selectionSamples.paints.length > done,
      { timeout: 20_000, polling: 50 },
      before + nth,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return (await readSamples(page)).slice(before);
}

/** Lets the app select the invoices that an amount pays, which are nearly all. */
async function selectMost(page: Page): Promise<void> {
  await page.click('main details:has(form) summary');
  await page.type('main details form input', '3000000');
  await page.click('main details form button[type=submit]');
  await page.waitForFunction(
    () => /[1-9],?\d{3} invoices are selected/.test(document.body.textContent ?? ''),
    { timeout: 20_000 },
  );
}

/** Key to paint while a dealer selects among 2,000 open invoices: few are selected, and then nearly all. */
export async function measureSelecting(): Promise<MoneyRow[]> {
  const size = ['--articles', '300', '--dealers', '30', '--no-images'];
  return await withPortal({ size, prepare: writeInvoices }, ({ server }) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await keepQuiet(page);
      await login(page, server.url, 'dealer.us');
      await page.goto(`${server.url}/en-us/invoice/open-invoice?limit=${rowsOfPage}`);
      await page.waitForSelector(box, { timeout: 60_000 });
      await page.evaluate(watchPaints);
      const rows: MoneyRow[] = [];
      const measure = async (selected: string, slowed: number) => {
        await page.emulateCPUThrottling(slowed);
        const paints = await selectRows(page);
        await page.emulateCPUThrottling(1);
        const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
        const what = `a row of ${invoices} is selected, ${selected} selected${speed}`;
        const budget = slowed === 1 ? budgets.moneySelectMs : '–';
        rows.push(toTimeRow(what, { times: paints, cpu: 0 }, budget));
      };
      for (const slowed of [1, 4]) await measure('few', slowed);
      await selectMost(page);
      for (const slowed of [1, 4]) await measure('nearly all', slowed);
      return rows;
    }),
  );
}
