import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openBrowser, type RealBrowser } from './killed-browser.ts';
import { keepQuiet } from './support.ts';

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

  async close(): Promise<void> {
    await this.#browser?.kill();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}
