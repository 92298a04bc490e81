import type { Locator, Page } from '@playwright/test';

export const openTemplates = (page: Page) => page.goto('/en-us/order-lists?show=templates');

export const templateHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name });

export const editTemplate = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Edit ${name}` }).click();

/** Opens a template and deletes it. */
export async function deleteTemplate(page: Page, name: string): Promise<void> {
  await editTemplate(page, name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
}

/** The cart that is marked as the active one in the list of carts. */
export const activeCart = (page: Page): Locator =>
  page.getByRole('list', { name: 'Carts' }).locator('[aria-current=true]');
