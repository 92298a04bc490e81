import { expect, type Page, test } from '@playwright/test';
import { quantityFields } from './pages/cart.page.ts';
import { everythingSentNote, openPendingChanges } from './pages/pending-changes.page.ts';
import {
  dealer,
  emptyCart,
  isOperation,
  keepQuiet,
  login,
  serverCart,
  workerReady,
} from './support.ts';

test.use({ serviceWorkers: 'allow' });

const list =
  '/en-us/catalog/list?category=PAA&view=item&hasStock=true&sortByField=name&sortByOrder=ASC';
const tabs = 10;

/** One piece of the article in that place, without waiting for anybody. */
async function add(page: Page, index: number): Promise<string> {
  const row = page.getByRole('article').nth(index);
  const code = (await row.locator('p').first().innerText()).split(' · ')[0] ?? '';
  await row.getByRole('button', { name: /^Add / }).click();
  await expect(quantityFields(row)).toHaveValue('1');
  return code;
}

test(
  'sends the work of ten tabs once and loses nothing (R6)',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    test.setTimeout(120_000);
    const user = dealer(info);
    await emptyCart(request, user);
    await keepQuiet(page);
    await login(page, user);
    await workerReady(page);
    await page.goto(list);
    await expect(page.getByRole('article')).toHaveCount(10);
    const others: Page[] = [];
    // One after the other: ten tabs that load at once wait for each other on a small machine.
    while (others.length < tabs - 1) {
      const other = await context.newPage();
      await keepQuiet(other);
      await other.goto(list);
      await expect(other.getByRole('article')).toHaveCount(10);
      others.push(other);
    }
    const all = [page, ...others];
    /** Keys of the changes that reached the server, as often as they did. */
    const sent: string[] = [];
    context.on('requestfinished', async (one) => {
      if (!isOperation('UpdateProductsInCart', one.postData())) return;
      if ((await one.response())?.ok())
        sent.push((await one.allHeaders())['idempotency-key'] ?? '');
    });
    await context.setOffline(true);
    const codes = await Promise.all(all.map((tab, index) => add(tab, index)));
    await openPendingChanges(page);
    await expect(page.getByRole('listitem').filter({ hasText: /^Cart: / })).toHaveCount(tabs);

    await context.setOffline(false);
    await expect(everythingSentNote(page)).toBeVisible();
    expect(await serverCart(request, user)).toEqual(
      Object.fromEntries(codes.map((code) => [code, 1])),
    );
    expect(new Set(sent).size).toBe(sent.length);
    for (const tab of others) await expect(quantityFields(tab)).toHaveCount(tabs);
    await emptyCart(request, user);
  },
);
