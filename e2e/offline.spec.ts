import { expect, type Page, test } from '@playwright/test';
import { emptyCartNote, openCart, quantityFields } from './pages/cart.page.ts';
import { addFromList } from './pages/catalog-list.page.ts';
import { notSentYet } from './pages/pending-changes.page.ts';
import { dealer, emptyCart, keepQuiet, login, reloadUnderWorker, serverCart } from './support.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => keepQuiet(page));

const list = '/en-us/catalog/list?category=PAA&view=item&hasStock=true';

/** The quantities the cart screen shows. */
async function shown(page: Page): Promise<number[]> {
  const fields = page.getByRole('article').getByRole('textbox', { name: /^Quantity of/ });
  return (
    await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  ).map(Number);
}

test(
  'shows loaded pages, pictures and an "as of" note offline',
  { tag: '@phone' },
  async ({ page, context }, info) => {
    await login(page, dealer(info));
    await page.goto(list);
    await reloadUnderWorker(page);
    const rows = page.getByRole('article');
    await expect(rows).toHaveCount(10);
    const name = await rows.first().getByRole('link').innerText();
    const width = () =>
      rows
        .first()
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    await context.setOffline(true);
    await page.reload();
    await expect(rows).toHaveCount(10);
    await expect(rows.first().getByRole('link')).toHaveText(name);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(page.getByText(/as of/i).first()).toBeVisible();
    await expect(page.getByText(/offline/i).first()).toBeVisible();
    await context.setOffline(false);
  },
);

test(
  'sends a cart changed offline across reloads once',
  { tag: '@desktop' },
  async ({ page, context, request }, info) => {
    const user = dealer(info);
    await emptyCart(request, user);
    await login(page, user);
    await page.goto(list);
    await reloadUnderWorker(page);
    await expect(page.getByRole('article')).toHaveCount(10);
    await openCart(page);
    await expect(emptyCartNote(page)).toBeVisible();
    await page.goto(list);
    await expect(page.getByRole('article')).toHaveCount(10);

    await context.setOffline(true);
    const first = await addFromList(page, 0);
    const second = await addFromList(page, 1);
    await page.reload();
    const row = page.getByRole('article').nth(0);
    await row.getByRole('button', { name: 'One more' }).click();
    // A quantity on the screen is already stored, so the page may be left as soon as it is visible.
    await expect(quantityFields(row)).toHaveValue('2');
    await openCart(page);
    await expect.poll(() => shown(page)).toEqual([2, 1]);
    await expect(notSentYet(page).first()).toBeVisible();
    expect(await serverCart(request, user)).toEqual({});

    await context.setOffline(false);
    await expect
      .poll(() => serverCart(request, user), { timeout: 30_000 })
      .toEqual({ [first]: 2, [second]: 1 });
    await expect(notSentYet(page)).toHaveCount(0);
    await expect.poll(() => shown(page)).toEqual([2, 1]);
  },
);
