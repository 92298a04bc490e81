import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../test-locale.ts';

/** The link in a row of a list that opens its form. */
export const rowLink = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true });

/**
 * Chooses an action in the menu of a row.
 * @param row a part of the name of the menu's button
 * @param action a text is the whole name of the action
 */
export async function chooseRowAction(
  page: Page,
  row: string,
  action: string | RegExp,
): Promise<void> {
  const chosen = page.getByRole('menuitem', { name: action, exact: true });
  // A list that is drawn again closes the menu.
  await expect(async () => {
    await page.getByRole('button', { name: row }).click();
    await expect(chosen).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await chosen.click();
}

export const saveForm = (page: Page, say: Say): Promise<void> =>
  page.getByRole('button', { name: say('Save'), exact: true }).click();
