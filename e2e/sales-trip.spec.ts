import { expect, type Page, test } from '@playwright/test';
import { type Article, loadArticles } from './articles.ts';
import { quantityFields } from './pages/cart.page.ts';
import { openCatalogList } from './pages/catalog-list.page.ts';
import {
  actFor,
  chooseCustomer,
  type Listed,
  labelOf,
  openSelection,
  selection,
  seller,
  sellersCustomers,
} from './pages/customer-selection.page.ts';
import { onThisDevice, openOfflineCatalog, takeAlongButton } from './pages/offline-catalog.page.ts';
import { openOrders } from './pages/orders.page.ts';
import { api, keepQuiet, workerReady } from './support.ts';
import { usd } from './us-format.ts';

test.use({ serviceWorkers: 'allow' });

const filter = { category: 'PAA' };
const sort = { field: 'name', order: 'DESC' };
/** A list that has not been opened before. */
const list = 'category=PAA&view=item&sortByField=name&sortByOrder=DESC';
const rows = 8;

/** Waits until every picture in the window is there. */
const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page.locator('main img').evaluateAll((all) => {
        const near = (all as HTMLImageElement[]).filter((img) => {
          const { top, bottom, left, right } = img.getBoundingClientRect();
          const inSight = bottom > 0 && top < window.innerHeight;
          return inSight && right > 0 && left < window.innerWidth;
        });
        return (
          near.length > 0 && near.every(({ complete, naturalWidth }) => complete && naturalWidth)
        );
      }),
    )
    .toBe(true);

test(
  'keeps prices and pictures of two customers offline',
  {
    tag: '@phone',
  },
  async ({ page, context, request }, info) => {
    test.setTimeout(240_000);
    const all = await sellersCustomers(request);
    /** Returns the server's data for a customer: first rows of the list, and a groupset. */
    const loadCatalog = async (customer: Listed) => {
      const callApi = await api(request, seller, customer.custCode.unified);
      const { articles } = await loadArticles(callApi, filter, sort, rows);
      const { groupsets } = (await callApi('Groupsets', { page: 1, limit: 1 })).data.groupsets;
      return { customer, articles, groupset: groupsets[0] as { slug: string; total: number } };
    };
    const amounts = (articles: readonly Article[]) => articles.map(({ price }) => price.dealer);
    const [mine] = all as [Listed];
    const first = await loadCatalog(mine);
    let second = first;
    for (const customer of all.slice(1)) {
      second = await loadCatalog(customer);
      if (amounts(second.articles).join() !== amounts(first.articles).join()) break;
    }
    expect(amounts(second.articles)).not.toEqual(amounts(first.articles));
    await keepQuiet(page);
    await actFor(page, first.customer);
    await workerReady(page);
    await openOfflineCatalog(page);
    await page.getByLabel('Search customers').fill(second.customer.custCode.r3);
    await page.getByLabel(labelOf(second.customer)).check();
    await page.getByLabel('With pictures').check();
    await takeAlongButton(page).click();
    await expect(onThisDevice(page)).toBeVisible({ timeout: 30_000 });
    // Pictures come last; then something else may be chosen.
    await expect(page.getByRole('heading', { name: 'Change what is here' })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByText(/prices of 2 customers · with pictures/)).toBeVisible();

    await context.setOffline(true);
    for (const { customer, articles, groupset } of [first, second]) {
      if (customer !== first.customer) {
        await openOrders(page);
        await chooseCustomer(await openSelection(page, info), customer);
        await expect(selection(page)).toHaveCount(0);
      }
      await openCatalogList(page, list);
      for (const [index, { article_code_display, price }] of articles.entries()) {
        const row = page.getByRole('article').nth(index);
        await expect(row).toContainText(article_code_display);
        if (price.dealer !== null) await expect(row).toContainText(usd(price.dealer));
      }
      await expectPictures(page);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(quantityFields(page).first()).toBeVisible();
      await expectPictures(page);
      await page.goto(`/en-us/catalog/groupset/${groupset.slug}`);
      await expect(page.getByText(usd(groupset.total), { exact: true })).toBeVisible();
      await expectPictures(page);
    }
    await context.setOffline(false);
  },
);
