import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { CallApi } from '../support.ts';

export const bulkPath = '/en-us/admin/marketing-material/image/create-bulk';

export interface ChosenPicture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws a small picture that no other one equals. */
export async function drawPicture(name: string): Promise<ChosenPicture> {
  const side = 48;
  const raw = { width: side, height: side, channels: 3 } as const;
  const buffer = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Chooses files, as a drop on the page does. */
export const chooseFiles = (page: Page, files: readonly ChosenPicture[]) =>
  page.getByLabel('Pictures and documents').setInputFiles([...files]);

/** Waits until so many files are sent. */
export const expectSent = (page: Page, sent: number, files: number) =>
  expect(page.getByText(`${sent} of ${files} sent`)).toBeVisible({ timeout: 120_000 });

/** The notice that names files, by the start of its sentence. */
export const noticeOf = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').filter({ hasText: sentence });

/** Chooses the category and the first market of the form. */
export async function fillCommon(page: Page, category: string, market: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).fill(category);
  await page.getByRole('option', { name: category }).click();
  await page.getByRole('checkbox', { name: market, exact: true }).check();
}

/** Finds a market of marketing material that the user may write for. */
export async function findMarket(ask: CallApi): Promise<{ id: string; marketName: string }> {
  const { data } = await ask('WriterMarkets', { type: 'marketing_material' });
  const { contentTargetMarkets: markets } = data.contentTargetMarkets;
  return markets.find((market: { isYours: boolean }) => market.isYours);
}

/** Creates a category for the market. @returns its id */
export async function createCategory(ask: CallApi, title: string, market: string): Promise<string> {
  const { data } = await ask('CreateMarketingCategory', {
    input: {
      language: 'en',
      title,
      type: 'marketing_material',
      contentTargetMarkets: [market],
    },
  });
  expect(data.createMarketingMaterialCategory.userErrors).toEqual([]);
  return data.createMarketingMaterialCategory.record.id;
}
