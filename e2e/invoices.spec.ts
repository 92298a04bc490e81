import { expect, test } from '@playwright/test';
import { checkNarrow, checkPage } from './page-checks.ts';
import {
  firstCheckbox,
  openOpenInvoices,
  selectFirstInvoice,
  selectionBar,
} from './pages/invoices.page.ts';
import { enterCard } from './pages/paying.page.ts';
import { dealer, isPhone, keepQuiet, login, workerReady } from './support.ts';

test.beforeEach(({ page }) => keepQuiet(page));

/** The number that the embedded provider accepts for a card (docs/payments.md). */
const testCard = '4111111111111111';

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  // R025, R029, R030
  test(
    'dealer pays an invoice by card and keeps the selection offline',
    { tag: '@desktop' },
    async ({ page, context }, info) => {
      const touch = isPhone(info);
      const user = dealer(info);
      await login(page, user);
      await workerReady(page);

      await test.step('selects the invoice that is due first', async () => {
        await openOpenInvoices(page);
        await expect(page.getByRole('heading', { level: 1, name: 'Open invoices' })).toBeVisible();
        await expect(firstCheckbox(page)).toBeVisible();
        await checkPage(page, touch);
        await checkNarrow(page);
        await selectFirstInvoice(page);
        await expect(selectionBar(page)).toContainText('1 selected');
        await checkPage(page, touch);
      });

      await test.step('keeps the selection offline, where it cannot be paid', async () => {
        await context.setOffline(true);
        await page.reload();
        const bar = selectionBar(page);
        await expect(bar).toContainText('1 selected');
        await expect(page.getByText(/^as of /).first()).toBeVisible();
        await expect(bar.getByRole('link', { name: 'Pay' })).toHaveCount(0);
        await context.setOffline(false);
        await bar.getByRole('link', { name: 'Pay' }).click();
      });

      await test.step('pays on the provider’s page', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Pay invoices' })).toBeVisible();
        await page.getByRole('radio', { name: /card/i }).check();
        await checkPage(page, touch);
        await checkNarrow(page);
        await page.getByRole('button', { name: /^Pay \$/ }).click();
        await expect(page).toHaveURL(/pay\.localhost/);
        await enterCard(page, testCard);
        await expect(page).toHaveURL(/\/payment\/request\/PR/);
        await expect(page.getByText(/^Paid\./)).toBeVisible();
        await checkPage(page, touch);
        await checkNarrow(page);
      });

      await test.step('lists the payment once', async () => {
        const number = page.url().match(/PR\w+/)?.[0] ?? '';
        await page.goto('/en-us/payment');
        await expect(page.getByRole('link', { name: number })).toHaveCount(1);
        await checkPage(page, touch);
      });
    },
  );
});
