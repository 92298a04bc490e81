import pg from 'pg';
import type { Page } from 'puppeteer-core';
import { keepQuiet, login } from '../browser.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import {
  awaitVersion,
  type Device,
  downloadCatalog,
  press,
  readVersion,
  updateCatalog,
  withDevice,
} from '../offline-catalog.ts';

const sorg = '2000';
const tag = 'bench';
const changed = 10_000;
const analysed = 1_000;

/**
 * A content administrator in a browser: an analysis of 1,000 codes, and a change of 10,000 articles; and the catalog that
 * another device took along, until it has that change.
 * @param articles of the range
 */
export async function measureChangeSet(articles: number): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  const add = (what: string, figure: number, budget: MeasuredRow['budget']) =>
    rows.push({ what, figure: Math.round(figure * 10) / 10, budget });
  await withDevice(articles, async (device) => {
    const before = await readVersion(device);
    const codes = await tagArticles(device);
    await awaitVersion(device, before);
    await downloadCatalog(device);
    device.received();
    const context = await device.page.browser().createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await keepQuiet(page);
    await login(page, device.url, 'content.us');
    const what = `1,000 codes at ${articles.toLocaleString('en')} articles on the screen, ms`;
    add(what, await analyse(page, device.url, codes), budgets.analysisScreenMs);
    const served = await readVersion(device);
    const seconds = await changeArticles(page, device.url);
    add('change set of 10,000 articles, s', seconds, budgets.changeSetSeconds);
    const started = performance.now();
    await awaitVersion(device, served);
    await context.close();
    const bytes = await updateCatalog(device);
    const followed = (performance.now() - started) / 1_000;
    add('until a device has it, s', followed, budgets.changeSetFollowedSeconds);
    const fetched = Object.values(bytes).reduce((sum, kind) => sum + kind, 0);
    add(`fetched for it, kB (${Object.keys(bytes)})`, fetched / 1_000, '');
  });
  return rows;
}

/** Gives as many articles as are changed a tag that no other has. @returns codes to analyse */
async function tagArticles({ shop }: Device): Promise<string[]> {
  const client = new pg.Client({ connectionString: shop.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>(
      `update article set tags = array[$1]
      where (sorg, code) in (select sorg, code from article where sorg = $2 and active order by code limit $3)
      returning code`,
      [tag, sorg, changed],
    );
    return rows.slice(0, analysed).map(({ code }) => code);
  } finally {
    await client.end();
  }
}

/** @returns milliseconds from the press of the button until all results are there */
async function analyse(page: Page, url: string, codes: readonly string[]): Promise<number> {
  await page.goto(`${url}/en-us/admin/catalog-analyze`);
  await page.locator('textarea').click();
  // All at once, like text that is pasted.
  await page.keyboard.sendCharacter(codes.join('\n'));
  const started = performance.now();
  await press(page, 'Analyse');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        /may be ordered/.test(textContent ?? ''),
      ),
    { polling: 20 },
  );
  return performance.now() - started;
}

/** @returns seconds from the last press until all are changed, without those in which the articles are loaded */
async function changeArticles(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/en-us/admin/catalog-analyze/products?articleTags=${tag}`);
  await page.locator('tbody input[type=checkbox]').click();
  await press(page, `Select all ${changed.toLocaleString('en')} found`);
  await press(page, 'Change');
  await page.locator('::-p-aria([name="Order"][role="combobox"])').fill('no');
  await press(page, 'Preview');
  const send = `Change ${changed.toLocaleString('en')} articles`;
  await page.locator(`::-p-aria([name="${send}"][role="button"])`).setTimeout(60_000).wait();
  const started = performance.now();
  await press(page, send);
  await page.locator('::-p-aria([name="Done"][role="button"])').setTimeout(120_000).wait();
  const seconds = (performance.now() - started) / 1_000;
  const all = changed.toLocaleString('en');
  const text = await page.$eval('[role=dialog] [role=status]', ({ textContent }) => textContent);
  if (!text?.includes(`${all} of ${all} articles`)) throw new Error(`Changed: ${text}`);
  return seconds;
}
