import { expect, type Locator, type Page } from '@playwright/test';

export const openCheckout = (page: Page) => page.goto('/en-us/cart/checkout');

/** The radio buttons of a choice: `Ship to`, `Shipping` or `Payment`. */
export const choicesOf = (page: Page, group: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('radio');

export const poNumberField = (page: Page): Locator => page.getByLabel('Your PO number (optional)');

export const dayField = (page: Page): Locator =>
  page.getByLabel('Requested delivery date (optional)');

export const placeOrderButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Place order' });

/** The button that keeps an order on the device. */
export const placeWhenOnlineButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Place when online' });

export const orderKeptNote = (page: Page): Locator =>
  page.getByText('Your order is kept on this device');

/** Answers the three choices of the checkout, those that are still open. */
export async function chooseTerms(page: Page): Promise<void> {
  // On a phone a way of shipping that is chosen, as by the order before, takes one row.
  const chosen = page.getByRole('link', { name: 'Change', exact: true });
  for (const group of ['Ship to', 'Shipping', 'Payment']) {
    const choice = choicesOf(page, group).first();
    await expect(group === 'Shipping' ? choice.or(chosen).first() : choice).toBeVisible();
    if (await choice.isVisible()) await choice.check();
  }
}
