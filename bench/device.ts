import pg from 'pg';
import type { CDPSession, Page } from 'puppeteer-core';
import { withBudget } from './budget.ts';
import { writtenAgain } from './idb-write-baseline.ts';
import {
  awaitVersion,
  type Device,
  downloadCatalog,
  listPath,
  readVersion,
  updateCatalog,
  withDevice,
} from './offline-catalog.ts';
import { calculatePercentile } from './percentile.ts';

export interface DeviceRow {
  what: string;
  figure: number;
  unit: string;
  budget: number | string;
}

const searches = ['hel', 'helm', 'helmet', 'helmet red', 'brake pad', 'tyre 29', 'helmt', 'chain'];

/** The time in which an idle worker finishes its preparations. */
const warmingMs = 5_000;

interface Question {
  operation: string;
  variables: object;
}

/**
 * Returns filters and search texts that have not been queried on this device, with the lists' own variables.
 */
function questions(round: number): Question[] {
  const sort = { field: 'price', order: round % 2 ? 'ASC' : 'DESC' };
  const price = { from: 500 + round * 13, to: 60_000 + round * 17 };
  const list = (filter: object) => ({ page: 1, limit: 12, sort, filter });
  const text = searches[round % searches.length];
  return [
    { operation: 'Products', variables: list({ category: 'PAA', price }) },
    { operation: 'Filter', variables: { filter: { category: 'PAA', price }, unit: 'model' } },
    { operation: 'ProductGroups', variables: list({ category: 'Bike', price }) },
    { operation: 'Filter', variables: { filter: { hasStock: true, price }, unit: 'model' } },
    { operation: 'Products', variables: list({ category: 'PAA', search: text, price }) },
    { operation: 'SearchSuggestions', variables: { text, category: 'PAA', limit: 4 } },
  ];
}

/** From the page to the worker and back, one question after the other; with what the last one was answered. */
async function sendAll(page: Page, list: readonly Question[]) {
  return await page.evaluate(async (all) => {
    const { worker, firstRequest } = window.bench;
    if (!worker || !firstRequest) throw new Error('The page has not asked the catalog worker');
    const times: number[] = [];
    let last: unknown;
    let id = 1_000_000_000;
    for (const { operation, variables } of all) {
      id += 1;
      const mine = id;
      const started = performance.now();
      const data = await new Promise<unknown>((resolve, reject) => {
        const answered = ({ data }: MessageEvent) => {
          if (data.id !== mine) return;
          worker.removeEventListener('message', answered);
          if ('failed' in data) reject(new Error(data.failed));
          else resolve(data.data);
        };
        worker.addEventListener('message', answered);
        const question = { ...firstRequest.request, type: 'answer', operation, variables };
        worker.postMessage({ id: mine, place: firstRequest.place, request: question });
      });
      if (data === null) throw new Error(`The device does not know ${operation}`);
      times.push(performance.now() - started);
      last = data;
    }
    return { times, last };
  }, list);
}

/** Pages of models that have not been opened, far apart in the catalog. */
async function productPages(page: Page, round: number): Promise<Question[]> {
  const sort = { field: 'name', order: 'ASC' };
  const list = { page: 1 + round * 3, limit: 50, sort, filter: { category: 'PAA' } };
  const { last } = await sendAll(page, [{ operation: 'ProductGroups', variables: list }]);
  const { productGroups } = last as { productGroups: { productGroups: { slugs: string[] }[] } };
  return productGroups.productGroups.map(({ slugs: [slug] }) => ({
    operation: 'ProductDetails',
    variables: { slug },
  }));
}

/** Milliseconds in which anything was being written. */
function union(spans: readonly [number, number][]): number {
  let end = 0;
  let sum = 0;
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

/** Another day: one per cent of the articles with other prices and stock, in the catalog as served. */
async function nextDay(device: Device): Promise<void> {
  const { url, shop } = device;
  const headers = { authorization: `Bearer ${shop.tokens[0]}` };
  const readStockTime = async () => {
    const { headers: told } = await fetch(`${url}/catalog/stock`, { headers });
    return Date.parse(told.get('x-as-of') ?? '');
  };
  const before = await readVersion(device);
  const client = new pg.Client({ connectionString: shop.env.DATABASE_URL });
  await client.connect();
  try {
    const some = (column: string) => `sorg = '2000' and abs(hashtext(${column})) % 100 = 0`;
    await client.query('begin');
    await client.query(`update price set dealer = round(dealer * 1.03) where ${some('article')}`);
    await client.query(`update stock set qty = qty + 1 where ${some('article')}`);
    await client.query(
      `update article set retail_price = round(retail_price * 1.03), popularity = popularity + 7
      where ${some('code')}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  const changed = Date.now();
  await awaitVersion(device, before);
  // And says the same stock for a minute.
  while ((await readStockTime()) < changed)
    await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Bytes of heap and buffers of the page and of its catalog worker, after a collection. */
async function heap(page: Page): Promise<number> {
  const used = async (client: CDPSession) => {
    await client.send('HeapProfiler.collectGarbage');
    const usage = await client.send('Runtime.getHeapUsage');
    const { backingStorageSize = 0 } = usage as { backingStorageSize?: number };
    return usage.usedSize + backingStorageSize;
  };
  const workers = page.workers().filter((worker) => worker.url().includes('catalog-worker'));
  const sizes = await Promise.all(workers.map(({ client }) => used(client as CDPSession)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Lists opened without a network, one start of the app each. */
async function offlineStarts({ page, url }: Device, lists: readonly string[]) {
  const starts = { rows: [] as number[], ready: [] as number[] };
  for (const list of lists) {
    await page.goto('about:blank');
    await page.goto(`${url}${list}`);
    await page.waitForFunction(() => window.bench.rows && window.bench.ready, { timeout: 60_000 });
    const { rows = 0, ready = 0 } = await page.evaluate(() => ({
      ...window.bench,
      worker: undefined,
      asked: undefined,
    }));
    starts.rows.push(rows);
    starts.ready.push(ready);
  }
  return starts;
}

const sumOf = (parts: Record<string, number>) =>
  Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
const partsOf = (parts: Record<string, number>) =>
  Object.entries(parts)
    .map(([kind, bytes]) => `${kind} ${Math.round(bytes / 1_000)} kB`)
    .join(', ');
const worstTask = (page: Page) => page.evaluate(() => Math.max(0, ...window.bench.longTasks));
const half = (samples: readonly number[]) => calculatePercentile(samples, 0.5);

/** The catalog taken along by a real browser, and what it answers without a network. */
export async function benchDevice(articles = 100_000): Promise<void> {
  const rows: DeviceRow[] = [];
  const add = (what: string, figure: number, unit: string, budget: number | string = '–') =>
    rows.push({ what, figure: Math.round(figure * 10) / 10, unit, budget });
  await withDevice(articles, async (device) => {
    const { page, received, goOffline } = device;
    const took = await downloadCatalog(device);
    const whole = received();
    add(`downloaded, without pictures (${partsOf(whole)})`, sumOf(whole) / 1_000_000, 'MB', 3);
    add('taken along, network of this machine', took, 'ms');
    const { writes } = await page.evaluate(() => ({ writes: window.bench.writes }));
    add('of that a transaction that writes is open', union(writes), 'ms');
    add('longest task while it is taken along', await worstTask(page), 'ms', 50);
    add('written again with nothing else at work', half(await writtenAgain(page)), 'ms', 500);

    await nextDay(device);
    const next = await updateCatalog(device);
    add(`fetched after a day with 1 % changed (${partsOf(next)})`, sumOf(next) / 1_000, 'kB', 60);

    await goOffline();
    // Opens a list once after the download, because that packs the chunks that every start reads.
    await offlineStarts(device, [listPath]);
    await new Promise((resolve) => setTimeout(resolve, warmingMs));
    for (const slowed of [1, 4]) {
      await page.emulateCPUThrottling(slowed);
      // Chromium slows down only pages; the catalog's worker still runs at full speed.
      const speed = slowed === 1 ? '' : `, page slowed ${slowed} times`;
      const fresh = Array.from({ length: 5 }, (_, n) => `${listPath}&priceFrom=${slowed * 10 + n}`);
      const starts = await offlineStarts(device, fresh);
      const rowsIn = slowed === 1 ? 500 : '–';
      add(
        `start to the first rows, a list nobody has opened${speed}`,
        half(starts.rows),
        'ms',
        rowsIn,
      );
      add(
        `engine ready from Dexie, with its first answer${speed}`,
        half(starts.ready),
        'ms',
        slowed === 1 ? 300 : '–',
      );
      // The first of them is what the others are shown from.
      await offlineStarts(device, [listPath]);
      // A user would look at the list for a moment.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const again = await offlineStarts(
        device,
        Array.from({ length: 5 }, () => listPath),
      );
      add(`start to the first rows, the list shown last${speed}`, half(again.rows), 'ms', rowsIn);
      const from = slowed * 100;
      const listQuestions = (first: number) =>
        Array.from({ length: 25 }, (_, n) => questions(first + n)).flat();
      const early = await sendAll(page, listQuestions(from));
      add(`filters and keys as soon as a list is there, p50${speed}`, half(early.times), 'ms');
      add(`the same, p95${speed}`, calculatePercentile(early.times, 0.95), 'ms');
      // After some idle seconds the worker prepares the rest, as in the bench of the engine.
      await new Promise((resolve) => setTimeout(resolve, warmingMs));
      const { times } = await sendAll(page, listQuestions(from + 50));
      add(`a filter or key nobody has asked, p50${speed}`, half(times), 'ms');
      add(`the same, p95${speed}`, calculatePercentile(times, 0.95), 'ms', slowed === 1 ? 8 : 33);
      const pages = await sendAll(page, await productPages(page, slowed));
      add(`a product page, p50${speed}`, half(pages.times), 'ms');
      add(`the same, p95${speed}`, calculatePercentile(pages.times, 0.95), 'ms');
      add(`longest task${speed}`, await worstTask(page), 'ms', slowed === 1 ? 50 : '–');
    }
    add('memory of the worker with the catalog', (await heap(page)) / 1_000_000, 'MB', 60);
  });
  console.log(`Catalog taken along, ${articles.toLocaleString('en')} articles, Chromium`);
  console.table(withBudget(rows));
}
