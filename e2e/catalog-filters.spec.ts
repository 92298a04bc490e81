import { expect, test } from '@playwright/test';
import { demoPassword } from '../scripts/demo/logins.ts';
import { checkPage } from './page-checks.ts';
import {
  closeFilters,
  expectFacets,
  type Filter,
  loadFilterOptions,
  openFilters,
  tickNext,
} from './pages/catalog-filters.page.ts';
import { expectList, readList } from './pages/catalog-list.page.ts';
import { api, dealer, isPhone, keepQuiet, login, ownHeading } from './support.ts';
import { usd } from './us-format.ts';

const cheapest = { field: 'price', order: 'ASC' };

// In both sizes: the filters are a dialog on phones, and beside the list on desktops.
test('keeps filters, counts, sort and view in the address', async ({
  page,
  request,
  browser,
}, info) => {
  test.setTimeout(180_000);
  const user = dealer(info);
  const phone = isPhone(info);
  const callApi = await api(request, user);
  const query = () => new URL(page.url()).searchParams;
  const used = page.getByRole('list', { name: 'Filters in use' });
  let filter: Filter = { category: 'Bike' };
  await keepQuiet(page);
  await login(page, user);

  await test.step('from the landing page to all bikes, in any order, as models and single articles', async () => {
    await page.goto('/en-us/catalog');
    const kinds = page.getByRole('navigation', { name: 'Kind of product' });
    await kinds.getByRole('link', { name: 'Parts' }).click();
    await expect(page.getByRole('heading', { name: 'New parts' })).toBeVisible();
    await kinds.getByRole('link', { name: 'Bikes' }).click();
    await page.getByRole('link', { name: 'All bikes' }).click();
    await expectList(page, callApi, 'group', filter, cheapest);
    const order = page.getByLabel('Sort by');
    await order.selectOption('Name, Z to A');
    await expectList(page, callApi, 'group', filter, { field: 'name', order: 'DESC' });
    await page.getByRole('button', { name: 'Single articles' }).click();
    await expectList(page, callApi, 'item', filter, { field: 'name', order: 'DESC' });
    await order.selectOption('Most ordered');
    await expectList(page, callApi, 'item', filter, { field: 'popularity', order: 'DESC' });
    expect(Object.fromEntries(query())).toEqual({
      category: 'Bike',
      sortByField: 'popularity',
      sortByOrder: 'DESC',
      view: 'item',
    });
    await order.selectOption('Price, highest first');
  });

  await test.step('filters by a price range and refuses a wrong amount', async () => {
    const filters = await openFilters(page, info);
    const { price } = await expectFacets(callApi, filters, filter);
    if (!price) throw new Error('Nothing has a price');
    const [from, most] = [filters.getByLabel('from'), filters.getByLabel('to', { exact: true })];
    const apply = filters.getByRole('button', { name: 'Apply price' });
    await from.fill('cheap');
    await apply.click();
    await expect(filters.getByText('Write an amount, like 1200')).toBeVisible();
    expect(query().has('priceTo')).toBe(false);
    // All but the dearest.
    const to = price.to - 1;
    await from.fill((price.from / 100).toFixed(2));
    await most.fill((to / 100).toFixed(2));
    await apply.click();
    filter = { ...filter, price: { from: price.from, to } };
    const { count } = await expectFacets(callApi, filters, filter);
    await closeFilters(page, info, count);
    await expectList(page, callApi, 'item', filter, { field: 'price', order: 'DESC' });
    await expect(used).toContainText(`${usd(price.from)} – ${usd(to)}`);
  });

  await test.step('values of one filter widen, filters narrow each other, and all counts follow', async () => {
    const filters = await openFilters(page, info);
    await filters.getByRole('checkbox', { name: 'In stock only' }).check();
    filter = { ...filter, hasStock: true };
    for (const facet of ['brands', 'bikeCategories'] as const) {
      const before = await expectFacets(callApi, filters, filter);
      filter = await tickNext(filters, filter, facet, before);
      const one = await expectFacets(callApi, filters, filter);
      filter = await tickNext(filters, filter, facet, one);
      const two = await expectFacets(callApi, filters, filter);
      expect(two[facet]).toEqual(before[facet]);
      expect(two.count).toBeGreaterThan(one.count);
    }
    for (const facet of ['merchandiseCategories', 'articleTags', 'wheelSizes'] as const) {
      const options = await loadFilterOptions(callApi, filter);
      filter = await tickNext(filters, filter, facet, options);
      const { count } = await expectFacets(callApi, filters, filter);
      expect(count).toBe(options[facet][0]?.count);
    }
    await checkPage(page, phone);
    await closeFilters(page, info, (await loadFilterOptions(callApi, filter)).count);
    await expectList(page, callApi, 'item', filter, { field: 'price', order: 'DESC' });
    await checkPage(page, phone);
    await used.getByRole('button', { name: /^In stock/ }).click();
    const { hasStock: _, ...rest } = filter;
    filter = rest;
    await expectList(page, callApi, 'item', filter, { field: 'price', order: 'DESC' });
    await expect.poll(() => query().has('hasStock')).toBe(false);
  });

  const address = page.url();
  const before = await readList(page);
  await test.step('the address is the list, also on another device and through its login', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await keepQuiet(other);
    await other.goto(address);
    await expect(other).toHaveURL(/\/login\?to=/);
    await other.locator('input[name=username]').fill(user);
    await other.locator('input[name=password]').fill(demoPassword);
    await other.locator('button[type=submit]').click();
    await expect(other).toHaveURL(address);
    await expect.poll(() => readList(other)).toEqual(before);
    await expect(other.getByLabel('Sort by')).toHaveValue('price DESC');
    const filters = await openFilters(other, info);
    await expectFacets(callApi, filters, filter);
    const ticked = Object.values(filter).filter(Array.isArray).flat();
    await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(ticked.length);
    await elsewhere.close();
  });

  await test.step('Back comes to the same list and then to the landing page, Forward to both again', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(ownHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/catalog\/bike\/./);
    const product = page.url();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => readList(page)).toEqual(before);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'New bikes' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect.poll(() => readList(page)).toEqual(before);
    await page.goForward();
    await expect(page).toHaveURL(product);
    await page.goBack();
  });

  await test.step('resetting leaves kind and price', async () => {
    const filters = await openFilters(page, info);
    await filters.getByRole('button', { name: 'Reset filters' }).click();
    const { price } = filter;
    filter = { category: 'Bike', ...(price && { price }) };
    const { count } = await expectFacets(callApi, filters, filter);
    await closeFilters(page, info, count);
    await expectList(page, callApi, 'item', filter, { field: 'price', order: 'DESC' });
  });
});
