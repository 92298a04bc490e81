import { expect, type Page, test } from '@playwright/test';
import { firstCheckbox, openOpenInvoices } from './pages/invoices.page.ts';
import { enterAccount, enterCard, openRequest, payFirstInvoice } from './pages/paying.page.ts';
import { keepQuiet, login } from './support.ts';

// The answers of the embedded provider (docs/payments.md), as a dealer meets them.

test.beforeEach(async ({ page }) => {
  await keepQuiet(page);
  await login(page, 'vendor.us');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Reloads the page of a request until it shows the text: events of the provider arrive after the payer does. */
async function expectState(page: Page, requestNo: string, text: RegExp): Promise<void> {
  await expect(async () => {
    await openRequest(page, requestNo);
    await expect(page.getByText(text)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test('replaces a declined card and repeats a refused second step', { tag: '@phone' }, async ({
  page,
}) => {
  await payFirstInvoice(page, /card/i);
  await enterCard(page, '4000000000000002');
  await expect(page.getByRole('alert')).toHaveText(/^It was declined/);
  await enterCard(page, '4000000000009995');
  await expect(page.getByRole('alert')).toHaveText(/^There is not enough money/);
  await enterCard(page, '4000000000003220');
  await press(page, 'No');
  await expect(page.getByRole('alert')).toHaveText(/^The payment was not confirmed/);
  await enterCard(page, '4000000000003220');
  await press(page, 'Yes, pay');
  await expect(page).toHaveURL(/\/payment\/request\/PR/);
  await expect(page.getByText(/^Paid\./)).toBeVisible();
});

test('pays once after a double press, the back button and a closed tab', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const requestNo = await payFirstInvoice(page, /card/i, (button) => button.dblclick());
  await page.goBack();
  await page.close();
  const next = await context.newPage();
  await keepQuiet(next);
  await next.goto('/en-us/payment?status=pending');
  const pending = next.getByRole('table', { name: 'Invoice payments' });
  await expect(pending.getByRole('link', { name: /^PR/ })).toHaveText([requestNo]);
  await openRequest(next, requestNo);
  await press(next, 'Continue to pay');
  await expect(next).toHaveURL(/pay\.localhost/);
  await press(next, 'Cancel the payment');
  await expect(next).toHaveURL(/\/payment\/request\/PR/);
  await expectState(next, requestNo, /^It was voided\./);
  await openOpenInvoices(next);
  await expect(firstCheckbox(next)).toBeEnabled();
});

for (const { account, outcome, end } of [
  { account: '000123456789', outcome: 'settles after days', end: /^Paid\./ },
  { account: '000222222227', outcome: 'is returned unpaid', end: /Its invoices are open again\.$/ },
])
  test(`a debit ${outcome}`, { tag: '@phone' }, async ({ page }) => {
    const requestNo = await payFirstInvoice(page, /ACH/);
    const provider = page.url();
    await enterAccount(page, account);
    await expect(page).toHaveURL(/\/payment\/request\/PR/);
    await expectState(page, requestNo, /^The payment is on its way\./);
    await page.goto(provider);
    await press(page, 'Let the days pass now');
    await expectState(page, requestNo, end);
  });
