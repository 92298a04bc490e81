import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openBrowser, type RealBrowser } from './killed-browser.ts';
import { everythingSentNote } from './pages/pending-changes.page.ts';
import { keepQuiet } from './support.ts';

export const killsWhileSending = 5;
/** Every request of an upload waits so long, so that most kills find a change between two of its files, in ms. */
const slowMs = 100;
const longestSendingMs = 1_500;

/** A device whose browser is killed again and again. */
export class KilledDevice {
  readonly #profile = mkdtempSync(join(tmpdir(), 'pannier-profile-'));
  readonly #url: string;
  #browser: RealBrowser | null = null;
  killed = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async open(path: string, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
    this.#browser = await openBrowser(this.#profile);
    const { context } = this.#browser;
    const page = context.pages()[0] ?? (await context.newPage());
    await keepQuiet(page);
    await prepare?.(context);
    await page.goto(`${this.#url}${path}`, { waitUntil: 'commit' });
    return page;
  }

  async kill(): Promise<void> {
    await this.#browser?.kill();
    this.#browser = null;
    this.killed += 1;
  }

  /** The folder with the browser's databases, without those of storage buckets. */
  #databases(): string {
    const folder = join(this.#profile, 'Default', 'IndexedDB');
    const [name] = readdirSync(folder).filter((one) => one.endsWith('.leveldb'));
    if (!name) throw new Error('The browser has no databases.');
    return join(folder, name);
  }

  /** Cuts off the end of the log of the killed browser's databases, as a kill in the middle of a write does. */
  tearLog(): void {
    const folder = this.#databases();
    const logs = readdirSync(folder).filter((one) => /^\d+\.log$/.test(one));
    const path = join(folder, logs.toSorted().at(-1) ?? '');
    truncateSync(path, statSync(path).size - 7);
  }

  /** Whether the browser began with new databases when it was started last, as after it has dropped damaged ones. */
  hasNewDatabases(): boolean {
    return readFileSync(join(this.#databases(), 'LOG'), 'utf8').includes('since it was missing');
  }

  async close(): Promise<void> {
    await this.#browser?.kill();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

/** Lets what waits be sent over a slow line, and kills the browser again and again until it is there. */
export async function finishSending(device: KilledDevice): Promise<void> {
  const slowDown = (context: BrowserContext) =>
    context.route('**/uploads**', async (route) => {
      await sleep(slowMs);
      // A request of a killed browser cannot go on.
      await route.continue().catch(() => undefined);
    });
  for (let nth = 0; nth < killsWhileSending; nth += 1) {
    await device.open('/en-us/pending-changes', slowDown);
    await sleep(Math.random() * longestSendingMs);
    await device.kill();
  }
  const page = await device.open('/en-us/pending-changes');
  await expect(everythingSentNote(page)).toBeVisible({ timeout: 120_000 });
  // Not a kill that is counted: nothing is under way any more.
  await device.kill();
  device.killed -= 1;
}
