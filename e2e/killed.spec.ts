import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openBrowser } from './killed-browser.ts';
import {
  addFromList,
  dealer,
  emptyCart,
  keepQuiet,
  login,
  serverCart,
  workerReady,
} from './support.ts';

test('a browser killed the moment a change is on the screen loses and doubles nothing', async ({
  request,
  baseURL,
}, info) => {
  test.setTimeout(180_000);
  const user = dealer(info);
  await emptyCart(request, user);
  const profile = mkdtempSync(join(tmpdir(), 'pannier-profile-'));
  const list = `${baseURL}/en-us/catalog/list?category=PAA&view=item&hasStock=true`;
  let browser = await openBrowser(profile);
  try {
    const page = await browser.context.newPage();
    await keepQuiet(page);
    await login(page, user, undefined, baseURL);
    await page.goto(list);
    await workerReady(page);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(12);
    await browser.context.setOffline(true);
    const first = await addFromList(page, 0);
    await browser.kill();

    // The network is back with the browser: the first change goes out, the second is made online.
    browser = await openBrowser(profile);
    const again = await browser.context.newPage();
    await keepQuiet(again);
    await again.goto(list);
    await expect(again.getByRole('article')).toHaveCount(12);
    const second = await addFromList(again, 1);
    await browser.kill();

    browser = await openBrowser(profile);
    const last = await browser.context.newPage();
    await keepQuiet(last);
    await last.goto(`${baseURL}/en-us/cart`);
    await expect
      .poll(() => serverCart(request, user), { timeout: 30_000 })
      .toEqual({ [first]: 1, [second]: 1 });
    await expect(last.getByRole('article')).toHaveCount(2);
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true });
  }
});
