import type { Locator, Page } from '@playwright/test';
import type { Say } from '../test-locale.ts';

/** The link that a row of a list of roles, group roles or permissions leads to its form by. */
export const rightsLink = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true });

/** Chooses an option of a field that is searched by typing. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await page.getByRole('combobox', { name: label }).last().fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await page.keyboard.press('Escape');
}

/** Takes an action of the menu of a row. */
export async function takeRowAction(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(row) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const saveRights = (page: Page, say: Say): Promise<void> =>
  page.getByRole('button', { name: say('Save'), exact: true }).click();
