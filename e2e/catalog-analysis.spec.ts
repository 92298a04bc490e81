import { expect, type Page } from '@playwright/test';
import { findParts, loadArticles } from './articles.ts';
import type { FeedRow } from './own-portal.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { openCart } from './pages/cart.page.ts';
import { chooseRowAction, saveListAs } from './pages/lists.page.ts';
import { downloadCatalog } from './pages/offline-catalog.page.ts';
import { test } from './portal.ts';
import { api, emptyCart, isPhone, keepQuiet, login, workerReady } from './support.ts';

const dealer = 'dealer.us';
const customer = '0002000001';
const block = { sorg: '2000', customer, kind: 'brand', description: 'Contract dealers only.' };

const codes = (page: Page) => page.getByRole('textbox', { name: 'Article codes' });
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyse' }).click();

let blocks: FeedRow[] = [];
test.afterEach(async ({ portal }) => {
  await portal.db.query(`delete from role_permission ${grant}`);
  await portal.import({ 'order_blocks.csv': blocks.map((row) => ({ ...row, active: 'false' })) });
});

/** Dealers of the demo do not analyse; one with a catalog on the device does here. */
const grant = `where role_id = 'dealer' and permission = 'page.catalog-analyze'`;

test.beforeEach(({ page }) => {
  test.setTimeout(150_000);
  return keepQuiet(page);
});

// U320, U321, B278, B279, readings 73, 74, 110
test(
  'says in one sentence why a dealer may not order',
  { tag: '@desktop' },
  async ({ page, browser, request, portal }, info) => {
    const touch = isPhone(info);
    await emptyCart(request, dealer);
    const callApi = await api(request, dealer);
    const [part] = await findParts(request, dealer, 1);
    if (!part) throw new Error('the demo has no parts');
    const { articles } = await loadArticles(callApi, {});
    const others = articles.filter(({ article_code }) => article_code !== part.article_code);
    const parts = [part, ...others.slice(0, 37)];
    const { brand } = part;
    const products = [{ articleCode: part.article_code, qty: 1 }];
    await callApi('UpdateProductsInCart', { products });
    const own = { ...block, value: brand };
    const { rows } = await portal.db.query(
      `select code, merchandise_category as value from article where sorg = '2000' and active
      and merchandise_category <> (select merchandise_category from article where sorg = '2000' and code = $1)
    order by code limit 1`,
      [part.article_code],
    );
    const forAll = { ...block, customer: '', kind: 'hierarchy', value: rows[0].value };
    blocks = [own, forAll];
    await portal.feed({ 'order_blocks.csv': blocks.map((row) => ({ ...row, active: 'true' })) });
    const why = `brand ${brand} is blocked`;
    const sentence = page.getByText(`Not for ${customer}: ${why}.`).first();

    await portal.db.query(
      `insert into role_permission (role_id, permission) values ('dealer', 'page.catalog-analyze')`,
    );

    await login(page, 'content.us');
    await page.goto('/en-us/admin/catalog-analyze');
    await test.step('40 pasted codes and a blank line, two of them unknown', async () => {
      const written = parts.map(({ article_code }) => article_code.toLowerCase());
      await codes(page).fill(['never-1', '', ...written, ' never-2 '].join('\n'));
      await checkPage(page, touch);
      await checkNarrow(page);
      await analyse(page);
      await expect(page.getByText(/^38 articles: \d+ may be ordered, \d+ may not$/)).toBeVisible();
      await expect(page.getByText('2 unknown codes: never-1, never-2')).toBeVisible();
    });

    await test.step('without a customer only what all customers have in common', async () => {
      await expect(page.getByText(why)).toHaveCount(0);
      await page.getByRole('button', { name: 'Change the question' }).click();
      await codes(page).fill(rows[0].code);
      await analyse(page);
      await expect(page.getByText(/^Not for any customer: merchandise category /)).toBeVisible();
    });

    await test.step('with one the cause, its flags and the whole model', async () => {
      await page.getByRole('button', { name: 'Change the question' }).click();
      await page.getByRole('combobox', { name: 'Customer (optional)' }).click();
      await page.keyboard.type(customer);
      await page.getByRole('option', { name: customer }).click();
      await codes(page).fill(parts.map(({ article_code }) => article_code).join(','));
      await analyse(page);
      await expect(sentence).toBeVisible();
      await checkPage(page, touch);
      await checkNarrow(page);
      await chooseRowAction(page, part.article_code, 'Show details');
      await expect(
        page
          .getByText(`The brand ${brand} is blocked for this customer. ${block.description}`)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: /^Whole model/ })).toContainText(why);
      await checkPage(page, touch);
      await checkNarrow(page);
    });

    const context = await browser.newContext({ baseURL: portal.url, serviceWorkers: 'allow' });
    const theirs = await context.newPage();
    const words = `Brand ${brand} is blocked.`;
    const product = `/en-us/catalog/${part.category.toLowerCase()}/${part.slug}`;
    await test.step('the dealer reads the same on the product page and in the cart', async () => {
      await keepQuiet(theirs);
      await login(theirs, dealer);
      await openCart(theirs);
      await expect(theirs.getByRole('article').getByText(words)).toBeVisible();
      await theirs.goto(product);
      await expect(theirs.getByText(words).first()).toBeVisible();
    });

    await test.step('and offline from the catalog that was taken along', async () => {
      await workerReady(theirs);
      await downloadCatalog(theirs);
      await theirs.goto('/en-us/admin/catalog-analyze');
      await codes(theirs).fill(`never-1, ${parts.map((one) => one.article_code).join(',')}`);
      await context.setOffline(true);
      await expect(theirs.getByText(/^The analysis without a customer needs/)).toBeVisible();
      await checkPage(theirs, touch);
      await theirs.getByRole('button', { name: /^Choose / }).click();
      await analyse(theirs);
      await expect(theirs.getByText(`Not for ${customer}: ${why}.`).first()).toBeVisible();
      await expect(theirs.getByText(/not in the catalog on this device: never-1$/)).toBeVisible();
      await expect(theirs.getByText(/^as of /).first()).toBeVisible();
      await checkPage(theirs, touch);
      await checkNarrow(theirs);
      await chooseRowAction(theirs, part.article_code, 'Show details');
      await expect(theirs.getByText('– (needs a connection)')).toBeVisible();
      const file = theirs.waitForEvent('download');
      await saveListAs(theirs, 'Excel');
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
      await theirs.goto(product);
      await expect(theirs.getByText(words).first()).toBeVisible();
      await context.close();
    });
  },
);
