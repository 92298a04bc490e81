import { expect, type Page } from '@playwright/test';
import { addDays, getDayIn } from '#shared/days.ts';
import { countTraffic } from './offline-catalog.helpers.ts';
import type { Portal } from './own-portal.ts';
import { checkPage } from './page-checks.ts';
import { listContent, openCatalogList } from './pages/catalog-list.page.ts';
import { downloadCatalog } from './pages/offline-catalog.page.ts';
import { test } from './portal.ts';
import { api, isOperation, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

const sorg = '2000';
const manager = 'content.us';
const tag = 'many';
const count = 160;
const newOnes = 'view=item&isNew=true&sortByField=name&sortByOrder=ASC';
const dayMs = 24 * 60 * 60_000;

/** Adds articles that have a tag of their own to the range. */
async function addArticles(portal: Portal): Promise<void> {
  const row = portal
    .rows('articles.csv')
    .find((one) => one.sorg === sorg && one.active !== 'false');
  const changed = { ean: '', oldCode: '', replacedBy: '', orderBlocked: 'false', tags: tag };
  const articles = Array.from({ length: count }, (_, nth) => {
    const code = `MANY-${String(nth).padStart(3, '0')}`;
    return { ...row, ...changed, code, codeDisplay: code };
  });
  await portal.feed({ 'articles.csv': articles });
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Selects the first row of the list, which offers to select all that is found. */
const selectFirst = (page: Page) =>
  page.getByRole('row').getByRole('checkbox', { name: /MANY/ }).first().check();

const openChange = (page: Page) =>
  page.getByRole('button', { name: 'Change', exact: true }).click();

test(
  'marks many articles as new, and lists those that failed',
  { tag: '@desktop' },
  async ({ page, browser, request, portal }, info) => {
    test.setTimeout(240_000);
    const callApi = await api(request, manager);
    await addArticles(portal);
    const today = getDayIn('America/New_York');
    const phone = isPhone(info);
    const shop = await browser.newContext({ baseURL: portal.url, serviceWorkers: 'allow' });
    const dealerPage = await shop.newPage();
    await keepQuiet(shop);
    await keepQuiet(page);

    await test.step('a dealer takes the catalog along', async () => {
      await login(dealerPage, 'dealer.us');
      await workerReady(dealerPage);
      await downloadCatalog(dealerPage);
    });

    const calls: number[] = [];
    page.on('request', (sent) => {
      if (isOperation('UpdateProductAttributes', sent.postData()))
        calls.push(sent.postDataJSON().variables.products.length);
    });

    await test.step('chooses all that a filter finds, and sees what changes', async () => {
      await login(page, manager);
      await page.goto(`/en-us/admin/catalog-analyze/products?articleTags=${tag}`);
      const rows = page.getByRole('row').filter({ hasText: 'May be ordered' });
      await expect(rows.first()).toBeVisible();
      await checkPage(page, phone);
      await selectFirst(page);
      await page.getByRole('button', { name: `Select all ${count} found` }).click();
      await openChange(page);
      const dialog = dialogOf(page);
      await dialog.getByLabel('New arrival').selectOption('New on these days');
      await dialog.getByLabel('From').fill(addDays(today, 1));
      await dialog.getByLabel('To', { exact: true }).fill(today);
      await expect(dialog.getByText('From cannot be after To')).toBeVisible();
      await dialog.getByLabel('From').fill(today);
      await dialog.getByLabel('To', { exact: true }).fill(addDays(today, 30));
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog.getByText(`${count} articles change.`)).toBeVisible();
      await checkPage(page, phone);
    });

    await test.step('sends three calls, and lists two that others deleted', async () => {
      const { data } = await callApi('ManagedProducts', {
        sorg,
        filter: { articleTags: [tag] },
        state: 'listed',
        page: 1,
        limit: 2,
      });
      const gone: { articleCode: string; article_code_display: string }[] =
        data.managedProducts.products;
      const products = gone.map(({ articleCode }) => ({ articleCode, sorg }));
      await callApi('DeleteProducts', { products, restore: false });
      const dialog = dialogOf(page);
      await dialog.getByRole('button', { name: `Change ${count} articles` }).click();
      await expect(
        dialog.getByText(`${count - 2} of ${count} articles are changed. 2 were not changed.`),
      ).toBeVisible();
      expect(calls).toEqual([75, 75, count - 150]);
      const failed = dialog.getByRole('list', { name: 'Not changed' });
      for (const { article_code_display: code } of gone)
        await expect(failed.getByRole('listitem').filter({ hasText: code })).toContainText(
          'Another user has changed it in the meantime.',
        );
      await checkPage(page, phone);
      await dialog.getByRole('button', { name: 'Try 2 again' }).click();
      await expect(dialog.getByText('2 articles change.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Change 2 articles' }).click();
      await expect(dialog.getByText('2 of 2 articles are changed.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText(/^Portal since/).first()).toBeVisible();
    });

    await test.step('the dealer sees them within a minute, and offline after the next update', async () => {
      const dealerApi = await api(request, 'dealer.us');
      const variables = { page: 1, limit: 1, sort: { field: 'name', order: 'ASC' } };
      const found = async () => {
        const filter = { isNew: true };
        const { data } = await dealerApi('Products', { ...variables, filter });
        return data.products.info.count as number;
      };
      await expect.poll(found, { timeout: 60_000 }).toBe(count - 2);
      await dealerPage.clock.install({ time: Date.now() + dayMs });
      const traffic = countTraffic(shop);
      await openCatalogList(dealerPage, newOnes);
      // The stock is the last part of an update.
      await expect.poll(() => traffic.of('stock').length, { timeout: 60_000 }).toBe(1);
      expect(traffic.of('deltas/').length).toBeGreaterThan(0);
      await expect(async () => {
        const [results] = await listContent(dealerPage, newOnes);
        expect(results).toBe(String(count - 2));
      }).toPass({ timeout: 60_000 });
      await shop.setOffline(true);
      expect((await listContent(dealerPage, newOnes))[0]).toBe(String(count - 2));
      await expect(
        dealerPage.getByRole('article').first().getByText('New', { exact: true }),
      ).toBeVisible();
      await shop.setOffline(false);
      await shop.close();
    });

    await test.step('needs a connection; what was chosen stays', async () => {
      await selectFirst(page);
      await openChange(page);
      const dialog = dialogOf(page);
      await dialog.getByLabel('Order').selectOption('Blocked');
      await page.context().setOffline(true);
      await expect(dialog.getByText('Changes to the range need a connection.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(dialog.getByLabel('Order')).toHaveValue('no');
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('restores the deleted ones, and gives all back', async () => {
      await page.goto('/en-us/admin/catalog-analyze/products?state=deleted');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Details' }).click();
      const dialog = dialogOf(page);
      await checkPage(page, phone);
      await dialog.getByRole('button', { name: 'Give back all' }).click();
      await expect(dialog.getByText('ERP:')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
    });
  },
);
