import { expect, type Page, test } from '@playwright/test';
import { checkLoaded } from './page-checks.ts';
import { api, dealer, isPhone, keepQuiet, login } from './support.ts';

const usd = (minor: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    .format(minor / 100)
    .replace('-', '−');

const getSum = (page: Page, label: RegExp) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd');

/** The links of the rows of the list, by which one goes deeper. */
const rowLinks = (page: Page, list: string) =>
  page.getByRole('table', { name: list, exact: true }).locator('tbody').getByRole('link');

// R044, U268 to U270, reading 105
test(
  'goes from the sentence to the invoices and back',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    test.setTimeout(180_000);
    await keepQuiet(page);
    const user = dealer(info);
    const { data } = await (await api(request, user))('SalesOverview');
    const { total, months, brands, until } = data.salesOverviewV4;
    expect(until).not.toBeNull();
    const sum = (rows: { netSales: number }[]) =>
      rows.reduce((all, { netSales }) => all + netSales, 0);
    expect(total.netSales).toBeGreaterThan(0);
    expect([sum(months), sum(brands)]).toEqual([total.netSales, total.netSales]);

    await login(page, user);
    await page.goto('/en-us/sales-overview');
    await test.step('sentence, bars and table agree', async () => {
      await expect(
        page.getByText(/on last year to the same day|As much as last year/),
      ).toBeVisible();
      await expect(getSum(page, /^Net sales to/)).toHaveText(usd(total.netSales));
      await expect(getSum(page, /^Last year to/)).toHaveText(usd(total.netSalesLastYear));
      const figures = page.getByRole('table', { name: 'Net sales by month' });
      await expect(figures.locator('tbody tr')).toHaveCount(months.length);
      for (const [index, { netSales, netSalesLastYear }] of months.entries())
        await expect(figures.locator('tbody tr').nth(index).locator('td')).toHaveText([
          usd(netSales),
          usd(netSalesLastYear),
        ]);
      await expect(rowLinks(page, 'Brands').first()).toHaveText(brands[0].name);
    });
    await checkLoaded(page, isPhone(info));
    await page.screenshot({ path: info.outputPath('overview.png'), fullPage: true });

    await test.step('brand, model, invoices', async () => {
      await rowLinks(page, 'Brands').first().click();
      await expect(page).toHaveURL(/by=models&brands=/);
      await expect(getSum(page, /^Net sales to/)).toHaveText(usd(brands[0].netSales));
      await rowLinks(page, 'Models').first().waitFor();
      await checkLoaded(page, isPhone(info));
      await page.screenshot({ path: info.outputPath('models.png'), fullPage: true });
      await rowLinks(page, 'Models').first().click();
      await expect(page).toHaveURL(/by=lines/);
      await rowLinks(page, 'Invoices').first().waitFor();
      await checkLoaded(page, isPhone(info));
      await page.screenshot({ path: info.outputPath('lines.png'), fullPage: true });
      await rowLinks(page, 'Invoices').first().click();
      await expect(page).toHaveURL(/\/invoice\/invoice-list\/|\/invoice\//);
    });

    await test.step('Back works', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/by=lines/);
      await page.goBack();
      await expect(page).toHaveURL(/by=models&brands=/);
      await page.goBack();
      await expect(rowLinks(page, 'Brands').first()).toHaveText(brands[0].name);
      await expect(getSum(page, /^Net sales to/)).toHaveText(usd(total.netSales));
    });
  },
);
