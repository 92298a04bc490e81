import { expect, type Locator, type Page } from '@playwright/test';
import { openOpenInvoices, selectFirstInvoice, selectionBar } from './invoices.page.ts';

export const openRequest = (page: Page, requestNo: string) =>
  page.goto(`/en-us/payment/request/${requestNo}`);

/**
 * Selects the invoice that is due first, chooses a way to pay, and goes on to the provider's page.
 * @param press presses the button of the payment
 * @returns the number of the payment request
 */
export async function payFirstInvoice(
  page: Page,
  way: RegExp,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<string> {
  await openOpenInvoices(page);
  await selectFirstInvoice(page);
  await selectionBar(page).getByRole('link', { name: 'Pay' }).click();
  await page.getByRole('radio', { name: way }).check();
  await press(page.getByRole('button', { name: /^Pay \$/ }));
  await expect(page).toHaveURL(/pay\.localhost/);
  return (await page.getByText(/Reference PR/).innerText()).match(/PR\w+/)?.[0] ?? '';
}

/** Pays with a card on the provider's page. */
export async function enterCard(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expires: month').fill('12');
  await page.getByLabel('Expires: year').fill('2040');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Pays with an account in the United States on the provider's page. */
export async function enterAccount(page: Page, accountNumber: string): Promise<void> {
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number').fill(accountNumber);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}
