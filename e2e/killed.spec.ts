import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { openBrowser } from './killed-browser.ts';
import { dealer, emptyCart, keepQuiet, login, serverCart, workerReady } from './support.ts';

/** The number of kills. E2E_KILLS=1000 is the measurement for a release. */
const kills = Number(process.env.E2E_KILLS ?? 6);
const cards = 10;
/**
 * The longest time between the change appearing on the screen and the kill of the browser, in milliseconds.
 */
const longestLifeMs = 50;
/**
 * The timeout for starting a browser. With a cold profile and other browsers running, the start may be slow;
 * its duration is not tested.
 */
const startMs = 120_000;

const getQuantity = (row: Locator) => row.getByRole('group', { name: /^Quantity of/ });

/** Opens the list as it was when the last browser died: from the device if need be. */
async function openList(context: BrowserContext, url: string): Promise<Page> {
  // The browser opens with a page.
  const page = context.pages()[0] ?? (await context.newPage());
  await keepQuiet(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((n) => document.querySelectorAll('article').length === n, cards, {
    timeout: startMs,
  });
  return page;
}

/** One piece more; resolves in the frame in which the screen says so. */
async function oneMore(row: Locator, before: number): Promise<void> {
  await row.getByRole('button', { name: before === 0 ? /^Add / : 'One more' }).click();
  await row.evaluate(
    (element, wanted) =>
      new Promise<void>((seen) => {
        const look = () => {
          if (element.querySelector('input')?.value === wanted) seen();
          else requestAnimationFrame(look);
        };
        look();
      }),
    String(before + 1),
  );
}

test(
  'loses and repeats no change when the browser is killed (R5)',
  { tag: '@desktop' },
  async ({ request, baseURL }, info) => {
    test.setTimeout(120_000 + kills * 24_000);
    const user = dealer(info);
    await emptyCart(request, user);
    const profile = mkdtempSync(join(tmpdir(), 'pannier-profile-'));
    const list = `${baseURL}/en-us/catalog/list?category=PAA&view=item&hasStock=true`;
    const wanted: Record<string, number> = {};
    let browser = await openBrowser(profile);
    try {
      const first = await browser.context.newPage();
      await keepQuiet(first);
      await login(first, user, undefined, baseURL);
      await first.goto(list);
      await workerReady(first);
      await first.reload();
      await expect(first.getByRole('article')).toHaveCount(cards);
      const codes = await first
        .getByRole('article')
        .evaluateAll((rows) =>
          rows.map((row) => row.querySelector('p')?.innerText.split(' · ')[0] ?? ''),
        );
      let page = first;
      for (let kill = 0; kill < kills; kill += 1) {
        const at = kill % cards;
        const code = codes[at] ?? '';
        const before = wanted[code] ?? 0;
        // Every other time it dies while it sends.
        if (kill % 2 === 0) await browser.context.setOffline(true);
        await oneMore(page.getByRole('article').nth(at), before);
        wanted[code] = before + 1;
        await sleep(Math.random() * longestLifeMs);
        await browser.kill();

        browser = await openBrowser(profile);
        page = await openList(browser.context, list);
        const row = page.getByRole('article').nth(at);
        await expect(getQuantity(row).locator('input')).toHaveValue(String(before + 1));
      }
      await expect.poll(() => serverCart(request, user), { timeout: 30_000 }).toEqual(wanted);
      await page.goto(`${baseURL}/en-us/cart`);
      await expect(page.getByRole('article')).toHaveCount(Object.keys(wanted).length);
    } finally {
      await browser.kill();
      rmSync(profile, { recursive: true, force: true });
    }
  },
);
