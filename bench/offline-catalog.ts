import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'puppeteer-core';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { makePacks } from '#server/features/catalog/packs/make-packs.ts';
import { openFileStore } from '#server/files/file-store.ts';
import { type RunningServer, startServer } from '../scripts/testing/server.ts';
import { keepQuiet, login, withBrowser } from './browser.ts';
import { type Question, requestAs } from './http-questions.ts';
import { type BigShop, openBigShop } from './shop.ts';

/** The data that the page records for the measurement. */
interface Kept {
  /** Milliseconds of each task of the main thread over 50 ms. */
  longTasks: number[];
  /** Begin and end of each transaction that writes into a catalog. */
  writes: [number, number][];
  /** The catalog's worker, where it was first asked, and what. */
  worker?: Worker;
  firstRequest?: { place: unknown; request: { customer: string; locale: string } };
  /** From the first message to the worker to the first answer. */
  ready?: number;
  /** When the first row of a list was painted, since the navigation. */
  rows?: number;
}

declare global {
  interface Window {
    bench: Kept;
  }
}

/** In every page, before its own code: sees writes, long tasks, the catalog's worker and the first row. */
function watch(): void {
  const kept: Kept = { longTasks: [], writes: [] };
  window.bench = kept;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof begin>) {
    const started = performance.now();
    const made = begin.apply(this, args);
    if (made.mode === 'readwrite' && this.name.startsWith('pannier-catalog'))
      made.addEventListener('complete', () => kept.writes.push([started, performance.now()]));
    return made;
  };

  let begun = Number.POSITIVE_INFINITY;
  const Native = Worker;
  window.Worker = class extends Native {
    override postMessage(message: unknown, ...rest: never[]) {
      const { id, place, request } = message as {
        id: number;
        place: unknown;
        request?: { type: string };
      };
      begun = Math.min(begun, performance.now());
      if (request?.type === 'answer' && kept.worker !== this) {
        kept.worker = this;
        kept.firstRequest = { place, request: request as never };
        const answered = ({ data }: MessageEvent<{ id: number }>) => {
          // Lists are answered before the counts that may have been asked for first.
          if (!(data.id >= id)) return;
          kept.ready = performance.now() - begun;
          this.removeEventListener('message', answered);
        };
        this.addEventListener('message', answered);
      }
      super.postMessage(message, ...rest);
    }
  };

  const observer = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        kept.rows = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** A page of a dealer who takes the catalog along, and the portal it comes from. */
export interface Device {
  page: Page;
  url: string;
  shop: BigShop;
  /** Bytes that came for the catalog since the last call, by what they are. */
  received(): Record<string, number>;
  /** Stops the server and tells the page that there is no network. */
  goOffline(): Promise<void>;
}

export const listPath = '/en-us/catalog/list?category=PAA&view=item';

/**
 * A browser at a portal with so many articles.
 * @param first as `withBrowser` has it
 */
export async function withDevice(
  articles: number,
  measure: (device: Device) => Promise<void>,
  first?: 'page' | 'nobody',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-device-'));
  let server: RunningServer | null = null;
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  try {
    const shop = await openBigShop(folder, articles, 10);
    try {
      server = await startServer(shop.env);
      const { url } = server;
      await awaitSnapshot(url, shop.tokens[0] ?? '');
      await packCatalog(shop.env);
      await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await page.setViewport({ width: 1280, height: 900 });
        await keepQuiet(page);
        await letWorkersBegin(page);
        await page.evaluateOnNewDocument(watch);
        const received = await countBytes(page);
        await login(page, url, 'dealer.us');
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
        const goOffline = async () => {
          await stop();
          await page.setOfflineMode(true);
        };
        await measure({ page, url, shop, received, goOffline });
      }, first);
    } finally {
      await stop();
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lets workers start without delay. Puppeteer pauses each new worker until it has attached to it through the
 * page's own thread; while the page starts, that costs a quarter of a second that no user's worker would
 * wait.
 */
async function letWorkersBegin(page: Page): Promise<void> {
  const { _client: client } = page as Page & { _client?: () => CDPSession };
  if (!client) throw new Error('Puppeteer keeps its session with the page elsewhere');
  const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await client.call(page).send('Target.setAutoAttach', how);
}

/** Waits until the server has built the snapshot. */
async function awaitSnapshot(url: string, token: string): Promise<void> {
  const question: Question = {
    operation: 'Filter',
    variables: { filter: { category: 'PAA' }, unit: 'model' },
  };
  const { method, headers, body } = requestAs(token, question);
  const answer = await fetch(`${url}/graphql`, { method, headers, body });
  if (!answer.ok) throw new Error(`the first question was answered ${answer.status}`);
}

/** Makes the packs that a server makes once an hour. */
async function packCatalog(env: BigShop['env']): Promise<void> {
  const config = readConfig(env);
  const { db, close } = await openDatabase(config);
  try {
    await makePacks({ db, files: openFileStore(config) }, '2000');
  } finally {
    await close();
  }
}

async function countBytes(page: Page): Promise<Device['received']> {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  let bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const [, kind] = /^\/catalog\/(\w+)/.exec(new URL(response.url).pathname) ?? [];
    if (kind) kinds.set(requestId, kind);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => {
    const sums = bytes;
    bytes = {};
    return sums;
  };
}

/** Presses the button of that name as soon as it is there. */
export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

/** Takes the catalog along without pictures. @returns milliseconds until it is on the device */
export async function downloadCatalog({ page, url }: Device): Promise<number> {
  await page.goto(`${url}/en-us/offline-catalog`);
  await page.waitForSelector('form button[type=submit]');
  const started = performance.now();
  await press(page, 'Take it with me');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h2')].some(
        (h) => h.textContent === 'Downloaded to this device',
      ),
    { timeout: 300_000, polling: 50 },
  );
  return performance.now() - started;
}

/** Opens the app, has it bring its catalog up to date, and counts what it fetches for that. */
export async function updateCatalog({
  page,
  url,
  received,
}: Device): Promise<Record<string, number>> {
  await page.goto(`${url}/en-us/offline-catalog`);
  // Requests for the estimate of the size are not counted.
  await page.waitForNetworkIdle({ idleTime: 1_000 });
  received();
  await press(page, 'Update now');
  await page.waitForSelector('main button[aria-busy=true]');
  await page.waitForFunction(() => !document.querySelector('main button[aria-busy=true]'), {
    timeout: 120_000,
  });
  return received();
}

/** The version of the catalog as it is served. */
export async function readVersion({ url, shop }: Device): Promise<number> {
  const headers = { authorization: `Bearer ${shop.tokens[0]}` };
  const answer = await fetch(`${url}/catalog/manifest`, { headers });
  return ((await answer.json()) as { manifest: { version: number } }).manifest.version;
}

/** Waits for a version after one. The server notices a change without a call, and waits until no further changes arrive. */
export async function awaitVersion(device: Device, before: number): Promise<void> {
  for (let tries = 0; (await readVersion(device)) === before; tries++) {
    if (tries > 600) throw new Error('There is no new snapshot after two minutes');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
