import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectKept } from './kept-answers.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  asOf,
  contentCard,
  expectNoDocument,
  expectNoMarket,
  openDocuments,
  openMaterial,
} from './pages/documents.page.ts';
import { changeMarkets, confirmRead, openNews } from './pages/news.page.ts';
import { api, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** A reader of both markets. */
const reader = 'owner.us';
/** The market of the demo's service partners, which has no material. */
const partners = 'service-partners';
/** Documents of the demo: one of the dealers that must be read, and one of the service partners. */
const priceList = { id: '2000~price-list', title: 'Price list' };
const torques = { id: '2000~torque-chart', title: 'Chart of torques' };
const mountain = '/product-lineup/2000~mountain';

async function check(page: Page, touch: boolean): Promise<void> {
  await checkPage(page, touch);
  await checkNarrow(page);
}

// R069 to R074, U298, U299, B027, B028, M002, M003
test(
  'reads documents of own markets, also offline, until they go',
  { tag: '@phone' },
  async ({ page, context, request }, info) => {
    test.setTimeout(180_000);
    const touch = isPhone(info);
    const write = await api(request, 'content.us');
    const administer = await api(request, 'access.us');
    await keepQuiet(page);
    await login(page, reader);
    await workerReady(page);

    await test.step('shows the types, and documents by group', async () => {
      await openDocuments(page);
      const general = page.getByRole('main').getByRole('link', { name: /^General/ });
      await expect(general).toBeVisible();
      await check(page, touch);
      await general.click();
      await expect(page.getByRole('heading', { name: 'Prices and terms' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Without a group' })).toBeVisible();
      await check(page, touch);
      await expectKept(page, 'SalesDocumentsByGroup');
    });

    await test.step('finds it in the list of news', async () => {
      await openNews(page, 'q=price');
      await page.getByRole('link', { name: /^Sales documents \(\d+\)$/ }).click();
      await expect(contentCard(page, priceList.title)).toBeVisible();
      await check(page, touch);
      await contentCard(page, priceList.title)
        .getByRole('link', { name: priceList.title })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Download / })).toBeVisible();
      await expect(page.getByText(/^PDF, /)).toBeVisible();
      await check(page, touch);
      await expectKept(page, 'SalesDocument');
    });

    await test.step('confirms offline, which counts once later', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(asOf(page)).toBeVisible();
      await confirmRead(page).click();
      await expect(page.getByText(/^Read on .*, waiting to be sent$/)).toBeVisible();
      await check(page, touch);
      await page.getByRole('link', { name: '← Prices and terms' }).click();
      await context.setOffline(false);
      await openDocuments(page, `/${priceList.id}`);
      await expect(page.getByText(/^Read on /)).toBeVisible();
      await expect(page.getByText('waiting to be sent')).toHaveCount(0, { timeout: 30_000 });
      const asked = {
        of: { kind: 'sales_document', id: priceList.id },
        page: 1,
        limit: 50,
        hasRead: true,
      };
      const { data } = await write('ContentAudience', asked);
      expect(data.contentAudience).toMatchObject({ haveRead: 1, users: [{ username: reader }] });
    });

    await test.step('loses all of a market that is taken away', async () => {
      const before = await changeMarkets(administer, reader, [partners]);
      try {
        await openDocuments(page, '?q=price');
        await expect(page.getByRole('button', { name: 'Show all sales documents' })).toBeVisible();
        await openDocuments(page, `/${torques.id}`);
        await expect(page.getByRole('heading', { name: torques.title })).toBeVisible();
        await openDocuments(page, `/sales/${priceList.id}`);
        await expectNoDocument(page);
        await context.setOffline(true);
        await page.reload();
        await expectNoDocument(page);
        await context.setOffline(false);
        // Material has no other market.
        await openMaterial(page, mountain);
        await expectNoMarket(page);
        await changeMarkets(administer, reader, []);
        await openDocuments(page);
        await expectNoMarket(page);
      } finally {
        await changeMarkets(administer, reader, before);
      }
    });
  },
);

// R061 to R068, U295 to U297
test(
  'reads material by category, also offline',
  { tag: '@desktop' },
  async ({ page, context }, info) => {
    test.setTimeout(180_000);
    const touch = isPhone(info);
    await keepQuiet(page);
    await login(page, reader);
    await workerReady(page);

    await test.step('goes from the types down to a category', async () => {
      await openMaterial(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Product lineup/ })
        .click();
      await page.getByRole('link', { name: 'Product pictures', exact: true }).click();
      await page.getByRole('link', { name: 'Bikes', exact: true }).click();
      await page.getByRole('link', { name: 'Mountain bikes', exact: true }).click();
      const path = page.getByRole('navigation', { name: 'Categories' });
      await expect(path.getByRole('link')).toHaveText([
        'Product lineup',
        'Product pictures',
        'Bikes',
      ]);
      await expect(
        page.getByRole('list', { name: 'Pictures' }).getByRole('article').first(),
      ).toBeVisible();
      await check(page, touch);
      await expectKept(page, 'MarketingMaterialCategory');
      await expectKept(page, 'MarketingMaterialList');
    });

    await test.step('shows a picture, its sizes and the next one', async () => {
      const first = page.getByRole('list', { name: 'Pictures' }).getByRole('article').first();
      await first.getByRole('link').first().click();
      await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
      await check(page, touch);
      // A job makes them after the import.
      const sizes = page.getByRole('button', { name: /^Sizes of / });
      await expect(async () => {
        await page.reload();
        await expect(sizes).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 90_000 });
      const download = page.waitForEvent('download');
      await sizes.click();
      await page.getByRole('menuitem', { name: /^Low, 800/ }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(/-800\.jpg$/);
      expect(
        readFileSync(await saved.path())
          .subarray(0, 2)
          .toString('hex'),
      ).toBe('ffd8');
      const { pathname } = new URL(page.url());
      await page.getByRole('link', { name: 'Next picture' }).click();
      await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
      expect(new URL(page.url()).pathname).not.toBe(pathname);
      await expectKept(page, 'MarketingMaterial');
    });

    await test.step('shows it on the page of an article', async () => {
      await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click();
      const section = page.getByRole('region', { name: 'Marketing material' });
      await expect(section.getByRole('article').first()).toBeVisible();
    });

    await test.step('opens offline what was looked at', async () => {
      await context.setOffline(true);
      await openMaterial(page, mountain);
      await expect(
        page.getByRole('list', { name: 'Pictures' }).getByRole('article').first(),
      ).toBeVisible();
      await expect(asOf(page)).toHaveCount(1);
      await check(page, touch);
    });
  },
);
