import { expect, type Page, test } from '@playwright/test';
import { readSheet } from './downloads.ts';
import { checkNarrow, checkPage } from './page-checks.ts';
import { api, dealer, isPhone, keepQuiet, login } from './support.ts';

const lastYear = new Date().getUTCFullYear() - 1;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request a file' });

// R047, U273, U274, B246, B248, M053
test(
  'requests the invoices of a year and fetches them later',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    const user = dealer(info);
    const touch = isPhone(info);
    const callApi = await api(request, user);
    await keepQuiet(page);
    await login(page, user);
    await page.goto('/en-us/download-area');

    await test.step('refuses a period in two years at its field', async () => {
      await page.getByRole('button', { name: 'Request a file' }).first().click();
      const dialog = dialogOf(page);
      await dialog.getByLabel('Records').selectOption({ label: 'Invoices' });
      await dialog.getByLabel('First day').fill(`${lastYear}-12-31`);
      await dialog.getByLabel('Last day').fill(`${lastYear + 1}-01-01`);
      await dialog.getByRole('button', { name: 'Request the file' }).click();
      await expect(dialog.getByText('Both days must lie in one calendar year.')).toBeVisible();
      await checkPage(page, touch);
    });

    await test.step('asks for the whole last year, and leaves the page', async () => {
      const dialog = dialogOf(page);
      await dialog.getByLabel('First day').fill(`${lastYear}-01-01`);
      await dialog.getByLabel('Last day').fill(`${lastYear}-12-31`);
      await dialog.getByRole('button', { name: 'Request the file' }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/en-us/profile');
      const readNews = async () => {
        const { data } = await callApi('Notifications', { page: 1, limit: 10 });
        const { notifications } = data.notifications;
        return notifications.map(({ kind }: { kind: string }) => kind);
      };
      await expect.poll(readNews, { timeout: 60_000 }).toContain('download');
    });

    await test.step('opens the file from the notification', async () => {
      await page.goto('/en-us/notifications');
      await page.getByRole('link', { name: /^Your file is ready/ }).click();
      await expect(page.getByRole('table', { name: 'Requested files' })).toContainText('Ready');
      await checkPage(page, touch);
      await checkNarrow(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`Invoices ${lastYear}-01-01 ${lastYear}-12-31.xlsx`);
      const [head, ...rows] = await readSheet(file);
      expect(head).toContain('Invoice date');
      expect(rows.length).toBeGreaterThan(0);
    });

    await test.step('says when the eleventh is possible', async () => {
      const asked = {
        module: 'INVOICES',
        from: `${lastYear}-01-01`,
        to: `${lastYear}-01-02`,
        format: 'CSV',
        title: 'Invoices',
        columns: [{ name: 'invoiceNo', header: 'Invoice' }],
      };
      for (let nth = 2; nth <= 10; nth += 1) await callApi('RequestDownloadArea', asked);
      await page.reload();
      await expect(
        page.getByText(/^You have asked for 10 files today\. The next is possible from /),
      ).toBeVisible();
    });
  },
);
