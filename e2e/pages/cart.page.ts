import { expect, type Locator, type Page } from '@playwright/test';

export const openCart = (page: Page) => page.goto('/en-us/cart');

export const emptyCartNote = (page: Page): Locator => page.getByText('The cart is empty');

/** The fields of quantities, of a whole page or one line. */
export const quantityFields = (of: Page | Locator): Locator =>
  of.getByRole('textbox', { name: /^Quantity of/ });

/** The box with goods, discounts, margin, freight and credit. */
export const cartTotal = (page: Page): Locator => page.getByRole('region', { name: 'Total' });

export const toCheckoutButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'To checkout' });

/** The button behind which carts are switched, named and kept as templates. */
export const cartNameButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Cart: ${name}. Switch or name it` });

/** Opens the menu under the cart's name and presses an entry of it. */
export async function chooseFromCartMenu(page: Page, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Cart: .* Switch or name it$/ }).click();
  await page.getByRole('button', { name: entry }).first().click();
}

/** Answers the question for the name of a cart or template. */
export async function giveName(page: Page, name: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
