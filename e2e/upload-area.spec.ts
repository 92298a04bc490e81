import { expect, test } from '@playwright/test';
import { findParts } from './articles.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { api, isPhone, keepQuiet, login } from './support.ts';

// R048, U275, reading 106
test(
  'takes own article numbers over, fixed in place, and undoes them',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    test.setTimeout(120_000);
    const user = 'dealer.us';
    const touch = isPhone(info);
    const callApi = await api(request, user);
    const [part, other] = await findParts(request, user, 2);
    if (!part || !other) throw new Error('The demo has no two parts.');
    const mark = Date.now().toString(36);
    const name = `numbers-${mark}.csv`;
    const numberOf = (nth: number) => `${mark}-${nth}`;
    const rows = Array.from({ length: 500 }, (_, nth) => {
      if (nth === 9) return `${numberOf(nth)};NEVER-${mark}`;
      if (nth === 19) return `;${part.article_code}`;
      if (nth === 29) return `${numberOf(0)};${part.article_code}`;
      return `${numberOf(nth)};${part.article_code}`;
    });
    const listOwn = async () => {
      const { aliases } = (await callApi('ArticleAliases')).data.articleAliases;
      return (aliases as { alias: string; articleCode: string }[]).filter(({ alias }) =>
        alias.startsWith(mark),
      );
    };
    await keepQuiet(page);
    await login(page, user);

    await test.step('offers a card with a template for each kind', async () => {
      await page.goto('/en-us/upload-area');
      await expect(page.getByRole('button', { name: 'Download a template' })).toHaveCount(3);
      await checkPage(page, touch);
      await checkNarrow(page);
    });

    await test.step('says what is wrong before anything is stored', async () => {
      await page.getByRole('button', { name: 'Upload own numbers' }).click();
      const buffer = Buffer.from(['Own number;EAN', ...rows].join('\n'));
      await page
        .getByLabel('CSV or Excel file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer });
      await expect(page.getByText('497 rows can be taken in.')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/^3 rows are refused/)).toBeVisible();
      expect(await listOwn()).toEqual([]);
      await checkPage(page, touch);
      await checkNarrow(page);
    });

    await test.step('takes the rows over, two of them fixed and one left out', async () => {
      await page.getByLabel('Article number or EAN, row 11').fill(other.article_code);
      await page.getByLabel('Own number, row 21').fill(numberOf(19));
      await page.getByRole('button', { name: 'Check the corrected rows' }).click();
      await expect(page.getByText('499 rows can be taken in.')).toBeVisible();
      await page.getByRole('button', { name: 'Take over 499 rows' }).click();
      await expect(page.getByText('499 rows are taken over.')).toBeVisible({ timeout: 30_000 });
      const own = await listOwn();
      expect(own).toHaveLength(499);
      expect(own).toContainEqual({ alias: numberOf(9), articleCode: other.article_code });
      const report = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the report' }).click();
      expect((await report).suggestedFilename()).toBe('Upload report.xlsx');
      await checkPage(page, touch);
    });

    await test.step('undoes the upload after a question', async () => {
      await page.getByRole('button', { name: `Undo ${name}` }).click();
      await page
        .getByRole('dialog', { name: `Undo ${name}?` })
        .getByRole('button', { name: 'Undo the upload' })
        .click();
      await expect(page.getByText('The upload is undone.')).toBeVisible();
      await expect(page.getByRole('row', { name }).getByText('Undone')).toBeVisible();
      expect(await listOwn()).toEqual([]);
      await checkPage(page, touch);
      await checkNarrow(page);
    });
  },
);
