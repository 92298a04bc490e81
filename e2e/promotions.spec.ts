import { expect } from '@playwright/test';
import { test } from './portal.ts';
import { api, keepQuiet, login } from './support.ts';

test('links a valid promotion to its articles, hides expired ones', {
  tag: '@phone',
}, async ({ page, request, portal }) => {
  test.setTimeout(90_000);
  await keepQuiet(page);
  const user = 'dealer.us';
  const callApi = await api(request, user);
  const sort = { field: 'newest', order: 'DESC' };
  const all = { page: 1, limit: 100, sort, filter: { category: 'PAA' } };
  const [part] = (await callApi('Products', all)).data.products.products;
  const { group } =
    portal.rows('articles.csv').find(({ code }) => code === part.article_code) ?? {};
  const model = portal.rows('product_groups.csv').find(({ id }) => id === group);
  const code = 'E2E-OFFER';
  const name = 'Stock up for spring';
  const [deal] = portal.rows('deals.csv').filter(({ merchandiseCategory }) => merchandiseCategory);
  const [advert] = portal.rows('promotions.csv').filter(({ sorg }) => sorg === '2000');
  /** The promotion of one merchandise category, in those days. */
  const offer = (validFrom: string, validTo: string) => {
    const merchandiseCategory = model?.merchandiseCategory ?? '';
    const days = { sorg: '2000', validFrom, validTo };
    const step = { ...deal, ...days, dealNo: code, position: '1', priceList: '' };
    const promotion = { ...advert, ...days, code, name, locations: 'landing|list' };
    return portal.feed({
      'deals.csv': [{ ...step, merchandiseCategory }],
      'promotions.csv': [promotion],
    });
  };
  await offer('2020-01-01', '2099-12-31');
  await login(page, user);
  await page.goto('/en-us/catalog?category=PAA');
  const region = page.getByRole('region', { name: 'Promotions' });
  await region.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`promotions=${code}`));
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.goto(`${page.url()}&view=item`);
  const filter = { category: 'PAA', promotions: [code] };
  const { products } = (await callApi('Products', { ...all, filter })).data.products;
  const codes = products.map((one: { article_code_display: string }) => one.article_code_display);
  expect(codes.length).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${codes.length} results?`))).toBeVisible();
  const rows = await page.getByRole('article').allInnerTexts();
  expect(rows.length).toBe(Math.min(12, codes.length));
  for (const row of rows) expect(codes).toContain(row.split(' · ')[0]);

  // The filter offers only promotions with a name, and no deals that are not advertised.
  await page.getByRole('button', { name: /^Filters/ }).click();
  const { promotions } = (await callApi('Filter', { filter: { category: 'PAA' }, unit: 'article' }))
    .data.filter;
  const known = portal.rows('promotions.csv').map((row) => row.name);
  const labels = promotions.map(({ label }: { label: string }) => label);
  expect(labels).toContain(name);
  for (const label of labels) expect([...known, name]).toContain(label);
  const values = page.getByRole('group', { name: 'Promotions' }).getByRole('listitem');
  await expect(values).toHaveCount(Math.min(6, labels.length));
  await expect(values.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${name}`),
  );

  await offer('2020-01-01', '2020-01-31');
  await page.goto('/en-us/catalog?category=PAA');
  await expect(page.getByRole('heading', { name: 'New parts' })).toBeVisible();
  await expect(region).toHaveCount(0);
});
