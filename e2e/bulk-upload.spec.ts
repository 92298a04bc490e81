import { type BrowserContext, expect, test } from '@playwright/test';
import { KilledDevice } from './killed-device.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  bulkPath,
  chooseFiles,
  createCategory,
  drawPicture,
  expectSent,
  fillCommon,
  findMarket,
  noticeOf,
} from './pages/bulk-materials.page.ts';
import { api, login } from './support.ts';

const writer = 'content.us';
/** Files that the first browser sends. */
const first = 120;

/** Lets the first uploads through, and holds all after them. */
async function holdAfter(context: BrowserContext, most: number): Promise<void> {
  let begun = 0;
  await context.route('**/files/uploads', async (route) => {
    begun += 1;
    if (begun <= most) await route.continue();
  });
}

// R126, issue "200 pictures, browser closed at 120"
test('goes on with 200 pictures after the browser was killed', { tag: '@desktop' }, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const mark = Date.now().toString(36);
  const ask = await api(request, writer);
  const category = `Bulk ${mark}`;
  const market = await findMarket(ask);
  const categoryId = await createCategory(ask, category, market.id);
  const pictures = await Promise.all(
    Array.from({ length: 197 }, (_, at) =>
      drawPicture(`${mark}_wheel-${String(at + 1).padStart(3, '0')}.png`),
    ),
  );
  const copies = pictures.slice(0, 3).map((one) => ({ ...one, name: `copy-of-${one.name}` }));
  const files = [...pictures, ...copies];
  const device = new KilledDevice(baseURL ?? '');
  try {
    await test.step('sends 120 of them, and names the duplicates', async () => {
      const page = await device.open('/en-us/login', (context) => holdAfter(context, first));
      await login(page, writer, undefined, baseURL);
      await page.goto(`${baseURL}${bulkPath}`);
      await chooseFiles(page, files);
      await expect(noticeOf(page, '3 files are there already')).toContainText(
        copies[2]?.name ?? '',
      );
      await expectSent(page, first, 197);
      // As soon as the device has recorded them.
      const other = await page.context().newPage();
      await expect(async () => {
        await other.goto(`${baseURL}${bulkPath}`);
        await expect(other.getByText(`${first} of 197 sent`)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await device.kill();
    });

    let sent = 0;
    const page = await device.open(bulkPath, async (context) => {
      context.on('response', (response) => {
        if (response.request().method() === 'PATCH' && response.status() === 200) sent += 1;
      });
    });
    await test.step('names what is missing', async () => {
      const missing = noticeOf(page, /^77 files are missing/);
      await expect(missing).toContainText(pictures[first]?.name ?? '');
      await missing.getByText('and 67 other files').click();
      await expect(missing).toContainText(pictures[196]?.name ?? '');
      await checkPage(page, false);
      await checkNarrow(page);
    });

    await test.step('goes on with the same files, and creates 197 materials', async () => {
      await chooseFiles(page, files);
      await expectSent(page, 197, 197);
      expect(sent).toBe(77);
      await fillCommon(page, category, market.marketName);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('197 pictures are published.')).toBeVisible();
      const list = { filter: { category: categoryId }, page: 1, limit: 100 };
      const { data } = await ask('WrittenMarketingMaterialList', list);
      const { marketingMaterials: created, info } = data.marketingMaterials;
      expect(info.count).toBe(197);
      expect(created[0].title).toBe(`${mark} wheel 001`);
    });

    await test.step('names all as there already when they come again', async () => {
      await page.goto(`${baseURL}${bulkPath}`);
      await chooseFiles(page, files);
      await expect(noticeOf(page, '200 files are there already')).toBeVisible();
      expect(sent).toBe(77);
    });
  } finally {
    await device.close();
  }
});
