import { expect, test } from '@playwright/test';
import { eanBarcode } from '../src/lib/decoders/ean-barcode.ts';
import { failCamera, showToCamera } from './fake-camera.ts';
import { checkPage } from './page-checks.ts';
import { onThisDevice, openOfflineCatalog, takeAlongButton } from './pages/offline-catalog.page.ts';
import { api, dealer, isPhone, keepQuiet, login, ownHeading, workerReady } from './support.ts';

/** The question for an article that is in stock. */
const some = {
  page: 1,
  limit: 1,
  sort: { field: 'name', order: 'ASC' },
  filter: { category: 'PAA', hasStock: true },
};

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test(
    'scans an EAN and opens its article, also offline',
    { tag: '@phone' },
    async ({ page, context, request }, info) => {
      test.setTimeout(120_000);
      const user = dealer(info);
      const callApi = await api(request, user);
      const { slug } = (await callApi('Products', some)).data.products.products[0];
      const { productDetailsV2 } = (await callApi('ProductDetails', { slug })).data;
      const articles = productDetailsV2.items as { ean: string | null; article_code: string }[];
      const article = articles.find(({ ean }) => eanBarcode(ean));
      const modules = eanBarcode(article?.ean)?.modules ?? '';
      expect(modules).toHaveLength(95);

      await keepQuiet(page);
      await showToCamera(page, modules);
      await login(page, user);
      await workerReady(page);
      const scan = async () => {
        await page.goto('/en-us/catalog/list');
        await page.getByRole('button', { name: 'Scan a barcode' }).click();
        await expect(page).toHaveURL(new RegExp(`article=${article?.article_code}`));
        await expect(ownHeading(page)).toBeVisible();
      };
      await scan();

      await openOfflineCatalog(page);
      await takeAlongButton(page).click();
      await expect(onThisDevice(page)).toBeVisible();
      await context.setOffline(true);
      await scan();
      await context.setOffline(false);
    },
  );
});

test(
  'asks for the number when there is no camera',
  { tag: '@phone' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    const [article] = (await (await api(request, user))('Products', some)).data.products.products;
    await keepQuiet(page);
    await failCamera(page, 'NotFoundError');
    await login(page, user);
    await page.goto('/en-us/catalog/list');
    await page.getByRole('button', { name: 'Scan a barcode' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan a barcode' });
    await expect(dialog.getByText('There is no camera on this device')).toBeVisible();
    await checkPage(page, isPhone(info));
    const field = dialog.getByLabel('EAN, UPC or code');
    await field.fill('0000000000000');
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(dialog.getByText('No article with this code')).toBeVisible();
    await field.fill(article.article_code);
    await dialog.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`article=${article.article_code}`));
  },
);
